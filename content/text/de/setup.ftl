# Warum ein Aufbau nicht erlaubt ist und was ginge.

setup-players = Einer bis vier können spielen, nicht { $n }.
setup-unknown-disaster = Die Schachtel enthält keine Katastrophe mit der Nummer { $n }.
setup-unknown-country = Die Schachtel enthält kein Land mit der Nummer { $n }.
setup-unknown-badge = Die Schachtel enthält kein Abzeichen mit der Nummer { $n }.
setup-unknown-irregularity = Die Schachtel enthält keine Unregelmäßigkeit mit der Nummer { $n }.
setup-country-twice = { $country } ist zweimal vergeben; jeder Spieler braucht ein eigenes Land.
setup-board = Das Tableau für { $resource } muss genau ein Spieler nehmen.
setup-split = Die Tableaus von Spieler { $player } passen nicht zur Zahl der Spieler. Allein nimmst du alle vier, zu zweit nimmt jeder beide Tableaus eines Lichts, zu dritt nimmt einer beide Tableaus eines Lichts, und zu viert nimmt jeder eins.
setup-badge-twice = { $badge } liegt auf zwei Tableaus; jedes braucht ein eigenes Abzeichen.
setup-space-count = Spieler { $player } hat { $needed } Plättchen zu legen und nennt { $named ->
    [one] 1 Feld
   *[other] { $named } Felder
 }.
setup-space-taken = Auf { $space } wurden zwei Plättchen gelegt.
setup-irregularity = Die Unregelmäßigkeit { $irregularity } gehört zu einer anderen Katastrophe oder ist zweimal genannt.
setup-too-few-cards = Die Katastrophe hat zu wenige Karten der Farbe { $level }.
setup-no-cards = Der Katastrophenstapel ist leer.
setup-too-few-missions = Das Spiel braucht { $needed } Missionen, und es gibt { $there }.
setup-named-cards = Die genannten Karten passen nicht: zu viele, eine doppelt oder eine, die nicht dazugehört.
setup-no-starters = { $country } hat keine Startplättchen.
setup-rule = { $mistake } [{ $rule }]
