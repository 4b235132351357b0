# Everything that is written on a thing, and where it is from.

sheet-takes = Takes
sheet-makes = Output
sheet-costs = Costs
sheet-does = Does
sheet-rule = Rule
sheet-needs = Needs
sheet-removed-by = Removed by
sheet-free = Free
sheet-track = Track
sheet-benefit = Benefit
sheet-impediment = Impediment
sheet-deck = Deck
sheet-aside = Aside
sheet-source = Source
sheet-named = { $name } ({ $key })
sheet-face = { $name } ({ $key }): { $tier }, { $light }
sheet-card = { $name } ({ $key }): { $level }, { $lasts ->
    [persistent] persistent
   *[momentary] momentary
 }
sheet-country = { $name } ({ $key }) { $stars }
sheet-disaster = { $name } ({ $key }). { $level }
sheet-action = { $text } ({ $key })
sheet-no-tile = There is no tile on { $space }.
source-ours = ours
source-printed = printed ({ $page })
source-partly = { $parts } printed ({ $page })
source-partly-ours = { $parts } printed ({ $page }); the rest ours
source-part = { $part ->
    [name] name
    [cost] cost
    [drain] drain
    [drain-amount] amount of drain
    [slots] slots
    [ability] ability
    [output] output
    [effect] effect
    [sentence] a sentence of the effect
    [dice] dice
    [toxic] Toxic values
    [first] first value
    [values] some values
   *[rest] later values
 }
