//! Uniform over legal answers.

use engine::View;
use engine::question::{Answer, Answers, Decision};
use engine::seat::Seat;
use fastrand::Rng;

use crate::Bot;

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
    fn answer(&mut self, view: &View<'_>, seat: Seat, decision: &Decision) -> Answer {
        view.answers(seat, decision.question, &mut self.answers);
        self.answers[self.rng.usize(..self.answers.len())]
    }
}
