//! Missions with a standing line.

use std::sync::Arc;

use engine::rulebook::Rulebook;

use super::{holds, laid_over};

fn mission(standing: &str) -> Arc<Rulebook> {
    let mission = format!(
        "[(key: \"all-system-go\", name: \"Go\", costs: [(Power, [1, 1, 1, 1])], standing: {standing}, source: Ours)]"
    );
    laid_over(&[("missions.ron", &mission)])
}

const USE: &str = "given usa russia\nphase use\ndrain all 5\navailable all 10\nmission all-system-go die 4 by 1\ndeck budget-review\n";

#[test]
fn a_standing_line_is_carried_out_after_the_cost_and_before_the_die_goes_up() {
    let book = mission("[Drain(One(Climate), N(2))]");
    // The completed mission relieves every drain by 1.
    holds(
        &book,
        &format!("{USE}then\nevent Consumed power 1\nevent Drained climate 2\ndrain power 4 climate 6\ncompleted 1"),
    );
}

#[test]
fn a_standing_line_may_ask_and_the_next_mission_waits_for_it() {
    let book = mission("[Drain(Choose, N(2)), EachSeat(Anyone, [May([GainCapacity(2)])])]");
    let given = format!("{USE}mission seal-the-hull die 1 by 2\n");
    let asked = "then\nasked crew resource\nmission all-system-go die 4 by 1\nmission seal-the-hull die 1 by 2\n";
    let steps = "when\ncrew: resource oxygen\n1: decline\n2: yes\nthen\ncompleted 1\ndrain oxygen 6\nmission seal-the-hull die 2 by 2\n";
    holds(&book, &format!("{given}{asked}{steps}"));
}
