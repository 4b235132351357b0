//! The four resources at the check of Phase 3, as the engine itself comes to them.

use engine::State;
use engine::cause::Cause;
use engine::event::{Event, Silent, Sink};
use engine::flow::Step;
use engine::question::{Answer, Answers, Decision, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::table::{Outcome, Phase, Table};

use crate::judge::Judge;

/// A copy of the table that stands still at the check.
#[derive(Clone, Copy)]
pub struct AtCheck<'a> {
    rulebook: &'a Rulebook,
    /// The table as the check finds it, once it is reached.
    pub table: Table,
    /// Has it been reached?
    pub reached: bool,
}

/// How a round comes out.
pub struct Outlook {
    /// The table at the check.
    pub table: Table,
    /// How the game ends with that check, if it does.
    pub outcome: Option<Outcome>,
}

impl<'a> AtCheck<'a> {
    pub const fn new(rulebook: &'a Rulebook, table: &Table) -> AtCheck<'a> {
        AtCheck { rulebook, table: *table, reached: false }
    }
}

impl Sink for AtCheck<'_> {
    fn event(&mut self, event: Event, cause: Cause) {
        // What the check leads to: supplies, the end, or Capacity for all.
        self.reached |= matches!(cause, Cause::Check | Cause::Capacity);
        if !self.reached {
            self.table.apply(self.rulebook, &event);
        }
    }
}

impl Outlook {
    /// The four resources.
    pub fn amounts(&self) -> [i16; 4] {
        self.table.wheels.map(|wheel| wheel.available)
    }
}

/// The round from here to the check if nobody places anything more: what is still open in Phase 2 goes where least is,
/// and no bonus is taken.
pub fn outlook(rulebook: &Rulebook, judge: &Judge, state: &State) -> Outlook {
    let (mut state, mut check) = (*state, AtCheck::new(rulebook, state.table()));
    if matches!(state.flow().step, Step::Prepare | Step::Place) {
        state.begin(rulebook, Phase::CalculateResults, &mut check);
    }
    to_check(rulebook, judge, &mut state, &mut check)
}

/// The same, from a position after Phase 1.
pub fn to_check(rulebook: &Rulebook, judge: &Judge, state: &mut State, check: &mut AtCheck<'_>) -> Outlook {
    while !check.reached {
        let view = state.view(rulebook);
        let asked = view.seats_asked().iter().find_map(|seat| Some((seat, view.decision(seat)?)));
        let Some((seat, decision)) = asked else { break };
        let answer = plain(judge, state, check, seat, &decision);
        let taken = state.act(rulebook, seat, decision.id, answer, check);
        assert!(taken.is_ok(), "a listed answer is taken");
    }
    Outlook { table: check.table, outcome: state.table().outcome }
}

/// The answer that leaves most of what is least.
fn plain(judge: &Judge, state: &State, check: &AtCheck<'_>, seat: Seat, decision: &Decision) -> Answer {
    if decision.question == Question::Bonus {
        return Answer::Done;
    }
    let mut answers = Answers::new();
    state.view(check.rulebook).answers(seat, decision.question, &mut answers);
    let mut best = (i32::MIN, i32::MIN, answers[0]);
    for answer in answers {
        let (mut next, mut after) = (*state, *check);
        if next.act(check.rulebook, seat, decision.id, answer, &mut after).is_err() {
            continue;
        }
        let amounts = left(judge, &next, &after);
        let (least, sum) = (amounts.iter().copied().min().unwrap_or(0), amounts.iter().sum());
        if (least, sum) > (best.0, best.1) {
            best = (least, sum, answer);
        }
    }
    best.2
}

/// What is there, less what missions are still going to take this round.
fn left(judge: &Judge, state: &State, check: &AtCheck<'_>) -> [i32; 4] {
    let mut amounts = check.table.wheels.map(|wheel| i32::from(wheel.available) * 10);
    if check.table.phase == Phase::CalculateResults {
        let costs = judge.costs(&state.view(check.rulebook), 0);
        amounts.iter_mut().zip(costs).for_each(|(amount, cost)| *amount -= cost);
    }
    amounts
}

/// Plays an answer and tells whether dice were rolled; nothing where it is not taken.
pub fn act(rulebook: &Rulebook, state: &State, seat: Seat, answer: Answer) -> Option<(State, bool)> {
    let mut next = *state;
    let decision = next.view(rulebook).decision(seat)?;
    next.act(rulebook, seat, decision.id, answer, &mut Silent).ok()?;
    let rolled = next.secret().chance != state.secret().chance;
    Some((next, rolled))
}
