# Ein Spiel ansehen, seine Zahlen und Links.
web-replay = Aufzeichnung
web-nobody-changes = niemand kann sie ändern
web-still-running = läuft noch
web-is-won = gewonnen
web-is-lost = verloren
web-time = Zeit
web-round-phase = Runde { $round }, Phase { $phase }
web-phase-n = Phase { $n }
web-deed-of = Tat { $n } von { $all }
web-event-of = davon Ereignis { $n } von { $all }
web-key-place = platzieren
web-key-between = berechnen, nutzen, Katastrophen
web-key-spend = ausgeben
web-to-the-start = An den Anfang
web-step-back = Ein Schritt zurück
web-step-on = Ein Schritt weiter
web-to-the-end = Ans Ende
web-play-on = Abspielen
web-pause = Anhalten
web-step-by = Schritt
web-by-deed = Tat
web-by-phase = Phase
web-by-round = Runde
web-speed = Tempo
web-continue-here = Ab hier weiterspielen
web-continue-hint = ein neues Spiel; dieses bleibt, wie es war
web-back-to-table = Zurück an den Tisch
web-share-moment = Diesen Moment teilen
web-share-game = Das Spiel teilen
web-watch-keys = Tat
web-watch-keys-phase = Phase
web-watch-keys-play = abspielen
web-space-key = Leertaste
web-what-happened = Was geschah
web-all-of-them = alle
web-only-this = nur { $player }
web-nothing-here = Noch ist nichts geschehen.
web-tiles-lost-here = { $n ->
    [one] 1 Plättchen verloren
   *[other] { $n } Plättchen verloren
 }
web-mission-done = { $mission } erfüllt
web-who-goes-on = Wer spielt weiter?
web-who-goes-on-text = Ein neues Spiel beginnt in diesem Moment. Wähle, wer welchen Platz hat.
web-imported-title = Spiel geöffnet
web-imported-text = Es ist jetzt auf diesem Gerät gespeichert. Sieh es dir an oder spiele weiter.
web-imported-over = Es ist jetzt auf diesem Gerät gespeichert. Es ist zu Ende: Sieh es dir an und spiele ab jedem Moment weiter.
web-me-everywhere = Menschen auf allen Plätzen
web-me-and-bots = Bots auf den anderen
web-bot-name = Bot
web-person-name = Mensch
web-start-here = Weiterspielen
web-cards-short = Karten
web-watch-again = Noch einmal ansehen
web-same-crew = Gleiche Crew, neue Würfel
web-see-table = Zum Tisch
web-link-title = Ein Link, der das Spiel mitbringt
web-link-text = Wer ihn öffnet, sieht das Spiel. Er braucht keinen Server und enthält alles, auch was verdeckt war.
web-copy-link = Kopieren
web-link-copied = Kopiert
web-end-kick = { $disaster } · { $difficulty } · { $players ->
    [one] allein
    [2] zu zweit
    [3] zu dritt
   *[other] zu viert
 }
web-end-won = Die Crew gewinnt in Runde { $round }.
web-end-lost = Die Station geht in Runde { $round } verloren.
web-end-open = Runde { $round }, und es geht weiter.
web-end-cards = { $n ->
    [0] Im Stapel war keine Karte mehr.
    [one] Im Stapel war noch eine Karte.
   *[other] Im Stapel waren noch { $n } Karten.
 }
web-end-supplies = { $n ->
    [0] Kein Notvorrat wurde geöffnet.
    [one] Ein Notvorrat wurde geöffnet.
   *[other] { $n } Notvorräte wurden geöffnet.
 }
web-fact-dice = Würfel platziert
web-fact-made = Ressourcen erzeugt
web-fact-installed = Plättchen eingebaut
web-fact-lost = Plättchen verloren
web-fact-sent = Würfel geschickt
web-fact-spent = Kapazität ausgegeben
web-lowest-best = niedrigster { $low }, bester { $best }
web-plot-wheel = { $resource } bei der Prüfung und Bedarf, nach Runden
web-plot-point = Runde { $round }: { $left } übrig, Bedarf { $drain }
web-legend-left = übrig bei der Prüfung
web-legend-bonus = ein Bonus wurde genommen
web-legend-drain = Bedarf
web-legend-emergency = Notlage, 0 bis { $n }
web-who-made = Wer was erzeugte
web-who-made-hint = von Plättchen erzeugte Ressourcen, nach Runden
web-plot-made = Von jedem Crewmitglied erzeugte Ressourcen, nach Runden
web-cards-losses = Missionen, Karten und Verluste
web-not-done = nicht erfüllt
web-per-round = nach Runden
web-plot-cards = Missionen und Katastrophenkarten, nach Runden
web-the-dice = Die Würfel
web-rolls-mean = { $n } Würfe, im Mittel { $mean }
web-where-lost = Wo Plättchen verloren gingen
web-lost-sign = × ein Plättchen verloren
web-space-spoken = { $space }: { $lost } verloren, { $hits } Treffer am Ende
web-note-missions = { $n ->
    [one] Hat eine Mission begonnen
   *[other] Hat { $n } Missionen begonnen
 }
web-note-sent = { $n ->
    [one] Hat der Crew einen Würfel geschickt
   *[other] Hat der Crew { $n } Würfel geschickt
 }
web-note-dice = Die meisten Würfel platziert: { $n }
web-note-made = Die meisten Ressourcen erzeugt: { $n }
web-note-installed = Die meisten Plättchen eingebaut: { $n }
web-note-spent = Die meiste Kapazität ausgegeben: { $n }
web-note-rolled = { $n ->
    [one] Hat einen Würfel geworfen
   *[other] Hat { $n } Würfel geworfen
 }
