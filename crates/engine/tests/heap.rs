//! Once its buffers are warm, playing does not touch the heap; a state is flat and small.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{act, generous, random_answer, rulebook};
use engine::State;
use engine::event::Silent;
use engine::question::Answers;
use fastrand::Rng;

#[test]
fn a_state_is_at_most_four_kilobytes() {
    let bytes = size_of::<State>();
    assert!(bytes <= 4096, "{bytes} bytes");
}

#[test]
fn answering_and_listing_answers_do_not_allocate() {
    let mut answers = Answers::with_capacity(4096);
    for number in 0..40 {
        let mut rng = Rng::with_seed(number);
        let setup = common::random_setup(&mut rng);
        let mut state = generous(&State::new(rulebook(), &setup, &mut Silent).unwrap(), 40);
        let used = allocation_counter::measure(|| {
            while let Some((seat, answer)) = random_answer(&state, &mut rng, &mut answers) {
                act(&mut state, seat, answer, &mut Silent);
            }
        });
        assert_eq!(used.count_total, 0, "game {number} allocated");
    }
}
