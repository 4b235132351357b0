# Lernen: die Seite der Lektionen.

web-lessons-done = Jede ist eine kleine Stellung zum Lösen. { $done } von { $all } geschafft.
web-start-page = Start
web-first-game-guided = Trainingssimulator mit USA und Russland: eine ganze Runde in fünfzehn Minuten, Schritt für Schritt.
web-first-game-at = Trainingssimulator mit USA und Russland. Du bist bei Schritt { $n } von { $all }: { $name }.
web-ten-countries = Zehn Länder
web-ten-countries-hint = die leichten zuerst; vier Punkte sind am schwersten
web-four-disasters = Vier Katastrophen
web-lesson-is-done = geschafft
web-lesson-minutes = 2 Minuten
web-lesson-next = als Nächstes
web-lesson-start = Los
web-lesson-again = Noch einmal
web-lesson-puzzle = Das Rätsel als Bild
web-new-die = neu
