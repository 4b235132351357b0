# What can be typed, and what the signs mean: a row a line, its two columns parted by a stroke.

help =
    5 on 3b | place a die; two dice are written 4+5 on 3b
    12 | the answer with that number; where a die, a player or an amount is asked for, the number is the die, player or amount
    #12 | the twelfth answer of the list, whatever it is
    undo | take back the last answer; undo deed and undo phase: more
    why 5 on 3b | is that legal, and if not, why
    reach 4 | where a die can go, and by which abilities; for dice outside your hand: reach storage 4, queue 2, cache 4, counter 3b
    coach | what is urgent, and a line to play; coach 2: for seat 2; coach more: look further, as often as you like
    seat 2 | answer for seat 2 (as 2 does so while a player is named)
    offer | the tiles on offer: price, slots, output, drain, ability
    show 3b | all about the tile there
    show NAME | all about a tile, card, mission, badge, country or disaster: show medical officer, show t1a, show japan/t4c/red
    rules | the game on a page; rules 3 for Phase 3, rules missions, rules country, rules disaster, rules all
    glossary | all terms of the game; glossary drain: what one of them means
    legend | what the signs on the screen mean
    texts mine | explain the tiles of whoever is asked; texts all, texts off
    log | what happened lately; log 200 shows more
    save FILE | save a copy; the game itself is kept after every answer
    Enter | show the table again
    help, quit | this list; leave
legend =
    drain -6 | where the resource starts every round
    now, ends | what there is now, and at the end of the round as things stand
    !! | below zero: the game would be lost
    ! | emergency supplies would be opened
    bonus at | the next amount that gives a bonus
    {"..*..|..>.."} | the same as a picture: * now, > the end, | zero
    Missions | how many are done; what a 1 would start; below it the price while the die shows 1/2/3/4
    Card 1 [1-3] | a disaster card that stays, and the dice that take it away; [1-3: 2] has its die
    Docks 3(+1) - | Docking Module 3 may raise the die; - is empty, x disabled, a number is the die that lies there
    Supplies 5 4 | what the next emergency supplies raise every resource to
    tokens 1-6 | how many Amplify/Strain tokens of each number are left
    > | who is asked; below: badges by resource, then the dice
    pool 2 5 5 | dice that can be placed; storage, queue, cache and kept dice are where some countries and games keep others
    3b | a space of the board: sector 3, second space
    1-4 | a slot and the values it takes; 1-6, 1-6 are separate slots; 4-6+4-6, double 1-6 and sum 8+ take two dice at once
    Power = die + 2 | what the tile generates: the value of its die and 2
    <5> | a die that was placed there; Counter 4 one that stays
    5/3 | a die with 5 on top and 3 in front, where that matters
    Amplify 4 | a token on the tile, as Strain 2, disabled, holes 1, integrity 3: see rules tokens
    locked 1-2-4 | a Lock token with its numbers; padlock: a place for one
    (+1) 12: 5 | in a list of answers: 12 sends or houses a 5
