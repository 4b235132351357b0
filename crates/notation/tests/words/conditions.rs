//! Conditions on cards, and what is done unless one holds.

use super::{holds, laid_over};

/// A momentary card of the training simulator drains Power by 3 if, and Climate by 3 unless, a condition holds.
fn check(cond: &str, given: &str, expected: bool) {
    let effect = format!("[If({cond}, [Drain(One(Power), N(3))]), Unless({cond}, [Drain(One(Climate), N(3))])]");
    let card =
        format!("(cards: [(key: \"budget-review\", name: \"Review\", level: Green, effect: {effect}, source: Ours)])");
    let book = laid_over(&[("disasters/training-simulator.ron", &card)]);
    let setup = "given usa russia\nphase disasters\ndeck budget-review\ndrain all 5\n";
    let [power, climate] = if expected { [8, 5] } else { [5, 8] };
    holds(&book, &format!("{setup}{given}then\ndrain power {power} climate {climate}"));
}

#[test]
fn a_card_looks_at_what_is_available() {
    check("ResourceAtLeast(Oxygen, 9)", "available oxygen 9\n", true);
    check("ResourceAtLeast(Oxygen, 9)", "available oxygen 8\n", false);
    check("ResourceAtMost(Oxygen, 8)", "available oxygen 8\n", true);
    check("ResourceAtMost(Oxygen, 8)", "available oxygen 9\n", false);
}

#[test]
fn a_card_looks_at_missions_docks_and_the_habitation_module() {
    check("MissionActive", "mission all-system-go die 2 by 1\n", true);
    check("MissionActive", "", false);
    check("DocksUsedAtLeast(2)", "dock 1 die 4 by 1\ndock 3 die 4 by 2\n", true);
    check("DocksUsedAtLeast(2)", "dock 1 die 4 by 1\n", false);
    check("HousedAtLeast(3)", "1 habitation 2\n2 habitation 1\n", true);
    check("HousedAtLeast(3)", "1 habitation 2\n", false);
}

#[test]
fn a_card_looks_at_tiles_without_a_die() {
    check("IdleAtLeast(7)", "1a dice 3\n", true);
    check("IdleAtLeast(7)", "1a dice 3\n1b dice 3\n", false);
}

#[test]
fn inside_each_seat_a_condition_looks_at_that_player() {
    let card = "(cards: [(key: \"budget-review\", name: \"Review\", level: Green, effect: [EachSeat(Anyone, [
        If(CapacityAtLeast(6), [LoseCapacity(N(2))]), Unless(IdleAtLeast(4), [GainCapacity(3)])])], source: Ours)])";
    let book = laid_over(&[("disasters/training-simulator.ron", card)]);
    let setup = "given usa russia\nphase disasters\ndeck budget-review\n1 capacity 6\n2 capacity 5\n3a dice 3\n";
    holds(&book, &format!("{setup}then\n1 capacity 4\n2 capacity 8"));
}

#[test]
fn a_player_chooses_between_capacity_and_a_strain_token() {
    let card = "(cards: [(key: \"budget-review\", name: \"Review\", level: Green, effect: [EachSeat(Anyone, [
        Either([[LoseCapacity(N(2))], [Strain((take: Choose(N(1))))]])])], source: Ours)])";
    let book = laid_over(&[("disasters/training-simulator.ron", card)]);
    let setup = "given usa russia\nphase disasters\ndeck budget-review\n1 capacity 6\n2 capacity 6\n";
    let steps = "when\n1: option 1\nthen\n1 capacity 4\nasked 2 option\n";
    holds(&book, &format!("{setup}{steps}"));
}
