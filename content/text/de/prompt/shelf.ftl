# Aufbewahrte Partien.

shelf-none = In { $folder } sind keine Partien aufbewahrt.
shelf-some = { $count ->
    [one] In { $folder } ist 1 Partie aufbewahrt:
   *[other] In { $folder } sind { $count } Partien aufbewahrt, die letzte zuerst:
 }
shelf-deleted = { $name } ist gelöscht.
shelf-not-deleted = Nicht gelöscht: { $why }.
shelf-title = { $name } ({ $age }{ $busy ->
    [yes] , wird gerade von einem anderen Programm gespielt
   *[no] {""}
 })
shelf-now = gerade eben
shelf-minutes = { $count ->
    [one] vor 1 Minute
   *[other] vor { $count } Minuten
 }
shelf-hours = { $count ->
    [one] vor 1 Stunde
   *[other] vor { $count } Stunden
 }
shelf-days = { $count ->
    [one] vor 1 Tag
   *[other] vor { $count } Tagen
 }
shelf-unfinished = { $answers ->
    [one] { $summary } Runde { $round }, 1 Antwort.
   *[other] { $summary } Runde { $round }, { $answers } Antworten.
 }
shelf-finished = { $game } { $outcome }
shelf-damaged = { $game } Beschädigt: { $damage }.
shelf-unreadable = Sie kann nicht weitergehen: { $why }.
left-unlisted = Die begonnenen Partien lassen sich nicht auflisten: { $why }.
left-head = Begonnene Partien, die letzte zuerst:
left-which = Welche geht weiter? Eine Nummer, neu, oder lösche und eine Nummer [{ $default }]
left-new = neu
left-write = Schreib eine Nummer der Liste, neu, oder lösche und eine Nummer.
left-cannot = { $why }.
left-delete = { $name } endgültig löschen? ja oder nein [nein]
left-torn = { $name }, { $damage }. Sie wurde gerade geschrieben, als das Programm endete: Die Partie geht von dort weiter.
left-damaged = { $lost ->
    [one] { $name } ist beschädigt. { $damage }. 1 Zeile ist verloren.
   *[other] { $name } ist beschädigt. { $damage }. { $lost } Zeilen sind verloren.
 }
left-aside = Die beschädigte Datei wird unter einem anderen Namen aufgehoben.
left-untouched = Die Datei bleibt, wie sie ist.
left-kept-aside = Die beschädigte Datei ist aufgehoben als { $file }.
left-go-on = Mit dem weitermachen, was gut ist? ja oder nein [nein]
