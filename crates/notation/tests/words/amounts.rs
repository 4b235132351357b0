//! Amounts that count something.

use super::{holds, laid_over};

/// A momentary card of the training simulator that does this.
fn after_card(effect: &str, given: &str, then: &str) {
    let card =
        format!("(cards: [(key: \"budget-review\", name: \"Review\", level: Green, effect: {effect}, source: Ours)])");
    let book = laid_over(&[("disasters/training-simulator.ron", &card)]);
    let setup = "given usa russia\nphase disasters\ndeck budget-review\ndrain all 5\n1 capacity 9\n2 capacity 9\n";
    holds(&book, &format!("{setup}{given}then\n{then}"));
}

#[test]
fn an_amount_counts_tiles_without_a_die_up_to_a_limit() {
    let drain = |most: &str| format!("[Drain(One(Power), Per((each: 1, of: Idle{most})))]");
    after_card(&drain(""), "1a dice 3\n", "drain power 12");
    after_card(&drain(", most: 3"), "1a dice 3\n", "drain power 8");
}

#[test]
fn inside_each_seat_only_own_tiles_count() {
    let lose = "[EachSeat(Anyone, [LoseCapacity(Per((each: 2, of: Idle)))])]";
    after_card(lose, "1a dice 3\n1b dice 3\n1d dice 3\n", "1 capacity 7\n2 capacity 1");
}

#[test]
fn an_amount_counts_idle_tiles_of_a_resource() {
    let drain = "[Drain(One(Power), Per((each: 1, of: IdleOf(Climate))))]";
    after_card(drain, "1 no tiles\n1b usa boost-1\n", "drain power 6");
}

#[test]
fn an_amount_counts_disabled_tiles_missions_and_all_tiles() {
    after_card("[Drain(One(Power), Per((each: 2, of: Disabled)))]", "1a disabled\n3a disabled\n", "drain power 9");
    after_card(
        "[Drain(One(Power), Per((each: 2, of: Missions)))]",
        "mission all-system-go die 2 by 1\n",
        "drain power 7",
    );
    after_card("[Drain(One(Power), Per((each: 1, of: Tiles)))]", "2 no tiles\n", "drain power 9");
}

#[test]
fn an_amount_counts_tiles_of_tier_three_and_four() {
    let drain = "[Drain(One(Power), Per((each: 3, of: HighTiles)))]";
    after_card(drain, "2a usa t2a\n2b usa t3a\n2c usa t4a\n", "drain power 11");
}
