# Was an Dateien falsch sein kann. Das steht hinter einem Doppelpunkt und endet ohne Punkt.

file-open = { $path } lässt sich nicht öffnen: { $why }
file-open-to-write = { $path } lässt sich nicht zum Schreiben öffnen: { $why }
file-read = { $path } lässt sich nicht lesen: { $why }
file-write = { $path } lässt sich nicht schreiben: { $why }
file-lock = { $path } lässt sich nicht sperren: { $why }
file-delete = { $path } lässt sich nicht löschen: { $why }
file-make-folder = der Ordner { $path } lässt sich nicht anlegen: { $why }
file-read-folder = der Ordner { $path } lässt sich nicht lesen: { $why }
file-why = { $reason ->
    [not-found] es gibt keine solche Datei und keinen solchen Ordner
    [denied] das ist nicht erlaubt
    [exists] das gibt es schon
    [folder] das ist ein Ordner
    [no-folder] ein Teil des Pfades ist kein Ordner
    [full] die Platte ist voll
    [read-only] dort lässt sich nichts schreiben
    [broken] das ist kein Text
   *[other] das System meldet Fehler { $code }
 }
file-no-text = { $path }, Zeile { $line }: Das ist kein Text
file-too-large = { $path } ist größer als { $size } MiB
file-moved = { $path } wurde soeben verschoben oder gelöscht
file-busy = { $path } wird gerade von einem anderen Programm gespielt
file-is-folder = { $path } ist ein Ordner
file-not-ours = { $path } gibt es schon, und es ist keine Kopie dieser Partie; wähle einen anderen Namen
file-too-many = in { $path } sind zu viele Partien
file-too-many-damaged = in { $path } sind zu viele beschädigte Partien
file-no-game = in { $path } ist keine Partie als „{ $name }“ aufbewahrt; intrepid games listet sie auf

## Was an einer gespeicherten Partie falsch ist.

save-at = { $place }: { $damage }
save-kept = die aufbewahrte Partie „{ $place }“: { $damage }
save-line = Zeile { $line }: { $problem }
save-line-good = { $good ->
    [one] Zeile { $line }: { $problem }; die 1 Antwort davor ist gut
   *[other] Zeile { $line }: { $problem }; die { $good } Antworten davor sind gut
 }
save-empty = der Kopf fehlt, das ist also keine gespeicherte Partie
save-cut-off = die Datei bricht mitten in dieser Zeile ab
save-json = das ist keine Zeile einer gespeicherten Partie
save-long-line = die Zeile hat { $bytes } Bytes, und keine hat mehr als { $most }
save-format = die Datei hat das Format { $found }, und dieses Programm liest Formate bis { $ours }
save-rulebook = die Partie wurde mit dem Regelwerk { $found } gespielt, und dies ist das Regelwerk { $ours } des Pakets „{ $pack }“; --content ORDNER spielt mit dem Paket in einem Ordner
save-rulebook-of = die Partie wurde mit dem Paket „{ $other }“, Regelwerk { $found }, gespielt, und dies ist das Regelwerk { $ours } des Pakets „{ $pack }“; --content ORDNER spielt mit dem Paket in einem Ordner
save-setup = die Aufstellung ist unbrauchbar: { $why }
save-illegal = die Aufstellung ist unbrauchbar
save-seed = „{ $seed }“ ist kein Startwert aus 64 hexadezimalen Ziffern
save-too-many = es sind mehr als { $most } Antworten
save-seat = einen Platz { $seat } gibt es in dieser Partie nicht
save-not-asked = Platz { $seat } wird an dieser Stelle nichts gefragt
save-unreadable = die Antwort ist nicht zu lesen: { $why }
save-refused = die Regeln lassen diese Antwort nicht zu
save-hash = die Partie steht nach dieser Antwort bei { $ours }, und die Datei sagt { $found }
save-hash-engine = die Partie steht nach dieser Antwort bei { $ours }, und die Datei sagt { $found } (geschrieben von Version { $engine }, dies ist { $this })
