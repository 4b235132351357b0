# What bots do, and why.

bots-deed = { $player } ({ $kind ->
    [random] random
    [greedy] greedy
   *[planner] planner
 }): { $deed }. { $why }
bots-only = There is nothing else to answer.
bots-anything = Anything will do.
bots-luck = It hopes for luck.
bots-check = At the check: { $amounts }.
bots-amount = { $resource } { $after } instead of { $before }
bots-better = The table looks better by { $points }.
bots-nothing-better = It sees nothing better.
