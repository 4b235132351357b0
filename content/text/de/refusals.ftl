# Warum eine Antwort nicht gilt und was ginge. Die Regel folgt in Klammern.

refusal = { $reason } [{ $rule }]
rule-page = { $book ->
    [mission-critical] Mission Critical
    [appendix] Anhang
   *[core] Grundspiel
 } S. { $page }

## Fragen und Antworten

refusal-game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
refusal-not-asked = Du wirst gerade nichts gefragt; warte auf die anderen.
refusal-stale = Die Frage hat sich inzwischen geändert; sieh dir die neue an und antworte noch einmal.
refusal-other-question = Das beantwortet eine andere Frage als die gestellte.
refusal-not-offered = Das steht nicht zur Wahl; nimm etwas aus der Liste.
refusal-must-choose = Darauf kannst du nicht verzichten; wähle eine der Möglichkeiten.
refusal-no-such-thing = So etwas gibt es hier nicht; nimm etwas aus der Liste.

## Platzieren

refusal-no-such-die = Ein solcher Würfel liegt nicht in { $hand ->
    [reserve] deiner Reserve
   *[pool] deinem Pool
 }; nimm einen, der dort liegt.
refusal-housed = Wer das Wohnmodul genutzt hat, platziert in dieser Runde nichts anderes mehr.
refusal-no-tile = Auf { $space } liegt kein Plättchen; wähle ein Feld mit einem Plättchen.
refusal-not-yours = Dieses Plättchen gehört { $player } und kann nur dort benutzt werden. Du kannst stattdessen einen Würfel andocken.
refusal-disabled = Das Plättchen ist gesperrt, bis sein Sperrmarker in Phase 2 entfernt wird.
refusal-scorched = Ein versengtes Plättchen kann nur mit Belastungsmarker benutzt werden.
refusal-locked = Das Plättchen ist verschlossen. Öffne es, wenn jeder Würfel in { $hand ->
    [reserve] deiner Reserve
   *[pool] deinem Pool
 } zu seinem Schloss passt.
refusal-slot-filled = Dieser Platz ist belegt, oder das Plättchen hat ihn nicht; wähle einen leeren.
refusal-first-slot-first = Beide Plätze sind gleich; fülle zuerst den ersten.
refusal-wrong-face = Dieser Platz nimmt { $faces }.
refusal-counter-not-beaten = Der Würfel muss höher sein als der Zähler, der { $number } zeigt.
refusal-takes-two = Diese Plätze gehören zusammen: Platziere zwei Würfel auf einmal.
refusal-takes-one = Dieses Plättchen nimmt seine Würfel einzeln: Platziere nur einen.
refusal-not-double = Beide Würfel müssen dieselbe Zahl zeigen.
refusal-sum-too-low = Beide Würfel müssen zusammen { $least } oder mehr ergeben.
refusal-toxic-unpaid = Ein giftiger Wert kostet einen anderen Würfel aus { $hand ->
    [reserve] deiner Reserve
   *[pool] deinem Pool
 }; { $n ->
    [one] 1 Würfel fehlt
   *[other] { $n } Würfel fehlen
 }.
refusal-mission-needs-one = Eine Mission beginnt mit einer 1.
refusal-no-mission = Es gibt keine Mission mehr, die beginnen könnte.
refusal-no-such-card = Diese andauernde Karte gibt es nicht; wähle eine, die offen liegt.
refusal-one-slot-only = Zu zweit und allein zählt nur der erste Platz einer Karte.
refusal-not-together = Die beiden Würfel auf dieser Karte müssen { $how ->
    [equal] denselben Wert zeigen
    [run] sich um genau 1 unterscheiden
    [sum] zusammen mindestens { $n } ergeben
    [players] von zwei verschiedenen Spielern kommen
   *[rising] steigen: Auf den zweiten Platz gehört der höhere
 }.
refusal-not-toxic = Diese Karte nimmt nur Werte, die gerade giftig sind: { $values }.
refusal-dock-taken = Auf diesem Andockmodul liegt schon ein Würfel; nimm ein anderes.
refusal-dock-disabled = Dieses Andockmodul ist gesperrt; nimm ein anderes.
refusal-needs = Das geht nur, wenn { $cond }.
refusal-nothing-to-do = Dafür gibt es gerade keine Verwendung.

## Boni

refusal-no-bonus = { $next ->
    [0] Alle Boni von { $resource } sind genommen.
   *[other] { $resource } muss für den nächsten Bonus { $next } erreichen und steht auf { $available }.
 }
refusal-bonus-taken = Auf den Bonus dieser Ressource wurde in dieser Runde verzichtet, oder er ist genommen.
refusal-not-your-board = { $resource } gehört { $player }; nur dort wird über den Bonus entschieden.
refusal-no-such-mission = Eine Mission mit dieser Nummer läuft nicht; nimm Kapazität, oder nenne eine laufende.

## Kapazität ausgeben

refusal-capacity-short = Das kostet { $cost }, und du hast nur { $have }.
refusal-research-complete = Die Forschungsleiste ist am Ende.
refusal-more-than-missing = Für diesen Forschungsschritt fehlt nur noch { $missing }.
refusal-not-in-offer = Dieses Plättchen ist schon eingebaut oder zerstört.
refusal-tier-not-released = Das Plättchen hat Stufe { $tier }, und freigegeben ist nur Stufe { $released }; bringt erst die Forschung voran.
refusal-wrong-side = Das Plättchen muss auf der Seite liegen, deren Licht zu deinen Tableaus passt.
refusal-board-full = Die Station ist voll, und keins deiner Plättchen kann weichen.
refusal-board-not-full = Es gibt leere Felder, also muss kein Plättchen weichen.
refusal-track-complete = Die Würfelleiste ist am Ende.
refusal-no-piece = Alle Verstärkungs-/Belastungsmarker sind im Spiel oder versprochen.
refusal-all-amplified = Auf jedem Plättchen liegt schon ein Verstärkungsmarker.
refusal-badge-used = Dieses Abzeichen wurde in dieser Runde schon benutzt.

## Zurücknehmen

refusal-nothing-to-undo = Du hast nichts getan, was du zurücknehmen könntest.
refusal-fence = Das hat etwas Verborgenes gezeigt und bleibt: { $event }
refusal-others-built-on-it = { $player } hat seitdem darauf aufgebaut und müsste erst selbst etwas zurücknehmen.
