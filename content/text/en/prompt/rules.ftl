# The rules of the whole game in our own words: a title, and paragraphs below it.

rules-game =
    the whole game on a page
    You are the crew of a space station. You play together, all countries at once, and win or lose together.
    - You win when { $missions } missions are completed and everybody survives the check of that round.
    - You lose when a resource is below 0 at the check, when emergency supplies run out, or when a disaster card must be turned up and none is left.
    A round has six phases:
    1. Roll and Place Dice: everybody rolls and places dice on their tiles, all at the same time.
    2. Calculate Results: tiles with dice make Power, Climate, Oxygen and Nutrition.
    3. Use Resources: missions are paid, bonuses taken, the minimum is checked, Capacity is gained.
    4. Resolve Disasters: a card is turned up, and all that lie there take effect.
    5. Spend Capacity: research, new tiles, more dice, badges, Amplify tokens.
    6. Reset the Round: dice go home, and resources start again at the drain.
    Every round begins below zero: a drain of 6 means that a resource starts at -6, and that 6 must be made before anything is there. New tiles and disasters add to the drain, so you have to make more from round to round.
rules-phase-1 =
    Phase 1, Roll and Place Dice
    Everybody takes as many dice as their dice track says, rolls them into their pool and places them. There are no turns: help each other, and answer for whom you like (seat 2).
    - On your own tiles. A slot says which values it takes. Separate slots are filled one by one; joined slots at once (4+5 on 3b), some only with two equal dice (double), some only with a sum.
    - On the top mission: a 1 starts it. See rules missions.
    - On a disaster card that stays: the right die ({ $many ->
        [yes] two dice, one for each slot
       *[no] one die on its first slot
     }) takes it away in Phase 4.
    - On a Docking Module, to send a die to a crew mate. See rules docking.
    - In the Habitation Module, as the last thing you do. See rules habitation.
    As soon as a tile has its dice, its ability happens. "May" can be declined; what does not say "may" must be done if it can be. Abilities touch only your own dice, and never dice that have been placed. 6 is followed by 1 and 1 by 6, unless a country says otherwise.
    The phase ends when everybody is done. A die that is sent to you takes your "done" back.
rules-phase-2 =
    Phase 2, Calculate Results
    Every tile with dice on it makes what it says: a fixed amount, or one that depends on a die. Separate slots make it for each die, joined slots once. A disabled tile makes nothing.
    - Then Amplify and Strain tokens count, and holes that meteors have left. See rules tokens.
    - Then unique tiles and the Habitation Module, when you know what is missing.
    - At the end all Amplify, Strain and Disable tokens leave the board. Scenario tokens stay.
rules-phase-3 =
    Phase 3, Use Resources
    In this order:
    - Missions: every mission that has begun takes what its die says, the oldest first, and its die goes up by 1.
    - Bonuses: a resource that has reached its next bonus space ({ $bonuses }) gives one bonus a round: { $bonus-capacity } Capacity for every player, or a mission's die goes up by 1. The screen says "bonus at".
    - The check: a resource below 0 loses the game. From 0 to { $below } you must open emergency supplies: the next number of { $supplies }, skull is how far every resource below it is raised, and at the skull the game is lost. From { $safe } on all is well.
    - If the missions are completed now, you have won.
    - Capacity: every player gains as much as you have of the resource that you have least of (alone: twice as much). What you do not spend you keep.
rules-phase-4 =
    Phase 4, Resolve Disasters
    If no card is left, the station is lost. Otherwise the next card is turned up, cards that have their dice go away, and then all that lie there take effect, the oldest first.
    - A momentary card acts once and is gone.
    - A persistent card stays and acts again every round, until dice take it away in Phase 1: { $many ->
        [yes] two dice, one for each slot
       *[no] one die on its first slot
     }.
    A disabled tile cannot be used until the end of the next Phase 2. A destroyed tile is gone, and its drain stays. show and the name of a card tells what it does; rules disaster tells what is special about this one.
