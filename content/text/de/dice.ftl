# Was mit Würfeln geschieht und welche gemeint sind.
# $mood: "do" ein Befehl, "may" nur die Tat, "they" was ein Spieler tut. $who: wessen Würfel. $link: ein Wort dazwischen.

## Verben

roll = { $mood ->
    [may] { $dice } { $into } würfeln
    [they] würfelt{ $link } { $dice } { $into }
   *[do] würfle{ $link } { $dice } { $into }
 }
rolled-dice = { $n ->
    [one] 1 neuen Würfel
   *[other] { $n } neue Würfel
 }
gain = { $mood ->
    [may] { $object } erhalten
    [they] erhält{ $link } { $object }
   *[do] erhalte{ $link } { $object }
 }
reroll = { $mood ->
    [may] { $dice } neu würfeln
    [they] würfelt{ $link } { $dice } neu
   *[do] würfle{ $link } { $dice } neu
 }
reroll-keep-better = { $number ->
    [one] { $mood ->
        [may] { $dice } neu würfeln und den höheren Wert behalten
        [they] würfelt{ $link } { $dice } neu und behält den höheren Wert
       *[do] würfle{ $link } { $dice } neu und behalte den höheren Wert
     }
   *[some] { $mood ->
        [may] { $dice } neu würfeln und jeweils den höheren Wert behalten
        [they] würfelt{ $link } { $dice } neu und behält jeweils den höheren Wert
       *[do] würfle{ $link } { $dice } neu und behalte jeweils den höheren Wert
     }
 }
shift-up = { $mood ->
    [may] { $dice } um { $by } erhöhen
    [they] erhöht{ $link } { $dice } um { $by }
   *[do] erhöhe{ $link } { $dice } um { $by }
 }
shift-down = { $mood ->
    [may] { $dice } um { $by } senken
    [they] senkt{ $link } { $dice } um { $by }
   *[do] senke{ $link } { $dice } um { $by }
 }
shift-adjust = { $mood ->
    [may] { $dice } um { $by } erhöhen oder senken
    [they] erhöht oder senkt{ $link } { $dice } um { $by }
   *[do] erhöhe oder senke{ $link } { $dice } um { $by }
 }
shift-together = { $mood ->
    [may] { $dice } um { $by } erhöhen oder { $take ->
        [all] alle um { $by }
       *[alike] um { $by }
     } senken
    [they] erhöht{ $link } { $dice } um { $by } oder senkt { $take ->
        [all] alle
       *[alike] sie
     } um { $by }
   *[do] erhöhe{ $link } { $dice } um { $by } oder senke { $take ->
        [all] alle
       *[alike] sie
     } um { $by }
 }
by-exactly = { $number ->
    [some] je { $n }
   *[one] { $n }
 }
by-either = { $number ->
    [some] je { $n }
   *[one] { $n }
 }
by-within = { $number ->
    [some] je { $n ->
        [1] 1
       *[other] bis zu { $n }
     }
   *[one] { $n ->
        [1] 1
       *[other] bis zu { $n }
     }
 }
set = { $mood ->
    [may] { $dice } { $value } setzen
    [they] setzt{ $link } { $dice } { $value }
   *[do] setze{ $link } { $dice } { $value }
 }
flip = { $mood ->
    [may] { $dice } umdrehen
    [they] dreht{ $link } { $dice } um
   *[do] drehe{ $link } { $dice } um
 }
tilt = { $mood ->
    [may] { $dice } { $together ->
        [yes] gemeinsam { $ways }
       *[no] { $ways }
     } kippen
    [they] kippt{ $link } { $dice } { $together ->
        [yes] gemeinsam { $ways }
       *[no] { $ways }
     }
   *[do] kippe{ $link } { $dice } { $together ->
        [yes] gemeinsam { $ways }
       *[no] { $ways }
     }
 }
turn = { $mood ->
    [may] { $dice } auf der Stelle drehen
    [they] dreht{ $link } { $dice } auf der Stelle
   *[do] drehe{ $link } { $dice } auf der Stelle
 }
take = { $mood ->
    [may] { $dice } { $to } nehmen
    [they] nimmt{ $link } { $dice } { $to }
   *[do] nimm{ $link } { $dice } { $to }
 }
move = { $mood ->
    [may] { $dice } { $to } legen
    [they] legt{ $link } { $dice } { $to }
   *[do] lege{ $link } { $dice } { $to }
 }
discard = { $mood ->
    [may] { $dice } ablegen
    [they] legt{ $link } { $dice } ab
   *[do] lege{ $link } { $dice } ab
 }
cycle = { $mood ->
    [may] { $count } Würfel vom Anfang { $who ->
        [they] seiner
       *[you] deiner
     } Warteschlange an ihr Ende legen
    [they] legt{ $link } { $count } Würfel vom Anfang seiner Warteschlange an ihr Ende
   *[do] lege{ $link } { $count } Würfel vom Anfang deiner Warteschlange an ihr Ende
 }
