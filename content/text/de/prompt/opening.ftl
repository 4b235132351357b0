# Die Fragen vor einer ersten Partie.

opening-head = Zuerst ein paar Fragen. Die Eingabetaste nimmt, was in Klammern steht.
opening-players = Wie viele spielen, 1 bis 4? [{ $default }]
opening-players-wrong = Ein bis vier können spielen.
opening-countries = Länder, vom einfachsten zum schwierigsten:
opening-country = Land von Spieler { $seat }? [{ $default }]
opening-disaster = Welche Katastrophe? [1]
opening-difficulty = Wie schwer? [1]
opening-choose = Bitte wähle 1 bis { $most }.
