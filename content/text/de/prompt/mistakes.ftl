# Was an einer Eingabe falsch sein kann. Das steht hinter einem Doppelpunkt und endet ohne Punkt.

mistake-unknown = { $sort ->
    [country] kein Land heißt „{ $word }“ (ist es { $near }?)
    [badge] kein Abzeichen heißt „{ $word }“ (ist es { $near }?)
    [own-badge] keines deiner Abzeichen heißt „{ $word }“ (ist es { $near }?)
    [disaster] keine Katastrophe heißt „{ $word }“ (ist es { $near }?)
    [mission] keine Mission heißt „{ $word }“ (ist es { $near }?)
    [card] keine Katastrophenkarte heißt „{ $word }“ (ist es { $near }?)
    [irregularity] keine Unregelmäßigkeit heißt „{ $word }“ (ist es { $near }?)
    [resource] keine Ressource heißt „{ $word }“ (ist es { $near }?)
    [light] kein Licht heißt „{ $word }“ (ist es { $near }?)
    [difficulty] kein Schwierigkeitsgrad heißt „{ $word }“ (ist es { $near }?)
    [tile] kein Plättchen von { $country } heißt „{ $word }“ (ist es { $near }?)
    [component] kein Plättchen, keine Karte, Mission, kein Abzeichen oder Land heißt „{ $word }“ (ist es { $near }?)
   *[other] nichts heißt hier „{ $word }“ (ist es { $near }?)
 }
mistake-other-side = „{ $word }“ steht auf der { $light ->
    [red] roten
   *[blue] blauen
 } Seite der Plättchen von { $country }
mistake-seat = erwartet wird ein Platz 1 bis 4, nicht „{ $word }“
mistake-space = „{ $word }“ ist kein Feld des Spielplans: Schreib einen Sektor 1-8 und eine Spalte a-d, etwa 3b
mistake-number = erwartet wird eine Zahl, nicht „{ $word }“
mistake-zero = gezählt wird ab 1, nicht ab 0
mistake-die = erwartet wird ein Würfel wie { $oriented ->
    [yes] 4/5
   *[no] 4
 }, nicht „{ $word }“
mistake-pose = kein Würfel zeigt { $word }: Diese Seiten sind keine Nachbarn
mistake-fronts = mehrere Würfel zeigen { $top }: Nenn auch die vordere Seite, als { $top }/V
mistake-pair = zwei Würfel gehören auf ein Plättchen, etwa 4+5 on 3b
mistake-spot = erwartet wird ein Platz für den Würfel: ein Feld wie 3b, mission, card 1, dock 3 oder habitation
mistake-place = erwartet wird eine Platzierung wie 5 on 3b, 4+5 on 3b, 1 on mission, 2 on card 1, 5 on dock 3 oder 5 on habitation, eine freie Aktion des Landes oder done, nicht „{ $word }“
mistake-bonus = erwartet wird ein Bonus wie oxygen capacity oder oxygen mission 1, oder done, nicht „{ $word }“
mistake-purchase = erwartet wird research 2, install PLÄTTCHEN, add die, amplify, badge ABZEICHEN, make room 3b oder done, nicht „{ $word }“
mistake-option = erwartet wird { $options }, nicht „{ $word }“
mistake-several = „{ $word }“ könnte { $options } sein
mistake-countries = { $countries } Länder sind zu viele für { $players } Spieler
mistake-seed = erwartet wird ein Startwert: eine Zahl oder 64 hexadezimale Ziffern, nicht „{ $word }“
mistake-in-line = Zeile { $line }: { $why }
mistake-setup-line = das ist keine Zeile einer Aufstellung
mistake-setup = Aufstellung, { $why }
mistake-players = ein bis vier können spielen [Grundspiel S. 5]
mistake-spelled-out = eine ausgeschriebene Aufstellung sagt alles außer dem Startwert selbst
mistake-nobody = auf Platz { $seat } spielt niemand: Es sind { $seats }
