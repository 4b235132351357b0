# What is done to wheels, Capacity and tracks, and how much.

drain = { $mood ->
    [they] drains
   *[do] drain
 } { $wheels } by { $n }{ $per }
reduce = { $mood ->
    [they] reduces
   *[do] reduce
 } the drain of { $wheels } by { $n }
wheel-one = { $resource }
wheel-each = each resource
wheel-this = this resource
wheel-another = another resource
wheel-choose = one resource of { $who ->
    [they] their
   *[you] your
 } choice
gain-capacity = { $mood ->
    [they] gains
   *[do] gain
 } { $n } Capacity
lose-capacity = { $mood ->
    [they] loses
   *[do] lose
 } { $n } Capacity{ $per }
spend-capacity = { $mood ->
    [they] spends
   *[do] spend
 } { $n } Capacity
transfer = { $mood ->
    [they] gives another player up to { $n } of their Capacity
   *[do] give another player up to { $n } of your Capacity
 }
track-back = { $mood ->
    [they] moves the marker on their dice track
   *[do] move the marker on your dice track
 } { $n ->
    [one] one slot
   *[other] { $n } slots
 } left, if able
fewer-dice = { $mood ->
    [they] rolls
   *[do] roll
 } { $n ->
    [one] 1 fewer die
   *[other] { $n } fewer dice
 } next round{ $per }
keep-die = { $mood ->
    [they] gains
   *[do] gain
 } a die of any value for the next round
permit = { $mood ->
    [they] may buy
    [may] buy
   *[do] you may buy
 } one tile of the next tier in this phase
destroy-offer = { $mood ->
    [they] destroys one tile in their Offer row
   *[do] destroy one tile in your Offer row
 }
by-players = with 1/2/3/4 players
per-persistent = for each face-up persistent card
per-marked = for each { $own ->
    [yes] of { $who ->
        [they] their
       *[you] your
     } tiles
   *[no] tile
 } with Scenario tokens
per-idle = for each { $own ->
    [yes] of { $who ->
        [they] their
       *[you] your
     } tiles
   *[no] tile
 } without a die
per-idle-of = for each { $own ->
    [yes] of { $who ->
        [they] their
       *[you] your
     } tiles
   *[no] tile
 } for { $resource } without a die
per-disabled = for each { $own ->
    [yes] of { $who ->
        [they] their
       *[you] your
     } tiles
   *[no] tile
 } with a Disable token
per-mission = for each active mission
per-tile = for each { $own ->
    [yes] of { $who ->
        [they] their
       *[you] your
     } tiles
   *[no] tile
 }
per-high-tile = for each { $own ->
    [yes] of { $who ->
        [they] their
       *[you] your
     } tiles
   *[no] tile
 } of tier 3 or 4
per-at-most = { $per }, at most { $n }
by-toxic-dice = with { $dice } dice on the Toxic Leak aid
