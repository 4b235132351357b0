//! One mistake a line: the embedded pack with one passage changed, and what is said about it.

use crate::{Mistake, embedded_files, load_files, mistake};

/// Loads the embedded pack after a change and returns what is wrong with it.
fn mistakes(change: impl FnOnce(&mut Vec<(String, String)>)) -> Vec<Mistake> {
    let mut files = embedded_files();
    change(&mut files);
    load_files(&files).expect_err("the pack is broken on purpose")
}

/// Replaces the first passage of a file that reads like `from`; a `*` stands for anything, so that tuned numbers
/// do not matter here.
fn edited(path: &str, from: &str, to: &str) -> Vec<Mistake> {
    mistakes(|files| {
        let (_, text) = files.iter_mut().find(|(name, _)| name == path).expect("the file is in the pack");
        let mut end = 0;
        let mut start = None;
        for part in from.split('*') {
            let found = text[end..].find(part).unwrap_or_else(|| panic!("{path} holds no {from:?}"));
            start = start.or(Some(end + found));
            end += found + part.len();
        }
        text.replace_range(start.expect("a passage has a beginning")..end, to);
    })
}

/// Every change must be answered with these words, in this file and at a known place.
fn check(cases: &[(&str, &str, &str, &str)]) {
    for (path, from, to, expected) in cases {
        let found = edited(path, from, to);
        let fits = |mistake: &Mistake| {
            mistake.file == *path
                && mistake.line.is_some()
                && mistake.column.is_some()
                && mistake.what.contains(expected)
        };
        assert!(found.iter().any(fits), "{from:?} -> {to:?} in {path}: {}", mistake::list(&found));
    }
}

#[test]
fn files_that_cannot_be_read_are_refused() {
    check(&[
        ("station.ron", "cache:", "cash:", "unknown field 'cash'; expected docking, research, emergency"),
        (
            "station.ron",
            "Plain",
            "Plane",
            "unknown word 'Plane' for Dock; expected Plain, OrHigher or OrLower; did you mean Plain?",
        ),
        ("tiles/russia.ron", "One(*)", "One(\"6-2\")", "is no set of faces"),
        ("tiles/russia.ron", "One(*)", "One(\"\")", "is no set of faces"),
        (
            "tiles/russia.ron",
            "tier: Starter",
            "tier: Started",
            "unknown word 'Started' for Tier; expected Starter, One",
        ),
        ("countries/united-kingdom.ron", "counter_start: 3", "counter_start: 7", "a die shows 1 to 6"),
        ("badges.ron", "SpendCapacity(2)", "SpendCapacity(300)", "the number '300' does not fit here"),
    ]);
}

#[test]
fn files_must_be_where_the_pack_says() {
    let lists = |from: &str, to: &str| mistake::list(&edited("pack.ron", from, to));
    let lost = lists("\"japan\",", "\"atlantis\",");
    assert!(lost.contains("pack.ron:9:9: 'atlantis' is listed, but countries/atlantis.ron was not found"), "{lost}");
    assert!(lists("\"japan\",", "\"jpan\",").contains("did you mean japan?"));
    assert!(lists("\"japan\",", "").contains("tiles/japan.ron: no part of the pack"));
    let gone = mistakes(|files| files.retain(|(path, _)| path != "missions.ron"));
    assert_eq!(mistake::list(&gone), "missions.ron: not found; expected it in this pack");
}

#[test]
fn boards_are_checked() {
    check(&[
        ("station.ron", "[Plain, Plain, OrHigher, OrLower]", "[Plain]", "docking has 1 entries; expected 4"),
        ("station.ron", "research: (value: [*]", "research: (value: [3, 6]", "research has 2 entries; expected 3"),
        ("station.ron", "research: (value: [*]", "research: (value: [3, 6, 6]", "does not rise"),
        ("station.ron", "bonus: (value: [*]", "bonus: (value: [18, 22]", "bonus has 2 entries; expected 5"),
        ("station.ron", "emergency: (value: [*]", "emergency: (value: []", "emergency has 0 values; expected 1 to 12"),
        ("station.ron", "missions: (value: 3", "missions: (value: 7", "missions is 7; expected 1 to 6"),
        ("station.ron", "disable: (value: 8", "disable: (value: 0", "disable is 0; expected 1 to 60"),
        ("tables.ron", "(one_board: 3, more_boards: 3),", "", "drain has 3 entries; expected 4"),
        ("tables.ron", "(one_board: 3,", "(one_board: 2,", "a wheel cannot start at -2"),
        ("tables.ron", "[1, 2, 1, 2, 1, 2]", "[1, 2, 1]", "amplify_strain has 3 entries; expected 6"),
        ("tables.ron", "(capacity: 6),", "", "difficulty has 3 entries; expected 4"),
    ]);
}

