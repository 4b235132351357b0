# Alles, was auf einem Ding steht, und woher es ist.

sheet-takes = Felder
sheet-makes = Ertrag
sheet-costs = Kostet
sheet-does = Bewirkt
sheet-rule = Regel
sheet-needs = Braucht
sheet-removed-by = Entfernen
sheet-free = Frei
sheet-track = Leiste
sheet-benefit = Vorteil
sheet-impediment = Nachteil
sheet-deck = Stapel
sheet-aside = Am Rande
sheet-source = Herkunft
sheet-named = { $name } ({ $key })
sheet-face = { $name } ({ $key }): { $tier }, { $light }
sheet-card = { $name } ({ $key }): { $level }, { $lasts ->
    [persistent] andauernd
   *[momentary] einmalig
 }
sheet-country = { $name } ({ $key }) { $stars }
sheet-disaster = { $name } ({ $key }). { $level }
sheet-action = { $text } ({ $key })
sheet-no-tile = Auf { $space } liegt kein Plättchen.
source-ours = von uns
source-printed = gedruckt ({ $page })
source-partly = { $parts } gedruckt ({ $page })
source-partly-ours = { $parts } gedruckt ({ $page }); der Rest von uns
source-part = { $part ->
    [name] Name
    [cost] Preis
    [drain] Bedarf
    [drain-amount] Höhe des Bedarfs
    [slots] Felder
    [ability] Fähigkeit
    [output] Ertrag
    [effect] Wirkung
    [sentence] ein Satz der Wirkung
    [dice] Würfel
    [toxic] giftige Werte
    [first] erster Wert
    [values] einige Werte
   *[rest] spätere Werte
 }
