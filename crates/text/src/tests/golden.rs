//! Examples, word by word: the printed abilities and a few of every kind.

use engine::rulebook::{ScenarioTokens, Slots};

use super::{effects, writers};
use crate::{Context, Fill, Hand, Place};

/// The text reads like this in English and in German.
fn check(context: Context, text: &str, english: &str, german: &str) {
    let effects = effects(text);
    let read = writers().map(|writer| writer.ability(&effects, context));
    assert_eq!(read, [english, german], "{text}");
}

fn tile(text: &str, english: &str, german: &str) {
    check(Context::new(Place::Tile), text, english, german);
}

fn reserve(text: &str, english: &str, german: &str) {
    check(Context { hand: Hand::Reserve, ..Context::new(Place::Tile) }, text, english, german);
}

fn card(scenario: ScenarioTokens, text: &str, english: &str, german: &str) {
    check(Context { scenario, ..Context::new(Place::Card) }, text, english, german);
}

fn badge(text: &str, english: &str, german: &str) {
    check(Context::new(Place::Badge), text, english, german);
}

#[test]
fn abilities_that_roll() {
    tile(
        "May([Reroll((of: Of(\"1-3\")))])",
        "May re-roll one die in your pool of value 3 or less.",
        "Du darfst einen Würfel mit Wert 3 oder weniger im Pool neu würfeln.",
    );
    tile(
        "Roll(2, Pool), Discard(())",
        "Roll 2 new dice into your pool, then discard one die.",
        "Würfle 2 neue Würfel in den Pool und lege dann einen Würfel ab.",
    );
    tile(
        "May([RerollKeepBetter((take: All))])",
        "May re-roll all dice in your pool and keep the higher value of each.",
        "Du darfst alle Würfel im Pool neu würfeln und jeweils den höheren Wert behalten.",
    );
}

#[test]
fn abilities_that_nudge() {
    tile(
        "Gain(PlacedBy(Either(1)))",
        "Gain a new die equal to the placed die ±1.",
        "Erhalte einen Würfel mit dem Wert des platzierten ±1.",
    );
    tile(
        "May([Shift((of: Of(\"4\")), Either(1))])",
        "May adjust one die in your pool of value 4 by ±1.",
        "Du darfst einen Würfel mit Wert 4 im Pool um ±1 ändern.",
    );
    tile(
        "May([Shift((take: UpTo(2)), Within(2))])",
        "May adjust up to 2 dice in your pool by ±1 or ±2 each.",
        "Du darfst bis zu 2 Würfel im Pool um je ±1 oder ±2 ändern.",
    );
}

#[test]
fn abilities_about_storage() {
    tile(
        "Move((in: Storage, take: Exactly(2)), Pool)",
        "Take 2 dice from your storage.",
        "Nimm 2 Würfel aus dem Lager in den Pool.",
    );
    tile("Roll(1, Storage)", "Roll 1 new die into your storage.", "Würfle 1 neuen Würfel ins Lager.");
    tile(
        "May([Shift((in: Storage), Up(2))])",
        "May increase one die in your storage by 2.",
        "Du darfst einen Würfel im Lager um 2 erhöhen.",
    );
    tile("GainConverter(1)", "Gain 1 Converter token.", "Erhalte 1 Konvertermarker.");
    tile(
        "Move((in: Storage, of: BelowPlaced), Pool)",
        "Take one die from your storage that is lower than the placed die.",
        "Nimm einen Würfel, der niedriger ist als der platzierte, aus dem Lager in den Pool.",
    );
}

#[test]
fn abilities_that_tilt() {
    let oriented = Context { oriented: true, ..Context::new(Place::Tile) };
    check(
        oriented,
        "Gain(PlacedTilted([Up]))",
        "Gain a new die equal to the placed die tilted up.",
        "Erhalte eine nach oben gekippte Kopie des platzierten Würfels.",
    );
    check(
        oriented,
        "May([Tilt((take: All), [Left, Right])])",
        "May tilt all dice in your pool together left or right.",
        "Du darfst alle Würfel im Pool gemeinsam nach links oder rechts kippen.",
    );
    check(
        oriented,
        "Gain(Placed)",
        "Gain a new die exactly like the placed die.",
        "Erhalte eine genaue Kopie des platzierten Würfels.",
    );
}

