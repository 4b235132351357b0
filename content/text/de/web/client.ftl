# Die Worte des Spiels im Browser.

web-tagline = Haltet die Station am Leben. Ein bis vier Spieler, zehn Länder, vier Arten, wie es schiefgehen kann.
web-first-game = Dein erstes Spiel
web-first-game-text = Trainingssimulator: Du spielst die USA, ein Bot spielt Russland.
web-start-now = Jetzt beginnen
web-continue = Weiterspielen
web-saved-always = nach jeder Antwort gespeichert
web-kept-round = { $disaster }, Runde { $round }
web-kept-phase = Phase { $phase }, erfüllte Missionen: { $missions }
web-kept-won = Gewonnen
web-kept-lost = Verloren
web-new-game = Neues Spiel
web-players = Spieler
web-surprise = Überrasche uns
web-you = Ein Mensch an diesem Gerät
web-bot = Bot: { $kind ->
    [planner] plant voraus
    [greedy] schaut einen Schritt weit
   *[random] spielt irgendetwas
 }
web-board = Tableaus
web-badge = Abzeichen
web-disaster = Katastrophe
web-difficulty = Schwierigkeit
web-difficulty-capacity = { $n } Kapazität zu Beginn
web-difficulty-futile = { $n } Kapazität, und { $drain } mehr Bedarf
web-irregularities = Unregelmäßigkeiten
web-irregularities-hint = je ein Vorteil und ein Nachteil
web-launch = Starten
web-import = Datei öffnen
web-complexity = Komplexität { $n } von { $most }
web-change = Mensch oder Bot
web-round = Runde
web-theme = Hell oder dunkel
web-language = Sprache
web-phases = Phasen der Runde
web-phase-steps = { $n ->
    [1] Würfeln, Platzieren
    [2] Module, Wohnmodul, Marker
    [3] Missionen, Prüfung, Boni, Kapazität
    [4] Aufdecken, Entfernen, Ausführen
    [5] Beliebige Folge
   *[6] Würfel zurück
 }
web-next-card = { $n ->
    [1] Nächste Karte: grün.
    [2] Nächste Karte: gelb.
    [3] Nächste Karte: orange.
   *[4] Nächste Karte: rot.
 }
web-phase-short = { $n ->
    [1] Platzieren
    [2] Berechnen
    [3] Nutzen
    [4] Katastrophen
    [5] Ausgeben
   *[6] Abschluss
 }
web-station = Die Station
web-sectors = Sektoren { $first } und { $second }
web-missions = Missionen
web-missions-done = { $done } von { $all } erfüllt
web-mission-takes = ihr Würfel zeigt { $n }
web-mission-starts = eine 1 beginnt sie
web-wheels = Ressourcenräder
web-at-the-check = bei der Prüfung
web-takes-bonus = Bonus { $n } erreicht
web-wheel-spoken = { $resource }: Bedarf { $drain }, { $n } bei der Prüfung
web-becomes = wird { $n }
web-supplies = Vorräte
web-supplies-end = das Ende
web-supplies-open = { $n ->
    [one] 1 Rad ist niedrig: Vorräte werden geöffnet
   *[other] { $n } Räder sind niedrig: Vorräte werden geöffnet
 }
web-any-from-lab = { $n } beliebige aus dem Labor
web-any-from-habitation = { $n } beliebige aus dem Wohnmodul
web-cards-left = noch { $n }
web-persistent = andauernd
web-more-dice = { $n ->
    [one] Noch ein Würfel entfernt sie.
   *[other] Noch { $n } Würfel entfernen sie.
 }
web-console = Deine Konsole
web-capacity = Kapazität
web-dice-track = Würfelleiste
web-pool = Pool
web-storage = Lager
web-queue = Schlange
web-cache = Depot
web-kept-dice = Nächster Wurf
web-reserve = Reserve
web-converters = Konverter
web-undo = Zurück
web-undo-nothing = noch nichts
web-undo-fence = nicht weiter: Verdecktes wurde gezeigt
web-undo-others = { $player } hat darauf aufgebaut
web-undo-answers = { $n ->
    [one] deine letzte Antwort
   *[other] deine letzte Tat, { $n } Antworten
 }
web-coach = Coach
web-done = Fertig
web-done-dice-left = { $n ->
    [one] noch 1 Würfel
   *[other] noch { $n } Würfel
 }
