# Was man eingeben kann und was die Zeichen bedeuten: je Zeile zwei Spalten, dazwischen ein Strich.

help =
    5 on 3b | einen Würfel platzieren; zwei Würfel schreibt man 4+5 on 3b; statt on geht auch auf
    12 | die Antwort mit dieser Nummer; wo nach einem Würfel, einem Spieler oder einer Menge gefragt wird, ist die Zahl der Würfel, der Spieler oder die Menge
    #12 | die zwölfte Antwort der Liste, was immer sie ist
    undo | die letzte Antwort zurücknehmen (auch: zurück); undo deed und undo phase: mehr
    why 5 on 3b | ist das erlaubt, und wenn nicht, warum (auch: warum)
    reach 4 | wohin ein Würfel kommen kann und durch welche Fähigkeiten; für Würfel, die nicht im Pool liegen: reach storage 4 (Lager), queue 2 (Schlange), cache 4 (Depot), counter 3b (Zähler)
    coach | was drängt, und ein Vorschlag; coach 2: für Platz 2; coach more: weiter vorausschauen, so oft du willst (auch: rat)
    seat 2 | für Platz 2 antworten (as 2, solange nach einem Spieler gefragt wird)
    offer | die ausliegenden Plättchen: Preis, Würfelfelder, Ertrag, Bedarf, Fähigkeit
    show 3b | alles über das Plättchen dort (auch: zeige)
    show NAME | alles über Plättchen, Karte, Mission, Abzeichen, Land oder Katastrophe: show medical officer, show t1a, show japan/t4c/red
    rules | das Spiel auf einer Seite (auch: regeln); rules 3 für Phase 3, rules missions, rules country (Land), rules disaster (Katastrophe), rules all (alles)
    glossary | alle Begriffe des Spiels (auch: glossar); glossary bedarf: was einer davon bedeutet
    legend | was die Zeichen auf dem Bildschirm bedeuten
    texts mine | nur die Plättchen dessen erklären, der gefragt ist; texts all: alle, texts off: keine
    log | was zuletzt geschah; log 200 zeigt mehr
    save DATEI | eine Kopie speichern; die Partie selbst wird nach jeder Antwort aufbewahrt
    done | fertig; no oder nein lehnt ab, was man darf
    Eingabetaste | den Tisch noch einmal zeigen
    help, quit | diese Liste (auch: hilfe); aufhören (auch: ende)
legend =
    Bedarf -6 | wo die Ressource jede Runde beginnt
    jetzt, Ende | was jetzt da ist, und am Ende der Runde, wenn nichts mehr geschieht
    !! | unter null: Die Partie wäre verloren
    ! | Notvorräte würden geöffnet
    Bonus ab | die nächste Menge, die einen Bonus gibt
    {"..*..|..>.."} | dasselbe als Bild: * jetzt, > das Ende, | null
    Missionen | wie viele erfüllt sind; was eine 1 beginnen würde; darunter der Preis, solange der Würfel 1/2/3/4 zeigt
    Karte 1 [1-3] | eine Katastrophenkarte, die liegen bleibt, und die Würfel, die sie entfernen; [1-3: 2] hat ihren Würfel
    Andocken 3(+1) - | Andockmodul 3 darf den Würfel erhöhen; - ist leer, x gesperrt, eine Zahl der Würfel, der dort liegt
    Vorräte 5 4 | worauf die nächsten Notvorräte jede Ressource heben
    Marker 1-6 | wie viele Verstärkungs-/Belastungsmarker jeder Zahl noch da sind
    > | wer gefragt ist; darunter: Abzeichen nach Ressource, dann die Würfel
    Pool 2 5 5 | Würfel, die platziert werden können; in Lager, Schlange und Depot und unter den aufbewahrten liegen bei manchen Ländern und Partien andere
    3b | ein Feld des Spielplans: Sektor 3, zweites Feld
    1-4 | ein Würfelfeld und die Werte, die es nimmt; 1-6, 1-6 sind einzelne Felder; 4-6+4-6, Pasch 1-6 und Summe 8+ nehmen zwei Würfel auf einmal
    Energie = Würfel + 2 | was das Plättchen erzeugt: den Wert seines Würfels und 2
    <5> | ein Würfel, der dort platziert ist; Zähler 4 ist einer, der bleibt
    5/3 | ein Würfel mit der 5 oben und der 3 vorn, wo das zählt
    Verstärkung 4 | ein Marker auf dem Plättchen, wie Belastung 2, gesperrt, Löcher 1, Integrität 3: siehe rules tokens
    verschlossen 1-2-4 | ein Schloss mit seinen Zahlen; Vorhängeschloss: ein Platz dafür
    (+1) 12: 5 | in einer Liste von Antworten: 12 schickt eine 5 oder bringt sie unter
