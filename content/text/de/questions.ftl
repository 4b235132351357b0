# Was gefragt wird. $player oder die ganze Crew wird gefragt; $deed ist, was die Fähigkeit tut, $which, was gerade gewünscht ist.

question-asked = { $player }: { $question }
question-crew = Crew: { $question }
question-of = { $source }: { $question }
question-deed = { $deed } { $which }

## Die Phasen

question-place = Platziere Würfel, oder sag, dass du fertig bist.
question-place-housed = Lege weitere Würfel ins Wohnmodul, oder sag, dass du fertig bist.
question-bonus = Nimm einen Ressourcenbonus, oder sag, dass du fertig bist.
question-spend = Gib Kapazität aus (du hast { $capacity }), oder sag, dass du fertig bist.
question-choose = Wähle eins davon.

## Die Station

question-toxic = Du hast einen giftigen Wert platziert: Lege { $n ->
    [one] einen anderen Würfel
   *[other] { $n } andere Würfel
 } ab. Welchen Würfel { $in }?
question-send = Schicke die angedockte { $die } zu einem anderen Spieler. Zu wem?
question-receive = { $player } schickt dir eine { $die }. Als welcher Wert kommt sie an?
question-cache = Nimm für die angedockte { $die } einen Würfel aus dem Depot. Welchen?
question-cache-value = Du nimmst eine { $die } aus dem Depot. Als welcher Wert kommt sie an?
question-cycle = Ein anderer Spieler hat Würfel hinten angestellt, also musst du es auch. Wie viele Würfel?
question-install = Baue { $tile } ein. Auf welchem Feld?
question-amplify = Lege den gekauften Verstärkungsmarker auf ein Plättchen. { $which }
question-split = { $tile } hat Löcher. Wie viele davon mindern { $resource }?
question-any-resource = Welche Ressource erzeugt { $tile }?
question-mission-die = Welche Mission bringt { $tile } voran?
question-counter = Welcher platzierte Würfel wird der Zähler von { $tile }?
question-habitation = Welche Ressource erzeugt das Wohnmodul ({ $n } Würfel)?

## Was gewünscht ist

which-die = Welchen Würfel?
which-spared = Welcher Würfel bleibt, wie er ist?
which-pose = Wie soll er liegen?
which-value = Welcher Wert?
which-shift = Um wie viel?
which-up-or-down = Erhöhen oder senken?
which-way = In welche Richtung?
which-one = Was davon?
which-confirm = Ja oder nein?
which-tile = Welches Plättchen?
which-negatives-from = Welches Plättchen verliert sie?
which-negatives-to = Welches Plättchen übernimmt die von { $tile }?
which-lock-swap = Welches Schloss tauscht mit dem von { $tile } den Platz?
which-number = Welche Zahl für { $tile }?
which-lock = Welches Schloss für { $tile }?
which-strain = Welche Ressource ändert der Belastungsmarker dort?
which-resource-of = Welche Ressource von { $tile }?
which-resource = Welche Ressource?
which-player = Welcher Spieler?
which-dice-count = Wie viele Würfel?
which-amount = Wie viel?
which-offer = Welches Plättchen deiner Auslage?
which-payment = { $brought ->
    [0] Welchen Würfel holst du zuerst?
   *[other] Die geholten Würfel sind { $brought } wert, du schuldest also { $owed }; bezahlt hast du { $spent }.
 }
which-dock = Welches Andockmodul?
