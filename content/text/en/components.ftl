# What is printed on tiles, cards and boards besides abilities.

## Tiles

any-value = any value
odd-value = odd
even-value = even
above-counter = higher than the Counter
slots-one = one die: { $faces }
slots-separated = two separate dice: { $first } and { $second }
slots-separated-same = two separate dice: { $faces } each
slots-joined = two dice together: { $first } and { $second }
slots-joined-same = two dice together: { $faces } each
slots-double = a double: { $faces }
slots-sum = two dice together: sum of { $n } or more
slots-padlock = { $slots } (padlock)
tile-cost = { $n } Capacity
tile-drain = drains { $resource } by { $n }
output = { $amount } { $resource }
output-formula = { $resource } = { $formula }
output-tier = { $output }, + { $n } per Tier released
output-per-die = { $output } per die
output-each-die = each die: { $output }
measure-die = die
measure-higher = higher die
measure-lower = lower die
measure-sum = all dice
measure-counter = Counter
unique-any-resource = any one resource = { $measure }
unique-mission-die = +1 to one Mission die

## Disaster cards

toxic-values = { $count ->
    [one] Toxic value
   *[other] Toxic values
 }: { $values }.
removed-by-few = 1–2 players: one die { $first }.
removed-by-many = 3–4 players: one die { $first } and one die { $second }.
removed-by-many-tied = 3–4 players: one die { $first } and one die { $second }, { $together }.
removed-by-one = One die { $first }.
removed-by-two = One die { $first } and one die { $second }.
removed-by-two-tied = One die { $first } and one die { $second }, { $together }.
slot-toxic = { $all ->
    [yes] of a Toxic value
   *[no] { $faces } (Toxic)
 }
together = { $how ->
    [equal] both of the same value
    [run] exactly 1 apart
    [sum] together { $n } or more
    [players] of two different players
   *[rising] the second one higher
 }

## Missions

mission-step = Die at { $n }: { $costs }.
mission-nothing = nothing
mission-not-solo = Not used in a solo game.
mission-standing = Each time it consumes something: { $text }

## Countries

country-wrap = Dice wrap: a die increased above 6 becomes a 1, a die decreased below 1 becomes a 6.
country-destroy = Dice do not wrap: a die increased above 6 or decreased below 1 is destroyed.
country-oriented = Not only the top of a die matters, but also the side that faces you. A die keeps its orientation until an ability tilts, flips or rotates it.
country-rolls-into-storage = You roll your dice into your storage. Dice in storage cannot be placed.
country-rolls-into-queue = You roll your dice one at a time, each to the back of your queue. Dice in the queue cannot be placed.
country-rolls-elsewhere = You roll your dice { $into }.
country-reserve = You have a Reserve instead of a pool.
country-before-roll = Before rolling: { $text }
country-after-roll = After rolling: { $text }
country-free = Between placements: { $text }
country-free-when = Between placements, if { $when }: { $text }
country-locks = Lock tokens: { $locks }.
country-counter = A new Counter shows { $n }. A die placed beside a Counter must be higher, and is the Counter of the next round.
country-tokens = You start with { $n } of { $all } Converter tokens.
country-cycles = To cycle dice, move them from the front of your queue to its back, in the same order. Whenever another player cycles dice, you must cycle 1 or 2 at the same time.
track-standard = Dice track, more dice for Capacity: { $slots }.
track-solo = Dice track, solo, more dice for Capacity: { $slots }.
track-start = { $dice } dice
track-slot = { $dice } for { $cost }

## Disasters

disaster-level = Challenge Level { $n }.
disaster-fixed = The cards come in their printed order.
disaster-levels = The deck from the top down: { $green } green, { $yellow } yellow, { $orange } orange and { $red } red cards.
disaster-holes = To hit a tile, place a Scenario token on it. An activated tile generates 1 less for each. A tile holds { $n }; one more destroys it.
disaster-integrity = To scorch a tile, place { $n } Scenario tokens on your Unscorched tile with the highest die. A Scorched tile can be used only while it has a Strain token. At the end of each Phase 2 it loses one Scenario token; when the last one is gone, it is destroyed. If all your tiles are Scorched, remove 2 of their Scenario tokens instead.
disaster-toxic = Whenever you place a die of a Toxic value, discard another die from your pool to the Toxic Leak aid. On a Docking Module you need not.
disaster-before-roll = Before rolling, each player: { $text }
disaster-before-roll-often = Before rolling, each player may { $deed } as often as they like.
after-cards = After all cards: { $text }
