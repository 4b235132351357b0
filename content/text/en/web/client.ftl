# The words of the browser client.

web-tagline = Keep the station alive. One to four players, ten countries, four ways for it to end badly.
web-first-game = Your first game
web-first-game-text = Training Simulator: you play the USA, a bot plays Russia.
web-start-now = Start now
web-continue = Continue
web-saved-always = saved after every answer
web-kept-round = { $disaster }, round { $round }
web-kept-phase = Phase { $phase }, missions completed: { $missions }
web-kept-won = Won
web-kept-lost = Lost
web-new-game = New game
web-players = Players
web-surprise = Surprise us
web-you = A person at this device
web-bot = Bot: { $kind ->
    [planner] plans ahead
    [greedy] looks one step ahead
   *[random] plays anything
 }
web-board = Boards
web-badge = Badge
web-disaster = Disaster
web-difficulty = Difficulty
web-difficulty-capacity = start with { $n } Capacity
web-difficulty-futile = { $n } Capacity, and { $drain } more drain
web-irregularities = Irregularities
web-irregularities-hint = each a benefit and an impediment
web-launch = Launch
web-import = Open a file
web-complexity = complexity { $n } of { $most }
web-change = Person or bot
web-round = Round
web-theme = Light or dark
web-language = Language
web-phases = Phases of the round
web-phase-steps = { $n ->
    [1] Roll, Place
    [2] Tiles, Habitation, Tokens
    [3] Missions, Check, Bonuses, Capacity
    [4] Reveal, Remove, Resolve
    [5] Any order
   *[6] Dice back
 }
web-next-card = { $n ->
    [1] Next card: green.
    [2] Next card: yellow.
    [3] Next card: orange.
   *[4] Next card: red.
 }
web-phase-short = { $n ->
    [1] Place
    [2] Calculate
    [3] Use
    [4] Disasters
    [5] Spend
   *[6] Reset
 }
web-station = The station
web-sectors = Sectors { $first } and { $second }
web-missions = Missions
web-missions-done = { $done } of { $all } complete
web-mission-takes = its die shows { $n }
web-mission-starts = a 1 starts it
web-wheels = Resource wheels
web-at-the-check = at the check
web-takes-bonus = reaches the { $n } bonus
web-wheel-spoken = { $resource }: drain { $drain }, { $n } at the check
web-becomes = becomes { $n }
web-supplies = Supplies
web-supplies-end = the end
web-supplies-open = { $n ->
    [one] 1 wheel is low: supplies are opened
   *[other] { $n } wheels are low: supplies are opened
 }
web-any-from-lab = { $n } of any from the Lab
web-any-from-habitation = { $n } of any from Habitation
web-cards-left = { $n } left
web-persistent = persistent
web-more-dice = { $n ->
    [one] One more die removes it.
   *[other] { $n } more dice remove it.
 }
web-console = Your console
web-capacity = Capacity
web-dice-track = Dice track
web-pool = Pool
web-storage = Storage
web-queue = Queue
web-cache = Cache
web-kept-dice = Next roll
web-reserve = Reserve
web-converters = Converters
web-undo = Undo
web-undo-nothing = nothing yet
web-undo-fence = no further: something hidden was shown
web-undo-others = { $player } has built on it
web-undo-answers = { $n ->
    [one] your last answer
   *[other] your last deed, { $n } answers
 }
web-coach = Coach
web-done = Done
web-done-dice-left = { $n ->
    [one] 1 die left
   *[other] { $n } dice left
 }
web-crew = Crew
web-waiting-for = waiting for { $players }
web-waiting-for-you = waiting for you
web-working = at work
web-is-done = done
web-pool-empty = pool empty
web-log = Log
web-light-red = red light
web-light-blue = blue light
web-dock = Dock { $n }
web-dock-as-it-is = as it is
web-dock-or-higher = or +1
web-dock-or-lower = or −1
web-dock-free = free
web-dock-from = from { $player }
web-dock-disabled = disabled
web-habitation = Habitation
web-habitation-dice = { $n ->
    [0] no dice yet
    [one] 1 die
   *[other] { $n } dice
 }
