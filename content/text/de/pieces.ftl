# Was mit den Teilen der Länder geschieht: Konvertermarker, Zähler, Schlösser, gelagerte Würfel.
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
counter-here = den Zähler dieses Plättchens
counter-any = einen { $who ->
    [they] { "seiner " }
   *[you] { "" }
 }Zähler
counter-neighbour = einen Nachbarzähler
pick-up = { $mood ->
    [may] einen Zähler mit Wert 2 oder mehr von einem Plättchen ohne platzierte Würfel { $into } nehmen und durch einen neuen Würfel mit Wert 1 ersetzen
    [they] nimmt{ $link } einen Zähler mit Wert 2 oder mehr von einem Plättchen ohne platzierte Würfel { $into } und ersetzt ihn durch einen neuen Würfel mit Wert 1
   *[do] nimm{ $link } einen Zähler mit Wert 2 oder mehr von einem Plättchen ohne platzierte Würfel { $into } und ersetze ihn durch einen neuen Würfel mit Wert 1
 }
lift-locks = { $mood ->
    [may] alle { $who ->
        [they] seine
       *[you] deine
     } Schlösser auf { $who ->
        [they] sein
       *[you] dein
     } Ländertableau zurücklegen
    [they] legt{ $link } alle seine Schlösser auf sein Ländertableau zurück
   *[do] lege{ $link } alle deine Schlösser auf dein Ländertableau zurück
 }
place-locks = { $mood ->
    [may] auf jedes { $who ->
        [they] seiner
       *[you] deiner
     } Plättchen mit freiem Vorhängeschloss ein Schloss legen, soweit sie reichen{ $last ->
        [no] ,
       *[yes] { "" }
     }
    [they] legt{ $link } auf jedes seiner Plättchen mit freiem Vorhängeschloss ein Schloss, soweit sie reichen{ $last ->
        [no] ,
       *[yes] { "" }
     }
   *[do] lege{ $link } auf jedes deiner Plättchen mit freiem Vorhängeschloss ein Schloss, soweit sie reichen{ $last ->
        [no] ,
       *[yes] { "" }
     }
 }
swap-locks = { $mood ->
    [may] zwei { $who ->
        [they] { "seiner " }
       *[you] { "" }
     }Schlösser tauschen, wie sie liegen{ $last ->
        [no] ,
       *[yes] { "" }
     }
    [they] tauscht{ $link } zwei seiner Schlösser, wie sie liegen{ $last ->
        [no] ,
       *[yes] { "" }
     }
   *[do] tausche{ $link } zwei Schlösser, wie sie liegen{ $last ->
        [no] ,
       *[yes] { "" }
     }
 }
unlock = { $mood ->
    [may] ein Schloss öffnen, zu dem jeder Würfel { $in } passt{ $last ->
        [no] ,
       *[yes] { "" }
     }
    [they] öffnet{ $link } ein Schloss, zu dem jeder Würfel { $in } passt{ $last ->
        [no] ,
       *[yes] { "" }
     }
   *[do] öffne{ $link } ein Schloss, zu dem jeder Würfel { $in } passt{ $last ->
        [no] ,
       *[yes] { "" }
     }
 }
pay = { $mood ->
    [may] Würfel { $from } ausgeben und dafür andere gelagerte Würfel mit höchstens derselben Summe { $to } nehmen
    [they] gibt{ $link } Würfel { $from } aus und nimmt dafür andere gelagerte Würfel mit höchstens derselben Summe { $to }
   *[do] gib{ $link } Würfel { $from } aus und nimm dafür andere gelagerte Würfel mit höchstens derselben Summe { $to }
 }
discount = { $mood ->
    [may] in dieser Runde bei jeder Zahlung { $n } weniger zahlen
    [they] zahlt{ $link } in dieser Runde bei jeder Zahlung { $n } weniger
   *[do] zahle{ $link } in dieser Runde bei jeder Zahlung { $n } weniger
 }
