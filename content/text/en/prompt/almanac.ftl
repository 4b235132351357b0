# The almanac.

almanac-title = Almanac
almanac-introduction =
    Everything in the box, a country at a time. This page is what `intrepid content almanac` prints: the words are rendered
    from the effects in `content/`, so they say what the game does.

    Each entry says where it is from. *Printed* values stand in a rulebook: core, app (Appendix), mc (Mission Critical), sa
    (South Africa) or de (the German summary with the errata), at that line of its text. What is *ours* was designed for this
    edition and may differ from the box. An example begins with what lies on the table and what will be
    rolled, then says what is done, in the notation of [scenarios](scenarios.md), and behind the arrow what that leads to.
almanac-station = The station
almanac-what = What
almanac-value = Value
almanac-source = Source
almanac-docking = How Docking Modules 1 to 4 may change a die
almanac-research = Research releases
almanac-emergency = Emergency Supplies
almanac-bonus = Bonus spaces of a Resource wheel
almanac-bonus-capacity = Capacity of a bonus, for each player
almanac-amplify = Capacity for an Amplify token
almanac-disable = Disable tokens
almanac-mission-count = Missions in a game
almanac-cache = Dice in the solo cache
almanac-drain = Starting drain of a resource
almanac-tokens = Amplify/Strain tokens numbered 1, 2, 3, 4, 5, 6
almanac-difficulty = Difficulty: Capacity of each player at the start
almanac-dock = { $change ->
    [higher] = or +1
    [lower] = or −1
   *[plain] =
 }
almanac-skull = { $numbers }, skull
almanac-tier = { $tier } after { $step }
almanac-tiers = { $tiers } steps
almanac-drains = { $one } with one board, { $more } with more
almanac-by-players = { $players ->
    [one] 1 player: { $value }
   *[other] { $players } players: { $value }
 }
almanac-capacity = { $difficulty } { $capacity }
almanac-capacity-drain = { $difficulty } { $capacity } (drain +{ $drain })
almanac-example = Example: { $example }
almanac-boosts = Boost tiles
almanac-badges = Career badges
almanac-missions = Missions
almanac-irregularities = Irregularities
almanac-needs = Needs: { $needs }
almanac-card = **{ $name }** ({ $lasts ->
    [persistent] persistent
   *[momentary] momentary
 }). { $effect }
almanac-removed-by = Removed by: { $dice }
almanac-benefit = Benefit: { $text }
almanac-impediment = Impediment: { $text }
almanac-glossary = Glossary
almanac-term = **{ $term }**. { $definition }
