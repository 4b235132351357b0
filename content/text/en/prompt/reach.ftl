# Where a die can go.

reach-die = { $zone ->
    [storage] { $die } in storage
    [cache] { $die } in the cache
   *[hand] { $die }
 }
reach-queued = { $die } at place { $place } of the queue
reach-counter = Counter { $die } on { $space }
reach-nowhere = The { $die } can be placed nowhere now, nor after two deeds.
reach-head = Where the { $die } can go, at once or after up to two deeds:
reach-more = There may be more: not every way was tried.
reach-no-queued = { $count ->
    [one] The queue has 1 die.
   *[other] The queue has { $count } dice.
 }
reach-no-counter = There is no Counter die of yours on { $space }.
reach-write = Write reach and a die, such as reach 4 or reach storage 4.
reach-no-die = '{ $word }' is no die: write 4, or storage 4, or queue 2.
reach-not-there = There is no { $word } there: { $dice }.
reach-none-there = There is no { $word } there: no die at all.
reach-which = Which one: { $dice }?
reach-at-once = { $place }: at once
reach-after = { $place }: after { $deeds }{ $luck ->
    [sure] {""}
    [any] , whatever is rolled
    [odds] , with luck: { $ways } of { $of } rolls
   *[long] , with much luck
 }
reach-then = { $first }, then { $second }
reach-rolled = (rolled: { $dice })
reach-with-one = { $place } (with your { $die })
reach-with-two = { $place } (with your { $die } and { $other })
reach-free = the free action { $action }
reach-some-free = a free action
reach-mission = { $mission } (mission)
reach-next-mission = the next mission
reach-card = { $card } (card { $number })
reach-some-card = card { $number }
