# Wohin ein Würfel kommen kann.

reach-die = { $zone ->
    [storage] die { $die } im Lager
    [cache] die { $die } im Depot
   *[hand] die { $die }
 }
reach-queued = die { $die } auf Platz { $place } der Schlange
reach-counter = Zähler { $die } auf { $space }
reach-nowhere = Weder jetzt noch nach zwei Aktionen gibt es einen Platz für { $die }.
reach-head = Wohin { $die } kommen kann, sofort oder nach bis zu zwei Aktionen:
reach-more = Vielleicht gibt es mehr: Nicht jeder Weg wurde versucht.
reach-no-queued = { $count ->
    [one] In der Schlange liegt 1 Würfel.
   *[other] In der Schlange liegen { $count } Würfel.
 }
reach-no-counter = Auf { $space } liegt kein Zähler von dir.
reach-write = Schreib reach und einen Würfel, etwa reach 4 oder reach storage 4.
reach-no-die = „{ $word }“ ist kein Würfel: Schreib 4, oder storage 4, oder queue 2.
reach-not-there = Dort liegt keine { $word }, nur { $dice }.
reach-none-there = Dort liegt keine { $word }, überhaupt kein Würfel.
reach-which = Welcher: { $dice }?
reach-at-once = { $place }: sofort
reach-after = { $place }: nach { $deeds }{ $luck ->
    [sure] {""}
    [any] , was immer fällt
    [odds] , mit Glück: { $ways } von { $of } Würfen
   *[long] , mit viel Glück
 }
reach-then = { $first }, dann { $second }
reach-rolled = (gewürfelt: { $dice })
reach-with-one = { $place } (mit deiner { $die })
reach-with-two = { $place } (mit deiner { $die } und { $other })
reach-free = der freien Aktion { $action }
reach-some-free = einer freien Aktion
reach-mission = { $mission } (Mission)
reach-next-mission = die nächste Mission
reach-card = { $card } (Karte { $number })
reach-some-card = Karte { $number }
