# Was mit Plättchen auf dem Spielplan geschieht und welche gemeint sind.

## Verben

hit = { $mood ->
    [may] { $lead }{ $tiles } treffen
    [they] trifft{ $link }{ $per } { $tiles }
    [crew] trefft{ $link }{ $per } { $tiles }
   *[do] triff{ $link }{ $per } { $tiles }
 }
mend = { $mood ->
    [may] { $lead }{ $tiles } von einem Szenariomarker befreien
    [they] befreit{ $link }{ $per } { $tiles } von einem Szenariomarker
    [crew] befreit{ $link }{ $per } { $tiles } von einem Szenariomarker
   *[do] befreie{ $link }{ $per } { $tiles } von einem Szenariomarker
 }
hit-sectors = { $mood ->
    [may] den gewürfelten Sektor{ $n ->
        [0] { "" }
        [one] { " und den nächsten" }
       *[other] { " und die nächsten " }{ $n }
     } treffen
    [they] trifft{ $link } den gewürfelten Sektor{ $n ->
        [0] { "" }
        [one] { " und den nächsten" }
       *[other] { " und die nächsten " }{ $n }
     }
    [crew] trefft{ $link } den gewürfelten Sektor{ $n ->
        [0] { "" }
        [one] { " und den nächsten" }
       *[other] { " und die nächsten " }{ $n }
     }
   *[do] triff{ $link } den gewürfelten Sektor{ $n ->
        [0] { "" }
        [one] { " und den nächsten" }
       *[other] { " und die nächsten " }{ $n }
     }
 }
disable = { $mood ->
    [may] { $lead }{ $tiles } sperren
    [they] sperrt{ $link }{ $per } { $tiles }
    [crew] sperrt{ $link }{ $per } { $tiles }
   *[do] sperre{ $link }{ $per } { $tiles }
 }
destroy = { $mood ->
    [may] { $lead }{ $tiles } zerstören
    [they] zerstört{ $link }{ $per } { $tiles }
    [crew] zerstört{ $link }{ $per } { $tiles }
   *[do] zerstöre{ $link }{ $per } { $tiles }
 }
strain = { $mood ->
    [may] { $lead }{ $token } auf { $tiles } legen
    [they] legt{ $link }{ $per } { $token } auf { $tiles }
    [crew] legt{ $link }{ $per } { $token } auf { $tiles }
   *[do] lege{ $link }{ $per } { $token } auf { $tiles }
 }
amplify = { $mood ->
    [may] { $lead }{ $token } auf { $tiles } legen
    [they] legt{ $link }{ $per } { $token } auf { $tiles }
    [crew] legt{ $link }{ $per } { $token } auf { $tiles }
   *[do] lege{ $link }{ $per } { $token } auf { $tiles }
 }
strain-token = { $count ->
    [many] je einen Belastungsmarker
   *[one] einen Belastungsmarker
 }
amplify-token = { $count ->
    [many] je einen Verstärkungsmarker
   *[one] einen Verstärkungsmarker
 }
scorch = { $mood ->
    [may] { $n ->
        [one] eines
       *[other] { $n }
     } { $who ->
        [they] seiner
       *[you] deiner
     } Plättchen versengen
    [they] versengt{ $link } { $n ->
        [one] eines
       *[other] { $n }
     } seiner Plättchen
   *[do] versenge{ $link } { $n ->
        [one] eines
       *[other] { $n }
     } deiner Plättchen
 }
move-negatives = { $mood ->
    [may] alle negativen Marker eines beliebigen Plättchens auf eines { $who ->
        [they] seiner
       *[you] deiner
     } Plättchen ohne negative Marker legen
    [they] legt{ $link } alle negativen Marker eines beliebigen Plättchens auf eines seiner Plättchen ohne negative Marker
   *[do] lege{ $link } alle negativen Marker eines beliebigen Plättchens auf eines deiner Plättchen ohne negative Marker
 }
roll-sector = { $mood ->
    [may] den Katastrophenwürfel werfen
    [they] wirft{ $link } den Katastrophenwürfel
    [crew] werft{ $link } den Katastrophenwürfel
   *[do] wirf{ $link } den Katastrophenwürfel
 }
disable-docks = { $mood ->
    [may] { $docks } legen
    [they] legt{ $link } { $docks }
    [crew] legt{ $link } { $docks }
   *[do] lege{ $link } { $docks }
 }
docks = { $n ->
    [one] einen Sperrmarker auf ein Andockmodul
    [4] auf jedes Andockmodul einen Sperrmarker
   *[other] auf { $n } Andockmodule je einen Sperrmarker
 }

