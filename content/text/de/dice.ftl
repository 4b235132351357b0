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
    [may] { $dice } um { $by } ändern
    [they] ändert{ $link } { $dice } um { $by }
   *[do] ändere{ $link } { $dice } um { $by }
 }
shift-together = { $mood ->
    [may] { $dice } gemeinsam um { $by } ändern
    [they] ändert{ $link } { $dice } gemeinsam um { $by }
   *[do] ändere{ $link } { $dice } gemeinsam um { $by }
 }
by-exactly = { $number ->
    [some] je { $n }
   *[one] { $n }
 }
by-either = { $number ->
    [some] je ±{ $n }
   *[one] ±{ $n }
 }
by-within = { $number ->
    [some] je { $n ->
        [1] ±1
        [2] ±1 oder ±2
       *[other] ±1 bis ±{ $n }
     }
   *[one] { $n ->
        [1] ±1
        [2] ±1 oder ±2
       *[other] ±1 bis ±{ $n }
     }
 }
set = { $mood ->
    [may] { $dice } { $value } setzen
    [they] setzt{ $link } { $dice } { $value }
   *[do] setze{ $link } { $dice } { $value }
 }
flip = { $mood ->
    [may] { $dice } wenden
    [they] wendet{ $link } { $dice }
   *[do] wende{ $link } { $dice }
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
    [may] { $count } Würfel hinten anstellen
    [they] stellt{ $link } { $count } Würfel hinten an
   *[do] stelle{ $link } { $count } Würfel hinten an
 }
copy-to-cache = { $mood ->
    [may] eine Kopie jedes platzierten Würfels ins Depot legen
    [they] legt{ $link } eine Kopie jedes platzierten Würfels ins Depot
   *[do] lege{ $link } eine Kopie jedes platzierten Würfels ins Depot
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
    [alike] alle Würfel eines Wertes deiner Wahl{ $tail }
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
    [alike] alle anderen Würfel eines Wertes deiner Wahl{ $tail }
   *[one] einen anderen Würfel{ $tail }
 }
dice-tail = { $of }{ $than }{ $in }
die-front = den vordersten Würfel{ $in }
die-nth = den { $n }. Würfel{ $in }
die-nth-placed = den n-ten Würfel{ $in } (n = { $slots ->
    [pair] einer der platzierten Würfel
   *[single] platzierter Würfel
 })
of-values = mit Wert { $values }
of-at-most = mit Wert { $n } oder weniger
of-at-least = mit Wert { $n } oder mehr
of-odd = mit ungeradem Wert
of-even = mit geradem Wert
than-above = { $number ->
    [one] , der höher ist
   *[some] , die höher sind
 } als { $slots ->
    [pair] einer der platzierten,
   *[single] der platzierte,
 }
than-below = { $number ->
    [one] , der niedriger ist
   *[some] , die niedriger sind
 } als { $slots ->
    [pair] einer der platzierten,
   *[single] der platzierte,
 }

## Wo Würfel liegen, wo sie herkommen und hingehen. Wer gemeint ist, sagt der Satz; nur andere werden genannt.

place-pool = { $case ->
    [from] { $who ->
        [they] aus seinem Pool
       *[you] aus dem Pool
     }
    [into] { $who ->
        [they] in seinen Pool
       *[you] in den Pool
     }
    [to] { $who ->
        [they] in seinen Pool
       *[you] in den Pool
     }
   *[in] { $who ->
        [they] in seinem Pool
       *[you] im Pool
     }
 }
place-reserve = { $case ->
    [from] { $who ->
        [they] aus seiner Reserve
       *[you] aus der Reserve
     }
    [into] { $who ->
        [they] in seine Reserve
       *[you] in die Reserve
     }
    [to] { $who ->
        [they] in seine Reserve
       *[you] in die Reserve
     }
   *[in] { $who ->
        [they] in seiner Reserve
       *[you] in der Reserve
     }
 }
place-storage = { $case ->
    [from] { $who ->
        [they] aus seinem Lager
       *[you] aus dem Lager
     }
    [into] { $who ->
        [they] in sein Lager
       *[you] ins Lager
     }
    [to] { $who ->
        [they] in sein Lager
       *[you] ins Lager
     }
   *[in] { $who ->
        [they] in seinem Lager
       *[you] im Lager
     }
 }
place-queue = { $case ->
    [from] { $who ->
        [they] aus seiner Schlange
       *[you] aus der Schlange
     }
    [into] { $who ->
        [they] in seine Schlange
       *[you] in die Schlange
     }
    [to] { $who ->
        [they] in seine Schlange
       *[you] in die Schlange
     }
   *[in] { $who ->
        [they] in seiner Schlange
       *[you] in der Schlange
     }
 }
place-cache = { $case ->
    [from] aus dem Depot
    [into] ins Depot
    [to] ins Depot
   *[in] im Depot
 }
place-kept = { $case ->
    [from] { $who ->
        [they] aus seinen aufbewahrten Würfeln
       *[you] aus den aufbewahrten Würfeln
     }
    [into] { $who ->
        [they] zu seinen aufbewahrten Würfeln
       *[you] zu den aufbewahrten Würfeln
     }
    [to] { $who ->
        [they] zu seinen aufbewahrten Würfeln
       *[you] zu den aufbewahrten Würfeln
     }
   *[in] { $who ->
        [they] unter seinen aufbewahrten Würfeln
       *[you] unter den aufbewahrten Würfeln
     }
 }
