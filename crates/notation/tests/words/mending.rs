//! Holes that are mended.

use super::{holds, laid_over};

fn meteors(effect: &str) -> std::sync::Arc<engine::rulebook::Rulebook> {
    let card =
        format!("(cards: [(key: \"rattled-crew\", name: \"Patch\", level: Green, effect: {effect}, source: Ours)])");
    laid_over(&[("disasters/meteor-shower.ron", &card)])
}

#[test]
fn each_tile_that_is_mended_loses_one_token() {
    let book = meteors("[Mend(())]");
    let given = "given usa russia meteor-shower\nphase disasters\ndeck rattled-crew\n1a scenario 2\n3a scenario 1\n";
    holds(&book, &format!("{given}then\n1a scenario 1\n3a scenario 0\nevent Worn 1a"));
}

#[test]
fn only_tiles_with_a_hole_can_be_chosen() {
    let book = meteors("[EachSeat(Anyone, [Mend((take: Choose(N(1))))])]");
    let given = "given usa russia meteor-shower\nphase disasters\ndeck rattled-crew\n1a scenario 2\n1b scenario 1\n";
    let steps = "then\noffers exactly 1: tile 1a, tile 1b\nwhen\n1: tile 1b\nthen\n1a scenario 2\n1b scenario 0\n";
    holds(&book, &format!("{given}{steps}"));
}
