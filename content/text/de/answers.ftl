# Was eine Antwort bewirkt, für eine Liste von Antworten: ohne Punkt. Würfel sind Zahlen: "die 3".

## Platzieren

answer-tile = Platziere die { $die } auf { $tile }{ $slot ->
    [0] { "" }
   *[other] , Platz { $slot }
 }{ $makes }{ $toxic }
answer-pair = Platziere die { $first } und die { $second } auf { $tile }{ $makes }{ $toxic }
answer-makes = { $made ->
    [yes] : erzeugt { $gains }
   *[no] { "" }
 }{ $strain ->
    [yes] , erfüllt den Belastungsmarker
   *[no] { "" }
 }
answer-toxic = (giftig: kostet { $n ->
    [one] einen anderen Würfel
   *[other] { $n } andere Würfel
 })
answer-mission = Beginne { $mission } mit der { $die }{ $toxic }
answer-card = Platziere die { $die } auf { $card }, Platz { $slot }{ $toxic }
answer-dock = Docke die { $die } an { $dock } an{ $arrival ->
    [higher] { " " }(kommt gleich oder um 1 höher an)
    [lower] { " " }(kommt gleich oder um 1 niedriger an)
   *[plain] { "" }
 }
answer-habitation = Lege die { $die } ins Wohnmodul{ $toxic }
answer-free = Nutze freie Aktion { $n }

## Boni und Kapazität

answer-bonus-capacity = Nimm den Bonus von { $resource }: { $capacity } für alle
answer-bonus-mission = Nimm den Bonus von { $resource }: bring { $mission } voran
answer-research = Zahle { $capacity } für die Forschung (es { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
 })
answer-install = Baue { $tile }{ $side ->
    [red] { " " }(rote Seite)
    [blue] { " " }(blaue Seite)
   *[none] { "" }
 } ein: { $cost }{ $drained ->
    [yes] , Bedarf an { $resource } +{ $by }
   *[no] { "" }
 }; [{ $slots }] { $output }
answer-track = Rücke auf der Würfelleiste für { $cost } vor: { $dice } Würfel ab der nächsten Runde
answer-track-end = Rücke auf der Würfelleiste vor
answer-amplify = Kaufe einen Verstärkungsmarker für { $cost }
answer-badge = Nutze { $badge } ({ $resource }): { $text }
answer-badge-unknown = Nutze Abzeichen { $n }
answer-make-room = Zerstöre { $tile }, um Platz zu schaffen
answer-done-placing = Fertig mit dem Platzieren
answer-done-bonus = Fertig mit den Boni
answer-done-spending = Fertig mit dem Ausgeben
answer-done = Fertig
answer-decline = Nein, ich verzichte

## Auswahl

choice-die = Die { $die }
choice-die-in = Die { $die } { $in }
choice-queued = Würfel { $place } der Schlange, eine { $die }
choice-queued-empty = Würfel { $place } der Schlange
choice-gain = Erhalte eine { $die }
choice-arrive = Nimm sie als { $die }
choice-set = Stelle den Würfel auf { $die }
choice-shift = { $way ->
    [up] Um { $n } erhöhen
   *[down] Um { $n } senken
 }{ $becomes }
choice-tilt = { $way ->
    [up] Nach oben kippen
    [down] Nach unten kippen
    [left] Nach links kippen
   *[right] Nach rechts kippen
 }{ $becomes }
choice-becomes = : Aus { $die } wird { $new }
choice-lost = : Die { $die } wird zerstört
choice-confirm = Ja
choice-tile-of = { $tile } von { $player }
choice-tile-lock = { $tile }, { $lock }
choice-tile-counter = { $tile }, Zähler { $n }
choice-space-taken = { $space }; dort wird { $tile } zerstört
choice-number = Zahl { $n }
choice-lock = Schloss { $numbers }
choice-dice = { $n } Würfel
choice-split = { $n } von { $resource }, { $rest } von { $other }
choice-offer = { $tile } ({ $cost }; [{ $slots }] { $output })
choice-bring = Hole die { $die }
choice-spend = Gib die { $die } aus
choice-paid = Die Bezahlung ist vollständig
choice-mission = { $mission } (auf { $n })
choice-slot = Die { $die } auf Platz { $slot }
choice-slot-empty = Platz { $slot }
choice-unknown = Nummer { $n } der Liste

## Was ein Plättchen nimmt, in wenigen Worten

short-slots-separated = { $first }, { $second }
short-slots-joined = { $first }+{ $second }
short-slots-double = Pasch { $faces }
short-slots-sum = Summe { $n }+
