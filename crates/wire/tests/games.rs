//! Random games: whatever is said in them is read back as it was meant, in both forms.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fmt::Debug;

use engine::State;
use engine::event::Event;
use engine::position::Position;
use engine::question::{Answers, DecisionId};
use engine::seat::Seat;
use fastrand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(thing: &T) {
    let text = wire::to_json(thing);
    assert_eq!(&wire::from_json::<T>(&text).unwrap_or_else(|error| panic!("{error}\n{text}")), thing, "{text}");
    let bytes = wire::to_bytes(thing);
    assert_eq!(&wire::from_bytes::<T>(&bytes).unwrap(), thing, "{text}");
    assert!(bytes.len() < text.len());
}

#[test]
fn whatever_is_said_in_a_game_is_read_back_as_it_was_meant() {
    let book = content::embedded();
    for number in 0..60 {
        let mut rng = Rng::with_seed(number);
        let setup = testkit::random_setup(book, &mut rng);
        there_and_back(&setup);
        let mut events: Vec<Event> = Vec::new();
        let mut state = testkit::generous(&State::new(book, &setup, &mut events).unwrap(), 40);
        let mut answers = Answers::new();
        let mut moment = 0u32;
        while let Some((seat, answer)) = testkit::random_answer(book, &state, &mut rng, &mut answers) {
            moment += 1;
            if moment.is_multiple_of(7) {
                there_and_back(state.table());
                there_and_back(&Position::of(&state));
                there_and_back(&state.view(book).seats_asked());
                there_and_back(&state.view(book).decision(seat).unwrap());
                answers.iter().for_each(there_and_back);
                events.iter().for_each(there_and_back);
                refusals(&state, &mut rng);
            }
            events.clear();
            testkit::act(book, &mut state, seat, answer, &mut events);
        }
        there_and_back(state.table());
    }
}

fn refusals(state: &State, rng: &mut Rng) {
    let book = content::embedded();
    let seat = Seat::from_index(rng.usize(..4)).unwrap();
    let id = state.view(book).decision(seat).map_or(DecisionId(7), |decision| decision.id);
    for _ in 0..4 {
        let answer = testkit::answer_from(book, state, seat, &[0, rng.u8(..) | 1, rng.u8(..), rng.u8(..)]);
        there_and_back(&answer);
        if let Err(refusal) = state.view(book).check(seat, id, answer) {
            there_and_back(&refusal);
        }
    }
}