#[test]
fn missions_and_badges_are_checked() {
    check(&[
        ("missions.ron", "(Climate, [1, 4, 5, 6])", "(Climate, [1, 4, 5])", "Climate needs four amounts"),
        ("missions.ron", "costs: [*],\n", "costs: [],\n", "costs nothing"),
        ("missions.ron", "\"all-system-go\"", "\"All System Go\"", "is no key"),
        ("missions.ron", "\"all-system-go\"", "\"reboot-the-station\"", "the key 'reboot-the-station' is used twice"),
        ("badges.ron", "[MoveNegatives]", "[Roll(1, Pool)]", "says Roll; expected no such word on a Badge"),
        ("badges.ron", "[MoveNegatives]", "[Give(Anyone, [Give(Anyone, [Permit])])]", "Give inside Give"),
        ("badges.ron", "[MoveNegatives]", "[Give(Anyone, [Permit]), Give(Another, [Permit])]", "gives more than once"),
        (
            "badges.ron",
            "[MoveNegatives]",
            "[RollSector, Give(Anyone, [Disable((sectors: 1))])]",
            "speaks of sectors; expected RollSector before it",
        ),
        ("badges.ron", "Transfer(3)", "Transfer(0)", "says Transfer with 0"),
    ]);
    let few = mistakes(|files| {
        for (path, text) in files.iter_mut() {
            let keep = match path.as_str() {
                "badges.ron" => 3,
                "missions.ron" => 2,
                _ => continue,
            };
            let entries: Vec<&str> = text.split("\n    (\n").take(keep + 1).collect();
            *text = format!("{}\n]", entries.join("\n    (\n"));
        }
    });
    let said = mistake::list(&few);
    assert!(said.contains("3 badges; expected 4 to"), "{said}");
    assert!(said.contains("2 missions for a solo game; expected 3 to"), "{said}");
}

#[test]
fn countries_are_checked() {
    check(&[
        ("countries/russia.ron", "dice: [*]", "dice: [4, 5, 6, 6, 8]", "does not rise"),
        ("countries/russia.ron", "costs: [*]", "costs: [1]", "1 costs for "),
        ("countries/russia.ron", "dice: [*]", "dice: [1, 2, 3, 4, 5, 6, 7, 8, 9]", "a dice track of 9 slots"),
        ("countries/canada.ron", "converters: (1, 4)", "converters: (5, 4)", "5 tokens at the start of 4"),
        (
            "countries/canada.ron",
            "converters: (1, 4)",
            "converters: (0, 0)",
            "says SpendConverter; expected a country with tokens",
        ),
        ("countries/canada.ron", "Shift((), Up(1)), ", "", "Another die; expected a Shift or Set before"),
        (
            "countries/canada.ron",
            "Repeat([May([SpendConverter",
            "Repeat([If(HasCrewMate, [SpendConverter",
            "repeats without end",
        ),
        ("countries/germany.ron", "rolls_into: Storage", "rolls_into: Pool", "speaks of Storage"),
        ("countries/germany.ron", "rolls_into: Storage", "rolls_into: Cache", "cannot be rolled into Cache"),
        ("countries/brazil.ron", "[Unlock]", "[Permit]", "says Permit; expected no such word on a Country"),
        ("countries/brazil.ron", "[Unlock]", "[Gain(Placed)]", "speaks of a placed die; expected that on a tile only"),
        ("countries/united-kingdom.ron", "counter_start: 3,", "", "speaks of Counter dice"),
        ("countries/south-africa-1.ron", "rolls_into: Queue", "rolls_into: Pool", "speaks of the Queue"),
    ]);
}

