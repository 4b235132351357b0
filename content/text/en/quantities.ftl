# Numbers of the rules that stand changed. $way: "up" or "down"; $n: by how much.

quantity-dice-rolled = Each player rolls { $n } { $way ->
    [up] more
   *[down] fewer
 } { $n ->
    [one] die
   *[other] dice
 } each round.
quantity-research-cost = Each research step costs { $n } { $way ->
    [up] more
   *[down] less
 } Capacity.
quantity-tile-cost = Each tile costs { $n } { $way ->
    [up] more
   *[down] less
 } Capacity.
quantity-amplify-cost = Each Amplify token costs { $n } { $way ->
    [up] more
   *[down] less
 } Capacity.
quantity-die-cost = Each step on the dice track costs { $n } { $way ->
    [up] more
   *[down] less
 } Capacity.
quantity-capacity-gained = Each player gains { $n } { $way ->
    [up] more
   *[down] less
 } Capacity in Phase 3.
quantity-bonus-capacity = A resource bonus gives each player { $n } { $way ->
    [up] more
   *[down] less
 } Capacity.
quantity-tile-output = Each activated tile generates { $n } { $way ->
    [up] more
   *[down] less
 } of each of its resources.
quantity-habitation-output = Each die in the Habitation Module generates { $n } { $way ->
    [up] more
   *[down] less
 }.
quantity-income = Each resource { $way ->
    [up] gains
   *[down] loses
 } { $n } at the start of Phase 2.
quantity-hit-limit = Each tile can hold { $n } { $way ->
    [up] more
   *[down] fewer
 } { $n ->
    [one] Scenario token
   *[other] Scenario tokens
 }.
quantity-missions-to-win = The crew must complete { $n } { $way ->
    [up] more
   *[down] fewer
 } { $n ->
    [one] Mission
   *[other] Missions
 } to win.
quantity-safe-amount = Use emergency supplies at 0–{ $now }, not at 0–{ $otherwise }.
quantity-tile-drain = Each newly installed tile drains { $n } { $way ->
    [up] more
   *[down] less
 }.
