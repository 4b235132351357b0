# Die Worte von Einstellungen, Regeln, Glossar und Almanach im Browser.

## Einstellungen

web-look = Aussehen
web-set-theme = Farben
web-set-theme-hint = wie das System, wenn nichts gewählt ist
web-set-size = Größe
web-set-size-hint = von allem auf der Seite
web-set-contrast = Mehr Kontrast
web-set-contrast-hint = stärkere Linien und Nebentexte
web-set-patterns = Muster
web-set-patterns-hint = neben den Farben der Ressourcen
web-set-language = Sprache
web-language-name = Deutsch
web-set-language-hint = auch für Regeln und Verlauf
web-motion-sound = Bewegung und Ton
web-set-motion = Bewegung
web-set-motion-hint = jede Taste überspringt sie
web-set-playback = Phasen 2 bis 4
web-set-playback-hint = wie schnell sie ablaufen
web-set-sound = Töne
web-set-sound-hint = leise, anfangs aus
web-set-play = Spiel
web-set-coach = Coach
web-set-coach-hint = wie viel er verrät, wenn du fragst
web-set-side = Spielplan
web-set-side-hint = welche Seite unten liegt
web-set-data = Auf diesem Gerät
web-set-games = Gespeicherte Spiele
web-set-games-hint = { $n ->
    [0] noch keine auf diesem Gerät
    [one] 1 auf diesem Gerät
   *[other] { $n } auf diesem Gerät
 }
web-set-offline = Ohne Netz spielen
web-set-offline-hint = nach dem ersten Besuch
web-set-offline-ready = bereit
web-set-offline-not = noch nicht
web-choice-system = System
web-choice-dark = Dunkel
web-choice-light = Hell
web-choice-small = S
web-choice-medium = M
web-choice-large = L
web-choice-huge = XL
web-choice-on = An
web-choice-off = Aus
web-choice-full = Ganz
web-choice-reduced = Kurz
web-choice-read = Lesen
web-choice-quick = Zügig
web-choice-jump = Springen
web-choice-urgent = Dringendes
web-choice-better = Besseres
web-choice-show = Zeigen
web-choice-mine = Meine
web-choice-fixed = Fest

## Vor dem Spiel

web-boards-badges = Tableaus und Abzeichen
web-controls = Wer kontrolliert es
web-starter-side = Seite der Startplättchen
web-starters = Wo die ersten Plättchen liegen
web-starter-hint = Wähle ein Plättchen, dann ein Feld.
web-starter-where = { $tile }: Wähle ein Feld.
web-starter-reset = Zurück zu den nächsten

## Regeln, Glossar, Almanach

web-rules-search = In den Regeln suchen
web-rules-missing = Die Regeln ließen sich nicht laden. Mit der nächsten Verbindung sind sie wieder da.
web-loading = Einen Moment
web-contents = Inhalt
web-found-times = { $n ->
    [0] Nicht gefunden
    [one] Einmal gefunden
   *[other] { $n }-mal gefunden
 }
web-almanac-search = Alle Plättchen und Karten durchsuchen
web-almanac-count = { $n ->
    [0] nichts dergleichen
    [one] 1 Eintrag
   *[other] { $n } Einträge
 }
web-kind-tiles = Plättchen
web-kind-cards = Katastrophen
web-kind-missions = Missionen
web-kind-badges = Abzeichen
web-kind-irregularities = Unregelmäßigkeiten
web-kind-terms = Glossar
web-country = Land
web-tier = Stufe
web-all-countries = Alle Länder
web-all-tiers = Alle Stufen
web-all-disasters = Alle Katastrophen
web-badge-needs = Nur möglich, wenn gilt:
