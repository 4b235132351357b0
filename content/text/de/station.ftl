# Was mit Rädern, Kapazität und Leisten geschieht und wie viel.

drain = { $mood ->
    [may] den Bedarf { $wheels } um { $n }{ $per } erhöhen
    [they] erhöht{ $link } den Bedarf { $wheels } um { $n }{ $per }
    [crew] der Bedarf { $wheels } steigt{ $link } um { $n }{ $per }
   *[do] erhöhe{ $link } den Bedarf { $wheels } um { $n }{ $per }
 }
reduce = { $mood ->
    [may] den Bedarf { $wheels } um { $n } senken
    [they] senkt{ $link } den Bedarf { $wheels } um { $n }
    [crew] der Bedarf { $wheels } sinkt{ $link } um { $n }
   *[do] senke{ $link } den Bedarf { $wheels } um { $n }
 }
wheel-one = an { $resource }
wheel-each = an jeder Ressource
wheel-this = an dieser Ressource
wheel-another = an einer anderen Ressource
wheel-choose = an einer Ressource { $who ->
    [they] seiner
    [crew] eurer
   *[you] deiner
 } Wahl
gain-capacity = { $mood ->
    [may] { $n } Kapazität erhalten
    [they] erhält{ $link } { $n } Kapazität
   *[do] erhalte{ $link } { $n } Kapazität
 }
lose-capacity = { $mood ->
    [may] { $n } Kapazität{ $per } verlieren
    [they] verliert{ $link } { $n } Kapazität{ $per }
   *[do] verliere{ $link } { $n } Kapazität{ $per }
 }
spend-capacity = { $mood ->
    [may] { $n } Kapazität ausgeben
    [they] gibt{ $link } { $n } Kapazität aus
   *[do] gib{ $link } { $n } Kapazität aus
 }
transfer = { $mood ->
    [may] einem anderen Spieler bis zu { $n } { $who ->
        [they] seiner
       *[you] deiner
     } Kapazität geben
    [they] gibt{ $link } einem anderen Spieler bis zu { $n } seiner Kapazität
   *[do] gib{ $link } einem anderen Spieler bis zu { $n } deiner Kapazität
 }
track-back = { $mood ->
    [may] auf { $who ->
        [they] seiner
       *[you] deiner
     } Würfelleiste nach Möglichkeit { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
     } nach links rücken
    [they] rückt{ $link } auf seiner Würfelleiste nach Möglichkeit { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
     } nach links
   *[do] rücke{ $link } auf deiner Würfelleiste nach Möglichkeit { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
     } nach links
 }
fewer-dice = { $mood ->
    [may] in der nächsten Runde { $n } Würfel weniger würfeln{ $per }
    [they] würfelt{ $link } in der nächsten Runde { $n } Würfel weniger{ $per }
   *[do] würfle{ $link } in der nächsten Runde { $n } Würfel weniger{ $per }
 }
keep-die = { $mood ->
    [may] einen Würfel mit beliebigem Wert für die nächste Runde erhalten
    [they] erhält{ $link } einen Würfel mit beliebigem Wert für die nächste Runde
   *[do] erhalte{ $link } einen Würfel mit beliebigem Wert für die nächste Runde
 }
permit = { $mood ->
    [may] in dieser Phase ein Plättchen der nächsten Stufe kaufen
    [they] darf{ $link } in dieser Phase ein Plättchen der nächsten Stufe kaufen
   *[do] du darfst{ $link } in dieser Phase ein Plättchen der nächsten Stufe kaufen
 }
destroy-offer = { $mood ->
    [may] ein Plättchen { $who ->
        [they] seiner
       *[you] deiner
     } Auslage zerstören
    [they] zerstört{ $link } ein Plättchen seiner Auslage
   *[do] zerstöre{ $link } ein Plättchen deiner Auslage
 }
by-players = bei 1/2/3/4 Spielern
per-persistent = für jede offene andauernde Karte
per-marked = für jedes { $own ->
    [yes] { $who ->
        [they] seiner
       *[you] deiner
     } Plättchen
   *[no] Plättchen
 } mit Szenariomarkern
per-idle = für jedes { $own ->
    [yes] { $who ->
        [they] seiner
       *[you] deiner
     } Plättchen
   *[no] Plättchen
 } ohne Würfel
per-idle-of = für jedes { $own ->
    [yes] { $who ->
        [they] seiner
       *[you] deiner
     } Plättchen
   *[no] Plättchen
 } für { $resource } ohne Würfel
per-disabled = für jedes { $own ->
    [yes] { $who ->
        [they] seiner
       *[you] deiner
     } Plättchen
   *[no] Plättchen
 } mit Sperrmarker
per-mission = für jede aktive Mission
per-tile = für jedes { $own ->
    [yes] { $who ->
        [they] seiner
       *[you] deiner
     } Plättchen
   *[no] Plättchen
 }
per-high-tile = für jedes { $own ->
    [yes] { $who ->
        [they] seiner
       *[you] deiner
     } Plättchen
   *[no] Plättchen
 } der Stufe 3 oder 4
per-at-most = { $per }, höchstens { $n }
by-toxic-dice = bei { $dice } Würfeln auf der Giftleck-Übersicht
