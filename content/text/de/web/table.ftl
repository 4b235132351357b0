# Was der Tisch sagt, wenn jemand nachdenkt: Fragen, Plan, Reichweite, Ratgeber, Abspielen.

web-hint-keys = Pfeile oder Ziffern nehmen einen Würfel, R zeigt seine Reichweite, P plant
web-prompt-crew = Die ganze Crew ist gefragt: Alle dürfen antworten
web-outcome-roll = dann entscheidet ein Wurf
web-not-offered = passt hier nicht
web-less = Weniger
web-more = Mehr
web-plan = Plan
web-plan-ghosts = { $n ->
    [0] Setz Geisterwürfel: Nichts davon gilt schon.
    [one] 1 Geist. Nur du siehst ihn.
   *[other] { $n } Geister. Nur du siehst sie.
 }
web-plan-adopt = Übernehmen
web-plan-leave = Plan verlassen
web-plan-leave-first = erst den Plan verlassen
web-plan-list = Der Plan
web-plan-order = in dieser Reihenfolge
web-plan-nothing-real = Nichts gilt, bevor du den Plan übernimmst.
web-plan-proposal = Übernommen wird, was dir gehört. Die anderen bekommen ihren Teil als Vorschlag und entscheiden selbst.
web-plan-rolls = Dann wird gewürfelt: Dahinter lässt sich nichts planen.
web-plan-this-way = Diesen Weg planen
web-plan-keys = P verlässt den Plan, U oder Entf nimmt einen Geist weg
web-ghost-remove = Letzten Geist entfernen
web-pool-planned = wie er wäre
web-reach = Reichweite des Würfels
web-reach-short = Reichweite eines Würfels
web-reach-places = { $n ->
    [0] kein Platz
    [one] 1 Platz
   *[other] { $n } Plätze
 }
web-reach-as = als
web-reach-after-head = nach
web-reach-then-head = dann passt er
web-reach-at-once-head = sofort
web-reach-free-action = freie Aktion
web-reach-odds = { $ways } von { $of } Würfen
web-reach-long = mit viel Glück
web-reach-more-places = Vielleicht gibt es mehr: Nicht alles wurde angesehen.
web-playback-of = { $n } von { $all }
web-playback-skip = Überspringen
web-playback-pace = Langsamer oder schneller
web-coach-level = Wie viel Hilfe
web-coach-urgent = Dringend
web-coach-better-level = Besser
web-coach-show = Zeig es
web-coach-all = Mehr sagt diese Stufe nicht: nur, was nicht übersehen werden darf, nie welcher Würfel wohin soll.
web-coach-exists = Es gibt einen besseren Zug.
web-coach-none = Kein Zug ist deutlich besser als die anderen.
web-coach-adopt = Diese Geister übernehmen
web-coach-further = Weiter vorausschauen
web-coach-with-crew = mit der Crew
web-coach-check = { $next ->
    [yes] Nächste Prüfung, etwa
   *[no] Bei der Prüfung
 }
web-urgent-none = Nichts drängt.
web-urgent-ends = { $resource } endet bei { $n }.
web-urgent-starves = So, wie es steht, geht die Crew zugrunde.
web-urgent-out = So, wie es steht, braucht ihr Notvorräte und habt keine: Die Partie ist verloren.
web-urgent-supplies = So, wie es steht, müsst ihr Notvorräte öffnen.
web-urgent-way = Es gibt einen Ausweg.
web-urgent-way-roll = Der Ausweg hängt von einem Wurf ab.
web-urgent-no-way = Es fand sich kein Ausweg.
web-urgent-a-mission = Eine Mission, die noch nicht begonnen ist,
web-urgent-late = { $n ->
    [one] kommt um 1 Schritt zu spät: Nur Boni oder besondere Plättchen bringen sie noch voran.
   *[other] kommt um { $n } Schritte zu spät: Nur Boni oder besondere Plättchen bringen sie noch voran.
 }
web-urgent-last-round = Der Stapel ist leer: Die nächste Prüfung ist die letzte.
web-urgent-begin = { $n ->
    [one] In dieser Phase 1 muss eine Mission beginnen, sonst kommt sie zu spät.
   *[other] In dieser Phase 1 müssen { $n } Missionen beginnen, sonst kommen sie zu spät.
 }
web-urgent-no-supplies = Es sind keine Notvorräte mehr da.
web-urgent-last-supplies = Notvorräte lassen sich noch einmal öffnen.
web-urgent-card = { $n ->
    [one] lässt sich mit einem Würfel entfernen, und du hast einen passenden.
   *[other] lässt sich mit { $n } Würfeln entfernen, und du hast einen passenden.
 }
