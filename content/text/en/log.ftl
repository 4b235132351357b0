# What happened: a sentence for each line of the log.

phase-roll-and-place-dice = Roll and Place Dice
phase-calculate-results = Calculate Results
phase-use-resources = Use Resources
phase-resolve-disasters = Resolve Disasters
phase-spend-capacity = Spend Capacity
phase-reset-the-round = Reset the Round

outcome-won = The crew wins: all missions are completed and the station is alive.
outcome-starved = The crew loses: there is not enough { $resource }.
outcome-out-of-supplies = The crew loses: the emergency supplies are used up.
outcome-station-destroyed = The crew loses: the disaster has destroyed the station.

## Whose doing it was, where the sentence itself does not say so.

log-because = { $cause }: { $text }
log-free-action = Free action
log-bonus = { $resource } bonus

## The round

log-round = Round { $n } begins.
log-phase = Phase { $n }: { $phase }.
log-round-reset = Dice return to the supply, and the red markers go back.
log-done = { $player } is done.
log-reopened = { $player } goes on.

## Dice

log-rolled = { $count ->
    [one] { $player } rolls a { $dice } { $into }.
   *[other] { $player } rolls { $dice } { $into }.
 }
log-gained = { $player } gains a { $die } { $in }.
log-gained-kept = { $player } gains a { $die } for the next round.
log-received = { $player } receives a { $die } from { $from }.
log-rerolled = { $player } re-rolls a { $from }: { $to }.
log-turned = { $player } turns a { $from } to { $to }.
log-moved = { $player } moves a { $die } { $from } { $to }.
log-discarded = { $player } discards a { $die } { $from }.
log-fell-off = A { $die } of { $player } goes past the edge and is destroyed.
log-paid-toxic = { $player } puts a { $die } on the Toxic Leak aid for a Toxic die.
log-placed = { $player } places a { $die } on { $on }.
log-placed-mission = On the mission { $mission } { $player } places a { $die }.
log-placed-habitation = { $player } places a { $die } in the Habitation Module.
log-pair-placed = { $player } places { $one } and { $other } on { $tile }.
log-cycled = { $player } cycles { $n ->
    [one] 1 die
   *[other] { $n } dice
 }.
log-cycled-along = { $player } cycles along: { $n ->
    [one] 1 die
   *[other] { $n } dice
 }.
log-kept-joined = { $player } takes the kept dice { $into }: { $dice }.

## Pieces of countries

log-converters-gained = { $player } gains { $n ->
    [one] 1 Converter token
   *[other] { $n } Converter tokens
 }.
log-converter-spent = { $player } spends a Converter token.
log-picked-up = { $player } takes the Counter die of { $tile } { $into } and leaves a 1 there.
log-exchanged = { $player } exchanges a { $die } with the Counter die of { $tile }.
log-counter-turned = The Counter die of { $tile } now shows { $to }.
log-counter-replaced = The placed { $die } becomes the Counter die of { $tile }.
log-locks-lifted = { $player } takes all Lock tokens back.
log-lock-placed = Lock token { $numbers } goes on { $tile }.
log-locks-swapped = The Lock tokens of { $one } and { $other } change places.
log-unlocked = The Lock token of { $tile } is opened.
log-discounted = { $player } pays { $n } less for each payment this round.

## Resources and missions

log-generated = { $tile } generates { $amount }.
log-generated-habitation = The Habitation Module generates { $amount }.
log-income = The station generates { $amount }.
log-upkeep = The station loses { $amount }.
log-strain-felt = The Strain token on { $tile } costs { $amount }.
log-consumed = { $mission } consumes { $amount }.
log-consumed-by-missions = The missions consume { $amount }.
log-mission-revealed = { $mission } is the next mission.
log-mission-advanced = { $mission } advances to { $n }.
log-mission-completed = { $mission } is completed.
log-drained = { $resource } is drained by { $n }.
log-drained-by = { $cause } drains { $resource } by { $n }.
log-drained-by-new-tile = The new tile drains { $resource } by { $n }.
log-overflowed = The overflow drains { $resource } by { $n }.
log-reduced = The drain of { $resource } falls by { $n }.
log-bonus-taken = The { $resource } bonus is taken.
log-supplies-opened = Emergency supplies are opened.
log-supplied = Emergency supplies set { $resource } to { $n }.

## Capacity

log-capacity-gained = { $player } gains { $capacity }.
log-capacity-gained-by-some = { $players } gain { $capacity } each.
log-capacity-gained-by-all = Each player gains { $capacity }.
log-capacity-returned = { $player } gets { $capacity } back: there is no room for the tile.
log-capacity-spent = { $player } spends { $capacity }.
log-capacity-lost = { $player } loses { $capacity }.
log-paid-for-tile = { $player } pays { $capacity } for a tile.
log-paid-for-die = { $player } pays { $capacity } for a step on the dice track.
log-paid-for-token = { $player } pays { $capacity } for an Amplify token.
log-paid-for-research = { $player } pays { $capacity } for research.
log-research-advanced = Research advances.
log-research-released = Research advances: tier { $n } is on offer.
log-research-returned = What did not suffice for research is given back.
log-installed = { $player } installs { $tile } on { $space }.
log-track-advanced = { $player } advances on the dice track.
log-track-back = { $player } goes back { $n ->
    [one] 1 slot
   *[other] { $n } slots
 } on the dice track.
log-badge-used = { $player } uses { $badge }.
log-permitted = { $player } may buy one tile of the next tier.
log-permit-used = { $player } buys a tile of the next tier.

## Disasters and tokens

log-card-revealed = Disaster: { $card }.
log-card-revealed-persistent = Persistent disaster: { $card }. It stays until dice remove it.
log-card-removed = { $card } leaves the game.
log-sector-rolled = The Disaster die names sector { $n }.
log-hit = { $tile } is hit.
log-tile-disabled = { $tile } is disabled.
log-dock-disabled = { $dock } is disabled.
log-tile-destroyed = { $tile } is destroyed.
log-tile-made-room = { $tile } makes room for another tile and is destroyed.
log-offer-destroyed = { $player } destroys { $tile } in the Offer row.
log-scorched = { $tile } is scorched: { $n ->
    [one] 1 Scenario token
   *[other] { $n } Scenario tokens
 }.
log-worn = { $tile } loses a Scenario token.
log-amplified = Amplify token { $number } for { $resource } goes on { $tile }.
log-strained = Strain token { $number } for { $resource } goes on { $tile }.
log-tokens-removed = Amplify, Strain and Disable tokens are removed.
log-negatives-moved = The negative tokens of { $from } move to { $to }.
log-fewer-dice = { $player } will roll { $n ->
    [one] 1 die
   *[other] { $n } dice
 } fewer in the next round.
