# What is printed on tiles, cards and boards besides abilities.

## Tiles

any-value = any value
odd-value = odd
even-value = even
slots-one = one die: { $faces }
slots-separated = two separate dice: { $first } and { $second }
slots-separated-same = two separate dice: { $faces } each
slots-joined = two dice together: { $first } and { $second }
slots-joined-same = two dice together: { $faces } each
slots-double = a double: { $faces }
slots-sum = two dice together: sum of { $n } or more
tile-cost = { $n } Capacity
tile-drain = drains { $resource } by { $n }
tile-counter = A die placed here must be higher than the Counter die.
tile-padlock = Locked until its Lock token is turned to its open side.
output = { $amount } { $resource }
output-per-die = { $output } per die
measure-die = die
measure-higher = higher die
measure-one = one die
measure-lower = lower die
measure-sum = sum of both dice
measure-counter = Counter die
unique-any-resource = any one resource = { $measure }
unique-mission-die = +1 to one Mission die

## Disaster cards

toxic-values = { $count ->
    [one] Toxic value
   *[other] Toxic values
 }: { $values }.
removed-by-few = 1–2 players: one die { $first }.
removed-by-many = 3–4 players: one die { $first } and one die { $second }.

## Missions

mission-step = Die at { $n }: { $costs }.
mission-nothing = nothing
mission-not-solo = Not used in a solo game.

## Countries

country-wrap = A die increased past 6 goes on from 1; a die decreased below 1 goes on from 6.
country-destroy = A die increased past 6 or decreased below 1 is lost.
country-oriented = The side of a die that faces you matters, not just its top. A die stays as it was rolled until an ability turns it.
country-rolls-into-storage = You roll your dice into your storage. Dice in storage cannot be placed.
country-rolls-into-queue = You roll your dice one at a time into your queue, each to its back. Dice in the queue cannot be placed.
country-rolls-elsewhere = You roll your dice { $into }.
country-reserve = Your pool is called Reserve.
country-before-roll = Before rolling: { $text }
country-after-roll = After rolling: { $text }
country-free = Between placements: { $text }
country-free-when = Between placements, if { $when }: { $text }
country-locks = Lock tokens: { $locks }.
country-counter = A new Counter die shows { $n }. A die placed beside it must be higher, and is the Counter die of the next round.
country-tokens = You begin with { $n } of { $all } Converter tokens.
country-cycles = Whenever another player with such a queue cycles, you must cycle 1 or 2 dice too.
track-standard = Dice track: { $slots }.
track-solo = Dice track, solo: { $slots }.
track-start = { $dice } dice
track-slot = { $dice } for { $cost } Capacity

## Disasters

disaster-level = Challenge level { $n }.
disaster-fixed = The cards come in their printed order.
disaster-levels = The deck from the top down: { $green } green, { $yellow } yellow, { $orange } orange and { $red } red cards.
disaster-holes = To hit a tile, place a Scenario token on it. An activated tile makes 1 less for each. A tile holds { $n }; one more destroys it.
disaster-integrity = To scorch a tile, place { $n } Scenario tokens on your Unscorched tile with the highest die. A Scorched tile can only be used with a Strain token. It loses one Scenario token at the end of each Phase 2; with the last one it is destroyed. If all your tiles are Scorched, remove 2 of their Scenario tokens instead.
disaster-toxic = A die of a Toxic value costs one other die from your pool wherever it is placed, except on a Docking Module.
disaster-before-roll = Before rolling, each player: { $text }
