# How deeds become sentences.
# $deed is a deed alone ("roll 1 new die"), $clause a command or a statement, $text a whole text with its full stops.

sentence = { $clause }.
no-effect = Nothing happens.
linked = then { $clause }
link-then = { "" }
link-for-it = { "" }
join-clauses = { $first }, { $second }
join-deeds = { $first }, then { $second }
may = { $style ->
    [bare] may { $deed }
   *[full] you may { $deed }
 }
may-often = as often as you like, you may { $deed }
often = { $deed } as often as you like
optional = { $deed } if you like
forced-often = as often as possible, { $clause }
either = choose one: { $branches }
either-or = { $first }; or { $second }
if = If { $cond }: { $text }
unless = Unless { $cond }: { $text }
if-clause = { $clause } (if { $cond })
unless-clause = { $clause } (unless { $cond })
price = { $price } to { $deed }
badge = You may { $price } to { $deed }.
subject-does = { $subject } { $clause }
subject-may = { $subject } may { $deed }
subject-text = { $subject }: { $text }
let = let { $subject } { $deed }
each-anyone = each player
each-another = each other player
each-light = each { $light ->
    [red] red-light
   *[blue] blue-light
 } player
give-anyone = { $case ->
    [whom] any player
   *[who] one player of your choice
 }
give-another = another player
give-light = a { $light ->
    [red] red-light
   *[blue] blue-light
 } player
each-die = Each die: { $text }
all-dice = All dice: { $text }
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
range-to = { $low } to { $high }