#[test]
fn tiles_are_checked() {
    let (output, slots) = ("output: [*],\n", "slots: One(*)");
    check(&[
        ("tiles/usa.ron", "tier: Starter", "tier: One", "2 starter tiles; expected 3"),
        ("tiles/usa.ron", "tier: One", "tier: Boost", "a Boost tile in a country's set"),
        ("tiles/usa.ron", "key: \"s2\"", "key: \"s1\"", "the key 's1' is used twice"),
        ("tiles/usa.ron", output, "output: [(Oxygen, (base: 1))],", "makes Oxygen; expected Power or Climate"),
        ("tiles/usa.ron", "blue: (*slots:", BLUE_CLIMATE, "makes Climate; expected Oxygen or Nutrition"),
        ("tiles/usa.ron", output, "", "makes 0 resources; expected 1 or 2"),
        ("tiles/usa.ron", output, "output: [(Power, (base: 1)), (Power, (base: 1))],", "makes Power twice"),
        ("tiles/usa.ron", output, "output: [(Power, (times: -1))],", "can never make anything"),
        ("tiles/usa.ron", output, "output: [(Power, (times: 1, of: Sum))],", "expected slots for a pair"),
        ("tiles/usa.ron", output, "output: [(Power, (times: 1, of: Counter))],", "expected counter: true"),
        ("tiles/usa.ron", "unique: AnyResource", LAB_WITH_OUTPUT, "has an output; expected none"),
        ("tiles/usa.ron", slots, "cost: 3, slots: One(\"any\")", "has a price; expected none"),
        ("tiles/usa.ron", "cost: *, drain", "drain", "has no price"),
        ("tiles/usa.ron", "drain: (*)", "drain: (Power, 0)", "drains 0 Power"),
        ("tiles/usa.ron", slots, "slots: Sum(13)", "asks for a sum of 13"),
        ("tiles/usa.ron", slots, "slots: One(\"any\"), counter: true", "has a Counter die slot"),
        ("tiles/usa.ron", slots, "slots: One(\"any\"), padlock: true", "has a padlock"),
        ("tiles/united-kingdom.ron", "of: Counter", "of: Die", "counts the placed die beside a Counter die"),
        ("tiles/boosts.ron", "number: 2", "number: 1", "2 faces of Red Boost 1; expected 1"),
        ("tiles/boosts.ron", "number: 2", "number: 3", "Boost 3; expected 1 or 2"),
    ]);
}

const BLUE_CLIMATE: &str = "blue: (name: \"Potable Water Dispenser\", output: [(Climate, (base: 1))], source: Ours, \
                            slots: One(\"any\")),\n    ),\n    (\n        key: \"more\", tier: One, \
                            red: (name: \"Red\", cost: 1, slots: One(\"any\"), output: [(Power, (base: 1))], source: Ours), \
                            blue: (name: \"Blue\", cost: 1, slots:";
const LAB_WITH_OUTPUT: &str = "unique: AnyResource, output: [(Power, (base: 1))]";

