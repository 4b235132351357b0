//! What removes a persistent card.

use std::sync::Arc;

use engine::rulebook::Rulebook;

use super::{holds, laid_over};

/// Meteors with a persistent card that is removed by these dice.
fn meteors(slots: &str) -> Arc<Rulebook> {
    let card = format!(
        "(cards: [(key: \"meteor-strike\", name: \"Strike\", level: Green, slots: {slots},
        effect: [Drain(Each, N(1))], source: Ours)])"
    );
    laid_over(&[("disasters/meteor-shower.ron", &card)])
}

const CREW: &str = "given 4 players meteor-shower\ncard meteor-strike\n1 pool 1 2 3 4 5 6\n2 pool 1 2 3 4 5 6\n";

#[test]
fn plain_faces_are_written_as_before() {
    let book = meteors("(\"1-3\", \"4-6\")");
    holds(&book, &format!("{CREW}when\n1: 3 on card 1, 4 on card 1\nthen\ncard meteor-strike slot 2 die 4 by 1"));
}

#[test]
fn the_second_die_must_be_equal_to_the_first() {
    let book = meteors("(faces: (\"any\", \"any\"), together: Equal)");
    let refused = "1: 4 on card 1/1 refused NotTogether { together: Equal }";
    holds(
        &book,
        &format!("{CREW}when\n1: 3 on card 1/2\n{refused}\n2: 3 on card 1\nthen\ncard meteor-strike slot 1 die 3 by 2"),
    );
}

#[test]
fn two_dice_of_a_run_differ_by_one() {
    let book = meteors("(faces: (\"any\", \"any\"), together: Run)");
    let refused = "1: 3 on card 1/2 refused NotTogether\n1: 5 on card 1/2 refused NotTogether";
    holds(
        &book,
        &format!("{CREW}when\n2: 3 on card 1\n{refused}\n1: 2 on card 1\nthen\ncard meteor-strike slot 2 die 2 by 1"),
    );
}

#[test]
fn two_dice_add_up_and_one_that_never_could_is_refused() {
    let book = meteors("(faces: (\"any\", \"any\"), together: Sum(9))");
    let refused = "1: 2 on card 1 refused NotTogether\n1: 4 on card 1\n2: 4 on card 1 refused NotTogether";
    holds(&book, &format!("{CREW}when\n{refused}\n2: 5 on card 1\nthen\ncard meteor-strike slot 2 die 5 by 2"));
}

#[test]
fn two_players_must_each_give_a_die() {
    let book = meteors("(faces: (\"any\", \"any\"), together: Players)");
    let steps = "1: 2 on card 1\n1: 3 on card 1 refused NotTogether\n2: 3 on card 1";
    holds(&book, &format!("{CREW}when\n{steps}\nthen\ncard meteor-strike slot 2 die 3 by 2"));
}

#[test]
fn the_second_slot_takes_the_higher_die_whichever_was_filled_first() {
    let book = meteors("(faces: (\"any\", \"any\"), together: Rising)");
    let first = "1: 6 on card 1/1 refused NotTogether\n1: 3 on card 1/2\n2: 3 on card 1 refused NotTogether";
    holds(&book, &format!("{CREW}when\n{first}\n2: 2 on card 1\nthen\ncard meteor-strike slot 1 die 2 by 2"));
}

#[test]
fn one_or_two_players_need_one_die_of_the_first_slot_alone() {
    let book = meteors("(faces: (\"4-6\", \"any\"), together: Sum(12))");
    let given = "given 2 players meteor-shower\ncard meteor-strike\n1 pool 3 4\n";
    holds(
        &book,
        &format!(
            "{given}when\n1: 3 on card 1 refused WrongFace\n1: 4 on card 1\nthen\ncard meteor-strike slot 1 die 4 by 1"
        ),
    );
}

#[test]
fn a_toxic_slot_takes_only_values_that_are_toxic_now() {
    let card = "(cards: [(key: \"faint-smell\", name: \"Smell\", level: Green, toxic: \"15\",
        slots: (faces: (\"any\", \"any\"), toxic: true), effect: [Drain(Each, N(1))], source: Ours)])";
    let book = laid_over(&[("disasters/toxic-leak.ron", card)]);
    let given = "given 4 players toxic-leak\ncard faint-smell\n1 pool 4 5 5\n";
    let steps = "1: 4 on card 1 refused NotToxic\n1: 5 on card 1, die 4";
    holds(&book, &format!("{given}when\n{steps}\nthen\ncard faint-smell slot 1 die 5 by 1"));
}
