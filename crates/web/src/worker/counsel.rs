//! What helps to think: the coach, in slices, so that the worker can still hear, and the reach of a die. A part of its
//! own.

use std::pin::Pin;

use ai::reach::Limits;
use ai::{Coach, Thinking};
use engine::game::Game;
use engine::seat::Seat;

use super::hands::Hands;
use super::tell;
use crate::bridge::{Advice, Ask, Tell};

/// Does what is asked of whoever helps to think.
pub fn counsel(hands: &mut Hands, ask: Ask) -> Pin<Box<dyn Future<Output = ()> + '_>> {
    Box::pin(async move {
        let Some(open) = &hands.open else { return };
        match ask {
            Ask::Coach { seat, further } => {
                // A coach who has looked at the position before looks further.
                let known = hands.coach.take().filter(|_| further);
                let coach = hands.coach.insert(known.unwrap_or_else(|| Coach::new(embedded::rulebook(), 1)));
                let advice = advise(coach, open.room.game(), seat).await;
                tell(&Tell::Advice { seat, advice: Box::new(advice) });
            }
            Ask::Reach { seat, die, after } => {
                let plan = ai::Plan::of(&open.room.game().view(), after);
                let found = ai::reach(&plan.view(embedded::rulebook()), seat, die, Limits::default());
                tell(&Tell::Reach { seat, die, targets: found.targets, complete: found.complete });
            }
            _ => {}
        }
    })
}

/// What the coach says to a seat now.
async fn advise(coach: &mut Coach<'static>, game: &Game, seat: Seat) -> Advice {
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
