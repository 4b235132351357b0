# The end of a game.

ending-missions = Round { $round }. { $done } of { $needed } missions completed.
ending-missions-begun = Round { $round }. { $done } of { $needed } missions completed; { $begun }.
ending-begun = { $mission } had reached { $die }
ending-drain = drain
ending-left = left
ending-made = made in all
ending-consumed = to missions
ending-bonuses = bonuses
ending-player = { $count ->
    [one] { $player }, 1 tile and what it made:
   *[other] { $player }, { $count } tiles and what they made:
 }
ending-tile = { $tile } { $made }
replay-over = { $summary } { $outcome } Round { $round }, { $answers } answers, every hash agrees.
replay-open = { $summary } The game is not over. Round { $round }, { $answers } answers, every hash agrees.
