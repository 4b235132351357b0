# What is done to tiles on the board, and which tiles are meant.

## Verbs

hit = { $mood ->
    [they] hits
   *[do] hit
 } { $tiles }{ $per }
mend = { $mood ->
    [they] removes
   *[do] remove
 } a Scenario token from { $tiles }{ $per }
hit-sectors = { $mood ->
    [they] hits
   *[do] hit
 } the rolled sector{ $n ->
    [0] { "" }
    [one] { " and the next one" }
   *[other] { " and the next " }{ $n }
 }
disable = { $mood ->
    [they] disables
   *[do] disable
 } { $tiles }{ $per }
destroy = { $mood ->
    [they] destroys
   *[do] destroy
 } { $tiles }{ $per }
strain = { $mood ->
    [they] places
   *[do] place
 } { $token } on { $tiles }{ $per }
amplify = { $mood ->
    [they] places
   *[do] place
 } { $token } on { $tiles }{ $per }
strain-token = { $count ->
    [many] Strain tokens
   *[one] a Strain token
 }
amplify-token = { $count ->
    [many] Amplify tokens
   *[one] an Amplify token
 }
scorch = { $mood ->
    [they] scorches
   *[do] scorch
 } { $n ->
    [one] one
   *[other] { $n }
 } of { $who ->
    [they] their
   *[you] your
 } tiles
move-negatives = { $mood ->
    [they] moves all negative tokens from any one tile to one of their
   *[do] move all negative tokens from any one tile to one of your
 } tiles that has none
roll-sector = { $mood ->
    [they] rolls
   *[do] roll
 } the Disaster die
disable-docks = { $mood ->
    [they] places
   *[do] place
 } { $docks }
docks = { $n ->
    [one] a Disable token on one Docking Module
    [4] a Disable token on each Docking Module
   *[other] Disable tokens on { $n } Docking Modules
 }

## Which tiles. $form: how many and whose. Every filter below stands "before" or "after" the noun, or gives nothing there.

tiles = { $form ->
    [one] one { $before }{ $noun }{ $choice }{ $after }
    [many] { $n } { $before }{ $noun }{ $choice }{ $after }
    [most] the most expensive { $before }{ $noun }{ $after }
    [own-every] all { $who ->
        [they] their
       *[you] your
     } { $before }{ $noun }{ $after }
    [own-one] one of { $who ->
        [they] their
       *[you] your
     } { $before }{ $noun }{ $after }
    [own-many] { $n } of { $who ->
        [they] their
       *[you] your
     } { $before }{ $noun }{ $after }
    [own-most] { $who ->
        [they] their
       *[you] your
     } most expensive { $before }{ $noun }{ $after }
   *[every] all { $before }{ $noun }{ $after }
 }
tile-choice = of your choice
adjective-ending = { "" }
tile-noun = { $number ->
    [many] tiles
   *[one] tile
 }
tile-noun-of = { $tiers } { $number ->
    [many] tiles
   *[one] tile
 }
tile-of-starter = starter
tile-of-tier = Tier { $n }
tile-of-boost = Boost
tile-light = { $spot ->
    [before] { $light ->
        [red] red-light
       *[blue] blue-light
     }
   *[after] { "" }
 }
tile-hit = { $spot ->
    [before] { "" }
   *[after] already hit
 }
tile-not-hit = { $spot ->
    [before] { "" }
   *[after] not hit yet
 }
tile-scorched = { $spot ->
    [before] Scorched
   *[after] { "" }
 }
tile-unscorched = { $spot ->
    [before] Unscorched
   *[after] { "" }
 }
tile-marked = { $spot ->
    [before] { "" }
   *[after] with Scenario tokens
 }
tile-unmarked = { $spot ->
    [before] { "" }
   *[after] without Scenario tokens
 }
tile-just-hit = { $spot ->
    [before] { "" }
   *[after] hit just now
 }
tile-sectors = { $spot ->
    [before] { "" }
   *[after] { $n ->
        [0] in the rolled sector
        [one] in the rolled sector and the next one
       *[other] in the rolled sector and the next { $n }
     }
 }
tile-outer = { $spot ->
    [before] { "" }
   *[after] { $number ->
        [many] in the outer rows
       *[one] in an outer row
     }
 }
tile-inner = { $spot ->
    [before] { "" }
   *[after] { $number ->
        [many] in the inner rows
       *[one] in an inner row
     }
 }
tile-active = { $spot ->
    [before] { "" }
   *[after] with a die placed this round
 }
tile-idle = { $spot ->
    [before] { "" }
   *[after] without a die placed this round
 }
tile-disabled = { $spot ->
    [before] { "" }
   *[after] with a Disable token
 }
tile-enabled = { $spot ->
    [before] { "" }
   *[after] without a Disable token
 }
tile-clean = { $spot ->
    [before] { "" }
   *[after] without negative tokens
 }
tile-strained = { $spot ->
    [before] { "" }
   *[after] with a Strain token
 }
tile-unstrained = { $spot ->
    [before] { "" }
   *[after] without a Strain token
 }
tile-amplified = { $spot ->
    [before] { "" }
   *[after] with an Amplify token
 }
tile-unamplified = { $spot ->
    [before] { "" }
   *[after] without an Amplify token
 }
tile-of-anyone = { $spot ->
    [before] { "" }
   *[after] { $form ->
        [every] of every player
       *[one] of any player
     }
 }
tile-produces = { $spot ->
    [before] { "" }
   *[after] { $number ->
        [many] that produce
       *[one] that produces
     } { $resource }
 }
