# What is asked. $player or the whole crew is asked; $deed is what the ability does, $which what is wanted now.

question-asked = { $player }: { $question }
question-crew = Crew: { $question }
question-of = { $source }: { $question }
question-deed = { $deed } { $which }

## The phases

question-place = Place dice, or be done.
question-place-housed = Put further dice into the Habitation Module, or be done.
question-bonus = Take a resource bonus, or be done.
question-spend = Spend Capacity (you have { $capacity }), or be done.
question-choose = Choose one of these.

## The station

question-toxic = You placed a Toxic value: discard { $n ->
    [one] another die
   *[other] { $n } other dice
 }. Which die { $in }?
question-send = Send the docked { $die } to a crew mate. To whom?
question-receive = { $player } sends you a { $die }. As which value does it arrive?
question-cache = Take a die from the cache for the docked { $die }. Which one?
question-cache-value = You take a { $die } from the cache. As which value does it arrive?
question-cycle = A crew mate has called “cycle”, so you must cycle too. How many dice?
question-install = Install { $tile }. On which space?
question-amplify = Place the Amplify token that you bought. { $which }
question-split = { $tile } has holes. How many of them reduce its { $resource }?
question-any-resource = Which resource does { $tile } make?
question-mission-die = Which Mission does { $tile } advance?
question-counter = Which placed die becomes the Counter die of { $tile }?
question-habitation = Which resource does the Habitation Module make ({ $n ->
    [one] 1 die
   *[other] { $n } dice
 })?

## What is wanted

which-die = Which die?
which-spared = Which die stays as it is?
which-pose = How should it lie?
which-value = Which value?
which-shift = By how much?
which-up-or-down = Up or down?
which-way = Which way?
which-one = Which one?
which-confirm = Yes or no?
which-tile = Which tile?
which-negatives-from = Which tile loses them?
which-negatives-to = Which tile takes those of { $tile }?
which-lock-swap = Which Lock token changes places with that of { $tile }?
which-number = Which number for { $tile }?
which-lock = Which Lock token for { $tile }?
which-strain = Which resource does the Strain token change there?
which-resource-of = Which resource of { $tile }?
which-resource = Which resource?
which-player = Which player?
which-dice-count = How many dice?
which-amount = How much?
which-offer = Which tile of your Offer row?
which-payment = { $brought ->
    [0] Which die do you bring first?
   *[other] The dice you have brought are worth { $brought }, so you owe { $owed }; you have paid { $spent }.
 }
which-dock = Which Docking Module?
