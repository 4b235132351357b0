# Watching a game, its numbers and links.
web-replay = Replay
web-nobody-changes = nobody can change it
web-still-running = still running
web-is-won = won
web-is-lost = lost
web-time = Time
web-round-phase = Round { $round }, Phase { $phase }
web-phase-n = Phase { $n }
web-deed-of = deed { $n } of { $all }
web-event-of = event { $n } of { $all } of it
web-key-place = place
web-key-between = calculate, use, disasters
web-key-spend = spend
web-to-the-start = To the start
web-step-back = One step back
web-step-on = One step on
web-to-the-end = To the end
web-play-on = Play
web-pause = Pause
web-step-by = Step by
web-by-deed = Deed
web-by-phase = Phase
web-by-round = Round
web-speed = Speed
web-continue-here = Continue from here
web-continue-hint = a new game; this one stays as it was
web-back-to-table = Back to the table
web-share-moment = Share this moment
web-share-game = Share the game
web-watch-keys = deed
web-watch-keys-phase = phase
web-watch-keys-play = play
web-space-key = Space
web-what-happened = What happened
web-all-of-them = all
web-only-this = only { $player }
web-nothing-here = Nothing has happened yet.
web-tiles-lost-here = { $n ->
    [one] 1 tile lost
   *[other] { $n } tiles lost
 }
web-mission-done = { $mission } done
web-who-goes-on = Who plays on?
web-who-goes-on-text = A new game begins at this moment. Choose who holds each seat.
web-imported-title = Game opened
web-imported-text = It is kept on this device now. Watch it, or go on with it.
web-imported-over = It is kept on this device now. It has ended: watch it, and go on from any moment of it.
web-me-everywhere = People on every seat
web-me-and-bots = Bots on the others
web-bot-name = Bot
web-person-name = Person
web-start-here = Play on
web-cards-short = Cards
web-watch-again = Watch it again
web-same-crew = Same crew, new dice
web-see-table = To the table
web-link-title = A link that carries the game
web-link-text = Whoever opens it watches the game. It needs no server, and it holds everything, also what was hidden.
web-copy-link = Copy
web-link-copied = Copied
web-end-kick = { $disaster } · { $difficulty } · { $players ->
    [one] one player
    [2] two players
    [3] three players
   *[other] four players
 }
web-end-won = The crew wins in round { $round }.
web-end-lost = The station is lost in round { $round }.
web-end-open = Round { $round }, and it goes on.
web-end-cards = { $n ->
    [0] No card was left in the deck.
    [one] One card was left in the deck.
   *[other] { $n } cards were left in the deck.
 }
web-end-supplies = { $n ->
    [0] No emergency supply was opened.
    [one] One emergency supply was opened.
   *[other] { $n } emergency supplies were opened.
 }
web-fact-dice = dice placed
web-fact-made = resources made
web-fact-installed = tiles installed
web-fact-lost = tiles lost
web-fact-sent = dice sent
web-fact-spent = Capacity spent
web-lowest-best = lowest { $low }, best { $best }
web-plot-wheel = { $resource } at the check and its drain, by round
web-plot-point = Round { $round }: { $left } left, drain { $drain }
web-legend-left = left at the check
web-legend-bonus = a bonus was taken
web-legend-drain = drain
web-legend-emergency = emergency, 0 to { $n }
web-who-made = Who made what
web-who-made-hint = resources made by tiles, by round
web-plot-made = Resources made by each crew member, by round
web-cards-losses = Missions, cards and losses
web-not-done = not done
web-per-round = by round
web-plot-cards = Missions and disaster cards, by round
web-the-dice = The dice
web-rolls-mean = { $n } rolls, mean { $mean }
web-where-lost = Where tiles were lost
web-lost-sign = × a tile lost
web-space-spoken = { $space }: { $lost } lost, { $hits } hits at the end
web-note-missions = { $n ->
    [one] Started a mission
   *[other] Started { $n } missions
 }
web-note-sent = { $n ->
    [one] Sent a die to a crew mate
   *[other] Sent { $n } dice to crew mates
 }
web-note-dice = Placed the most dice: { $n }
web-note-made = Made the most resources: { $n }
web-note-installed = Installed the most tiles: { $n }
web-note-spent = Spent the most Capacity: { $n }
web-note-rolled = { $n ->
    [one] Rolled one die
   *[other] Rolled { $n } dice
 }
