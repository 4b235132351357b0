# Worauf ein Würfel gesetzt wird und was ein neuer Würfel zeigt.
# $use: "gain" nennt den neuen Würfel und was er zeigt, "set" nur, was er zeigt.

new-dice = { $n ->
    [one] einen Würfel
   *[other] { $n } Würfel
 }
placed = { $slots ->
    [double] des Paschs
    [pair] eines platzierten
   *[single] des platzierten
 }
value-placed = { $use ->
    [gain] { $oriented ->
        [yes] { $n ->
            [one] eine genaue Kopie
           *[other] { $n } genaue Kopien
         } { $placed } Würfels
       *[no] { $new }{ $n ->
            [one] { "" }
           *[other] , jeden
         } mit dem Wert { $placed }
     }
   *[set] { $oriented ->
        [yes] genau in die Lage { $placed }
       *[no] auf den Wert { $placed }
     }
 }
value-placed-by = { $use ->
    [gain] { $new }{ $n ->
        [one] { "" }
       *[other] , jeden
     } mit dem Wert { $placed } { $change }
   *[set] auf den Wert { $placed } { $change }
 }
change-up = +{ $by }
change-down = −{ $by }
change-either = ±{ $by }
change-within = { $by ->
    [1] ±1
    [2] ±1 oder ±2
   *[other] ±1 bis ±{ $by }
 }
value-placed-tilted = { $use ->
    [gain] { $n ->
        [one] eine { $ways } gekippte Kopie
       *[other] { $n } { $ways } gekippte Kopien
     } { $placed } Würfels
   *[set] in die Lage { $placed } ({ $ways } gekippt)
 }
gained-tilted = { $n } gekippte Kopien { $slots ->
    [pair] platzierter Würfel
   *[single] des platzierten Würfels
 }: { $list }
tilted-one = eine { $ways }
value-placed-flipped = { $use ->
    [gain] { $new }{ $n ->
        [one] { "" }
       *[other] , jeden
     } mit dem Wert der Gegenseite { $placed }
   *[set] auf den Wert der Gegenseite { $placed }
 }
value-any = { $use ->
    [gain] { $new } mit beliebigem Wert
   *[set] auf eine beliebige Zahl
 }
value-of = { $use ->
    [gain] { $new } mit Wert { $values }
   *[set] auf { $values }
 }
value-counter = { $use ->
    [gain] { $new } mit dem Wert des Zählers dieses Plättchens
   *[set] auf den Wert des Zählers dieses Plättchens
 }
value-neighbour-counter = { $use ->
    [gain] { $new } mit dem Wert eines Nachbarzählers
   *[set] auf den Wert eines Nachbarzählers
 }
value-lock = { $use ->
    [gain] { $new } mit { $n ->
        [one] einer Zahl
       *[other] je einer Zahl
     } des Schlosses
   *[set] auf { $number ->
        [some] je eine Zahl
       *[one] eine Zahl
     } des Schlosses
 }
value-position = { $use ->
    [gain] { $new } mit der Zahl seines Platzes
   *[set] auf die Zahl { $number ->
        [one] seines Platzes
       *[some] ihres Platzes
     }
 }
ways = { $count ->
    [4] in eine beliebige Richtung
   *[other] nach { $list }
 }
way-up = oben
way-down = unten
way-left = links
way-right = rechts
