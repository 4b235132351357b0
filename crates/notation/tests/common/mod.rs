//! The embedded box and random play with it, shared by the tests.
#![allow(dead_code, reason = "every test file uses a part of it")]

use engine::State;
use engine::event::Silent;
use engine::question::Answers;
use engine::rulebook::Rulebook;
use engine::setup::Setup;
use fastrand::Rng;

pub fn rulebook() -> &'static std::sync::Arc<Rulebook> {
    content::embedded()
}

pub fn random_setup(rng: &mut Rng) -> Setup {
    testkit::random_setup(rulebook(), rng)
}

/// Plays a random game and shows every state at which somebody is asked.
pub fn play(number: u64, mut see: impl FnMut(&State)) {
    let mut rng = Rng::with_seed(number);
    let setup = random_setup(&mut rng);
    let mut state = testkit::generous(&State::new(rulebook(), &setup, &mut Silent).unwrap(), 30);
    let mut answers = Answers::new();
    while let Some((seat, answer)) = testkit::random_answer(rulebook(), &state, &mut rng, &mut answers) {
        see(&state);
        testkit::act(rulebook(), &mut state, seat, answer, &mut Silent);
    }
}
