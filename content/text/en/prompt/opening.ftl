# The questions before a first game.

opening-head = A few questions first. Enter takes what stands in brackets.
opening-players = How many play, 1 to 4? [{ $default }]
opening-players-wrong = One to four can play.
opening-countries = Countries, from the least to the most complex:
opening-country = Country of player { $seat }? [{ $default }]
opening-disaster = Which disaster? [1]
opening-difficulty = How hard? [1]
opening-choose = Please choose 1 to { $most }.
