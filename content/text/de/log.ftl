# Was geschah: ein Satz für jede Zeile des Verlaufs. Spieler heißen nach ihrem Land, ohne Artikel.

phase-roll-and-place-dice = Würfeln und Platzieren
phase-calculate-results = Ergebnisse berechnen
phase-use-resources = Ressourcen nutzen
phase-resolve-disasters = Katastrophen abhandeln
phase-spend-capacity = Kapazität ausgeben
phase-reset-the-round = Runde abschließen

outcome-won = Die Crew gewinnt: Alle Missionen sind erfüllt, und die Station lebt.
outcome-starved = Die Crew verliert: Es fehlt an { $resource }.
outcome-out-of-supplies = Die Crew verliert: Die Notvorräte sind aufgebraucht.
outcome-station-destroyed = Die Crew verliert: Die Katastrophe hat die Station zerstört.

## Wodurch es geschah, wo der Satz selbst es nicht sagt.

log-because = { $cause }: { $text }
log-free-action = Freie Aktion
log-bonus = Bonus für { $resource }

## Die Runde

log-round = Runde { $n } beginnt.
log-phase = Phase { $n }: { $phase }.
log-round-reset = Die Würfel kommen zurück in den Vorrat, die roten Marker gehen zurück.
log-done = { $player } ist fertig.
log-reopened = { $player } macht weiter.

## Würfel

log-rolled = { $count ->
    [one] { $player } würfelt eine { $dice } { $into }.
   *[other] { $player } würfelt { $dice } { $into }.
 }
log-gained = { $player } erhält eine { $die } { $in }.
log-gained-kept = { $player } erhält eine { $die } für die nächste Runde.
log-received = { $player } erhält eine { $die } von { $from }.
log-rerolled = { $player } würfelt eine { $from } neu: { $to }.
log-turned = { $player } dreht eine { $from } auf { $to }.
log-moved = { $player } legt eine { $die } { $from } { $to }.
log-discarded = { $player } legt eine { $die } { $from } ab.
log-fell-off = Eine { $die } von { $player } geht über den Rand hinaus und wird zerstört.
log-paid-toxic = { $player } legt für einen giftigen Würfel eine { $die } auf die Giftleck-Übersicht.
log-placed = { $player } platziert eine { $die } auf { $on }.
log-placed-mission = Auf der Mission { $mission } platziert { $player } eine { $die }.
log-placed-habitation = { $player } platziert eine { $die } im Wohnmodul.
log-pair-placed = { $player } platziert { $one } und { $other } auf { $tile }.
log-cycled = { $player } stellt { $n } Würfel hinten an.
log-cycled-along = { $player } zieht mit und stellt { $n } Würfel hinten an.
log-kept-joined = { $player } nimmt die aufbewahrten Würfel { $into }: { $dice }.

## Teile der Länder

log-converters-gained = { $player } erhält { $n } Konvertermarker.
log-converter-spent = { $player } gibt einen Konvertermarker aus.
log-picked-up = { $player } nimmt den Zähler von { $tile } { $into } und lässt eine 1 zurück.
log-exchanged = { $player } tauscht eine { $die } gegen den Zähler von { $tile }.
log-counter-turned = Der Zähler von { $tile } zeigt nun { $to }.
log-counter-replaced = Die platzierte { $die } wird zum Zähler von { $tile }.
log-locks-lifted = { $player } nimmt alle Schlösser zurück.
log-lock-placed = Schloss { $numbers } kommt auf { $tile }.
log-locks-swapped = Die Schlösser von { $one } und { $other } tauschen die Plätze.
log-unlocked = Das Schloss von { $tile } wird geöffnet.
log-discounted = { $player } zahlt in dieser Runde bei jeder Zahlung { $n } weniger.

## Ressourcen und Missionen

