# What the table says to somebody who thinks: prompts, plan, reach, coach, playback.

web-hint-keys = arrows or digits take a die, R shows its reach, P plans
web-prompt-crew = The whole crew is asked: anyone may answer
web-outcome-roll = then a roll decides
web-not-offered = does not fit here
web-less = Less
web-more = More
web-plan = Plan
web-plan-ghosts = { $n ->
    [0] Place ghost dice: nothing real changes.
    [one] 1 ghost. Only you see it.
   *[other] { $n } ghosts. Only you see them.
 }
web-plan-adopt = Adopt
web-plan-leave = Leave the plan
web-plan-leave-first = leave the plan first
web-plan-list = The plan
web-plan-order = in this order
web-plan-nothing-real = Nothing real changes before you adopt the plan.
web-plan-proposal = Adopting plays your own part. Crew mates get theirs as a proposal, and decide.
web-plan-rolls = Then something is rolled: nothing can be planned behind it.
web-plan-this-way = Plan this way
web-plan-keys = P leaves the plan, U or Del takes a ghost away
web-ghost-remove = Remove last ghost
web-pool-planned = as it would be
web-reach = Reach of the die
web-reach-short = Reach of a die
web-reach-places = { $n ->
    [0] no place
    [one] 1 place
   *[other] { $n } places
 }
web-reach-as = as
web-reach-after-head = after
web-reach-then-head = then it fits
web-reach-at-once-head = at once
web-reach-free-action = free action
web-reach-odds = { $ways } of { $of } rolls
web-reach-long = with much luck
web-reach-more-places = There may be more: not everything was looked at.
web-playback-of = { $n } of { $all }
web-playback-skip = Skip
web-playback-pace = Slower or faster
web-coach-level = How much help
web-coach-urgent = Urgent
web-coach-better-level = Better
web-coach-show = Show me
web-coach-all = That is all at this level: what must not be missed. It never says which die goes where.
web-coach-exists = A better line exists.
web-coach-none = No line is clearly better than the others.
web-coach-adopt = Adopt these ghosts
web-coach-further = Look further
web-coach-with-crew = with the crew
web-coach-check = { $next ->
    [yes] At the next check, about
   *[no] At the check
 }
web-urgent-none = Nothing is urgent.
web-urgent-ends = { $resource } ends at { $n }.
web-urgent-starves = As things stand the crew starves.
web-urgent-out = As things stand supplies are needed, and there are none: the game is lost.
web-urgent-supplies = As things stand emergency supplies are opened.
web-urgent-way = There is a way out.
web-urgent-way-roll = The way out hangs on a roll.
web-urgent-no-way = No way out was found.
web-urgent-a-mission = A mission that has not begun
web-urgent-late = { $n ->
    [one] comes too late by 1 step: only bonuses and unique tiles can move it on.
   *[other] comes too late by { $n } steps: only bonuses and unique tiles can move it on.
 }
web-urgent-last-round = The deck is empty: the next check is the last.
web-urgent-begin = { $n ->
    [one] A mission must begin in this Phase 1, or it comes too late.
   *[other] { $n } missions must begin in this Phase 1, or they come too late.
 }
web-urgent-no-supplies = There are no emergency supplies left.
web-urgent-last-supplies = Emergency supplies can be opened once more.
web-urgent-card = { $n ->
    [one] goes away for one die, and you have one that fits.
   *[other] goes away for { $n } dice, and you have one that fits.
 }