#[test]
fn abilities_on_two_slots_say_which_die_they_mean() {
    let fill = |fill, oriented| Context { fill, oriented, ..Context::new(Place::Tile) };
    check(
        fill(Fill::Joined, true),
        "Gain(PlacedTilted([Left])), Gain(PlacedTilted([Right]))",
        "All dice: Gain 2 new dice equal to placed dice: one tilted left and one tilted right.",
        "Zusammen: Erhalte 2 gekippte Kopien platzierter Würfel: eine nach links und eine nach rechts.",
    );
    check(
        fill(Fill::Joined, false),
        "Gain(Placed), Gain(Placed)",
        "All dice: Gain 2 new dice, each equal to one of the placed dice.",
        "Zusammen: Erhalte 2 Würfel, jeden mit dem Wert eines platzierten.",
    );
    check(
        fill(Fill::Double, false),
        "Gain(PlacedBy(Either(1)))",
        "All dice: Gain a new die equal to the double ±1.",
        "Zusammen: Erhalte einen Würfel mit dem Wert des Paschs ±1.",
    );
}

#[test]
fn abilities_that_push_the_whole_pool() {
    tile("Shift((take: All), Up(2))", "Increase all dice in your pool by 2.", "Erhöhe alle Würfel im Pool um 2.");
    tile(
        "May([Shift((take: All), Either(2))]), Gain(Placed)",
        "May increase all or decrease all dice in your pool by 2. Then gain a new die equal to the placed die.",
        "Du darfst alle Würfel im Pool gemeinsam um ±2 ändern. Erhalte dann einen Würfel mit dem Wert des \
         platzierten.",
    );
    tile(
        "May([Shift((take: AllButOne), Either(2))])",
        "May increase all but one or decrease all but one of the dice in your pool by 2.",
        "Du darfst alle Würfel im Pool bis auf einen gemeinsam um ±2 ändern.",
    );
}

#[test]
fn abilities_about_locks() {
    tile(
        "May([Set((), Lock)])",
        "May set one die in your pool equal to a number on this Lock token.",
        "Du darfst einen Würfel im Pool auf eine Zahl des Schlosses setzen.",
    );
    tile(
        "May([Flip((take: AllAlike))])",
        "May flip all dice in your pool of a single value.",
        "Du darfst alle Würfel eines Wertes deiner Wahl im Pool wenden.",
    );
    tile(
        "Gain(Lock), Gain(Lock)",
        "Gain 2 new dice, each equal to a number on this Lock token.",
        "Erhalte 2 Würfel mit je einer Zahl des Schlosses.",
    );
}

#[test]
fn abilities_about_counter_dice() {
    tile(
        "May([Set((), Counter)])",
        "May set one die in your pool equal to this tile’s Counter.",
        "Du darfst einen Würfel im Pool auf den Wert des Zählers dieses Plättchens setzen.",
    );
    tile(
        "May([Exchange(Any)])",
        "May exchange one die in your pool with one of your Counters.",
        "Du darfst einen Würfel im Pool gegen einen Zähler tauschen.",
    );
    tile(
        "May([Set((), NeighbourCounter)])",
        "May set one die in your pool equal to an adjacent Counter.",
        "Du darfst einen Würfel im Pool auf den Wert eines Nachbarzählers setzen.",
    );
}

#[test]
fn abilities_about_the_queue() {
    reserve(
        "Roll(1, Queue), Cycle(1, 2)",
        "Roll 1 new die into your queue, then cycle 1 or 2 dice to its back.",
        "Würfle 1 neuen Würfel in die Schlange und stelle dann 1 oder 2 Würfel hinten an.",
    );
    reserve(
        "May([Set((in: Queue), Position)])",
        "May set one die in your queue equal to its queue position.",
        "Du darfst einen Würfel in der Schlange auf die Zahl seines Platzes setzen.",
    );
    reserve(
        "May([Set((in: Queue, of: NthPlaced), Of(\"1-6\"))])",
        "May set the nth die in your queue (n = the placed die) to any number.",
        "Du darfst den n-ten Würfel in der Schlange (n = platzierter Würfel) auf eine beliebige Zahl setzen.",
    );
    reserve(
        "May([Set((in: Queue, of: Nth(2)), Placed)])",
        "May set the 2nd die in your queue equal to the placed die.",
        "Du darfst den 2. Würfel in der Schlange auf den Wert des platzierten setzen.",
    );
    reserve(
        "Move((in: Queue, of: Nth(1)), Pool)",
        "Move the front die from your queue to your Reserve.",
        "Lege den vordersten Würfel aus der Schlange in die Reserve.",
    );
}