copy-to-cache = { $mood ->
    [may] eine Kopie jedes platzierten Würfels in den Zwischenspeicher legen
    [they] legt{ $link } eine Kopie jedes platzierten Würfels in den Zwischenspeicher
   *[do] lege{ $link } eine Kopie jedes platzierten Würfels in den Zwischenspeicher
 }

## Welche Würfel, im vierten Fall. $tail sagt, was sie zeigen, wo sie liegen und womit sie verglichen werden.

dice = { $take ->
    [exactly] { $n ->
        [one] einen Würfel
       *[other] { $n } Würfel
     }{ $tail }
    [up-to] { $n ->
        [one] höchstens einen Würfel
       *[other] bis zu { $n } Würfel
     }{ $tail }
    [all] alle Würfel{ $tail }
    [all-but-one] alle Würfel{ $tail } bis auf einen
    [alike] alle Würfel eines beliebigen Werts{ $tail }
   *[one] einen Würfel{ $tail }
 }
dice-other = { $take ->
    [exactly] { $n ->
        [one] einen anderen Würfel
       *[other] { $n } andere Würfel
     }{ $tail }
    [up-to] { $n ->
        [one] höchstens einen anderen Würfel
       *[other] bis zu { $n } andere Würfel
     }{ $tail }
    [all] alle anderen Würfel{ $tail }
    [all-but-one] alle anderen Würfel{ $tail } bis auf einen
    [alike] alle anderen Würfel eines beliebigen Werts{ $tail }
   *[one] einen anderen Würfel{ $tail }
 }
dice-tail = { $of }{ $in }{ $than }
die-front = den vordersten Würfel{ $in }
die-nth = den { $n }. Würfel{ $in }
die-nth-placed = den n-ten Würfel{ $in } (n = { $slots ->
    [pair] einer der platzierten Würfel
   *[single] der platzierte Würfel
 })
of-values = mit Wert { $values }
of-at-most = mit Wert { $n } oder weniger
of-at-least = mit Wert { $n } oder mehr
of-odd = mit ungeradem Wert
of-even = mit geradem Wert
than-above = mit höherem Wert als { $slots ->
    [pair] einer der platzierten Würfel
   *[single] der platzierte Würfel
 }
than-below = mit niedrigerem Wert als { $slots ->
    [pair] einer der platzierten Würfel
   *[single] der platzierte Würfel
 }

## Wo Würfel liegen, wo sie herkommen und hingehen

place-pool = { $case ->
    [from] aus { $who ->
        [they] seinem
       *[you] deinem
     } Pool
    [into] in { $who ->
        [they] seinen
       *[you] deinen
     } Pool
    [to] in { $who ->
        [they] seinen
       *[you] deinen
     } Pool
   *[in] in { $who ->
        [they] seinem
       *[you] deinem
     } Pool
 }
place-reserve = { $case ->
    [from] aus { $who ->
        [they] seiner
       *[you] deiner
     } Reserve
    [into] in { $who ->
        [they] seine
       *[you] deine
     } Reserve
    [to] in { $who ->
        [they] seine
       *[you] deine
     } Reserve
   *[in] in { $who ->
        [they] seiner
       *[you] deiner
     } Reserve
 }
place-storage = { $case ->
    [from] aus { $who ->
        [they] seinem
       *[you] deinem
     } Lager
    [into] in { $who ->
        [they] sein
       *[you] dein
     } Lager
    [to] in { $who ->
        [they] sein
       *[you] dein
     } Lager
   *[in] in { $who ->
        [they] seinem
       *[you] deinem
     } Lager
 }
place-queue = { $case ->
    [from] aus { $who ->
        [they] seiner
       *[you] deiner
     } Warteschlange
    [into] in { $who ->
        [they] seine
       *[you] deine
     } Warteschlange
    [to] in { $who ->
        [they] seine
       *[you] deine
     } Warteschlange
   *[in] in { $who ->
        [they] seiner
       *[you] deiner
     } Warteschlange
 }
place-cache = { $case ->
    [from] aus dem Zwischenspeicher
    [into] in den Zwischenspeicher
    [to] in den Zwischenspeicher
   *[in] im Zwischenspeicher
 }
place-kept = { $case ->
    [from] aus { $who ->
        [they] seinen
       *[you] deinen
     } aufbewahrten Würfeln
    [into] zu { $who ->
        [they] seinen
       *[you] deinen
     } aufbewahrten Würfeln
    [to] zu { $who ->
        [they] seinen
       *[you] deinen
     } aufbewahrten Würfeln
   *[in] unter { $who ->
        [they] seinen
       *[you] deinen
     } aufbewahrten Würfeln
 }
