//! The coach, in slices, so that the worker can still hear.

use ai::{Coach, Thinking};
use engine::game::Game;
use engine::seat::Seat;

use crate::bridge::Advice;

/// What the coach says to a seat now.
pub async fn advise(game: &Game, seat: Seat) -> Advice {
    let view = game.view();
    let mut coach = Coach::new(embedded::rulebook(), 1);
    loop {
        match coach.think(&view, seat, ai::SLICE) {
            Thinking::Done(advice) => return spelled(&advice),
            Thinking::More => super::pause(0).await,
        }
    }
}

fn spelled(advice: &ai::coach::Advice) -> Advice {
    let this_round = advice.check == ai::coach::Check::ThisRound;
    Advice {
        now: this_round.then_some(advice.before),
        after: this_round.then_some(advice.after),
        line: advice.line.iter().map(|deed| deed.answer).collect(),
        better: advice.clearly_better,
    }
}
