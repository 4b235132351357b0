# Die Regeln des ganzen Spiels in unseren Worten: eine Überschrift, darunter Absätze.

rules-game =
    das ganze Spiel auf einer Seite
    Ihr seid die Crew einer Raumstation. Ihr spielt zusammen, alle Länder zugleich, und gewinnt oder verliert gemeinsam.
    - Ihr gewinnt, wenn { $missions } Missionen erfüllt sind und alle die Prüfung dieser Runde überstehen.
    - Ihr verliert, wenn eine Ressource bei der Prüfung unter 0 liegt, wenn die Notvorräte ausgehen oder wenn eine Katastrophenkarte aufgedeckt werden muss und keine mehr da ist.
    Eine Runde hat sechs Phasen:
    1. Würfeln und Platzieren: Alle würfeln und platzieren Würfel auf ihren Plättchen, alle zur selben Zeit.
    2. Ergebnisse berechnen: Plättchen mit Würfeln erzeugen Energie, Klima, Sauerstoff und Nahrung.
    3. Ressourcen nutzen: Missionen werden bezahlt, Boni genommen, das Minimum wird geprüft, Kapazität gewonnen.
    4. Katastrophen abhandeln: Eine Karte wird aufgedeckt, und alle, die daliegen, wirken.
    5. Kapazität ausgeben: Forschung, neue Plättchen, mehr Würfel, Abzeichen, Verstärkungsmarker.
    6. Runde abschließen: Die Würfel kehren heim, und die Ressourcen beginnen wieder beim Bedarf.
    Jede Runde beginnt unter null: Ein Bedarf von 6 heißt, dass die Ressource bei -6 beginnt und ihr 6 erzeugen müsst, bevor etwas da ist. Neue Plättchen und Katastrophen erhöhen den Bedarf, ihr müsst also von Runde zu Runde mehr erzeugen.
rules-phase-1 =
    Phase 1, Würfeln und Platzieren
    Alle nehmen so viele Würfel, wie ihre Würfelleiste sagt, würfeln sie in ihren Pool und platzieren sie. Es gibt keine Reihenfolge: Helft einander, und antworte, für wen du willst (seat 2).
    - Auf eigenen Plättchen. Ein Würfelfeld sagt, welche Werte es nimmt. Einzelne Felder werden nacheinander belegt, verbundene auf einmal (4+5 on 3b), manche nur mit einem Pasch, manche nur mit einer Summe.
    - Auf der obersten Mission: Eine 1 beginnt sie. Siehe rules missions.
    - Auf einer Katastrophenkarte, die liegen bleibt: Das Richtige ({ $many ->
        [yes] zwei Würfel, einer auf jedes Feld
       *[no] ein Würfel auf das erste Feld
     }) entfernt sie in Phase 4.
    - Auf einem Andockmodul, um einem Crewmitglied einen Würfel zu schicken. Siehe rules docking.
    - Im Wohnmodul, als Letztes. Siehe rules habitation.
    Sobald ein Plättchen seine Würfel hat, geschieht seine Fähigkeit. Was man „darf“, kann man ablehnen; alles andere muss man tun, wenn es geht. Fähigkeiten betreffen nur eigene Würfel und nie solche, die platziert sind. Auf 6 folgt 1 und auf 1 folgt 6, wenn ein Land nichts anderes sagt.
    Die Phase endet, wenn alle fertig sind. Ein Würfel, der dir geschickt wird, hebt dein „fertig“ auf.
rules-phase-2 =
    Phase 2, Ergebnisse berechnen
    Jedes Plättchen mit Würfeln erzeugt, was darauf steht: eine feste Menge oder eine, die von einem Würfel abhängt. Einzelne Felder erzeugen es für jeden Würfel, verbundene einmal. Ein gesperrtes Plättchen erzeugt nichts.
    - Dann zählen Verstärkungs- und Belastungsmarker und die Löcher, die Meteore hinterlassen haben. Siehe rules tokens.
    - Dann besondere Plättchen und das Wohnmodul, wenn ihr wisst, was fehlt.
    - Am Ende verlassen alle Verstärkungs-, Belastungs- und Sperrmarker den Spielplan. Szenariomarker bleiben.
