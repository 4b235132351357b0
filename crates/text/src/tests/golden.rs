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
        "Du darfst einen Würfel mit Wert 3 oder weniger in deinem Pool neu würfeln.",
    );
    tile(
        "Roll(2, Pool), Discard(())",
        "Roll 2 new dice into your pool, then discard one die.",
        "Würfle 2 neue Würfel in deinen Pool und lege dann einen Würfel ab.",
    );
    tile(
        "May([RerollKeepBetter((take: All))])",
        "May re-roll all dice in your pool and keep the higher value of each.",
        "Du darfst alle Würfel in deinem Pool neu würfeln und jeweils den höheren Wert behalten.",
    );
}

#[test]
fn abilities_that_nudge() {
    tile(
        "Gain(PlacedBy(Either(1)))",
        "Gain a new die equal to the placed die ±1.",
        "Erhalte einen neuen Würfel mit dem Wert des platzierten Würfels ±1.",
    );
    tile(
        "May([Shift((of: Of(\"4\")), Either(1))])",
        "May adjust one die in your pool of value 4 by ±1.",
        "Du darfst einen Würfel mit Wert 4 in deinem Pool um 1 erhöhen oder senken.",
    );
    tile(
        "May([Shift((take: UpTo(2)), Within(2))])",
        "May adjust up to 2 dice in your pool by ±1 or ±2 each.",
        "Du darfst bis zu 2 Würfel in deinem Pool um je bis zu 2 erhöhen oder senken.",
    );
}

#[test]
fn abilities_about_storage() {
    tile(
        "Move((in: Storage, take: Exactly(2)), Pool)",
        "Take 2 dice from your storage.",
        "Nimm 2 Würfel aus deinem Lager in deinen Pool.",
    );
    tile("Roll(1, Storage)", "Roll 1 new die into your storage.", "Würfle 1 neuen Würfel in dein Lager.");
    tile(
        "May([Shift((in: Storage), Up(2))])",
        "May increase one die in your storage by 2.",
        "Du darfst einen Würfel in deinem Lager um 2 erhöhen.",
    );
    tile("GainConverter(1)", "Gain 1 Converter token.", "Erhalte 1 Konvertermarker.");
    tile(
        "Move((in: Storage, of: BelowPlaced), Pool)",
        "Take one die from your storage that is lower than the placed die.",
        "Nimm einen Würfel aus deinem Lager mit niedrigerem Wert als der platzierte Würfel in deinen Pool.",
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
        "Du darfst alle Würfel in deinem Pool gemeinsam nach links oder rechts kippen.",
    );
    check(
        oriented,
        "Gain(Placed)",
        "Gain a new die exactly like the placed die.",
        "Erhalte eine genaue Kopie des platzierten Würfels.",
    );
}

#[test]
fn abilities_that_push_the_whole_pool() {
    tile(
        "Shift((take: All), Up(2))",
        "Increase all dice in your pool by 2.",
        "Erhöhe alle Würfel in deinem Pool um 2.",
    );
    tile(
        "May([Shift((take: All), Either(2))]), Gain(Placed)",
        "May increase all or decrease all dice in your pool by 2. Then gain a new die equal to the placed die.",
        "Du darfst alle Würfel in deinem Pool um 2 erhöhen oder alle um 2 senken. \
         Erhalte dann einen neuen Würfel mit dem Wert des platzierten Würfels.",
    );
    tile(
        "May([Shift((take: AllButOne), Either(2))])",
        "May increase all but one or decrease all but one of the dice in your pool by 2.",
        "Du darfst alle Würfel in deinem Pool bis auf einen um 2 erhöhen oder um 2 senken.",
    );
}

#[test]
fn abilities_about_locks() {
    tile(
        "May([Set((), Lock)])",
        "May set one die in your pool equal to a number on this tile’s Lock token.",
        "Du darfst einen Würfel in deinem Pool auf eine Zahl vom Schlossmarker dieses Plättchens setzen.",
    );
    tile(
        "May([Flip((take: AllAlike))])",
        "May flip all dice in your pool of a single value.",
        "Du darfst alle Würfel eines beliebigen Werts in deinem Pool umdrehen.",
    );
    tile(
        "Gain(Lock), Gain(Lock)",
        "Gain 2 new dice, each equal to a number on this tile’s Lock token.",
        "Erhalte 2 neue Würfel mit je einer Zahl vom Schlossmarker dieses Plättchens.",
    );
}

