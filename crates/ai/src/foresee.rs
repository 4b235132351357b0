//! What an answer would come to, told before it is given: tried out on a made-up state, up to the first thing that is
//! hidden from the player.

mod change;
mod ways;

pub use change::Change;

use engine::cause::Happened;
use engine::event::Event;
use engine::question::{Answer, Question};
use engine::seat::Seat;
use engine::table::Table;
use engine::{State, View};
use fastrand::Rng;

use crate::imagine;

/// Looks ahead from a position.
pub struct Foresight<'a> {
    view: View<'a>,
    start: State,
}

/// What answers would come to.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// What would happen for sure, within the phase.
    pub happened: Vec<Happened>,
    /// The table after it.
    pub table: Table,
    /// Is something rolled or turned up then? What follows is not told.
    pub hidden: bool,
    /// What the player would be asked next, if that is known.
    pub next: Option<Question>,
}

impl<'a> Foresight<'a> {
    /// From here on.
    pub fn new(view: &View<'a>) -> Foresight<'a> {
        Foresight { view: *view, start: imagine(view, &mut Rng::with_seed(0)) }
    }

    /// What a player's answers would come to, given one after the other; nothing where one is refused.
    pub fn after(&self, seat: Seat, answers: &[Answer]) -> Option<Outcome> {
        let (mut state, mut all) = (self.start, Vec::new());
        for answer in answers {
            state.answer(self.view.rulebook, seat, *answer, &mut all).ok()?;
            if all.iter().any(Happened::is_fence) {
                break;
            }
        }
        let known = all.iter().position(is_unknown).unwrap_or(all.len());
        let hidden = all.get(known).is_some_and(Happened::is_fence);
        let happened = all[..known].to_vec();
        let mut table = *self.view.table;
        happened.iter().for_each(|one| table.apply(self.view.rulebook, &one.event));
        let settled = known == all.len();
        let next = state.view(self.view.rulebook).decision(seat).filter(|_| settled).map(|decision| decision.question);
        Some(Outcome { happened, table, hidden, next })
    }

    /// What would change for a player, and on the wheels.
    pub fn changes(&self, seat: Seat, outcome: &Outcome) -> Vec<Change> {
        change::between(&self.view, seat, &outcome.table)
    }
}

/// Is it hidden now, or does it belong to a phase that has not begun?
const fn is_unknown(happened: &Happened) -> bool {
    happened.is_fence() || matches!(happened.event, Event::PhaseBegan(_))
}
