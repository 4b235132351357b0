//! Positions as text.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod common;

use common::{play, rulebook};
use engine::State;
use engine::effect::Quantity;
use engine::flow::Step;
use engine::invariant::check_waiting;
use engine::position::Position;
use engine::rulebook::IrregularityId;
use notation::position;

/// A state at a main question, without the numbers that random games are made generous with.
fn at_main_question(state: &State) -> Option<State> {
    let flow = state.flow();
    let main = matches!(flow.step, Step::Place | Step::Spend) && flow.lanes.iter().all(|lane| lane.text.is_none());
    let mut table = *state.table();
    // Irregularities that raise these allow what could not lie there without them.
    let limits = [Quantity::HitLimit, Quantity::ResearchCost, Quantity::MissionsToWin];
    let usual = limits.iter().all(|limit| table.shift(*limit) <= 0);
    table.shifts = Default::default();
    table.irregular = Default::default();
    (main && usual).then(|| Position { table, ..Position::of(state) }.check(rulebook()).unwrap())
}

fn reads_back(state: &State) {
    let text = position::write(rulebook(), state);
    let read = position::read(rulebook(), &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.table(), state.table(), "{text}");
    assert_eq!(read.flow().step, state.flow().step);
    for (one, other) in read.flow().lanes.iter().zip(&state.flow().lanes) {
        assert_eq!((one.done, one.housed), (other.done, other.housed), "{text}");
    }
    let (cards, missions) = (usize::from(state.table().cards.deck), usize::from(state.table().missions.hidden));
    assert_eq!(read.secret().deck[..cards], state.secret().deck[..cards], "{text}");
    assert_eq!(read.secret().missions[..missions], state.secret().missions[..missions], "{text}");
    check_waiting(rulebook(), &read).unwrap();
}

#[test]
fn every_irregularity_is_written_and_read_back_whether_it_speaks_or_counts() {
    for disaster in &rulebook().disasters {
        let (first, count) = disaster.irregularities;
        for id in (first.0..first.0 + count).map(IrregularityId) {
            let line = format!("irregularity {}", rulebook().irregularity(id).key);
            let state = position::read(rulebook(), &format!("quick usa russia {}\n{line}", disaster.key)).unwrap();
            let text = position::write(rulebook(), &state);
            assert!(text.lines().any(|written| written == line), "{line} is not in\n{text}");
            reads_back(&state);
        }
    }
}

#[test]
fn what_is_written_can_be_read_back() {
    let mut count = 0;
    for number in 0..150 {
        let mut every = 0;
        play(number, |state| {
            every += 1;
            if every % 5 == 0
                && let Some(state) = at_main_question(state)
            {
                reads_back(&state);
                count += 1;
            }
        });
    }
    assert!(count > 1_000, "only {count} positions were seen");
}