#[test]
fn abilities_speak_only_of_what_their_country_has() {
    let ability = "ability: [Gain(PlacedBy(Either(1)))]";
    let cases = [
        ("Roll(0, Pool)", "says Roll with 0"),
        ("Roll(1, Queue)", "speaks of the Queue"),
        ("Roll(1, Storage)", "speaks of Storage"),
        ("Roll(1, Cache)", "speaks of the Cache; expected it on a Boost 2 tile only"),
        ("Roll(1, Kept)", "speaks of Kept dice"),
        ("Cycle(1, 2)", "speaks of the Queue"),
        ("CopyToCache", "speaks of the Cache"),
        ("Pay", "speaks of Storage"),
        ("Discount(1)", "speaks of Storage"),
        ("GainConverter(1)", "says GainConverter; expected a country with tokens"),
        ("Tilt((), [Up])", "says Tilt; expected a country with oriented: true"),
        ("Turn(())", "says Turn; expected a country with oriented: true"),
        ("Gain(PlacedTilted([Up]))", "tilts the placed die"),
        ("Gain(Counter)", "speaks of its Counter die; expected counter: true"),
        ("Gain(NeighbourCounter)", "speaks of Counter dice"),
        ("Exchange(Any)", "speaks of Counter dice"),
        ("ShiftCounter(Here, Up(1))", "speaks of its Counter die"),
        ("Gain(Lock)", "speaks of its Lock token; expected padlock: true"),
        ("SwapLocks", "says SwapLocks; expected a country with locks"),
        ("Gain(Position)", "speaks of a Position; expected in: Queue"),
        ("Discard((of: Nth(1)))", "counts places in Pool; expected in: Queue"),
        ("Discard((of: Another))", "speaks of Another die"),
        ("Discard((take: Exactly(0)))", "takes 0 dice"),
        ("Shift((), Up(6))", "shifts by 6; expected 1 to 5"),
        ("Move((), Pool)", "moves dice from Pool to Pool"),
        ("May([])", "has an empty May"),
        ("May([May([Flip(())]), Roll(1, Pool)])", "has a May that begins with another"),
        ("May([If(HandAtMost(2), [Repeat([May([Discard(())])])])])", "has a May that begins with another"),
        ("Either([[Roll(1, Pool)]])", "offers Either of 1"),
        ("If(QueueAtLeast(4), [Roll(1, Pool)])", "looks at a Queue"),
        ("Hit(())", "says Hit; expected no such word on a Tile"),
        ("Drain(Each, N(1))", "says Drain; expected no such word on a Tile"),
        ("Give(Anyone, [Roll(1, Pool)])", "says Give; expected no such word on a Tile"),
        ("EachSeat(Anyone, [Roll(1, Pool)])", "says EachSeat; expected no such word on a Tile"),
    ];
    for (effect, expected) in cases {
        check(&[("tiles/usa.ron", ability, &format!("ability: [{effect}]"), expected)]);
    }
    let tilted = "ability: [Gain(PlacedTilted([Up]))]";
    check(&[
        ("tiles/south-africa-1.ron", "Cycle(1, 2)", "Cycle(2, 1)", "cycles 2 to 1 dice"),
        (
            "tiles/south-africa-1.ron",
            "Cycle(1, 2)",
            "Set((in: Queue, take: All), Position)",
            "sets All to a Position; expected One, Exactly or UpTo",
        ),
        ("tiles/japan.ron", tilted, "ability: [Tilt((), [])]", "tilts in no way"),
        ("tiles/japan.ron", tilted, "ability: [Turn((take: All))]", "turns All; expected One, Exactly or UpTo"),
    ]);
}

#[test]
fn disasters_are_checked() {
    let meteor = "disasters/meteor-shower.ron";
    let cases = [
        ("(2, 3, 3, 3)", "(4, 3, 3, 3)", "a deck of 13 cards; expected 1 to 12"),
        ("(2, 3, 3, 3)", "(5, 2, 2, 2)", "4 Green cards; expected at least 5"),
        ("scenario: Holes(3),", "", "says Hit; expected a disaster with scenario: Holes"),
        ("scenario: Holes(3),", "", "speaks of marked tiles"),
        ("RollSector, ", "", "speaks of sectors; expected RollSector before it"),
        ("key: \"*\"", "key: \"coolant-leak\"", "the key 'coolant-leak' is used twice"),
        ("level: Green,", "level: Green, toxic: \"5\",", "shows Toxic values; expected none"),
        ("effect: [*],\n", "effect: [],\n", "does nothing"),
        ("benefit: [*]", "benefit: [(Income, 0)]", "the benefit changes nothing"),
        ("impediment: [*]", "impediment: []", "the impediment changes nothing"),
    ];
    for (from, to, expected) in cases {
        check(&[(meteor, from, to, expected)]);
    }
    let effects = [
        ("Disable((just_hit: true))", "speaks of tiles just hit"),
        ("Hit((tiers: []))", "speaks of no tier"),
        ("LoseCapacity(N(1))", "says LoseCapacity to nobody; expected it inside EachSeat"),
        ("Drain(ThisBoard, N(1))", "speaks of ThisBoard; expected that on a badge"),
        ("Drain(Each, N(0))", "an amount of 0"),
        ("Roll(1, Pool)", "says Roll; expected no such word on a Card"),
        ("EachSeat(Anyone, [EachSeat(Anyone, [TrackBack(1)])])", "EachSeat inside EachSeat"),
        ("May([EachSeat(Anyone, [TrackBack(1)])])", "has EachSeat inside May; expected May inside EachSeat"),
    ];
    for (effect, expected) in effects {
        check(&[(meteor, "effect: [*],\n", &format!("effect: [{effect}],\n"), expected)]);
    }
    check(&[
        ("disasters/toxic-leak.ron", "toxic: \"*\",", "", "shows no Toxic values; expected some"),
        ("disasters/toxic-leak.ron", "toxic: true,", "", "counts Toxic dice; expected a disaster with toxic: true"),
        ("disasters/toxic-leak.ron", "DisableDocks(4)", "DisableDocks(5)", "disables 5 Docking Modules"),
        ("disasters/solar-storm.ron", "scenario: Integrity(3),", "", "says Scorch; expected a disaster with scenario"),
        ("disasters/solar-storm.ron", "effect: [*],\n", "effect: [Scorch(1)],\n", "says Scorch to nobody"),
    ]);
}

