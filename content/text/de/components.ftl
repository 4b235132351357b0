# Was außer Fähigkeiten auf Plättchen, Karten und Tableaus steht.

## Plättchen

any-value = beliebiger Wert
odd-value = ungerade
even-value = gerade
above-counter = höher als der Zähler
slots-one = ein Würfel: { $faces }
slots-separated = zwei einzelne Würfel: { $first } und { $second }
slots-separated-same = zwei einzelne Würfel: je { $faces }
slots-joined = zwei Würfel gemeinsam: { $first } und { $second }
slots-joined-same = zwei Würfel gemeinsam: je { $faces }
slots-double = ein Pasch: { $faces }
slots-sum = zwei Würfel gemeinsam: Summe { $n } oder mehr
slots-padlock = { $slots } (Vorhängeschloss)
tile-cost = { $n } Kapazität
tile-drain = Bedarf an { $resource } +{ $n }
output = { $amount } { $resource }
output-formula = { $resource } = { $formula }
output-tier = { $output }, + { $n } je freigegebene Stufe
output-per-die = { $output } je Würfel
output-each-die = je Würfel: { $output }
measure-die = Würfel
measure-higher = höherer Würfel
measure-lower = niedrigerer Würfel
measure-sum = Summe
measure-counter = Zähler
unique-any-resource = eine beliebige Ressource = { $measure }
unique-mission-die = +1 auf einen Missionswürfel

## Katastrophenkarten

toxic-values = { $count ->
    [one] Giftiger Wert
   *[other] Giftige Werte
 }: { $values }.
removed-by-few = 1–2 Spieler: ein Würfel { $first }.
removed-by-many = 3–4 Spieler: ein Würfel { $first } und ein Würfel { $second }.
removed-by-many-tied = 3–4 Spieler: ein Würfel { $first } und ein Würfel { $second }, { $together }.
removed-by-one = Ein Würfel { $first }.
removed-by-two = Ein Würfel { $first } und ein Würfel { $second }.
removed-by-two-tied = Ein Würfel { $first } und ein Würfel { $second }, { $together }.
slot-toxic = { $all ->
    [yes] mit giftigem Wert
   *[no] { $faces } (giftig)
 }
together = { $how ->
    [equal] beide mit demselben Wert
    [run] genau 1 auseinander
    [sum] zusammen mindestens { $n }
    [players] von zwei verschiedenen Spielern
   *[rising] der zweite höher
 }

## Missionen

mission-step = Würfel auf { $n }: { $costs }.
mission-nothing = nichts
mission-not-solo = Nicht im Solospiel.
mission-standing = Immer wenn sie etwas verbraucht: { $text }

## Länder

country-wrap = Würfel laufen um: Über 6 geht es bei 1 weiter, unter 1 bei 6.
country-destroy = Würfel laufen nicht um: Ein Würfel, der über 6 steigt oder unter 1 sinkt, wird zerstört.
country-oriented = Nicht nur die Oberseite eines Würfels zählt, sondern auch die Seite, die zu dir zeigt. Ein Würfel behält seine Lage, bis eine Fähigkeit ihn kippt, wendet oder dreht.
country-rolls-into-storage = Du würfelst deine Würfel in dein Lager. Würfel im Lager können nicht platziert werden.
country-rolls-into-queue = Du würfelst deine Würfel einzeln, jeden ans Ende deiner Schlange. Würfel in der Schlange können nicht platziert werden.
country-rolls-elsewhere = Du würfelst deine Würfel { $into }.
country-reserve = Statt eines Pools hast du eine Reserve.
country-before-roll = Vor dem Würfeln: { $text }
country-after-roll = Nach dem Würfeln: { $text }
country-free = Zwischen zwei Platzierungen: { $text }
country-free-when = Zwischen zwei Platzierungen, wenn { $when }: { $text }
country-locks = Schlösser: { $locks }.
country-counter = Ein neuer Zähler zeigt { $n }. Ein neben einem Zähler platzierter Würfel muss höher sein und ist in der nächsten Runde selbst der Zähler.
country-tokens = Du beginnst mit { $n } von { $all } Konvertermarkern.
country-cycles = Hinten anstellen heißt: die vordersten Würfel der Schlange in ihrer Reihenfolge an deren Ende legen. Stellt ein anderer Spieler Würfel hinten an, musst du gleichzeitig 1 oder 2 hinten anstellen.
track-standard = Würfelleiste, mehr Würfel für Kapazität: { $slots }.
track-solo = Würfelleiste, solo, mehr Würfel für Kapazität: { $slots }.
track-start = { $dice } Würfel
track-slot = { $dice } für { $cost }

## Katastrophen

disaster-level = Herausforderung { $n }.
disaster-fixed = Die Karten kommen in der aufgedruckten Reihenfolge.
disaster-levels = Der Stapel von oben nach unten: { $green } grüne, { $yellow } gelbe, { $orange } orange und { $red } rote Karten.
disaster-holes = Trefft ihr ein Plättchen, so legt einen Szenariomarker darauf. Ein aktiviertes Plättchen erzeugt je Szenariomarker 1 weniger. Es trägt höchstens { $n }; ein weiterer zerstört es.
disaster-integrity = Um ein Plättchen zu versengen, lege { $n } Szenariomarker auf dein unversengtes Plättchen mit dem höchsten Würfel. Ein versengtes Plättchen kannst du nur benutzen, solange ein Belastungsmarker darauf liegt. Am Ende jeder Phase 2 verliert es einen Szenariomarker; ist der letzte weg, wird es zerstört. Sind alle deine Plättchen versengt, entferne stattdessen 2 ihrer Szenariomarker.
disaster-toxic = Immer wenn du einen Würfel mit giftigem Wert platzierst, lege einen anderen Würfel aus deinem Pool auf die Giftleck-Übersicht. Auf einem Andockmodul entfällt das.
disaster-before-roll = Vor dem Würfeln, jeder Spieler: { $text }
disaster-before-roll-often = Vor dem Würfeln darf jeder Spieler beliebig oft { $deed }.
after-cards = Nach allen Karten: { $text }