rules-phase-3 =
    Phase 3, Ressourcen nutzen
    In dieser Reihenfolge:
    - Missionen: Jede begonnene Mission nimmt, was ihr Würfel sagt, die älteste zuerst, und ihr Würfel steigt um 1.
    - Boni: Eine Ressource, die ihr nächstes Bonusfeld ({ $bonuses }) erreicht hat, gibt einen Bonus je Runde: { $bonus-capacity } Kapazität für jeden Spieler, oder der Würfel einer Mission steigt um 1. Auf dem Bildschirm steht „Bonus ab“.
    - Die Prüfung: Eine Ressource unter 0 verliert die Partie. Bei 0 bis { $below } müsst ihr Notvorräte öffnen: Die nächste Zahl von { $supplies }, Totenkopf sagt, worauf jede niedrigere Ressource gehoben wird, und beim Totenkopf ist die Partie verloren. Ab { $safe } ist alles gut.
    - Sind die Missionen jetzt erfüllt, habt ihr gewonnen.
    - Kapazität: Jeder Spieler erhält so viel, wie ihr von der Ressource habt, von der am wenigsten da ist (allein: doppelt so viel). Was du nicht ausgibst, behältst du.
rules-phase-4 =
    Phase 4, Katastrophen abhandeln
    Ist keine Karte mehr da, ist die Station verloren. Sonst wird die nächste aufgedeckt, Karten mit ihren Würfeln verschwinden, und dann wirken alle, die daliegen, die älteste zuerst.
    - Eine einmalige Karte wirkt einmal und ist fort.
    - Eine andauernde Karte bleibt und wirkt jede Runde wieder, bis Würfel sie in Phase 1 entfernen: { $many ->
        [yes] zwei Würfel, einer auf jedes Feld
       *[no] ein Würfel auf das erste Feld
     }.
    Ein gesperrtes Plättchen kann bis zum Ende der nächsten Phase 2 nicht benutzt werden. Ein zerstörtes Plättchen ist fort, und sein Bedarf bleibt. show und der Name einer Karte sagt, was sie tut; rules disaster sagt, was an dieser Katastrophe besonders ist.
rules-phase-5 =
    Phase 5, Kapazität ausgeben
    Alle geben ihre eigene Kapazität aus, zur selben Zeit, so oft sie wollen:
    - research: Ein Forschungsschritt kostet { $research-cost } Kapazität, die ihr teilen könnt. Bei Schritt { $tiers } liegen die Stufen 2, 3 und 4 aus, für alle.
    - install: ein Plättchen deiner Auslage einbauen, für seinen Preis an Kapazität und seinen Bedarf. Jedes leere Feld geht; ist der Spielplan voll, darfst du dafür eines deiner Plättchen zerstören (make room 3b).
    - add die: der nächste Schritt deiner Würfelleiste, für alle weiteren Runden.
    - badge: jedes deiner Abzeichen einmal je Runde.
    - amplify: ein Marker für { $amplify } Kapazität, auf irgendein Plättchen. Siehe rules tokens.
rules-phase-6 =
    Phase 6, Runde abschließen
    Würfel kehren in den Vorrat zurück, außer denen auf Missionen, den Zählern, dem Depot im Solospiel und denen, die für die nächste Runde aufbewahrt sind. Jede Ressource geht auf ihren Bedarf zurück: Nichts bleibt außer der Kapazität.
rules-win =
    gewinnen und verlieren
    Ihr gewinnt bei der Prüfung in Phase 3, mit { $missions } erfüllten Missionen und keiner Ressource unter 0, notfalls mit geöffneten Notvorräten.
    Ihr verliert:
    - bei der Prüfung, wenn eine Ressource unter 0 liegt;
    - wenn Notvorräte geöffnet werden müssen und die Anzeige den Totenkopf erreicht, selbst wenn alle Missionen erfüllt sind;
    - in Phase 4, wenn der Katastrophenstapel leer ist. Jetzt { $deck ->
        [one] liegt noch 1 Karte
       *[other] liegen noch { $deck } Karten
     } darin; es kommen also höchstens noch { $checks } Prüfungen.
