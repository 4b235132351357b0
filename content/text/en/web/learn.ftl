# Learning: the page of lessons.

web-lessons-done = Each is a small position to solve. { $done } of { $all } done.
web-start-page = Start
web-first-game-guided = Training Simulator with USA and Russia: a whole round in fifteen minutes, by doing it.
web-first-game-at = Training Simulator with USA and Russia. You are at step { $n } of { $all }: { $name }.
web-ten-countries = Ten countries
web-ten-countries-hint = easy first; four dots are the hardest
web-four-disasters = Four disasters
web-lesson-is-done = done
web-lesson-minutes = 2 minutes
web-lesson-next = next for you
web-lesson-start = Start
web-lesson-again = Again
web-lesson-puzzle = The puzzle, as a picture
web-new-die = new
