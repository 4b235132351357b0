//! What need not be asked again for every answer of a player's turn in Phase 1.

use engine::View;
use engine::seat::Seat;
use engine::table::{Missions, Wheel};

use crate::judge::{Amounts, Judge, Others, ended};

/// What placing a die mostly leaves alone.
#[derive(Clone, Debug)]
pub struct Outlook {
    round: u8,
    missions: Missions,
    wheels: [Wheel; 4],
    /// What the crew makes in the rounds to come, and what that is worth.
    makes: Amounts,
    future: i32,
    others: Others,
}

impl Outlook {
    /// With what the tiles promise.
    pub fn new(judge: &Judge, view: &View<'_>, seat: Seat) -> Outlook {
        Outlook::with(judge, view, seat, judge.promise(view))
    }

    /// For a crew that makes so much a round.
    pub fn with(judge: &Judge, view: &View<'_>, seat: Seat, makes: Amounts) -> Outlook {
        let (round, missions, wheels) = (view.table.round, view.table.missions, view.table.wheels);
        let (future, others) = (judge.future(view, &makes), judge.others(view, seat));
        Outlook { round, missions, wheels, makes, future, others }
    }

    /// Is it still good for this player's next question?
    pub fn holds(&self, view: &View<'_>, seat: Seat) -> bool {
        self.round == view.table.round && self.others.seat == seat && self.same(view) && self.others.hold(view)
    }

    /// What a position after an answer is worth.
    pub fn worth(&self, judge: &Judge, view: &View<'_>) -> i32 {
        if let Some(outcome) = view.table.outcome {
            return ended(view, outcome);
        }
        let future = if self.same(view) { self.future } else { judge.future(view, &self.makes) };
        future + judge.holdings(view) + judge.this_round_beside(view, &self.others)
    }

    fn same(&self, view: &View<'_>) -> bool {
        self.missions == view.table.missions && self.wheels == view.table.wheels
    }
}
