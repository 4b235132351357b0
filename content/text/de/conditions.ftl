# Was gelten muss. $form: "if" nach dem Wort "wenn", "fact" als Aussage.

cond-has-crew-mate = { $form ->
    [if] es mindestens einen anderen Spieler gibt
   *[fact] es gibt mindestens einen anderen Spieler
 }
cond-queue-at-least = { $form ->
    [if] deine Schlange mindestens { $n } Würfel enthält
   *[fact] deine Schlange enthält mindestens { $n } Würfel
 }
cond-hand-at-most = { $form ->
    [if] { $hand ->
        [reserve] deine Reserve
       *[pool] dein Pool
     } höchstens { $n } Würfel enthält
   *[fact] { $hand ->
        [reserve] deine Reserve
       *[pool] dein Pool
     } enthält höchstens { $n } Würfel
 }
cond-hand-at-least = { $form ->
    [if] { $hand ->
        [reserve] deine Reserve
       *[pool] dein Pool
     } mindestens { $n } Würfel enthält
   *[fact] { $hand ->
        [reserve] deine Reserve
       *[pool] dein Pool
     } enthält mindestens { $n } Würfel
 }
cond-capacity-at-least = { $form ->
    [if] du mindestens { $n } Kapazität hast
   *[fact] du hast mindestens { $n } Kapazität
 }
cond-tokens-in-stock = { $form ->
    [if] der Vorrat mindestens { $n } Verstärkungs-/Belastungsmarker enthält
   *[fact] der Vorrat enthält mindestens { $n } Verstärkungs-/Belastungsmarker
 }
cond-disable-in-stock = { $form ->
    [if] der Vorrat einen Sperrmarker enthält
   *[fact] der Vorrat enthält einen Sperrmarker
 }
cond-own-clean-tile = { $form ->
    [if] du ein Plättchen ohne negative Marker besitzt
   *[fact] du besitzt ein Plättchen ohne negative Marker
 }
cond-own-unstrained-tile = { $form ->
    [if] du ein Plättchen ohne Belastungsmarker besitzt
   *[fact] du besitzt ein Plättchen ohne Belastungsmarker
 }
cond-another-can-amplify = { $form ->
    [if] ein anderer Spieler ein Plättchen ohne Verstärkungsmarker besitzt
   *[fact] ein anderer Spieler besitzt ein Plättchen ohne Verstärkungsmarker
 }
cond-negatives-can-move = { $form ->
    [if] auf einem Plättchen negative Marker liegen und auf einem deiner Plättchen keine
   *[fact] auf einem Plättchen liegen negative Marker und auf einem deiner Plättchen keine
 }
cond-offer-holds = { $form ->
    [if] deine Auslage ein Plättchen enthält
   *[fact] deine Auslage enthält ein Plättchen
 }
cond-board-room = { $form ->
    [if] der Bedarf an dieser Ressource ohne Überlauf um { $n } steigen kann
   *[fact] der Bedarf an dieser Ressource kann ohne Überlauf um { $n } steigen
 }
cond-tier-ahead = { $form ->
    [if] die Forschung noch nicht alle Stufen freigegeben hat
   *[fact] die Forschung hat noch nicht alle Stufen freigegeben
 }
cond-toxic-dice-at-least = { $form ->
    [if] mindestens { $n } Würfel auf der Giftleck-Übersicht { $n ->
        [one] liegt
       *[other] liegen
     }
   *[fact] auf der Giftleck-Übersicht { $n ->
        [one] liegt
       *[other] liegen
     } mindestens { $n } Würfel
 }
cond-resource-at-least = { $form ->
    [if] mindestens { $n } { $resource } verfügbar ist
   *[fact] mindestens { $n } { $resource } ist verfügbar
 }
cond-resource-at-most = { $form ->
    [if] höchstens { $n } { $resource } verfügbar ist
   *[fact] höchstens { $n } { $resource } ist verfügbar
 }
cond-mission-active = { $form ->
    [if] eine Mission aktiv ist
   *[fact] eine Mission ist aktiv
 }
cond-persistent-at-least = { $form ->
    [if] mindestens { $n ->
        [one] 1 andauernde Karte offen liegt
       *[other] { $n } andauernde Karten offen liegen
     }
   *[fact] mindestens { $n ->
        [one] 1 andauernde Karte liegt offen
       *[other] { $n } andauernde Karten liegen offen
     }
 }
cond-idle-at-least = { $form ->
    [if] auf mindestens { $n } { $own ->
        [yes] deiner Plättchen
       *[no] Plättchen
     } kein Würfel liegt
   *[fact] auf mindestens { $n } { $own ->
        [yes] deiner Plättchen
       *[no] Plättchen
     } liegt kein Würfel
 }
cond-docks-used-at-least = { $form ->
    [if] auf Andockmodulen mindestens { $n } Würfel { $n ->
        [one] liegt
       *[other] liegen
     }
   *[fact] auf Andockmodulen { $n ->
        [one] liegt
       *[other] liegen
     } mindestens { $n } Würfel
 }
cond-housed-at-least = { $form ->
    [if] im Wohnmodul mindestens { $n } Würfel { $n ->
        [one] liegt
       *[other] liegen
     }
   *[fact] im Wohnmodul { $n ->
        [one] liegt
       *[other] liegen
     } mindestens { $n } Würfel
 }