rules-missions =
    Missionen
    Ein Würfel mit Wert 1 auf der obersten Mission beginnt sie; die nächste wird aufgedeckt und kann sofort begonnen werden. Das darf jeder.
    - Eine begonnene Mission muss in jeder Phase 3 bezahlt werden, auch in der Runde, in der sie begonnen wurde: die erste Zahl ihrer Reihe, solange ihr Würfel 1 zeigt, die zweite bei 2 und so weiter.
    - Jedes Mal steigt ihr Würfel um 1. Bei 5 ist die Mission erfüllt: Jeder Bedarf sinkt sofort um 1. Das dauert vier Runden; Boni und manche besonderen Plättchen sind schneller.
    - Eine Mission nimmt, was sie nimmt, auch wenn eine Ressource unter 0 fällt. Nur die Prüfung zählt.
    Zu früh, und ihr könnt nicht bezahlen und überleben; zu spät, und der Stapel ist vorher leer. Der Ratgeber sagt, wann es drängt.
rules-drain =
    Bedarf
    Der Bedarf einer Ressource sagt, wo sie jede Runde beginnt. Er liegt zwischen 3 und 29.
    - Eingebaute Plättchen und Katastrophenkarten erhöhen ihn. Solange die Ressourcen ausliegen, fällt die Menge mit.
    - Was über 29 hinausgeht, wird halbiert, aufgerundet, und erhöht stattdessen jeden anderen Bedarf.
    - Erfüllte Missionen senken ihn, nie unter 3; dann steigt die Menge sofort.
    - Ein zerstörtes Plättchen gibt seinen Bedarf nicht zurück.
rules-tokens =
    Marker
    - Verstärkung: Zeigt ein Würfel auf dem Plättchen die Zahl des Markers, erzeugt das Plättchen 3 mehr, einmal.
    - Belastung: Zeigt kein Würfel auf dem Plättchen die Zahl des Markers, hat die ganze Crew 3 weniger von dem, was das Plättchen erzeugt, auch wenn kein Würfel dort liegt. Erzeugt es zwei Ressourcen, so wird beim Legen gesagt, für welche.
    - Verstärkung und Belastung sind zwei Seiten derselben Marker, und von jeder Zahl gibt es nur so viele. Der Bildschirm zeigt, was übrig ist.
    - Sperre: Das Plättchen nimmt keine Würfel und erzeugt nichts. Auch ein gesperrtes Andockmodul nimmt keine.
    - Szenariomarker bedeuten, was die Katastrophe sagt: siehe rules disaster.
    Verstärkungs-, Belastungs- und Sperrmarker verschwinden am Ende von Phase 2.
rules-docking =
    Andockmodule
    Es gibt vier, je Runde für einen Würfel. Du platzierst dort einen Würfel und nennst ein Crewmitglied, das einen neuen Würfel mit demselben Wert erhält; deiner bleibt bis Phase 6 liegen. Bei (+1) darf der Empfänger einen um 1 höheren nehmen, bei (-1) einen niedrigeren.
    - Ein geschickter Würfel kann sofort platziert werden. Wer das Wohnmodul benutzt hat, kann ihn nicht mehr platzieren.
    - Allein hast du ein Depot von { $cache } Würfeln: Du nimmst einen beliebigen Würfel daraus, geändert, wie das Modul es erlaubt, und was du platziert hast, kommt hinein.
rules-habitation =
    das Wohnmodul
    Es nimmt beliebige Würfel von allen und erzeugt 1 für jeden: alles von einer Ressource, die die Crew wählt, wenn alles andere gezählt ist. Hast du es benutzt, kannst du in dieser Runde nirgendwo sonst Würfel platzieren.
rules-undo =
    zurücknehmen
    - undo nimmt die letzte Antwort zurück; undo deed eine ganze Platzierung oder einen ganzen Kauf mit allen Entscheidungen; undo phase alles, was in dieser Phase getan wurde.
    - Was etwas Verborgenes gezeigt hat, bleibt: ein Wurf, eine aufgedeckte Karte. Was ein Crewmitglied seither getan hat, muss bleiben, wie es ist.
    - undo geht auch noch, nachdem du das Programm verlassen hast und zurückgekommen bist.
rules-index = Mehr: rules { $first } bis rules { $last }; rules { $others }; rules country für das Land, das gefragt ist, rules disaster für eure Katastrophe; rules all für alles.
