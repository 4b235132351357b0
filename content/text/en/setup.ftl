# Why a setup is not legal, and what would be.

setup-players = One to four can play, not { $n }.
setup-unknown-disaster = The box holds no disaster with number { $n }.
setup-unknown-country = The box holds no country with number { $n }.
setup-unknown-badge = The box holds no badge with number { $n }.
setup-unknown-irregularity = The box holds no irregularity with number { $n }.
setup-country-twice = { $country } is taken twice; every player needs a country of their own.
setup-board = The { $resource } board must be taken by exactly one player.
setup-split = The boards of player { $player } do not fit the number of players. Alone you take all four, with two players each takes both boards of one light, with three one player takes both boards of one light, and with four each takes one.
setup-badge-twice = { $badge } lies on two boards; every board needs a badge of its own.
setup-space-count = Player { $player } has { $needed } tiles to place and names { $named ->
    [one] 1 space
   *[other] { $named } spaces
 }.
setup-space-taken = Two tiles were put on { $space }.
setup-irregularity = The irregularity { $irregularity } belongs to another disaster, or is named twice.
setup-too-few-cards = The disaster has too few { $level } cards.
setup-no-cards = The disaster deck is empty.
setup-too-few-missions = The game needs { $needed } Missions, and there { $there ->
    [one] is 1
   *[other] are { $there }
 }.
setup-named-cards = The named cards do not fit: too many, one twice, or one that does not belong.
setup-no-starters = { $country } has no starter tiles.
setup-rule = { $mistake } [{ $rule }]
