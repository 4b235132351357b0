# Was mit den Teilen der Länder geschieht: Konvertermarker, Zählerwürfel, Schlossmarker, gelagerte Würfel.
# $last: Ist der Satz danach zu Ende? Sonst schließt ein Komma den Nebensatz.

gain-converter = { $mood ->
    [may] { $n } Konvertermarker erhalten
    [they] erhält{ $link } { $n } Konvertermarker
   *[do] erhalte{ $link } { $n } Konvertermarker
 }
spend-converter = { $mood ->
    [may] 1 Konvertermarker ausgeben
    [they] gibt{ $link } 1 Konvertermarker aus
   *[do] gib{ $link } 1 Konvertermarker aus
 }
exchange = { $mood ->
    [may] { $dice } gegen { $counter } tauschen
    [they] tauscht{ $link } { $dice } gegen { $counter }
   *[do] tausche{ $link } { $dice } gegen { $counter }
 }
counter-here = den Zählerwürfel dieses Plättchens
counter-any = einen { $who ->
    [they] seiner
   *[you] deiner
 } Zählerwürfel
counter-neighbour = den Zählerwürfel eines benachbarten Plättchens
pick-up = { $mood ->
    [may] einen Zählerwürfel mit Wert 2 oder mehr von einem Plättchen ohne platzierte Würfel { $into } nehmen und durch einen neuen Würfel mit Wert 1 ersetzen
    [they] nimmt{ $link } einen Zählerwürfel mit Wert 2 oder mehr von einem Plättchen ohne platzierte Würfel { $into } und ersetzt ihn durch einen neuen Würfel mit Wert 1
   *[do] nimm{ $link } einen Zählerwürfel mit Wert 2 oder mehr von einem Plättchen ohne platzierte Würfel { $into } und ersetze ihn durch einen neuen Würfel mit Wert 1
 }
lift-locks = { $mood ->
    [may] alle { $who ->
        [they] seine
       *[you] deine
     } Schlossmarker auf { $who ->
        [they] sein
       *[you] dein
     } Ländertableau zurücklegen
    [they] legt{ $link } alle seine Schlossmarker auf sein Ländertableau zurück
   *[do] lege{ $link } alle deine Schlossmarker auf dein Ländertableau zurück
 }
place-locks = { $mood ->
    [may] auf jedes { $who ->
        [they] seiner
       *[you] deiner
     } Plättchen mit freiem Vorhängeschloss einen Schlossmarker legen, soweit sie reichen{ $last ->
        [no] ,
       *[yes] { "" }
     }
    [they] legt{ $link } auf jedes seiner Plättchen mit freiem Vorhängeschloss einen Schlossmarker, soweit sie reichen{ $last ->
        [no] ,
       *[yes] { "" }
     }
   *[do] lege{ $link } auf jedes deiner Plättchen mit freiem Vorhängeschloss einen Schlossmarker, soweit sie reichen{ $last ->
        [no] ,
       *[yes] { "" }
     }
 }
swap-locks = { $mood ->
    [may] zwei { $who ->
        [they] seiner
       *[you] deiner
     } Schlossmarker vertauschen, ohne sie umzudrehen{ $last ->
        [no] ,
       *[yes] { "" }
     }
    [they] vertauscht{ $link } zwei seiner Schlossmarker, ohne sie umzudrehen{ $last ->
        [no] ,
       *[yes] { "" }
     }
   *[do] vertausche{ $link } zwei deiner Schlossmarker, ohne sie umzudrehen{ $last ->
        [no] ,
       *[yes] { "" }
     }
 }
unlock = { $mood ->
    [may] einen Schlossmarker, zu dem jeder Würfel { $in } passt, auf die offene Seite drehen
    [they] dreht{ $link } einen Schlossmarker, zu dem jeder Würfel { $in } passt, auf die offene Seite
   *[do] drehe{ $link } einen Schlossmarker, zu dem jeder Würfel { $in } passt, auf die offene Seite
 }
pay = { $mood ->
    [may] Würfel { $from } ausgeben und dafür andere gelagerte Würfel mit höchstens derselben Summe { $to } nehmen
    [they] gibt{ $link } Würfel { $from } aus und nimmt dafür andere gelagerte Würfel mit höchstens derselben Summe { $to }
   *[do] gib{ $link } Würfel { $from } aus und nimm dafür andere gelagerte Würfel mit höchstens derselben Summe { $to }
 }
discount = { $mood ->
    [may] für den Rest der Runde bei jeder Zahlung { $from } { $n } weniger zahlen
    [they] zahlt{ $link } für den Rest der Runde bei jeder Zahlung { $from } { $n } weniger
   *[do] zahle{ $link } für den Rest der Runde bei jeder Zahlung { $from } { $n } weniger
 }
