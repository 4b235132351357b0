# Abilities in at most 20 characters, beside the icon of their verb.
# $text is what is around, $count a number as it is shown, $n the number that a noun bends with.

do-pair = { $first }, { $second }
do-for = { $first } → { $second }
do-more = { $text } …
do-each = each { $text }
do-each-other = others { $text }
do-red = red: { $text }
do-blue = blue: { $text }
do-discarded = discard { $text }
do-gained = gain { $text }
do-cycled = cycle { $text }
do-moved = take { $text }
do-drained = drain { $text }
do-disabled = disable { $text }
do-rolled = roll { $text }
do-turned-over = flip { $text }
do-tilted = tilt { $text }
do-discounted = pay { $text }
do-capacity = { $text } Capacity
do-amplified = amplify { $text }
do-converted = { $text } Converter
do-tracked = track { $text }
do-destroyed = destroy { $text }
do-which = { $text } { $which }
do-dice = { $count } { $n ->
    [one] die
   *[other] dice
 }
do-all = all
do-all-but-one = all but 1
do-alike = alike
do-another = another
do-front = front die
do-nth = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
 } die
do-nth-placed = nth die
do-in-storage = { $text } in storage
do-in-queue = { $text } in queue
do-in-cache = { $text } in cache
do-from-storage = { $text } from storage
do-from-queue = { $text } from queue
do-from-cache = { $text } from cache
do-kept = { $text } kept
do-placed = die
do-flipped = die flipped
do-any = any
do-odd = odd
do-even = even
do-counter = Counter
do-next-counter = next Counter
do-any-counter = any Counter
do-lock = Lock
do-position = position
do-keep-higher = { $text }, keep higher
do-with-counter = with Counter
do-with-next-counter = with next Counter
do-with-any-counter = with any Counter
do-pick-up = Counter → pool
do-lift-locks = all back
do-place-locks = on padlocks
do-swap-locks = swap 2
do-unlock = if all match
do-pay = stored dice
do-tiles = { $count } { $n ->
    [one] tile
   *[other] tiles
 }
do-all-tiles = all tiles
do-most-expensive = most expensive
do-sectors = { $n ->
    [0] sector
   *[other] sector +{ $n }
 }
do-move-negatives = negative tokens
do-roll-sector = sector
do-docks = { $n } disabled
do-each-resource = each
do-this-resource = here
do-other-resource = elsewhere
do-chosen-resource = any
do-per-card = { $n } per card
do-per-marked = { $n } per tile
do-per-idle = { $n } per idle tile
do-per-mission = { $n } per mission
do-up-to = up to { $n }
do-next-round = { $text } next round
do-keep-die = any die next round
do-any-die = any die
do-permit = next tier
do-destroy-offer = destroy 1