web-habitation-rule = 1 resource a die. Ends your placing.
web-each = each
web-may = may
web-any = any
web-odd = odd
web-even = even
web-tile-spoken = { $tile }, { $owner }. { $slots }. { $output }. { $ability }
web-tile-lit = Legal place.
web-hint = The others are at work.
web-hint-selected = { $n ->
    [0] It fits nowhere.
    [one] It fits one place, which is lit.
   *[other] It fits { $n } places: they are lit.
 }
web-choose-keys = Digits choose, U takes back
web-offer-row = Your Offer row
web-offer-none = No tile is left to install.
web-offer-leaves = leaves { $n }
web-offer-tier = { $steps ->
    [one] 1 research step away
   *[other] { $steps } research steps away
 }
web-offer-short = { $n } Capacity short
web-left = left this round
web-round-n = Round { $n }
web-views = Views
web-my-tiles = My tiles
web-wheels-short = Wheels
web-cards-log = Cards, log
web-research = Research
web-research-pay = Pay { $n }
web-research-next = { $n ->
    [one] One more step releases tier { $tier } for everybody.
   *[other] { $n } more steps release tier { $tier } for everybody.
 }
web-research-done = All tiers are released.
web-research-missing = { $n } Capacity to the next step
web-track-buy = Next step for { $n } Capacity
web-amplify = Amplify
web-amplify-text = +3 on a tile when one of its dice shows the number, for one round.
web-amplify-buy = Buy a token for { $n } Capacity
web-use-badge = Use the badge
web-once-a-round = once a round
web-won-title = The station is alive
web-lost-title = The station is lost
web-back-to-start = To the first page
web-coach-better = A clearly better line
web-coach-fine = What the coach would do
web-coach-now = now
web-coach-after = after
web-close = Close
web-thinking = The coach is thinking
web-not-a-game = This file is not a game that can be opened. Nothing was lost.
web-no-such-game = That game is not kept on this device any more.
web-setup-wrong = These choices cannot be played together.
web-export = Save as a file
web-forget = Throw away
web-part-missing = This part of the game could not be fetched. Your game is kept; load the page again.
web-reload = Load again
web-lessons = Two-minute lessons
web-without-help = Without help
web-go-on = Go on
web-settings = Settings
web-all-games = All { $n } games
web-no-irregularities = This disaster has none.
web-colour = Next colour
web-more-options = More options
web-fewer-options = Fewer options
web-follows = { $same ->
    [yes] Drain { $low } each
   *[no] Drain { $low } to { $high }
 }, { $tokens } Amplify tokens, { $boosts ->
    [0] no Boost tile
    [one] 1 Boost tile
   *[other] { $boosts } Boost tiles
 }.
web-country-sentence = { $country ->
    [russia] Rolls again and again, and keeps the better die.
    [usa] Nudges dice up and down, and pairs them.
    [canada] Odd dice wait in storage until tiles free them.
    [japan] Tilts its dice: the front face counts too.
    [germany] Pays with dice to bring others out of storage.
    [malaysia] Moves many dice at once, and dice break at the edge.
    [brazil] Tiles stay locked until every die matches.
    [united-kingdom] Dice stay as Counters and come back next round.
    [south-africa-1] Dice queue up, and only the front one moves.
    [south-africa-2] Dice queue up, and their place in line counts.
   *[other] A puzzle of its own.
 }
web-disaster-sentence = { $disaster ->
    [training-simulator] Ten mild cards in a known order.
    [meteor-shower] Sectors are hit; a fourth hit destroys a tile.
    [toxic-leak] Some values are toxic and cost a die.
    [solar-storm] Tiles are scorched and burn away.
   *[other] Cards of its own.
 }
web-rules = Rules
web-rules-ours = Rules in our own words
web-rules-here = Read the rule
web-read-on = Read on
web-in-almanac = In the almanac
web-almanac = Almanac
web-go-to-moment = Go to this moment
web-cancel = Cancel
web-watch = Watch
web-in-numbers = In numbers
web-kept-old = It can only be looked at as a file: { $why }
web-kept-damaged = It can be watched, but not go on: { $why }
web-old-game = This game cannot go on here. Nothing was lost: it stays on this device.
