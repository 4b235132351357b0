# Zahlen der Regeln, die für ein ganzes Spiel geändert sind. $way: "up" oder "down"; $n: um wie viel.

quantity-dice-rolled = Jeder Spieler würfelt zu Beginn jeder Runde { $n } Würfel { $way ->
    [up] mehr
   *[down] weniger
 }.
quantity-research-cost = Jeder Forschungsschritt kostet { $n } Kapazität { $way ->
    [up] mehr
   *[down] weniger
 }.
quantity-tile-cost = Jedes Plättchen kostet { $n } Kapazität { $way ->
    [up] mehr
   *[down] weniger
 }.
quantity-amplify-cost = Jeder Verstärkungsmarker kostet { $n } Kapazität { $way ->
    [up] mehr
   *[down] weniger
 }.
quantity-die-cost = Jeder Schritt auf der Würfelleiste kostet { $n } Kapazität { $way ->
    [up] mehr
   *[down] weniger
 }.
quantity-capacity-gained = In Phase 3 erhält jeder Spieler { $n } Kapazität { $way ->
    [up] mehr
   *[down] weniger
 }.
quantity-bonus-capacity = Ein Ressourcenbonus gibt jedem Spieler { $n } Kapazität { $way ->
    [up] mehr
   *[down] weniger
 }.
quantity-tile-output = Jedes aktivierte Plättchen erzeugt von jeder seiner Ressourcen { $n } { $way ->
    [up] mehr
   *[down] weniger
 }.
quantity-habitation-output = Jeder Würfel im Wohnmodul erzeugt { $n } { $way ->
    [up] mehr
   *[down] weniger
 }.
quantity-income = Jede Ressource { $way ->
    [up] steigt
   *[down] sinkt
 } zu Beginn von Phase 2 um { $n }.
quantity-hit-limit = Auf jedem Plättchen { $n ->
    [one] kann 1 Szenariomarker
   *[other] können { $n } Szenariomarker
 } { $way ->
    [up] mehr
   *[down] weniger
 } liegen.
quantity-missions-to-win = Zum Sieg { $n ->
    [one] ist 1 Mission
   *[other] sind { $n } Missionen
 } { $way ->
    [up] mehr
   *[down] weniger
 } nötig.
quantity-safe-amount = Bei 0–{ $now } statt bei 0–{ $otherwise } braucht ihr Notvorräte.
quantity-tile-drain = Jedes neu eingebaute Plättchen erhöht den Bedarf um { $n } { $way ->
    [up] mehr
   *[down] weniger
 }.
