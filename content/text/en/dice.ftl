# What is done to dice, and which dice are meant.
# $mood: "do" a command, "may" the deed alone, "they" what a player does. $who: whose dice. $link: a word in between.

## Verbs

roll = { $mood ->
    [they] rolls
   *[do] roll
 } { $dice } { $into }
rolled-dice = { $n ->
    [one] 1 new die
   *[other] { $n } new dice
 }
gain = { $mood ->
    [they] gains
   *[do] gain
 } { $object }
reroll = { $mood ->
    [they] re-rolls
   *[do] re-roll
 } { $dice }
reroll-keep-better = { $mood ->
    [they] re-rolls { $dice } and keeps the higher value
   *[do] re-roll { $dice } and keep the higher value
 }{ $number ->
    [one] { "" }
   *[some] { " of each" }
 }
shift-up = { $mood ->
    [they] increases
   *[do] increase
 } { $dice } by { $by }
shift-down = { $mood ->
    [they] decreases
   *[do] decrease
 } { $dice } by { $by }
shift-adjust = { $mood ->
    [they] adjusts
   *[do] adjust
 } { $dice } by { $by }
shift-together = { $take ->
    [all-but-one] { $mood ->
        [they] increases all but one or decreases all but one
       *[do] increase all but one or decrease all but one
     } of the dice{ $tail }
    [alike] { $mood ->
        [they] increases all or decreases all
       *[do] increase all or decrease all
     } dice{ $tail } of a single value
   *[all] { $mood ->
        [they] increases all or decreases all
       *[do] increase all or decrease all
     } dice{ $tail }
 } by { $by }
by-exactly = { $number ->
    [some] { $n } each
   *[one] { $n }
 }
by-either = { $number ->
    [some] ±{ $n } each
    [all] { $n }
   *[one] ±{ $n }
 }
by-within = { $number ->
    [some] { $n ->
        [1] ±1
        [2] ±1 or ±2
       *[other] ±1 to ±{ $n }
     } each
    [all] up to { $n }
   *[one] { $n ->
        [1] ±1
        [2] ±1 or ±2
       *[other] ±1 to ±{ $n }
     }
 }
set = { $mood ->
    [they] sets
   *[do] set
 } { $dice } { $value }
flip = { $mood ->
    [they] flips
   *[do] flip
 } { $dice }
tilt = { $mood ->
    [they] tilts
   *[do] tilt
 } { $dice } { $together ->
    [yes] together { $ways }
   *[no] { $ways }
 }
turn = { $mood ->
    [they] rotates
   *[do] rotate
 } { $dice } on the spot
take = { $mood ->
    [they] takes
   *[do] take
 } { $dice }
move = { $mood ->
    [they] moves
   *[do] move
 } { $dice } { $to }
discard = { $mood ->
    [they] discards
   *[do] discard
 } { $dice }
cycle = { $mood ->
    [they] cycles
   *[do] cycle
 } { $count } { $most ->
    [one] die
   *[other] dice
 } { $named ->
    [yes] to its back
   *[no] to the back of { $who ->
        [they] their
       *[you] your
     } queue
 }
copy-to-cache = { $mood ->
    [they] puts
   *[do] put
 } a copy of each placed die into the cache

## Which dice. $tail says where they lie, what they show and what they are compared with.

dice = { $take ->
    [exactly] { $n ->
        [one] one die
       *[other] { $n } dice
     }{ $tail }
    [up-to] up to { $n ->
        [one] one die
       *[other] { $n } dice
     }{ $tail }
    [all] all dice{ $tail }
    [all-but-one] all but one of the dice{ $tail }
    [alike] all dice{ $tail } of a single value
   *[one] one die{ $tail }
 }
dice-other = { $take ->
    [exactly] { $n ->
        [one] one other die
       *[other] { $n } other dice
     }{ $tail }
    [up-to] up to { $n ->
        [one] one other die
       *[other] { $n } other dice
     }{ $tail }
    [all] all other dice{ $tail }
    [all-but-one] all but one of the other dice{ $tail }
    [alike] all other dice{ $tail } of a single value
   *[one] another die{ $tail }
 }
dice-tail = { $case ->
    [from] { $of }{ $in }{ $than }
   *[in] { $in }{ $of }{ $than }
 }
die-front = the front die{ $in }
die-nth = the { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
 } die{ $in }
die-nth-placed = the nth die{ $in } (n = { $slots ->
    [pair] one of the placed dice
   *[single] the placed die
 })
of-values = of value { $values }
of-at-most = of value { $n } or less
of-at-least = of value { $n } or more
of-odd = of odd value
of-even = of even value
than-above = { $number ->
    [one] that is higher than
   *[some] that are higher than
 } { $slots ->
    [pair] one of the placed dice
   *[single] the placed die
 }
than-below = { $number ->
    [one] that is lower than
   *[some] that are lower than
 } { $slots ->
    [pair] one of the placed dice
   *[single] the placed die
 }

## Where dice lie, leave and go

place-pool = { $case ->
    [from] from
    [into] into
    [to] to
   *[in] in
 } { $who ->
    [they] their
   *[you] your
 } pool
place-reserve = { $case ->
    [from] from
    [into] into
    [to] to
   *[in] in
 } { $who ->
    [they] their
   *[you] your
 } Reserve
place-storage = { $case ->
    [from] from
    [into] into
    [to] to
   *[in] in
 } { $who ->
    [they] their
   *[you] your
 } storage
place-queue = { $case ->
    [from] from
    [into] into
    [to] to
   *[in] in
 } { $who ->
    [they] their
   *[you] your
 } queue
place-cache = { $case ->
    [from] from
    [into] into
    [to] to
   *[in] in
 } the cache
place-kept = { $case ->
    [from] from
    [into] to
    [to] to
   *[in] among
 } { $who ->
    [they] their
   *[you] your
 } kept dice
