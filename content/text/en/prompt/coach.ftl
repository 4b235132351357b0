# The coach.

coach-calm = Nothing is urgent.
coach-unrolled = The dice are not rolled yet, so how this round ends cannot be told.
coach-amount = { $resource } ({ $amount })
coach-way = { $way ->
    [found] There is a way out.
    [roll] The way out hangs on a roll.
   *[none] No way out was found.
 }
coach-starves = { $check ->
    [this] { $resources }: as things stand the crew starves. { $way }
   *[next] { $resources }: next round, as far as can be told, the crew starves. { $way }
 }
coach-out-of-supplies = { $check ->
    [this] { $resources }: as things stand supplies are needed, and there are none: the game is lost. { $way }
   *[next] { $resources }: next round, as far as can be told, supplies are needed, and there are none: the game is lost. { $way }
 }
coach-supplies = { $check ->
    [this] { $resources }: as things stand emergency supplies are opened. { $way }
   *[next] { $resources }: next round, as far as can be told, emergency supplies are opened. { $way }
 }
coach-late = { $steps ->
    [one] { $mission } comes too late by 1 step: only bonuses and unique tiles can move it on.
   *[other] { $mission } comes too late by { $steps } steps: only bonuses and unique tiles can move it on.
 }
coach-late-unbegun = { $steps ->
    [one] A mission that has not begun comes too late by 1 step: only bonuses and unique tiles can move it on.
   *[other] A mission that has not begun comes too late by { $steps } steps: only bonuses and unique tiles can move it on.
 }
coach-last-round = The deck is empty: the next check is the last.
coach-begin = { $count ->
    [one] A mission must begin in this Phase 1, or it comes too late.
   *[other] { $count } missions must begin in this Phase 1, or they come too late.
 }
coach-no-supplies = There are no emergency supplies left.
coach-last-supplies = Emergency supplies can be opened once more.
coach-card = { $open ->
    [one] { $card } (card { $number }) goes away for one die, and you have one that fits.
   *[other] { $card } (card { $number }) goes away for { $open } dice, and you have one that fits.
 }
coach-this-check = At this round's check
coach-next-check = At the next check, about
coach-now = now
coach-after = after
coach-crew = with the crew
coach-not-asked = Nothing is asked of { $player } now.
coach-better = Clearly better for { $player }:
coach-equal = Not clearly better for { $player } than other answers:
coach-rolls = What is rolled then is not known: after is a mean.
coach-look = Look { $look }; coach more looks further.
