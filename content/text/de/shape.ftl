# Wie aus Taten Sätze werden.
# $deed ist nur die Tat ("1 neuen Würfel würfeln"), $clause ein Befehl oder eine Aussage, $text ein ganzer Text mit Punkten.

sentence = { $clause }.
no-effect = Es geschieht nichts.
linked = { $clause }
link-then = dann
link-for-it = dafür
join-clauses = { $first } und { $second }
join-deeds = { $first } und dann { $second }
may = { $mood ->
    [crew] ihr dürft{ $link } { $deed }
   *[do] du darfst{ $link } { $deed }
 }
may-often = { $mood ->
    [crew] ihr dürft{ $link } beliebig oft { $deed }
   *[do] du darfst{ $link } beliebig oft { $deed }
 }
often = beliebig oft { $deed }
optional = nach Wunsch { $deed }
forced-often = { $clause }, so oft es geht
either = { $mood ->
    [may] eins davon tun: { $branches }
    [crew] tut{ $link } eins davon: { $branches }
   *[do] tue{ $link } eins davon: { $branches }
 }
either-or = { $first }; oder { $second }
if = Wenn { $cond }: { $text }
unless = Außer wenn { $cond }: { $text }
if-clause = { $clause } (wenn { $cond })
unless-clause = { $clause } (außer wenn { $cond })
price = { $mood ->
    [may] { $price } und dafür { $deed }
   *[do] { $price } und { $clause }
 }
badge = { $gift ->
    [yes] Du darfst { $price }. { $clause }.
   *[no] Du darfst { $price } und dafür { $deed }.
 }
subject-does = { $subject } { $clause }
subject-may = { $subject } darf{ $link } { $deed }
subject-text = { $subject }: { $text }
let = { $subject } { $deed } lassen
each-anyone = jeder Spieler
each-another = jeder andere Spieler
each-light = jeder Spieler mit { $light ->
    [red] rotem
   *[blue] blauem
 } Licht
give-anyone = { $case ->
    [whom] einen beliebigen Spieler
   *[who] ein beliebiger Spieler
 }
give-another = { $case ->
    [whom] einen anderen Spieler
   *[who] ein anderer Spieler
 }
give-light = { $case ->
    [whom] einen Spieler
   *[who] ein Spieler
 } mit { $light ->
    [red] rotem
   *[blue] blauem
 } Licht
each-die = Je Würfel: { $text }
all-dice = Zusammen: { $text }
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
range-to = { $low } bis { $high }