#[test]
fn a_tile_with_two_slots_says_for_what_its_ability_counts() {
    let slots = |slots| Context::tile(None, slots);
    let any = "any".parse().unwrap();
    check(
        slots(Slots::Separated(any, any)),
        "Gain(Placed)",
        "Each die: Gain a new die equal to the placed die.",
        "Je Würfel: Erhalte einen Würfel mit dem Wert des platzierten.",
    );
    check(
        slots(Slots::Sum(9)),
        "Gain(Placed)",
        "All dice: Gain a new die equal to one of the placed dice.",
        "Zusammen: Erhalte einen Würfel mit dem Wert eines platzierten.",
    );
    check(
        Context { fill: Fill::Joined, ..Context::new(Place::Tile) },
        "Move((in: Cache, take: Exactly(2)), Pool), CopyToCache",
        "All dice: Take 2 dice from the cache, then put a copy of each placed die into the cache.",
        "Zusammen: Nimm 2 Würfel aus dem Depot in den Pool und lege dann eine Kopie jedes platzierten \
         Würfels ins Depot.",
    );
}

#[test]
fn cards_that_hit() {
    let holes = ScenarioTokens::Holes(3);
    card(
        holes,
        "Hit((produce: Power))",
        "Hit all tiles that produce Power.",
        "Trefft alle Plättchen, die Energie liefern.",
    );
    card(holes, "Hit((marked: true))", "Hit all tiles already hit.", "Trefft alle bereits getroffenen Plättchen.");
    card(
        holes,
        "RollSector, Hit((sectors: 2)), Disable((tiers: [Starter, One], just_hit: true)), Drain(One(Climate), N(3))",
        "Roll the Disaster die. Hit the rolled sector and the next 2. Disable all starter and Tier 1 tiles \
         hit just now. Drain Climate by 3.",
        "Werft den Katastrophenwürfel. Trefft den gewürfelten Sektor und die nächsten 2. Sperrt alle soeben \
         getroffenen Start- und Stufe-1-Plättchen. Der Bedarf an Klima steigt um 3.",
    );
}

#[test]
fn cards_for_every_player() {
    card(
        ScenarioTokens::None,
        "EachSeat(Light(Blue), [TrackBack(1)])",
        "Each blue-light player moves the marker on their dice track one slot left, if able.",
        "Jeder Spieler mit blauem Licht rückt auf seiner Würfelleiste nach Möglichkeit 1 Feld nach links.",
    );
    card(
        ScenarioTokens::None,
        "EachSeat(Anyone, [Disable((take: MostExpensive))])",
        "Each player disables their most expensive tile.",
        "Jeder Spieler sperrt sein teuerstes Plättchen.",
    );
    card(
        ScenarioTokens::Integrity(3),
        "EachSeat(Anyone, [Scorch(2), LoseCapacity(Per((each: 1, of: Marked)))])",
        "Each player scorches 2 of their tiles, then loses 1 Capacity for each of their tiles with Scenario tokens.",
        "Jeder Spieler versengt 2 seiner Plättchen \
         und verliert dann 1 Kapazität für jedes seiner Plättchen mit Szenariomarkern.",
    );
}

#[test]
fn cards_that_count_players() {
    card(
        ScenarioTokens::None,
        "Drain(One(Climate), ByPlayers((1, 3, 9, 10)))",
        "Drain Climate by 1/3/9/10 with 1/2/3/4 players.",
        "Der Bedarf an Klima steigt um 1/3/9/10 bei 1/2/3/4 Spielern.",
    );
}

