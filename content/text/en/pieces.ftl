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
counter-here = this tile’s Counter die
counter-any = one of { $who ->
    [they] their
   *[you] your
 } Counter dice
counter-neighbour = the Counter die of an adjacent tile
pick-up = { $mood ->
    [they] takes a Counter die of value 2 or more from a tile without placed dice { $into } and replaces
   *[do] take a Counter die of value 2 or more from a tile without placed dice { $into } and replace
 } it with a new die of value 1
lift-locks = { $mood ->
    [they] returns all their Lock tokens to their Country board
   *[do] return all your Lock tokens to your Country board
 }
place-locks = { $mood ->
    [they] places a Lock token on each of their padlock tiles
   *[do] place a Lock token on each of your padlock tiles
 } without one, as far as they go
swap-locks = { $mood ->
    [they] exchanges two of their Lock tokens
   *[do] exchange two of your Lock tokens
 } without turning them over
unlock = { $mood ->
    [they] turns
   *[do] turn
 } a Lock token that matches every die { $in } to its open side
pay = { $mood ->
    [they] spends
   *[do] spend
 } dice { $from } to move other stored dice of at most the same total { $to }
discount = { $mood ->
    [they] pays
   *[do] pay
 } { $n } less for each payment { $from } for the rest of the round