rules-phase-5 =
    Phase 5, Spend Capacity
    Everybody spends their own Capacity, at the same time, as often as they like:
    - research: a step costs { $research-cost } Capacity, which you may share. On steps { $tiers } the tiers 2, 3 and 4 come on offer, for everybody.
    - install: a tile from your offer, for its price in Capacity and its drain. Any empty space will do; on a full board you may destroy a tile of yours for it (make room 3b).
    - add die: the next step of your dice track, for all rounds to come.
    - badge: each of your badges once a round.
    - amplify: a token for { $amplify } Capacity, on anybody's tile. See rules tokens.
rules-phase-6 =
    Phase 6, Reset the Round
    Dice go back to the supply, but for those on missions, Counters, the solo cache and what a Medical Officer has handed out. Every resource goes back to its drain: nothing is carried over but Capacity.
rules-win =
    winning and losing
    You win at the check in Phase 3, with { $missions } missions completed and no resource below 0, supplies opened if need be.
    You lose:
    - at the check, when a resource is below 0;
    - when supplies must be opened and the marker reaches the skull, even with all missions completed;
    - in Phase 4, when the disaster deck is empty. { $deck ->
        [one] 1 card is
       *[other] { $deck } cards are
     } left in it now, so there are at most { $checks } checks to come.
rules-missions =
    missions
    A die of value 1 on the top mission starts it, and the next one is turned up and can be started at once. Anybody may do it.
    - A mission that has begun must be paid in every Phase 3, also in the round in which it was started: the first number of its row while its die shows 1, the second at 2, and so on.
    - Each time its die goes up by 1. At 5 the mission is completed: every drain is reduced by 1 at once. That takes four rounds; bonuses and some unique tiles are faster.
    - A mission takes what it takes, even if a resource falls below 0. Only the check counts.
    Too early, and you cannot pay and survive; too late, and the deck is empty first. The coach says when it is urgent.
rules-drain =
    drain
    The drain of a resource is where it starts every round. It lies between 3 and 29.
    - Tiles that are installed and disaster cards add to it. While resources are out, the amount falls with it.
    - What goes beyond 29 is halved, rounded up, and drains each other resource instead.
    - It is reduced by missions that are completed, never below 3; then the amount rises at once.
    - A tile that is destroyed does not give its drain back.
rules-tokens =
    tokens
    - Amplify: if a die on the tile shows the token's number, the tile makes 3 more, once.
    - Strain: unless a die on the tile shows the token's number, the whole crew has 3 less of what the tile makes, also if no die is there. A tile that makes two resources: it is said for which one when the token is placed.
    - Amplify and Strain are two sides of the same tokens, and there are only so many of each number. The screen shows what is left.
    - Disable: the tile takes no dice and makes nothing. A disabled Docking Module takes none either.
    - Scenario tokens mean what the disaster says: see rules disaster.
    Amplify, Strain and Disable tokens leave at the end of Phase 2.
rules-docking =
    Docking Modules
    There are four, one die each a round. You place a die there and name a crew mate, who gains a new die of the same value; yours stays there until Phase 6. On (+1) the receiver may take one more instead, on (-1) one less.
    - A die that was sent can be placed at once. Whoever has used the Habitation Module cannot place it any more.
    - Alone you have a cache of { $cache } dice: you take any die from it, changed as the module allows, and what you have placed goes into it.
rules-habitation =
    the Habitation Module
    It takes any dice of everybody, and makes 1 for each die: all of one resource, which the crew chooses when everything else is counted. Once you have used it you can place dice nowhere else in this round.
rules-undo =
    taking back
    - undo takes back the last answer; undo deed a whole placement or purchase with its choices; undo phase all that was done in this phase.
    - What has shown something hidden stays: a roll, a card that was turned up. What a crew mate did since must stay as it is.
    - undo survives leaving and coming back.
rules-index = More: rules { $first } to rules { $last }; rules { $others }; rules country for who is asked, rules disaster for what you face; rules all for everything.
