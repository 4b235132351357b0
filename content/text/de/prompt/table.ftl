# Der Tisch in achtzig Spalten, und was ausliegt.

gauge-drain = Bedarf
gauge-now = jetzt
gauge-ends = Ende
gauge-bonus = Bonus ab
table-headline = Runde { $round }  -  Phase { $number } { $phase }  -  { $disaster }, Stapel { $deck }
table-player = { $number } { $player }   Kapazität { $capacity }
table-player-dice = { $number } { $player }   Kapazität { $capacity }   { $dice } Würfel{ $done ->
    [yes] {"  fertig"}
   *[no] {""}
 }
table-missions = Missionen
table-missions-done = { $done } von { $needed } erfüllt
table-missions-top = { $done } von { $needed } erfüllt; eine 1 beginnt { $mission }
table-mission = { $number }: { $mission }, Würfel { $die }, nimmt { $costs }
table-mission-nothing = nichts
table-mission-steps = Würfel auf 1/2/3/4: { $costs }
table-amount = { $amount } { $resource }
table-card = Karte { $number }
table-card-removed = Zum Entfernen: { $dice }
table-badge-effect = { $badge }: { $effect }
table-toxic = Giftig
table-toxic-dice = { $values }; Würfel auf der Übersicht: { $dice }
table-lingers = Bis zur nächsten Karte, von { $card }: { $toxic }
table-docks = Andocken
table-docks-row = { $docks }    Wohnmodul { $housed }    Sperrmarker { $tokens }
table-research = Forschung
table-research-row = { $complete ->
    [yes] abgeschlossen
   *[no] { $done } von { $next } Schritten
 }; Stufe { $tier } liegt aus; Schritt kostet { $cost } (noch { $missing })
table-supplies = Vorräte
table-supplies-row = { $numbers } Totenkopf    Verstärkungs-/Belastungsmarker 1-6: { $tokens }
table-badge = { $resource }: { $badge }{ $used ->
    [yes] {" "}(benutzt)
   *[no] {""}
 }
table-zone = { $zone } { $dice }
table-converters = Konverter { $number }
note-counter = Zähler { $number }
note-open = offen { $numbers }
note-locked = verschlossen { $numbers }
note-padlock = Vorhängeschloss
note-amplify = Verstärkung { $number }
note-strain = Belastung { $number }
note-disabled = gesperrt
note-holes = Löcher { $count }
note-integrity = Integrität { $count }
offer-head = Auslage für { $player }, Kapazität { $capacity }:
offer-cost = Preis
offer-tile = Plättchen
offer-takes = nimmt
offer-makes = erzeugt
offer-drains = Bedarf
offer-drain = { $resource } { $amount }
