//! Uniform over legal answers.

use engine::View;
use engine::question::{Answer, Answers};
use engine::seat::Seat;
use fastrand::Rng;

use crate::{Bot, Thinking, chance};

/// Any legal answer, each equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
    answers: Answers,
}

impl Random {
    /// The same seed gives the same answers.
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::with_seed(seed), answers: Answers::new() }
    }
}

impl Bot for Random {
    fn think(&mut self, view: &View<'_>, seat: Seat, _slice: u64) -> Thinking<Option<Answer>> {
        Thinking::Done(view.decision(seat).map(|decision| {
            view.answers(seat, decision.question, &mut self.answers);
            self.answers[chance::below(&mut self.rng, self.answers.len())]
        }))
    }
}
