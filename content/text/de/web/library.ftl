# Die Worte von Einstellungen, Regeln, Glossar und Almanach im Browser.

## Einstellungen

web-settings = Einstellungen
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

web-all-games = Alle { $n } Spiele
web-no-irregularities = Diese Katastrophe hat keine.
web-colour = Nächste Farbe
web-more-options = Mehr Optionen
web-fewer-options = Weniger Optionen
web-follows = { $same ->
    [yes] Bedarf je { $low }
   *[no] Bedarf { $low } bis { $high }
 }, { $tokens } Verstärkungsmarker, { $boosts ->
    [0] kein Boost-Plättchen
    [one] 1 Boost-Plättchen
   *[other] { $boosts } Boost-Plättchen
 }.
web-country-sentence = { $country ->
    [russia] Würfelt immer wieder neu und behält den besseren Würfel.
    [usa] Schiebt Würfel auf und ab und bildet Paare.
    [canada] Ungerade Würfel warten im Lager, bis Plättchen sie befreien.
    [japan] Kippt Würfel: Auch die Vorderseite zählt.
    [germany] Zahlt mit Würfeln, um andere aus dem Lager zu holen.
    [malaysia] Bewegt viele Würfel zugleich; am Rand zerbrechen sie.
    [brazil] Plättchen bleiben verschlossen, bis jeder Würfel passt.
    [united-kingdom] Würfel bleiben als Zähler liegen und kommen wieder.
    [south-africa-1] Würfel stehen Schlange, nur der vorderste rückt auf.
    [south-africa-2] Würfel stehen Schlange, und ihr Platz darin zählt.
   *[other] Ein eigenes Rätsel.
 }
web-disaster-sentence = { $disaster ->
    [training-simulator] Zehn milde Karten in bekannter Folge.
    [meteor-shower] Sektoren werden getroffen; der vierte Treffer zerstört.
    [toxic-leak] Manche Werte sind giftig und kosten einen Würfel.
    [solar-storm] Plättchen werden versengt und verbrennen.
   *[other] Eigene Karten.
 }
web-boards-badges = Tableaus und Abzeichen
web-controls = Wer kontrolliert es
web-starter-side = Seite der Startplättchen
web-starters = Wo die ersten Plättchen liegen
web-starter-hint = Wähle ein Plättchen, dann ein Feld.
web-starter-where = { $tile }: Wähle ein Feld.
web-starter-reset = Zurück zu den nächsten

## Regeln, Glossar, Almanach

web-rules = Regeln
web-rules-ours = Regeln in eigenen Worten
web-rules-here = Regel lesen
web-rules-search = In den Regeln suchen
web-rules-missing = Die Regeln ließen sich nicht laden. Mit der nächsten Verbindung sind sie wieder da.
web-loading = Einen Moment
web-contents = Inhalt
web-found-times = { $n ->
    [0] Nicht gefunden
    [one] Einmal gefunden
   *[other] { $n }-mal gefunden
 }
web-read-on = Weiterlesen
web-in-almanac = Im Almanach
web-almanac = Almanach
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
