# Das Ende einer Partie.

ending-missions = Runde { $round }. { $done } von { $needed } Missionen erfüllt.
ending-missions-begun = Runde { $round }. { $done } von { $needed } Missionen erfüllt; { $begun }.
ending-begun = { $mission } stand auf { $die }
ending-drain = Bedarf
ending-left = übrig
ending-made = insgesamt
ending-consumed = für Missionen
ending-bonuses = Boni
ending-player = { $count ->
    [one] { $player }, 1 Plättchen und was es erzeugt hat:
   *[other] { $player }, { $count } Plättchen und was sie erzeugt haben:
 }
ending-tile = { $tile } { $made }
replay-over = { $summary } { $outcome } Runde { $round }, { $answers } Antworten, jede Prüfsumme stimmt.
replay-open = { $summary } Die Partie ist nicht zu Ende. Runde { $round }, { $answers } Antworten, jede Prüfsumme stimmt.
