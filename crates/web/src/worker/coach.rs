//! The coach, in slices, so that the worker can still hear.

use ai::{Coach, Thinking};
use engine::game::Game;
use engine::seat::Seat;

use crate::bridge::Advice;

/// A coach who has not looked at anything yet.
pub fn fresh() -> Coach<'static> {
    Coach::new(embedded::rulebook(), 1)
}

/// What the coach says to a seat now; a coach who has looked at the position before looks further.
pub async fn advise(coach: &mut Coach<'static>, game: &Game, seat: Seat) -> Advice {
    let view = game.view();
    loop {
        match coach.think(&view, seat, ai::SLICE) {
            Thinking::Done(advice) => return spelled(advice),
            Thinking::More => super::waiting::breathe().await,
        }
    }
}

fn spelled(advice: ai::coach::Advice) -> Advice {
    Advice {
        this_round: advice.check == ai::coach::Check::ThisRound,
        now: advice.before,
        after: advice.after,
        crew: advice.crew,
        rolls: advice.rolls,
        line: advice.line.iter().map(|deed| deed.answer).collect(),
        better: advice.clearly_better,
        urgent: advice.urgent,
    }
}