log-generated = { $tile } erzeugt { $amount }.
log-generated-habitation = Das Wohnmodul erzeugt { $amount }.
log-income = Die Station erzeugt { $amount }.
log-upkeep = Die Station verliert { $amount }.
log-strain-felt = Der Belastungsmarker auf { $tile } kostet { $amount }.
log-consumed = { $mission } verbraucht { $amount }.
log-consumed-by-missions = Die Missionen verbrauchen { $amount }.
log-mission-revealed = { $mission } ist die nächste Mission.
log-mission-advanced = { $mission } rückt auf { $n } vor.
log-mission-completed = { $mission } ist erfüllt.
log-drained = Der Bedarf an { $resource } steigt um { $n }.
log-drained-by = { $cause } erhöht den Bedarf an { $resource } um { $n }.
log-drained-by-new-tile = Das neue Plättchen erhöht den Bedarf an { $resource } um { $n }.
log-overflowed = Der Überlauf erhöht den Bedarf an { $resource } um { $n }.
log-reduced = Der Bedarf an { $resource } sinkt um { $n }.
log-bonus-taken = Der Bonus für { $resource } wird genommen.
log-supplies-opened = Die Notvorräte werden geöffnet.
log-supplied = Die Notvorräte setzen { $resource } auf { $n }.

## Kapazität

log-capacity-gained = { $player } erhält { $capacity }.
log-capacity-gained-by-some = { $players } erhalten je { $capacity }.
log-capacity-gained-by-all = Jeder Spieler erhält { $capacity }.
log-capacity-returned = { $player } bekommt { $capacity } zurück: Für das Plättchen ist kein Platz.
log-capacity-spent = { $player } gibt { $capacity } aus.
log-capacity-lost = { $player } verliert { $capacity }.
log-paid-for-tile = { $player } zahlt { $capacity } für ein Plättchen.
log-paid-for-die = { $player } zahlt { $capacity } für einen Schritt auf der Würfelleiste.
log-paid-for-token = { $player } zahlt { $capacity } für einen Verstärkungsmarker.
log-paid-for-research = { $player } zahlt { $capacity } für die Forschung.
log-research-advanced = Die Forschung kommt voran.
log-research-released = Die Forschung kommt voran: Stufe { $n } liegt aus.
log-research-returned = Was für die Forschung nicht reichte, wird zurückgegeben.
log-installed = { $player } baut { $tile } auf { $space } ein.
log-track-advanced = { $player } rückt auf der Würfelleiste vor.
log-track-back = { $player } rückt auf der Würfelleiste { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
 } zurück.
log-badge-used = { $player } nutzt { $badge }.
log-permitted = { $player } darf ein Plättchen der nächsten Stufe kaufen.
log-permit-used = { $player } kauft ein Plättchen der nächsten Stufe.

## Katastrophen und Marker

log-card-revealed = Katastrophe: { $card }.
log-card-revealed-persistent = Andauernde Katastrophe: { $card }. Sie bleibt, bis Würfel sie entfernen.
log-card-removed = { $card } kommt aus dem Spiel.
log-sector-rolled = Der Katastrophenwürfel nennt Sektor { $n }.
log-hit = { $tile } wird getroffen.
log-tile-disabled = { $tile } wird gesperrt.
log-dock-disabled = { $dock } wird gesperrt.
log-tile-destroyed = { $tile } wird zerstört.
log-tile-made-room = { $tile } macht Platz für ein anderes Plättchen und wird zerstört.
log-offer-destroyed = { $player } zerstört { $tile } in der Auslage.
log-scorched = { $tile } wird versengt: { $n } Szenariomarker.
log-worn = { $tile } verliert einen Szenariomarker.
log-amplified = Verstärkungsmarker { $number } für { $resource } kommt auf { $tile }.
log-strained = Belastungsmarker { $number } für { $resource } kommt auf { $tile }.
log-tokens-removed = Verstärkungs-, Belastungs- und Sperrmarker werden entfernt.
log-negatives-moved = Die negativen Marker von { $from } wandern auf { $to }.
log-fewer-dice = { $player } würfelt in der nächsten Runde { $n } Würfel weniger.