#[test]
fn a_mistake_names_file_line_and_column() {
    let found = edited("tiles/usa.ron", "output: [*],\n", "output: [(Oxygen, (base: 1))],\n");
    let line = found[0].to_string();
    assert!(line.starts_with("tiles/usa.ron:"), "{line}");
    assert!(found[0].line.is_some() && found[0].column.is_some(), "{line}");
    assert!(
        line.ends_with("Aluminum Shielding (s1 red) makes Oxygen; expected Power or Climate for its light"),
        "{line}"
    );
}

/// Free actions of Germany, which has storage, and what is said about them.
fn free_actions(actions: &str) -> String {
    let from = "free: [(key: \"pay\", effect: [Pay])]";
    mistake::list(&edited("countries/germany.ron", from, &format!("free: [{actions}]")))
}

#[test]
fn a_free_action_that_gives_back_what_it_uses_up_is_refused() {
    let without_end = "can be done without end; expected";
    for (effect, expected) in [
        ("Discard(()), Roll(2, Pool)", "no free action to give back the dice of the hand it uses up"),
        ("Discard(()), Gain(Of(\"1-6\"))", "no free action to give back the dice of the hand it uses up"),
        (
            "Discard(()), May([Either([[Flip(())], [Roll(1, Pool)]])])",
            "no free action to give back the dice of the hand",
        ),
        ("Pay, Roll(2, Storage)", "no free action to give back the dice in storage it uses up"),
        ("Move((in: Storage), Pool), Move((), Storage)", "no free action to give back the dice in storage it uses up"),
        // Whoever declines, or has nothing to discard, still gets what follows.
        ("May([Discard(())]), Roll(1, Storage)", "it to use something up"),
        ("Discard((in: Storage, take: UpTo(2))), Roll(1, Pool)", "it to use something up"),
        ("Discard((in: Storage, take: Exactly(2))), Roll(1, Pool)", "it to use something up"),
        ("Discard((in: Storage, take: AllButOne)), Roll(1, Pool)", "it to use something up"),
    ] {
        let said = free_actions(&format!("(key: \"x\", effect: [{effect}])"));
        assert!(said.contains(&format!("the free action 'x' {without_end} {expected}")), "{effect}: {said}");
    }
}

#[test]
fn free_actions_that_give_each_other_what_they_use_up_are_refused() {
    let up = "(key: \"up\", effect: [Move((in: Storage), Pool)])";
    let down = "(key: \"down\", effect: [Discard(()), Roll(1, Storage)])";
    let said = free_actions(&format!("{up}, {down}"));
    assert!(said.contains("the free action 'up' can be done without end"), "{said}");
    assert!(said.contains("the free action 'down' can be done without end"), "{said}");
}

#[test]
fn a_free_action_that_gives_something_else_can_be_played() {
    let mut files = embedded_files();
    let (_, text) = files.iter_mut().find(|(path, _)| path == "countries/germany.ron").expect("Germany is there");
    let pay = "free: [(key: \"pay\", effect: [Pay])]";
    let both = "free: [(key: \"pay\", effect: [Pay]), (key: \"x\", effect: [Discard((in: Storage)), Roll(1, Pool)])]";
    assert!(text.contains(pay));
    *text = text.replace(pay, both);
    assert_eq!(load_files(&files).map(|_| ()), Ok(()));
}

#[test]
fn a_repetition_that_gives_back_what_it_uses_up_is_refused() {
    for (path, from, to) in [
        ("countries/canada.ron", "Repeat([May([SpendConverter,", "Repeat([May([SpendConverter, GainConverter(1),"),
        ("countries/canada.ron", "Repeat([May([SpendConverter,", "Repeat([May([Discard(()), Roll(1, Pool),"),
        (
            "disasters/solar-storm.ron",
            "Repeat([May([Strain((take: Choose(N(1)), marked: true))])])",
            "Repeat([May([SpendCapacity(1), GainCapacity(2)])])",
        ),
    ] {
        let said = mistake::list(&edited(path, from, to));
        assert!(said.contains("repeats without end; expected it not to give back the "), "{to}: {said}");
    }
}
