# What must hold. $form: "if" after the word "if", "fact" as a statement.

cond-has-crew-mate = there is at least one other player
cond-queue-at-least = your queue holds at least { $n ->
    [one] 1 die
   *[other] { $n } dice
 }
cond-hand-at-most = your { $hand ->
    [reserve] Reserve
   *[pool] pool
 } holds at most { $n ->
    [one] 1 die
   *[other] { $n } dice
 }
cond-hand-at-least = your { $hand ->
    [reserve] Reserve
   *[pool] pool
 } holds at least { $n ->
    [one] 1 die
   *[other] { $n } dice
 }
cond-capacity-at-least = you have at least { $n } Capacity
cond-tokens-in-stock = the supply holds at least { $n ->
    [one] 1 Amplify/Strain token
   *[other] { $n } Amplify/Strain tokens
 }
cond-disable-in-stock = the supply holds a Disable token
cond-own-clean-tile = you own a tile without negative tokens
cond-own-unstrained-tile = you own a tile without a Strain token
cond-another-can-amplify = another player owns a tile without an Amplify token
cond-negatives-can-move = a tile has negative tokens and one of your tiles has none
cond-offer-holds = your Offer row holds a tile
cond-board-room = this resource can be drained by { $n } without any overflow
cond-tier-ahead = research has not released all tiers yet
cond-toxic-dice-at-least = { $n ->
    [one] at least 1 die lies
   *[other] at least { $n } dice lie
 } on the Toxic Leak aid
cond-resource-at-least = at least { $n } { $resource } is available
cond-resource-at-most = at most { $n } { $resource } is available
cond-mission-active = a mission is active
cond-persistent-at-least = at least { $n ->
    [one] 1 persistent card is
   *[other] { $n } persistent cards are
 } face up
cond-idle-at-least = at least { $n ->
    [one] 1 { $own ->
        [yes] of your tiles
       *[no] tile
     } has
   *[other] { $n } { $own ->
        [yes] of your tiles
       *[no] tiles
     } have
 } no die
cond-docks-used-at-least = at least { $n ->
    [one] 1 die lies
   *[other] { $n } dice lie
 } on Docking Modules
cond-housed-at-least = at least { $n ->
    [one] 1 die lies
   *[other] { $n } dice lie
 } in the Habitation Module
