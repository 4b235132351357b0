# Was Bots tun und warum.

bots-deed = { $player } ({ $kind ->
    [random] Bot, zufällig
    [greedy] Bot, gierig
   *[planner] Bot, planend
 }): { $deed }. { $why }
bots-only = Eine andere Antwort gibt es nicht.
bots-anything = Irgendetwas.
bots-luck = Er hofft auf Glück.
bots-check = Bei der Prüfung: { $amounts }.
bots-amount = { $resource } { $after } statt { $before }
bots-better = Der Tisch sieht um { $points } besser aus.
bots-nothing-better = Etwas Besseres sieht er nicht.
