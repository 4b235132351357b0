# Eine Zeile zu jedem Land, jeder Katastrophe, Mission, Unregelmäßigkeit und jedem Abzeichen.

## Länder

flavour-country-russia = Würfeln, schauen, Achseln zucken, noch einmal. So geht es seit 1957.
flavour-country-usa = Dafür gibt es ein Verfahren. Und eine Ausnahme vom Verfahren.
flavour-country-canada = Die Ungeraden kommen nach hinten, mit einer Entschuldigung.
flavour-country-japan = Jede Fläche hat eine Seite, jede Seite eine Nachbarin. Noch einmal drehen.
flavour-country-germany = Alles hat seinen Preis, und der Preis hängt an der Tür.
flavour-country-malaysia = Ein bisschen mehr, noch ein bisschen. Die Kante ist näher, als sie aussieht.
flavour-country-brazil = Jede Tür geht auf, sobald die ganze Band dieselbe Melodie spielt.
flavour-country-united-kingdom = Der Triumph von heute ist das Mindeste von morgen. Haltung.
flavour-country-south-africa = Bitte anstellen. Vorn geht es gleich weiter.
flavour-country-south-africa-2 = Dieselbe Schlange, eine andere Tür. Jemand hat einen Freund vorgelassen.

## Katastrophen

flavour-disaster-training-simulator = Hier kann nichts verletzen, außer der Nachbesprechung.
flavour-disaster-meteor-shower = Ein Sandkorn mit zehn Kilometern pro Sekunde klopft nicht an.
flavour-disaster-toxic-leak = Es begann mit der Frage, ob sonst noch jemand Mandeln riecht.
flavour-disaster-solar-storm = Die Sonne war jahrelang gut zu uns. Auch sie hat schlechte Tage.

## Missionen

flavour-mission-blood-sweat-and-tears = Alle drei schweben. Bitte ein Handtuch benutzen.
flavour-mission-all-system-go = Beim Start fehlte ein Buchstabe. Alles andere war in Ordnung.
flavour-mission-reboot-the-station = Zwei Schlüssel, zwei Leute, eine lange Stille, bis die Lüfter anlaufen.
flavour-mission-walk-the-truss = Hundert Meter Gitterträger, zwei Leinen und eine sehr gute Aussicht.
flavour-mission-catch-the-cargo-ship = Alles, was letzten Frühling bestellt wurde, mit acht Kilometern pro Sekunde.
flavour-mission-raise-the-orbit = Die Station fällt um die Erde. Es lohnt sich, sie weiter zu verfehlen.
flavour-mission-call-for-the-next-crew = Alles so verlassen, wie man es finden möchte. Den Tworog verstecken.
flavour-mission-seal-the-hull = Das Leck fand man, indem man einem Teeblatt nachflog.

## Abzeichen

flavour-badge-spaceflight-pilot = Parkt alles ein. Erzählt auch, wie.
flavour-badge-medical-officer = Verordnet Schlaf. Hat seit Dienstag nicht geschlafen.
flavour-badge-payload-specialist = Weiß, wo alles verstaut ist, und nimmt es einem ab.
flavour-badge-mission-specialist = Liest das ganze Handbuch, damit andere eine Seite auslassen können.
flavour-badge-flight-engineer = Hört nachts den Pumpen zu und kennt sie beim Namen.
flavour-badge-technical-officer = Schaltet es aus und wieder ein, mit Diplom.
flavour-badge-crew-commander = Isst zuletzt, schläft am wenigsten, unterschreibt alles.
flavour-badge-science-officer = Darüber gibt es einen Aufsatz. Er ist von heute Morgen.

## Unregelmäßigkeiten

flavour-irregularity-thick-plating = Jemand hat die Hülle in Zentimetern statt in Millimetern bestellt.
flavour-irregularity-volunteer-crew = Sie kamen wegen der Aussicht und blieben wegen der Überstunden.
flavour-irregularity-ice-in-the-stream = Vier Milliarden Jahre alt, und jetzt kommt es in den Tee.
flavour-irregularity-salvage-rights = Für die Anwälte ein Wrack, für die Werkstatt ein Dienstag.
flavour-irregularity-filter-masks = Man gewöhnt sich an den Geruch. Daran merkt man, dass sie wirken.
flavour-irregularity-skeleton-shift = Weniger Hände, mehr Ellbogenfreiheit, dieselbe Liste.
flavour-irregularity-hazard-pay = Zwölf Prozent mehr, auf einer Bank vierhundert Kilometer tiefer.
flavour-irregularity-quarantine = Die Tür ist zugeklebt. Jemand hat ein Fenster darauf gemalt.
flavour-irregularity-spare-modules = Gefunden hinter der Klappe mit der Aufschrift „Nicht öffnen“.
flavour-irregularity-sunlit-arrays = Keine Nacht auf dieser Bahn. Die Crew hat die Fenster zugeklebt.
flavour-irregularity-record-output = Der Zeiger lief über die Skala hinaus, also malte jemand Skala dazu.
flavour-irregularity-steady-hands = Elf Stunden Schlaf und kein Kaffee. Es fühlte sich an wie Mogeln.
