# The table in eighty columns, and what is on offer.

gauge-drain = drain
gauge-now = now
gauge-ends = ends
gauge-bonus = bonus at
table-headline = Round { $round }  -  Phase { $number } { $phase }  -  { $disaster }, deck { $deck }
table-player = { $number } { $player }   Capacity { $capacity }
table-player-dice = { $number } { $player }   Capacity { $capacity }   { $dice } dice{ $done ->
    [yes] {"  done"}
   *[no] {""}
 }
table-missions = Missions
table-missions-done = { $done } of { $needed } done
table-missions-top = { $done } of { $needed } done; a 1 starts { $mission }
table-mission = { $number }: { $mission }, die { $die }, takes { $costs }
table-mission-nothing = nothing
table-mission-steps = die at 1/2/3/4: { $costs }
table-amount = { $amount } { $resource }
table-card = Card { $number }
table-card-removed = Removed by: { $dice }
table-badge-effect = { $badge }: { $effect }
table-toxic = Toxic
table-toxic-dice = { $values }; dice on the aid: { $dice }
table-lingers = Until the next card, from { $card }: { $toxic }
table-docks = Docks
table-docks-row = { $docks }    Habitation { $housed }    Disable tokens { $tokens }
table-research = Research
table-research-row = { $complete ->
    [yes] complete
   *[no] { $done } of { $next } steps
 }; tier { $tier } on offer; a step costs { $cost } ({ $missing } missing)
table-supplies = Supplies
table-supplies-row = { $numbers } skull    Amplify/Strain tokens 1-6: { $tokens }
table-badge = { $resource }: { $badge }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
 }
table-zone = { $zone } { $dice }
table-converters = Converters { $number }
note-counter = Counter { $number }
note-open = open { $numbers }
note-locked = locked { $numbers }
note-padlock = padlock
note-amplify = Amplify { $number }
note-strain = Strain { $number }
note-disabled = disabled
note-holes = holes { $count }
note-integrity = integrity { $count }
offer-head = On offer for { $player }, Capacity { $capacity }:
offer-cost = cost
offer-tile = tile
offer-takes = takes
offer-makes = makes
offer-drains = drains
offer-drain = { $resource } { $amount }
