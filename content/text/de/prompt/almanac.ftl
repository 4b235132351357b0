# Der Almanach.

almanac-title = Almanach
almanac-introduction =
    Alles in der Schachtel, Land für Land. Diese Seite ist, was `intrepid content almanac --lang de` ausgibt: Die Worte werden
    aus den Wirkungen in `content/` gebildet, sie sagen also, was das Spiel tut.

    Jeder Eintrag sagt, woher er ist. *Gedruckte* Werte stehen in einer Regel: core (Grundspiel), app (Anhang), mc (Mission
    Critical), sa (Südafrika) oder de (die deutsche Zusammenfassung mit den Errata), in dieser Zeile ihres Textes. Was *von
    uns* ist, wurde für diese Ausgabe entworfen und kann von der Schachtel abweichen. Ein Beispiel beginnt mit dem, was auf dem
    Tisch liegt und gewürfelt wird, sagt dann in der [Notation](scenarios.md), was getan wird, und hinter dem Pfeil, was daraus wird.
almanac-station = Die Station
almanac-what = Was
almanac-value = Wert
almanac-source = Herkunft
almanac-docking = Wie die Andockmodule 1 bis 4 einen Würfel ändern dürfen
almanac-research = Forschung gibt frei
almanac-emergency = Notvorräte
almanac-bonus = Bonusfelder eines Ressourcenrads
almanac-bonus-capacity = Kapazität eines Bonus für jeden Spieler
almanac-amplify = Kapazität für einen Verstärkungsmarker
almanac-disable = Sperrmarker
almanac-mission-count = Missionen in einer Partie
almanac-cache = Würfel im Depot (solo)
almanac-drain = Anfänglicher Bedarf an einer Ressource
almanac-tokens = Verstärkungs-/Belastungsmarker mit den Zahlen 1, 2, 3, 4, 5, 6
almanac-difficulty = Schwierigkeit: Kapazität jedes Spielers am Anfang
almanac-dock = { $change ->
    [higher] = oder +1
    [lower] = oder −1
   *[plain] =
 }
almanac-skull = { $numbers }, Totenkopf
almanac-tier = { $tier } nach { $step }
almanac-tiers = { $tiers } Schritten
almanac-drains = { $one } mit einem Tableau, { $more } mit mehreren
almanac-by-players = { $players } Spieler: { $value }
almanac-capacity = { $difficulty } { $capacity }
almanac-capacity-drain = { $difficulty } { $capacity } (Bedarf +{ $drain })
almanac-example = Beispiel: { $example }
almanac-boosts = Boost-Plättchen
almanac-badges = Laufbahn-Abzeichen
almanac-missions = Missionen
almanac-irregularities = Unregelmäßigkeiten
almanac-needs = Braucht: { $needs }
almanac-card = **{ $name }** ({ $lasts ->
    [persistent] andauernd
   *[momentary] einmalig
 }). { $effect }
almanac-removed-by = Entfernen: { $dice }
almanac-benefit = Vorteil: { $text }
almanac-impediment = Nachteil: { $text }
almanac-glossary = Glossar
almanac-term = **{ $term }**. { $definition }
