# Eine Partie an der Eingabe: was um das Spiel herum gesagt wird.

session-title = Intrepid: Haltet die Station am Leben und erfüllt die Missionen, gemeinsam.
session-summary = { $players } gegen { $disaster }, { $difficulty ->
    [moderate] moderat
    [challenging] anspruchsvoll
    [severe] schwer
   *[futile] aussichtslos
 }.
session-welcome = Mit help siehst du alles, was du eingeben kannst, mit rules, wie das Spiel geht, mit glossary, was seine Begriffe bedeuten, mit legend die Zeichen auf dem Bildschirm, mit coach einen Rat. Die Eingabetaste zeigt wieder den Tisch.
session-over = Die Partie ist zu Ende.
session-over-next = Die Partie ist zu Ende: log, save DATEI, undo oder quit.
session-write = So wird es geschrieben: { $form }.
session-not-understood = Nicht verstanden: { $mistake }. Mehr mit help.
session-no-answer = Das ist hier keine Antwort: { $mistake }.
session-legal = Das ist erlaubt: { $answer }.
session-nothing-to-undo = Es gibt nichts zurückzunehmen.
session-undone = { $count ->
    [one] 1 Antwort zurückgenommen.
   *[other] { $count } Antworten zurückgenommen.
 }
session-undone-of = { $count ->
    [one] 1 Antwort von { $player } zurückgenommen.
   *[other] { $count } Antworten von { $player } zurückgenommen.
 }
session-no-seat = Auf Platz { $seat } sitzt niemand.
session-bot-seat = Für { $player } spielt ein Bot.
session-not-asked = { $player } wird gerade nichts gefragt.
session-impossible = Das geht hier nicht: { $reason }.
session-reach-later = Würfel lassen sich so ansehen, solange du gefragt wirst, welche du platzierst.
session-no-page = Diese Seite gibt es nicht. Schreib rules, oder rules und eines davon: { $pages }, country, disaster oder all.
session-saved = Gespeichert in { $file }.
session-not-saved = Nicht gespeichert: { $why }.
session-not-kept = { $count ->
    [one] Die letzte Antwort ist NICHT aufbewahrt: { $why }.
   *[other] Die letzten { $count } Antworten sind NICHT aufbewahrt: { $why }.
 }
session-not-kept-yet = { $sentence } Nach jeder Antwort wird es wieder versucht; save DATEI speichert die Partie anderswo.
session-kept = Die Partie ist als { $name } in { $folder } aufbewahrt; { $over ->
    [yes] intrepid replay zeigt sie noch einmal
   *[no] intrepid play setzt sie fort
 }.
session-nothing-kept = Es wurde nichts geantwortet, also gibt es nichts aufzubewahren.
session-leave = Trotzdem gehen und sie verlieren? ja oder nein [nein]
session-goodbye = Auf Wiedersehen.
session-end-of-input = Ende der Eingabe. { $whereabouts }

## Wie ein Befehl geschrieben wird, der unvollständig ist.

form-place = #3 für die dritte Antwort der Liste
form-undo = undo, undo deed oder undo phase
form-why = why und eine Antwort, etwa why 5 on 3b
form-log = log oder log 100
form-save = save und der Name einer Datei
form-seat = seat 1 bis seat 4
form-reach = reach und ein Würfel, etwa reach 4
form-show = show und ein Feld, ein Name oder ein Schlüssel, etwa show 3b
form-texts = texts all, texts mine oder texts off
form-coach = coach, coach 2 oder coach more
