# What a die is set to, and what a new die shows.
# $use: "gain" names the new die and what it shows, "set" only what it shows.

new-dice = { $n ->
    [one] a new die
   *[other] { $n } new dice, each
 }
placed = { $slots ->
    [double] the double
    [pair] one of the placed dice
   *[single] the placed die
 }
value-placed = { $use ->
    [gain] { $new } { $oriented ->
        [yes] exactly like
       *[no] equal to
     } { $placed }
   *[set] { $oriented ->
        [yes] exactly like
       *[no] equal to
     } { $placed }
 }
value-placed-by = { $use ->
    [gain] { $new } equal to { $placed } { $change }
   *[set] equal to { $placed } { $change }
 }
change-up = +{ $by }
change-down = −{ $by }
change-either = ±{ $by }
change-within = { $by ->
    [1] ±1
    [2] ±1 or ±2
   *[other] ±1 to ±{ $by }
 }
value-placed-tilted = { $use ->
    [gain] { $new } equal to { $placed } tilted { $ways }
   *[set] equal to { $placed } tilted { $ways }
 }
gained-tilted = { $n } new dice equal to { $slots ->
    [pair] placed dice
   *[single] the placed die
 }: { $list }
tilted-one = one tilted { $ways }
value-placed-flipped = { $use ->
    [gain] { $new } equal to the opposite side of { $placed }
   *[set] equal to the opposite side of { $placed }
 }
value-any = { $use ->
    [gain] { $new } of any value
   *[set] to any number
 }
value-of = { $use ->
    [gain] { $new } of value { $values }
   *[set] to { $values }
 }
value-counter = { $use ->
    [gain] { $new } equal to this tile’s Counter
   *[set] equal to this tile’s Counter
 }
value-neighbour-counter = { $use ->
    [gain] { $new } equal to an adjacent Counter
   *[set] equal to an adjacent Counter
 }
value-lock = { $use ->
    [gain] { $new } equal to a number on this Lock token
   *[set] equal to { $number ->
        [some] numbers
       *[one] a number
     } on this Lock token
 }
value-position = { $use ->
    [gain] { $new } equal to its queue position
   *[set] equal to { $number ->
        [one] its queue position
       *[some] their queue positions
     }
 }
ways = { $count ->
    [4] in any direction
   *[other] { $list }
 }
way-up = up
way-down = down
way-left = left
way-right = right