## Welche Plättchen, im vierten Fall. $form: wie viele und wessen.
## Jeder Filter steht vor ("before") oder nach ("after") dem Hauptwort und gibt am anderen Ort nichts.

tiles = { $form ->
    [one] ein { $before }{ $noun }{ $choice }{ $after }
    [many] { $n } { $before }{ $noun }{ $choice }{ $after }
    [most] das teuerste { $before }{ $noun }{ $after }
    [own-every] alle { $who ->
        [they] seine
       *[you] deine
     } { $before }{ $noun }{ $after }
    [own-one] eines { $who ->
        [they] seiner
       *[you] deiner
     } { $before }{ $noun }{ $after }
    [own-many] { $n } { $who ->
        [they] seiner
       *[you] deiner
     } { $before }{ $noun }{ $after }
    [own-most] { $who ->
        [they] sein
       *[you] dein
     } teuerstes { $before }{ $noun }{ $after }
   *[every] alle { $before }{ $noun }{ $after }
 }
tile-choice = eurer Wahl
adjective-ending = { $form ->
    [one] es
    [own-most] es
    [own-every] en
    [own-one] en
    [own-many] en
    [every] en
   *[many] e
 }
tile-noun = Plättchen
tile-noun-of = { $tiers }Plättchen
tile-of-starter = Start-
tile-of-tier = Stufe-{ $n }-
tile-of-boost = Boost-
tile-light = { $spot ->
    [before] { "" }
   *[after] { $light ->
        [red] mit rotem Licht
       *[blue] mit blauem Licht
     }
 }
tile-hit = { $spot ->
    [before] bereits getroffen{ $ending }
   *[after] { "" }
 }
tile-not-hit = { $spot ->
    [before] noch nicht getroffen{ $ending }
   *[after] { "" }
 }
tile-scorched = { $spot ->
    [before] versengt{ $ending }
   *[after] { "" }
 }
tile-unscorched = { $spot ->
    [before] unversengt{ $ending }
   *[after] { "" }
 }
tile-marked = { $spot ->
    [before] { "" }
   *[after] mit Szenariomarkern
 }
tile-unmarked = { $spot ->
    [before] { "" }
   *[after] ohne Szenariomarker
 }
tile-just-hit = { $spot ->
    [before] soeben getroffen{ $ending }
   *[after] { "" }
 }
tile-sectors = { $spot ->
    [before] { "" }
   *[after] { $n ->
        [0] im gewürfelten Sektor
        [one] im gewürfelten und im nächsten Sektor
       *[other] im gewürfelten und in den nächsten { $n } Sektoren
     }
 }
tile-outer = { $spot ->
    [before] { "" }
   *[after] { $number ->
        [many] in den äußeren Reihen
       *[one] in einer äußeren Reihe
     }
 }
tile-inner = { $spot ->
    [before] { "" }
   *[after] { $number ->
        [many] in den inneren Reihen
       *[one] in einer inneren Reihe
     }
 }
tile-active = { $spot ->
    [before] { "" }
   *[after] mit in dieser Runde platziertem Würfel
 }
tile-idle = { $spot ->
    [before] { "" }
   *[after] ohne in dieser Runde platzierten Würfel
 }
tile-disabled = { $spot ->
    [before] gesperrt{ $ending }
   *[after] { "" }
 }
tile-enabled = { $spot ->
    [before] nicht gesperrt{ $ending }
   *[after] { "" }
 }
tile-clean = { $spot ->
    [before] { "" }
   *[after] ohne negative Marker
 }
tile-strained = { $spot ->
    [before] { "" }
   *[after] mit Belastungsmarker
 }
tile-unstrained = { $spot ->
    [before] { "" }
   *[after] ohne Belastungsmarker
 }
tile-amplified = { $spot ->
    [before] { "" }
   *[after] mit Verstärkungsmarker
 }
tile-unamplified = { $spot ->
    [before] { "" }
   *[after] ohne Verstärkungsmarker
 }
tile-of-anyone = { $spot ->
    [before] { "" }
   *[after] { $form ->
        [every] aller Spieler
        [many] beliebiger Spieler
       *[one] eines beliebigen Spielers
     }
 }
tile-produces = { $spot ->
    [before] { "" }
   *[after] , { $number ->
        [many] die { $resource } liefern
       *[one] das { $resource } liefert
     }{ $mood ->
        [may] ,
       *[do] { $last ->
            [no] ,
           *[yes] { "" }
         }
     }
 }
