# Was außer Fähigkeiten auf Plättchen, Karten und Tableaus steht.

## Plättchen

any-value = beliebiger Wert
odd-value = ungerade
even-value = gerade
slots-one = ein Würfel: { $faces }
slots-separated = zwei einzelne Würfel: { $first } und { $second }
slots-separated-same = zwei einzelne Würfel: je { $faces }
slots-joined = zwei Würfel gemeinsam: { $first } und { $second }
slots-joined-same = zwei Würfel gemeinsam: je { $faces }
slots-double = ein Pasch: { $faces }
slots-sum = zwei Würfel gemeinsam: Summe { $n } oder mehr
tile-cost = { $n } Kapazität
tile-drain = Verbrauch von { $resource } +{ $n }
tile-counter = Ein hier platzierter Würfel muss höher sein als der Zählerwürfel.
tile-padlock = Verschlossen, bis sein Schlossmarker auf der offenen Seite liegt.
output = { $amount } { $resource }
output-per-die = { $output } je Würfel
measure-die = Würfel
measure-higher = höherer Würfel
measure-one = ein Würfel
measure-lower = niedrigerer Würfel
measure-sum = Summe beider Würfel
measure-counter = Zählerwürfel
unique-any-resource = eine beliebige Ressource = { $measure }
unique-mission-die = +1 auf einen Missionswürfel

## Katastrophenkarten

toxic-values = { $count ->
    [one] Giftiger Wert
   *[other] Giftige Werte
 }: { $values }.
removed-by-few = 1–2 Spieler: ein Würfel { $first }.
removed-by-many = 3–4 Spieler: ein Würfel { $first } und ein Würfel { $second }.

## Missionen

mission-step = Würfel auf { $n }: { $costs }.
mission-nothing = nichts
mission-not-solo = Nicht im Solospiel.

## Länder

country-wrap = Ein über 6 erhöhter Würfel zählt ab 1 weiter, ein unter 1 gesenkter ab 6.
country-destroy = Ein über 6 erhöhter oder unter 1 gesenkter Würfel ist verloren.
country-oriented = Nicht nur die Oberseite eines Würfels zählt, sondern auch die Seite, die zu dir zeigt. Ein Würfel bleibt liegen, wie er gefallen ist, bis eine Fähigkeit ihn dreht.
country-rolls-into-storage = Du würfelst deine Würfel in dein Lager. Würfel im Lager können nicht platziert werden.
country-rolls-into-queue = Du würfelst deine Würfel einzeln in deine Warteschlange, jeden an ihr Ende. Würfel in der Warteschlange können nicht platziert werden.
country-rolls-elsewhere = Du würfelst deine Würfel { $into }.
country-reserve = Dein Pool heißt Reserve.
country-before-roll = Vor dem Würfeln: { $text }
country-after-roll = Nach dem Würfeln: { $text }
country-free = Zwischen zwei Platzierungen: { $text }
country-free-when = Zwischen zwei Platzierungen, wenn { $when }: { $text }
country-locks = Schlossmarker: { $locks }.
country-counter = Ein neuer Zählerwürfel zeigt { $n }. Ein daneben platzierter Würfel muss höher sein und ist in der nächsten Runde der Zählerwürfel.
country-tokens = Du beginnst mit { $n } von { $all } Konvertermarkern.
country-cycles = Immer wenn ein anderer Spieler mit einer solchen Warteschlange Würfel an ihr Ende legt, musst auch du 1 oder 2 Würfel vom Anfang deiner Warteschlange an ihr Ende legen.
track-standard = Würfelleiste: { $slots }.
track-solo = Würfelleiste, solo: { $slots }.
track-start = { $dice } Würfel
track-slot = { $dice } für { $cost } Kapazität

## Katastrophen

disaster-level = Schwierigkeitsstufe { $n }.
disaster-fixed = Die Karten kommen in der aufgedruckten Reihenfolge.
disaster-levels = Der Stapel von oben nach unten: { $green } grüne, { $yellow } gelbe, { $orange } orange und { $red } rote Karten.
disaster-holes = Wird ein Plättchen getroffen, legt einen Szenariomarker darauf. Ein aktiviertes Plättchen erzeugt je Marker 1 weniger. Es kann { $n } davon tragen; ein weiterer zerstört es.
disaster-integrity = Um ein Plättchen zu versengen, lege { $n } Szenariomarker auf dein unversengtes Plättchen mit dem höchsten Würfel. Ein versengtes Plättchen kann nur mit Belastungsmarker benutzt werden. Am Ende jeder Phase 2 verliert es einen Szenariomarker; mit dem letzten wird es zerstört. Sind alle deine Plättchen versengt, entferne stattdessen 2 ihrer Szenariomarker.
disaster-toxic = Ein Würfel mit giftigem Wert kostet einen anderen Würfel aus deinem Pool, wo immer er platziert wird, außer auf einem Andockmodul.
disaster-before-roll = Vor dem Würfeln, jeder Spieler: { $text }
