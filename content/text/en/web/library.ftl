# The words of settings, rules, glossary and almanac in the browser, and of what few choose before a game.

## Settings

web-look = Look
web-set-theme = Theme
web-set-theme-hint = follows the system unless chosen
web-set-size = Size
web-set-size-hint = of everything on the page
web-set-contrast = More contrast
web-set-contrast-hint = stronger lines and quiet text
web-set-patterns = Patterns
web-set-patterns-hint = beside the colours of resources
web-set-language = Language
web-language-name = English
web-set-language-hint = rules and log too
web-motion-sound = Motion and sound
web-set-motion = Motion
web-set-motion-hint = any key or tap skips it
web-set-playback = Phases 2 to 4
web-set-playback-hint = how fast they are played
web-set-sound = Sounds
web-set-sound-hint = quiet, off at first
web-set-play = Play
web-set-coach = Coach
web-set-coach-hint = how much help, when you ask
web-set-side = Board
web-set-side-hint = which side lies below
web-set-data = On this device
web-set-games = Saved games
web-set-games-hint = { $n ->
    [0] none on this device yet
    [one] 1 on this device
   *[other] { $n } on this device
 }
web-set-offline = Play offline
web-set-offline-hint = after the first visit
web-set-offline-ready = ready
web-set-offline-not = not yet
web-choice-system = System
web-choice-dark = Dark
web-choice-light = Light
web-choice-small = S
web-choice-medium = M
web-choice-large = L
web-choice-huge = XL
web-choice-on = On
web-choice-off = Off
web-choice-full = Full
web-choice-reduced = Short
web-choice-read = Read
web-choice-quick = Quick
web-choice-jump = Jump
web-choice-urgent = Urgent
web-choice-better = Better
web-choice-show = Show
web-choice-mine = Mine
web-choice-fixed = Fixed

## Before a game

web-boards-badges = Boards and badges
web-controls = Who controls it
web-starter-side = Side of the starters
web-starters = Where the first tiles lie
web-starter-hint = Choose a tile, then a space for it.
web-starter-where = { $tile }: choose its space.
web-starter-reset = Back to the nearest

## Rules, glossary, almanac

web-rules-search = Search the rules
web-rules-missing = The rules could not be loaded. They are there again with the next connection.
web-loading = One moment
web-contents = Contents
web-found-times = { $n ->
    [0] Not found
    [one] Found once
   *[other] Found { $n } times
 }
web-almanac-search = Search all tiles and cards
web-almanac-count = { $n ->
    [0] nothing like this
    [one] 1 entry
   *[other] { $n } entries
 }
web-kind-tiles = Tiles
web-kind-cards = Disaster cards
web-kind-missions = Missions
web-kind-badges = Badges
web-kind-irregularities = Irregularities
web-kind-terms = Glossary
web-country = Country
web-tier = Tier
web-all-countries = All countries
web-all-tiers = All tiers
web-all-disasters = All disasters
web-badge-needs = Only possible if:
