# What is done to the pieces of countries: Converter tokens, Counter dice, Lock tokens, stored dice.

gain-converter = { $mood ->
    [they] gains
   *[do] gain
 } { $n ->
    [one] 1 Converter token
   *[other] { $n } Converter tokens
 }
spend-converter = { $mood ->
    [they] spends
   *[do] spend
 } 1 Converter token
exchange = { $mood ->
    [they] exchanges
   *[do] exchange
 } { $dice } with { $counter }
counter-here = this tile’s Counter
counter-any = one of { $who ->
    [they] their
   *[you] your
 } Counters
counter-neighbour = an adjacent Counter
pick-up = { $mood ->
    [they] takes a Counter of value 2 or more { $into } from a tile without placed dice and replaces
   *[do] take a Counter of value 2 or more { $into } from a tile without placed dice and replace
 } it with a new die of value 1
lift-locks = { $mood ->
    [they] returns all their Lock tokens to their Country board
   *[do] return all your Lock tokens to your Country board
 }
place-locks = { $mood ->
    [they] places a Lock token on each of their padlock tiles
   *[do] place a Lock token on each of your padlock tiles
 } that has none, as far as they go
swap-locks = { $mood ->
    [they] swaps two of their Lock tokens
   *[do] swap two of your Lock tokens
 } as they lie
unlock = { $mood ->
    [they] unlocks
   *[do] unlock
 } a Lock token that every die { $in } matches
pay = { $mood ->
    [they] spends
   *[do] spend
 } dice { $from } to move other stored dice of at most the same total { $to }
discount = { $mood ->
    [they] pays { $n } less for each payment this round
    [may] pay { $n } less for each payment this round
   *[do] each payment costs { $n } less this round
 }
