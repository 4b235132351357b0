# A game at the prompt: what is said around the game itself.

session-title = Intrepid: keep the station alive and complete the missions, together.
session-summary = { $players } against the { $disaster }, { $difficulty ->
    [moderate] moderate
    [challenging] challenging
    [severe] severe
   *[futile] futile
 }.
session-welcome = Type help for all that can be typed, rules for how the game goes, glossary for what its terms mean, legend for the signs on the screen, coach for advice. Enter shows the table again.
session-over = The game is over.
session-over-next = The game is over: log, save FILE, undo or quit.
session-write = Write { $form }.
session-not-understood = Not understood: { $mistake }. Type help for more.
session-no-answer = That is no answer here: { $mistake }.
session-legal = That is legal: { $answer }.
session-nothing-to-undo = There is nothing to take back.
session-undone = { $count ->
    [one] Took back 1 answer.
   *[other] Took back { $count } answers.
 }
session-undone-of = { $count ->
    [one] Took back 1 answer of { $player }.
   *[other] Took back { $count } answers of { $player }.
 }
session-no-seat = Nobody sits at seat { $seat }.
session-bot-seat = A bot plays for { $player }.
session-not-asked = Nothing is asked of { $player } now.
session-impossible = That cannot be done here: { $reason }.
session-reach-later = Dice can be looked at like that while you are asked to place them.
session-no-page = There is no such page. Write rules, or rules and one of: { $pages }, country, disaster or all.
session-saved = Saved in { $file }.
session-not-saved = Not saved: { $why }.
session-not-kept = { $count ->
    [one] The last answer is NOT kept: { $why }.
   *[other] The last { $count } answers are NOT kept: { $why }.
 }
session-not-kept-yet = { $sentence } It is tried again after every answer; save FILE saves the game elsewhere.
session-kept = The game is kept as { $name } in { $folder }; { $over ->
    [yes] intrepid replay shows it again
   *[no] intrepid play goes on with it
 }.
session-nothing-kept = Nothing was answered, so there is nothing to keep.
session-leave = Leave all the same, and lose them? yes or no [no]
session-goodbye = Goodbye.
session-end-of-input = End of input. { $whereabouts }

## How a command is written that is not complete.

form-place = #3 for the third answer of the list
form-undo = undo, undo deed or undo phase
form-why = why and an answer, such as why 5 on 3b
form-log = log or log 100
form-save = save and a file name
form-seat = seat 1 to seat 4
form-reach = reach and a die, such as reach 4
form-show = show and a space, a name or a key, such as show 3b
form-texts = texts all, texts mine or texts off
form-coach = coach, coach 2 or coach more