#[test]
fn abilities_about_counter_dice() {
    tile(
        "May([Set((), Counter)])",
        "May set one die in your pool equal to this tile’s Counter die.",
        "Du darfst einen Würfel in deinem Pool auf den Wert des Zählerwürfels dieses Plättchens setzen.",
    );
    tile(
        "May([Exchange(Any)])",
        "May exchange one die in your pool with one of your Counter dice.",
        "Du darfst einen Würfel in deinem Pool gegen einen deiner Zählerwürfel tauschen.",
    );
    tile(
        "May([Set((), NeighbourCounter)])",
        "May set one die in your pool equal to the Counter die of an adjacent tile.",
        "Du darfst einen Würfel in deinem Pool auf den Wert des Zählerwürfels eines benachbarten Plättchens setzen.",
    );
}

#[test]
fn abilities_about_the_queue() {
    reserve(
        "Roll(1, Queue), Cycle(1, 2)",
        "Roll 1 new die into your queue, then cycle 1 or 2 dice from the front to the back of your queue.",
        "Würfle 1 neuen Würfel in deine Warteschlange \
         und lege dann 1 oder 2 Würfel vom Anfang deiner Warteschlange an ihr Ende.",
    );
    reserve(
        "May([Set((in: Queue), Position)])",
        "May set one die in your queue equal to its queue position.",
        "Du darfst einen Würfel in deiner Warteschlange auf die Zahl seiner Position setzen.",
    );
    reserve(
        "May([Set((in: Queue, of: NthPlaced), Of(\"1-6\"))])",
        "May set the nth die in your queue (n = the placed die) to any number.",
        "Du darfst den n-ten Würfel in deiner Warteschlange (n = der platzierte Würfel) \
         auf eine beliebige Zahl setzen.",
    );
    reserve(
        "May([Set((in: Queue, of: Nth(2)), Placed)])",
        "May set the 2nd die in your queue equal to the placed die.",
        "Du darfst den 2. Würfel in deiner Warteschlange auf den Wert des platzierten Würfels setzen.",
    );
    reserve(
        "Move((in: Queue, of: Nth(1)), Pool)",
        "Move the front die from your queue to your Reserve.",
        "Lege den vordersten Würfel aus deiner Warteschlange in deine Reserve.",
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
        "Jeder Würfel: Erhalte einen neuen Würfel mit dem Wert des platzierten Würfels.",
    );
    check(
        slots(Slots::Sum(9)),
        "Gain(Placed)",
        "Both dice: Gain a new die equal to one of the placed dice.",
        "Beide Würfel: Erhalte einen neuen Würfel mit dem Wert eines der platzierten Würfel.",
    );
    check(
        Context { fill: Fill::Joined, ..Context::new(Place::Tile) },
        "Move((in: Cache, take: Exactly(2)), Pool), CopyToCache",
        "Both dice: Take 2 dice from the cache, then put a copy of each placed die into the cache.",
        "Beide Würfel: Nimm 2 Würfel aus dem Zwischenspeicher in deinen Pool \
         und lege dann eine Kopie jedes platzierten Würfels in den Zwischenspeicher.",
    );
}

#[test]
fn cards_that_hit() {
    let holes = ScenarioTokens::Holes(3);
    card(
        holes,
        "Hit((produce: Power))",
        "Hit every tile that makes Power.",
        "Trefft jedes Plättchen, das Energie erzeugt.",
    );
    card(
        holes,
        "Hit((marked: true))",
        "Hit every tile that has already been hit.",
        "Trefft jedes bereits getroffene Plättchen.",
    );
    card(
        holes,
        "RollSector, Hit((sectors: 2)), Disable((tiers: [Starter, One], just_hit: true)), Drain(One(Climate), N(3))",
        "Roll the Disaster die. Hit every tile in the rolled sector and the next 2. \
         Disable every starter or Tier 1 tile hit just now. Drain Climate by 3.",
        "Werft den Katastrophenwürfel. Trefft jedes Plättchen im gewürfelten und in den nächsten 2 Sektoren. \
         Deaktiviert jedes soeben getroffene Start- oder Stufe-1-Plättchen. Erhöht den Verbrauch von Klima um 3.",
    );
}

