# What an answer would do, for a list of answers: no full stop. Dice are numbers: "the 3".

## Placing

answer-tile = Place the { $die } on { $tile }{ $slot ->
    [0] { "" }
   *[other] , slot { $slot }
 }{ $makes }{ $toxic }
answer-pair = Place the { $first } and the { $second } on { $tile }{ $makes }{ $toxic }
answer-makes = { $made ->
    [yes] : generates { $gains }
   *[no] { "" }
 }{ $strain ->
    [yes] , meets its Strain token
   *[no] { "" }
 }
answer-toxic = (Toxic: costs { $n ->
    [one] another die
   *[other] { $n } other dice
 })
answer-mission = Start { $mission } with the { $die }{ $toxic }
answer-card = Place the { $die } on { $card }, slot { $slot }{ $toxic }
answer-dock = Dock the { $die } at { $dock }{ $arrival ->
    [higher] { " " }(arrives equal or 1 higher)
    [lower] { " " }(arrives equal or 1 lower)
   *[plain] { "" }
 }
answer-habitation = Put the { $die } into the Habitation Module{ $toxic }
answer-free = Use free action { $n }

## Bonuses and Capacity

answer-bonus-capacity = Take the { $resource } bonus: { $capacity } for everybody
answer-bonus-mission = Take the { $resource } bonus: advance { $mission }
answer-research = Pay { $capacity } for research ({ $missing } missing)
answer-install = Install { $tile }{ $side ->
    [red] { " " }(red side)
    [blue] { " " }(blue side)
   *[none] { "" }
 }: { $cost }{ $drained ->
    [yes] , drains { $resource } by { $by }
   *[no] { "" }
 }; [{ $slots }] { $output }
answer-track = Advance the dice track for { $cost }: { $dice } dice from the next round on
answer-track-end = Advance the dice track
answer-amplify = Buy an Amplify token for { $cost }
answer-badge = Use { $badge } ({ $resource }): { $text }
answer-badge-unknown = Use badge { $n }
answer-make-room = Destroy { $tile } to make room
answer-done-placing = Done placing dice
answer-done-bonus = Done with bonuses
answer-done-spending = Done spending
answer-done = Done
answer-decline = No, leave it

## Choices

choice-die = The { $die }
choice-die-in = The { $die } { $in }
choice-queued = Die { $place } of the queue, a { $die }
choice-queued-empty = Die { $place } of the queue
choice-gain = Gain a { $die }
choice-arrive = Take it as a { $die }
choice-set = Set it to { $die }
choice-shift = { $way ->
    [up] Up by { $n }
   *[down] Down by { $n }
 }{ $becomes }
choice-tilt = { $way ->
    [up] Tilt up
    [down] Tilt down
    [left] Tilt left
   *[right] Tilt right
 }{ $becomes }
choice-becomes = : { $die } becomes { $new }
choice-lost = : { $die } is destroyed
choice-confirm = Yes
choice-tile-of = { $tile } of { $player }
choice-tile-lock = { $tile }, { $lock }
choice-tile-counter = { $tile }, Counter die { $n }
choice-space-taken = { $space }, destroying { $tile }
choice-number = Number { $n }
choice-lock = Lock token { $numbers }
choice-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
 }
choice-split = { $n } off { $resource }, { $rest } off { $other }
choice-offer = { $tile } ({ $cost }; [{ $slots }] { $output })
choice-bring = Bring the { $die }
choice-spend = Spend the { $die }
choice-paid = The payment is complete
choice-mission = { $mission } (at { $n })
choice-slot = The { $die } in slot { $slot }
choice-slot-empty = Slot { $slot }
choice-unknown = Number { $n } of the list

## What a tile takes, in a few words

short-slots-separated = { $first }, { $second }
short-slots-joined = { $first }+{ $second }
short-slots-double = double { $faces }
short-slots-sum = sum { $n }+