#[test]
fn cards_in_a_game_show_one_number() {
    let four = |players| Context::new(Place::Card).with_players(players);
    let text = "EachSeat(Anyone, [Disable((take: MostExpensive))]), Drain(Each, ByPlayers((0, 3, 9, 10)))";
    check(
        four(4),
        text,
        "Each player disables their most expensive tile. Drain each resource by 10.",
        "Jeder Spieler sperrt sein teuerstes Plättchen. Der Bedarf an jeder Ressource steigt um 10.",
    );
    check(
        four(1),
        text,
        "Each player disables their most expensive tile.",
        "Jeder Spieler sperrt sein teuerstes Plättchen.",
    );
    check(four(1), "Drain(Each, ByPlayers((0, 3, 9, 10)))", "Nothing happens.", "Es geschieht nichts.");
}

#[test]
fn cards_that_count_toxic_dice() {
    card(
        ScenarioTokens::None,
        "Destroy((take: Choose(ByToxicDice((0, 1, 1, 2, 2, 3, 3, 4)))))",
        "Destroy 1/2/3/4 tiles of your choice with 1–2/3–4/5–6/7+ dice on the Toxic Leak aid.",
        "Zerstört bei 1–2/3–4/5–6/7+ Würfeln auf der Giftleck-Übersicht 1/2/3/4 Plättchen eurer Wahl.",
    );
    card(
        ScenarioTokens::None,
        "DisableDocks(4), Destroy((take: MostExpensive))",
        "Place a Disable token on each Docking Module. Destroy the most expensive tile.",
        "Legt auf jedes Andockmodul einen Sperrmarker. Zerstört das teuerste Plättchen.",
    );
    card(
        ScenarioTokens::None,
        "If(ToxicDiceAtLeast(5), [Destroy((take: Choose(Per((each: 1, of: Persistent))), produce: Oxygen))])",
        "If at least 5 dice lie on the Toxic Leak aid: Destroy one tile of your choice that produces Oxygen \
         for each face-up persistent card.",
        "Wenn mindestens 5 Würfel auf der Giftleck-Übersicht liegen: Zerstört für jede offene andauernde \
         Karte ein Plättchen eurer Wahl, das Sauerstoff liefert.",
    );
}

#[test]
fn badges_say_what_is_given_for_what() {
    badge(
        "Drain(ThisBoard, N(2)), Reduce(Another, 2)",
        "You may drain this resource by 2 to reduce the drain of another resource by 2.",
        "Du darfst den Bedarf an dieser Ressource um 2 erhöhen und dafür den Bedarf an einer anderen \
         Ressource um 2 senken.",
    );
    badge(
        "Strain((take: Choose(N(1)))), Give(Another, [Amplify((take: Choose(N(1))))])",
        "You may place a Strain token on one of your tiles \
         to let another player place an Amplify token on one of their tiles.",
        "Du darfst einen Belastungsmarker auf eines deiner Plättchen legen. \
         Ein anderer Spieler legt dafür einen Verstärkungsmarker auf eines seiner Plättchen.",
    );
    badge(
        "Transfer(3)",
        "You may give another player up to 3 of your Capacity.",
        "Du darfst einem anderen Spieler bis zu 3 deiner Kapazität geben.",
    );
}

#[test]
fn texts_with_more_shape() {
    let country = Context::new(Place::Country);
    check(
        country,
        "Repeat([May([SpendConverter, Shift((), Up(1)), Shift((of: Another), Down(1))])]), \
         Move((of: Of(\"135\"), take: All), Storage)",
        "As often as you like, you may spend 1 Converter token to increase one die in your pool by 1, \
         then decrease another die in your pool by 1. Then move all dice of odd value from your pool to your storage.",
        "Du darfst beliebig oft 1 Konvertermarker ausgeben und dafür einen Würfel im Pool um 1 erhöhen und \
         dann einen anderen Würfel im Pool um 1 senken. Lege dann alle Würfel mit ungeradem Wert aus dem Pool \
         ins Lager.",
    );
    check(
        country,
        "May([Either([[Roll(1, Pool)], [SwapLocks, Flip(())]])])",
        "You may choose one: roll 1 new die into your pool; or swap two of your Lock tokens as they lie, then \
         flip one die in your pool.",
        "Du darfst eins davon tun: 1 neuen Würfel in den Pool würfeln; oder zwei Schlösser tauschen, wie sie \
         liegen, und dann einen Würfel im Pool wenden.",
    );
}