#[test]
fn cards_for_every_player() {
    card(
        ScenarioTokens::None,
        "EachSeat(Light(Blue), [TrackBack(1)])",
        "Each player with blue-light tiles moves the dice track marker 1 slot to the left.",
        "Jeder Spieler, dessen Plättchen blaues Licht haben, \
         bewegt den Marker auf seiner Würfelleiste 1 Feld nach links.",
    );
    card(
        ScenarioTokens::None,
        "EachSeat(Anyone, [Disable((take: MostExpensive))])",
        "Each player disables their most expensive tile.",
        "Jeder Spieler deaktiviert sein teuerstes Plättchen.",
    );
    card(
        ScenarioTokens::Integrity(3),
        "EachSeat(Anyone, [Scorch(2), LoseCapacity(PerMarked(1))])",
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
        "Erhöht den Verbrauch von Klima um 1/3/9/10 bei 1/2/3/4 Personen.",
    );
}

#[test]
fn cards_that_count_toxic_dice() {
    card(
        ScenarioTokens::None,
        "Destroy((take: Choose(ByToxicDice((0, 1, 1, 2, 2, 3, 3, 4)))))",
        "Destroy X tiles. X depends on the number of dice on the Toxic Leak aid: 1–2 → 1, 3–4 → 2, 5–6 → 3, 7+ → 4.",
        "Zerstört X Plättchen. \
         X hängt von der Zahl der Würfel auf der Giftleck-Übersicht ab: 1–2 → 1, 3–4 → 2, 5–6 → 3, 7+ → 4.",
    );
    card(
        ScenarioTokens::None,
        "DisableDocks(4), Destroy((take: MostExpensive))",
        "Place a Disable token on each Docking Module. Destroy the most expensive tile.",
        "Legt je einen Ausfallmarker auf alle Andockmodule. Zerstört das teuerste Plättchen.",
    );
    card(
        ScenarioTokens::None,
        "If(ToxicDiceAtLeast(5), [Destroy((take: Choose(PerPersistent(1)), produce: Oxygen))])",
        "If at least 5 dice lie on the Toxic Leak aid: \
         Destroy one tile that makes Oxygen for each face-up persistent card.",
        "Wenn mindestens 5 Würfel auf der Giftleck-Übersicht liegen: \
         Zerstört für jede offene dauerhafte Karte ein Plättchen, das Sauerstoff erzeugt.",
    );
}

#[test]
fn badges_say_what_is_given_for_what() {
    badge(
        "Drain(ThisBoard, N(2)), Reduce(Another, 2)",
        "You may drain this resource by 2 to reduce the drain of another resource by 2.",
        "Du darfst den Verbrauch dieser Ressource um 2 erhöhen \
         und dafür den Verbrauch einer anderen Ressource um 2 senken.",
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
        "Du darfst beliebig oft 1 Konvertermarker ausgeben und dafür einen Würfel in deinem Pool um 1 erhöhen \
         und dann einen anderen Würfel in deinem Pool um 1 senken. \
         Lege dann alle Würfel mit ungeradem Wert aus deinem Pool in dein Lager.",
    );
    check(
        country,
        "May([Either([[Roll(1, Pool)], [SwapLocks, Flip(())]])])",
        "You may choose one: roll 1 new die into your pool; \
         or exchange two of your Lock tokens without turning them over, then flip one die in your pool.",
        "Du darfst eins davon tun: 1 neuen Würfel in deinen Pool würfeln; \
         oder zwei deiner Schlossmarker vertauschen, ohne sie umzudrehen, \
         und dann einen Würfel in deinem Pool umdrehen.",
    );
}