web-crew = Crew
web-waiting-for = wartet auf { $players }
web-waiting-for-you = wartet auf dich
web-working = am Zug
web-is-done = fertig
web-pool-empty = Pool leer
web-log = Verlauf
web-light-red = rotes Licht
web-light-blue = blaues Licht
web-dock = Dock { $n }
web-dock-as-it-is = unverändert
web-dock-or-higher = oder +1
web-dock-or-lower = oder −1
web-dock-free = frei
web-dock-from = von { $player }
web-dock-disabled = gesperrt
web-habitation = Wohnmodul
web-habitation-dice = { $n ->
    [0] noch keine Würfel
    [one] 1 Würfel
   *[other] { $n } Würfel
 }
web-habitation-rule = 1 Ressource je Würfel. Beendet dein Platzieren.
web-each = je
web-may = darf
web-any = alle
web-odd = 1·3·5
web-even = 2·4·6
web-tile-spoken = { $tile }, { $owner }. { $slots }. { $output }. { $ability }
web-tile-lit = Erlaubter Platz.
web-hint = Die anderen sind am Zug.
web-hint-selected = { $n ->
    [0] Er passt nirgends.
    [one] Er passt an einen Platz: Er ist hell.
   *[other] Er passt an { $n } Plätze: Sie sind hell.
 }
web-choose-keys = Ziffern wählen, U nimmt zurück
web-offer-row = Deine Auslage
web-offer-none = Kein Plättchen ist mehr zu haben.
web-offer-leaves = lässt { $n }
web-offer-tier = { $steps ->
    [one] noch 1 Schritt Forschung
   *[other] noch { $steps } Schritte Forschung
 }
web-offer-short = { $n } Kapazität fehlen
web-left = noch übrig
web-round-n = Runde { $n }
web-views = Ansichten
web-my-tiles = Plättchen
web-wheels-short = Räder
web-cards-log = Karten, Verlauf
web-research = Forschung
web-research-pay = { $n } zahlen
web-research-next = { $n ->
    [one] Noch ein Schritt, und Stufe { $tier } ist für alle frei.
   *[other] Noch { $n } Schritte, und Stufe { $tier } ist für alle frei.
 }
web-research-done = Alle Stufen sind frei.
web-research-missing = noch { $n } Kapazität bis zum nächsten Schritt
web-track-buy = Nächster Schritt für { $n } Kapazität
web-amplify = Verstärken
web-amplify-text = +3 auf einem Plättchen, wenn einer seiner Würfel die Zahl zeigt, für eine Runde.
web-amplify-buy = Marker für { $n } Kapazität kaufen
web-use-badge = Abzeichen nutzen
web-once-a-round = einmal je Runde
web-won-title = Die Station lebt
web-lost-title = Die Station ist verloren
web-back-to-start = Zur ersten Seite
web-coach-better = Eine klar bessere Zugfolge
web-coach-fine = Was der Coach täte
web-coach-now = jetzt
web-coach-after = danach
web-close = Schließen
web-thinking = Der Coach denkt nach
web-not-a-game = Diese Datei ist kein Spiel, das sich öffnen lässt. Es ging nichts verloren.
web-no-such-game = Dieses Spiel ist auf diesem Gerät nicht mehr gespeichert.
web-setup-wrong = Diese Auswahl lässt sich nicht zusammen spielen.
web-export = Als Datei speichern
web-forget = Wegwerfen
web-part-missing = Dieser Teil des Spiels konnte nicht geladen werden. Deine Partie ist sicher; lade die Seite neu.
web-reload = Neu laden
web-lessons = Zwei-Minuten-Lektionen
web-without-help = Ohne Hilfe
web-go-on = Weiter
web-settings = Einstellungen
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
web-rules = Regeln
web-rules-ours = Regeln in eigenen Worten
web-rules-here = Regel lesen
web-read-on = Weiterlesen
web-in-almanac = Im Almanach
web-almanac = Almanach
web-go-to-moment = Zu diesem Moment
web-cancel = Abbrechen
web-watch = Ansehen
web-in-numbers = In Zahlen
web-kept-old = Es lässt sich nur noch als Datei sichern: { $why }
web-kept-damaged = Es lässt sich ansehen, aber nicht fortsetzen: { $why }
web-old-game = Dieses Spiel lässt sich hier nicht fortsetzen. Es ging nichts verloren: Es bleibt auf diesem Gerät.
