# Der Ratgeber.

coach-calm = Nichts drängt.
coach-unrolled = Die Würfel sind noch nicht geworfen; wie diese Runde endet, lässt sich also nicht sagen.
coach-amount = { $resource } ({ $amount })
coach-way = { $way ->
    [found] Es gibt einen Ausweg.
    [roll] Der Ausweg hängt von einem Wurf ab.
   *[none] Es fand sich kein Ausweg.
 }
coach-starves = { $check ->
    [this] { $resources }: So, wie es steht, geht die Crew zugrunde. { $way }
   *[next] { $resources }: In der nächsten Runde geht die Crew, soweit es sich sagen lässt, zugrunde. { $way }
 }
coach-out-of-supplies = { $check ->
    [this] { $resources }: So, wie es steht, braucht ihr Notvorräte und habt keine: Die Partie ist verloren. { $way }
   *[next] { $resources }: In der nächsten Runde braucht ihr, soweit es sich sagen lässt, Notvorräte und habt keine: Die Partie ist verloren. { $way }
 }
coach-supplies = { $check ->
    [this] { $resources }: So, wie es steht, müsst ihr Notvorräte öffnen. { $way }
   *[next] { $resources }: In der nächsten Runde müsst ihr, soweit es sich sagen lässt, Notvorräte öffnen. { $way }
 }
coach-late = { $steps ->
    [one] { $mission } kommt um 1 Schritt zu spät: Nur ein Bonus oder ein besonderes Plättchen bringt die Mission noch voran.
   *[other] { $mission } kommt um { $steps } Schritte zu spät: Nur Boni oder besondere Plättchen bringen die Mission noch voran.
 }
coach-late-unbegun = { $steps ->
    [one] Eine Mission, die noch nicht begonnen ist, kommt um 1 Schritt zu spät: Nur ein Bonus oder ein besonderes Plättchen bringt sie noch voran.
   *[other] Eine Mission, die noch nicht begonnen ist, kommt um { $steps } Schritte zu spät: Nur Boni oder besondere Plättchen bringen sie noch voran.
 }
coach-last-round = Der Stapel ist leer: Die nächste Prüfung ist die letzte.
coach-begin = { $count ->
    [one] In dieser Phase 1 muss eine Mission beginnen, sonst kommt sie zu spät.
   *[other] In dieser Phase 1 müssen { $count } Missionen beginnen, sonst kommen sie zu spät.
 }
coach-no-supplies = Es sind keine Notvorräte mehr da.
coach-last-supplies = Notvorräte lassen sich noch einmal öffnen.
coach-card = { $open ->
    [one] { $card } (Karte { $number }) lässt sich mit einem Würfel entfernen, und du hast einen passenden.
   *[other] { $card } (Karte { $number }) lässt sich mit { $open } Würfeln entfernen, und du hast einen passenden.
 }
coach-this-check = Bei der Prüfung
coach-next-check = Nächste Prüfung, etwa
coach-now = jetzt
coach-after = danach
coach-crew = mit der Crew
coach-not-asked = { $player } wird gerade nichts gefragt.
coach-better = Deutlich besser für { $player }:
coach-equal = Nicht deutlich besser für { $player } als andere Antworten:
coach-rolls = Was dann fällt, ist nicht bekannt: „danach“ ist ein Mittelwert.
coach-look = Blick { $look }; coach more schaut weiter voraus.
