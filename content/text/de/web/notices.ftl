# Was sich nicht speichern oder lesen lässt, und Spiele, die anderswo offen sind.

web-damage-line = Zeile { $line }: { $why }
web-damage-good = { $good ->
    [one] Zeile { $line }: { $why } Die Antwort davor ist in Ordnung.
   *[other] Zeile { $line }: { $why } Die { $good } Antworten davor sind in Ordnung.
 }
web-wrong-empty = Da ist kein Anfang eines Spiels.
web-wrong-cut-off = Sie bricht mittendrin ab.
web-wrong-not-a-line = Sie enthält etwas, das kein gespeichertes Spiel ist.
web-wrong-format = Sie hat das Format { $found }, das diese Version nicht liest.
web-wrong-rules = Es begann mit anderen Regeln als denen dieser Version.
web-wrong-rules-of = Es begann mit anderen Regeln, denen des Pakets „{ $pack }“.
web-wrong-setup = Sein Aufbau lässt sich nicht verwenden.
web-wrong-too-long = Es ist länger, als ein Spiel sein kann.
web-wrong-seat = Platz { $seat } wird an dieser Stelle nichts gefragt.
web-wrong-unreadable = Die Antwort lässt sich nicht lesen.
web-wrong-refused = Die Regeln erlauben die Antwort nicht.
web-wrong-elsewhere = Die Antwort führt woandershin als damals.
web-wrong-engine = Die Antwort führt woandershin als mit der Version { $engine }.
web-wrong-link = Im Link fehlen Buchstaben, oder sie sind verändert.
web-unkept-title = Die letzte Antwort ist auf diesem Gerät nicht gespeichert.
web-unkept-text = Das Spiel wartet, damit nichts verloren geht. Schaffe Platz, oder spiele weiter, ohne dass es gespeichert wird.
web-unkept-anyway = Das Spiel geht weiter, ohne gespeichert zu werden. Wird dieser Tab geschlossen, ist es verloren.
web-try-again = Noch einmal versuchen
web-go-on-anyway = Ohne Speichern weiter
web-elsewhere-title = Dieses Spiel ist in einem anderen Tab geöffnet.
web-elsewhere-text = Nur ein Tab zugleich kann es spielen. Übernimmst du es hier, kann der andere nur noch zusehen.
web-take-over = Hier übernehmen
web-taken-away-title = Dieses Spiel geht in einem anderen Tab weiter.
web-taken-away-text = Hier lässt es sich nur noch ansehen, so wie es war. Es ging nichts verloren.
web-take-back = Hierher zurückholen
