//! Irregularities with texts of their own.

use std::sync::Arc;

use engine::rulebook::Rulebook;

use super::holds;

/// The training simulator with an irregularity, and a card that does nothing here.
fn odd(texts: &str) -> Arc<Rulebook> {
    let odd = format!("(key: \"audit\", name: \"Audit\", {texts}, source: Ours)");
    let card = "(key: \"budget-review\", name: \"Review\", level: Green, effect: [Reduce(Each, 1)], source: Ours)";
    let files = format!("(cards: [{card}], irregularities: [{odd}])");
    let adds = "(name: \"Words\", base: \"Intrepid\", adds: [\"disasters/training-simulator.ron/audit\"])";
    let files = [("pack.ron".to_owned(), adds.to_owned()), ("disasters/training-simulator.ron".to_owned(), files)];
    content::load_pack(&files).unwrap_or_else(|mistakes| panic!("{mistakes:?}")).rulebook
}

const SETUP: &str = "given
seat usa power spaceflight-pilot + climate flight-engineer
seat russia oxygen science-officer + nutrition crew-commander
irregularity audit
";

#[test]
fn every_player_does_what_an_irregularity_says_before_rolling() {
    let book = odd("benefit: [(TileCost, -1)], before_roll: [Either([[LoseCapacity(N(1))], [FewerDice(N(1))]])],
        before_roll_is: Impediment");
    let given = "phase roll\n1 capacity 6\n2 capacity 6\ndice 1 3*4\ndice 2 3*3\n";
    let steps = "then\nasked 1 option\nasked 2 option\nwhen\n1: option 1\n2: option 2\nthen\n1 capacity 5\n2 capacity 6\n1 pool 3*4\n2 pool 3*3";
    holds(&book, &format!("{SETUP}{given}{steps}"));
}

#[test]
fn the_crew_does_what_an_irregularity_says_after_all_cards() {
    let book =
        odd("impediment: [(TileCost, 1)], after_cards: [Drain(Choose, N(2)), EachSeat(Anyone, [GainCapacity(1)])],
        after_cards_is: Benefit");
    let given = "phase disasters\ndeck budget-review\ndrain all 6\n1 capacity 6\n2 capacity 6\n";
    let steps = "then\ndrain all 5\nasked crew resource\nwhen\ncrew: resource power\nthen\ndrain power 7 climate 5\n1 capacity 7\n2 capacity 7";
    holds(&book, &format!("{SETUP}{given}{steps}"));
}

#[test]
fn a_game_without_the_irregularity_does_not_know_its_texts() {
    let book = odd("impediment: [(TileCost, 1)], after_cards: [Drain(One(Power), N(2))], after_cards_is: Benefit");
    let given = "given usa russia\nphase disasters\ndeck budget-review\ndrain all 6\n";
    holds(&book, &format!("{given}then\ndrain all 5"));
}

#[test]
fn an_irregularity_needs_both_halves_and_says_which_is_which() {
    let files = |texts: &str| {
        let odd = format!("(irregularities: [(key: \"audit\", name: \"Audit\", {texts}, source: Ours)])");
        let adds = "(name: \"Words\", base: \"Intrepid\", adds: [\"disasters/training-simulator.ron/audit\"])";
        [("pack.ron".to_owned(), adds.to_owned()), ("disasters/training-simulator.ron".to_owned(), odd)]
    };
    let wrong = |texts: &str| content::load_pack(&files(texts)).expect_err("it is wrong on purpose")[0].to_string();
    let text = "after_cards: [Drain(One(Power), N(2))]";
    assert!(wrong(&format!("{text}, after_cards_is: Impediment")).contains("the benefit changes nothing"));
    assert!(wrong(&format!("benefit: [(TileCost, -1)], {text}")).contains("the impediment changes nothing"));
}
