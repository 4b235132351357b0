//! The embedded box and random play with it, shared by the tests.
#![allow(dead_code, reason = "every test file uses a part of it")]

use engine::State;
use engine::event::Sink;
use engine::question::{Answer, Answers};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::setup::Setup;
use fastrand::Rng;

#[allow(unused_imports, reason = "every test file uses a part of it")]
pub use testkit::generous;

pub fn rulebook() -> &'static std::sync::Arc<Rulebook> {
    content::embedded()
}

pub fn seat(number: u8) -> Seat {
    Seat::from_index(usize::from(number) - 1).unwrap()
}

pub fn random_setup(rng: &mut Rng) -> Setup {
    testkit::random_setup(rulebook(), rng)
}

pub fn setup_with(rng: &mut Rng, players: usize, disaster: usize) -> Setup {
    testkit::setup_with(rulebook(), rng, players, disaster)
}

pub fn random_answer(state: &State, rng: &mut Rng, answers: &mut Answers) -> Option<(Seat, Answer)> {
    testkit::random_answer(rulebook(), state, rng, answers)
}

pub fn act(state: &mut State, seat: Seat, answer: Answer, sink: &mut impl Sink) {
    testkit::act(rulebook(), state, seat, answer, sink);
}
