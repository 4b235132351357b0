# Why an answer is not taken, and what would be legal. The rule follows in brackets.

refusal = { $reason } [{ $rule }]
rule-page = { $book ->
    [mission-critical] Mission Critical
    [appendix] Appendix
   *[core] core
 } p. { $page }

## Questions and answers

refusal-game-over = The game is over; nothing more can be done.
refusal-not-asked = Nothing is asked of you now; wait for the others.
refusal-stale = The question has changed meanwhile; look at the new one and answer again.
refusal-other-question = That answers another question than the one that is asked.
refusal-not-offered = That is not among the options; choose one that is listed.
refusal-must-choose = This cannot be declined; choose one of the options.
refusal-no-such-thing = There is no such thing here; choose one that is listed.

## Placing

refusal-no-such-die = No such die lies in your { $hand ->
    [reserve] Reserve
   *[pool] pool
 }; use one that does.
refusal-housed = Whoever has used the Habitation Module places nothing else this round.
refusal-no-tile = There is no tile on { $space }; choose a space with one.
refusal-not-yours = That tile belongs to { $player }, and only its owner uses it. You can dock a die instead.
refusal-disabled = The tile is disabled until its token is removed in Phase 2.
refusal-scorched = A Scorched tile can only be used with a Strain token on it.
refusal-locked = The tile is locked. Unlock it when every die in your { $hand ->
    [reserve] Reserve
   *[pool] pool
 } matches its Lock token.
refusal-slot-filled = That slot is filled, or the tile has no such slot; choose an empty one.
refusal-first-slot-first = Both slots are equal; fill the first one first.
refusal-wrong-face = That slot takes { $faces }.
refusal-counter-not-beaten = The die must be higher than the Counter die, which shows { $number }.
refusal-takes-two = These slots are joined: place two dice at once.
refusal-takes-one = This tile takes its dice one at a time: place a single die.
refusal-not-double = The two dice must show the same number.
refusal-sum-too-low = The two dice must add up to { $least } or more.
refusal-toxic-unpaid = A Toxic value costs another die of your { $hand ->
    [reserve] Reserve
   *[pool] pool
 }; { $n ->
    [one] 1 die is
   *[other] { $n } dice are
 } missing.
refusal-mission-needs-one = A Mission is started with a 1.
refusal-no-mission = There is no Mission left to start.
refusal-no-such-card = There is no such persistent card; choose one that is face up.
refusal-one-slot-only = With one or two players only the first slot of a card counts.
refusal-not-together = The two dice on this card must { $how ->
    [equal] show the same value
    [run] differ by exactly 1
    [sum] add up to { $n } or more
    [players] come from two different players
   *[rising] rise: the second slot takes the higher one
 }.
refusal-not-toxic = This card takes only values that are Toxic now: { $values }.
refusal-dock-taken = A die already lies on that Docking Module; use another one.
refusal-dock-disabled = That Docking Module is disabled; use another one.
refusal-needs = That is only possible if { $cond }.
refusal-nothing-to-do = There is nothing it could be used on now.

## Bonuses

refusal-no-bonus = { $next ->
    [0] All bonuses of { $resource } have been taken.
   *[other] { $resource } must reach { $next } for its next bonus; it is at { $available }.
 }
refusal-bonus-taken = The bonus of this resource has been taken or declined this round.
refusal-not-your-board = { $resource } is controlled by { $player }, who alone decides about its bonus.
refusal-no-such-mission = No Mission with that number is active; take Capacity, or name one that is.

## Spending Capacity

refusal-capacity-short = That costs { $cost }, and you have only { $have }.
refusal-research-complete = The Research track is at its end.
refusal-more-than-missing = Only { $missing } is missing for this step of research.
refusal-not-in-offer = That tile is installed or destroyed already.
refusal-tier-not-released = That is a tile of tier { $tier }, and only tier { $released } is released; advance research first.
refusal-wrong-side = The tile must lie on the side that matches the light of your boards.
refusal-board-full = The board is full, and none of your tiles can give way.
refusal-board-not-full = There are empty spaces, so no tile needs to give way.
refusal-track-complete = The dice track is at its end.
refusal-no-piece = All Amplify/Strain tokens are in play or promised to somebody.
refusal-all-amplified = Every tile has an Amplify token already.
refusal-badge-used = That badge has been used this round.

## Taking back

refusal-nothing-to-undo = There is nothing of yours to take back.
refusal-fence = That has shown something hidden and stays: { $event }
refusal-others-built-on-it = { $player } has built on it since; ask them to take theirs back first.
