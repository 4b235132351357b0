//! A copy of everything that can be seen answers like the game itself.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use engine::State;
use engine::event::Silent;
use engine::question::{Answers, DecisionId};
use engine::seat::Seat;
use fastrand::Rng;
use wire::{Snapshot, SnapshotError, from_bytes, from_json, to_bytes, to_json};

#[test]
fn what_is_asked_of_a_copy_is_answered_as_by_the_game() {
    let book = content::embedded();
    let (mut longest, mut largest) = (0, 0);
    for number in 0..80 {
        let mut rng = Rng::with_seed(number);
        let setup = testkit::random_setup(book, &mut rng);
        let mut state = testkit::generous(&State::new(book, &setup, &mut Silent).unwrap(), 40);
        let mut answers = Answers::new();
        let mut moment = 0u32;
        while let Some((seat, answer)) = testkit::random_answer(book, &state, &mut rng, &mut answers) {
            moment += 1;
            if moment.is_multiple_of(5) {
                let (text, bytes) = compare(&state, &mut rng);
                (longest, largest) = (longest.max(text), largest.max(bytes));
            }
            testkit::act(book, &mut state, seat, answer, &mut Silent);
        }
        compare(&state, &mut rng);
    }
    assert!(longest < 24_000 && largest < 1_600, "{longest} letters, {largest} bytes");
}

fn compare(state: &State, rng: &mut Rng) -> (usize, usize) {
    let book = content::embedded();
    let view = state.view(book);
    let snapshot = Snapshot::of(&view);
    let (text, bytes) = (to_json(&snapshot), to_bytes(&snapshot));
    assert_eq!(from_json::<Snapshot>(&text).unwrap(), snapshot, "{text}");
    let copy: Snapshot = from_bytes(&bytes).unwrap();
    assert_eq!(copy, snapshot);
    let seen = copy.view(book).unwrap();
    assert_eq!(seen.seats_asked(), view.seats_asked());
    assert_eq!(seen.forecast(), view.forecast());
    let (mut one, mut other) = (Answers::new(), Answers::new());
    for seat in (0..4).filter_map(Seat::from_index) {
        assert_eq!(copy.decision(seat), view.decision(seat));
        let id = view.decision(seat).map_or(DecisionId(1), |decision| decision.id);
        if let Some(decision) = copy.decision(seat) {
            seen.answers(seat, decision.question, &mut one);
            view.answers(seat, decision.question, &mut other);
            assert_eq!(one, other);
        }
        let tried = testkit::answer_from(book, state, seat, &[0, rng.u8(..), rng.u8(..), rng.u8(..)]);
        assert_eq!(seen.check(seat, id, tried), view.check(seat, id, tried));
    }
    (text.len(), bytes.len())
}

#[test]
fn a_copy_of_another_box_is_not_looked_at() {
    let book = content::embedded();
    let setup = testkit::random_setup(book, &mut Rng::with_seed(1));
    let state = State::new(book, &setup, &mut Silent).unwrap();
    let mut snapshot = Snapshot::of(&state.view(book));
    snapshot.rulebook += 1;
    assert_eq!(snapshot.view(book).err(), Some(SnapshotError::OtherRulebook));
    snapshot.rulebook -= 1;
    snapshot.table.areas[0].country = engine::rulebook::CountryId(99);
    assert!(matches!(snapshot.view(book), Err(SnapshotError::Impossible(_))));
}

#[test]
fn a_broken_copy_is_read_or_refused() {
    let book = content::embedded();
    let mut rng = Rng::with_seed(3);
    let setup = testkit::random_setup(book, &mut rng);
    let mut state = State::new(book, &setup, &mut Silent).unwrap();
    let mut answers = Answers::new();
    while let Some((seat, answer)) = testkit::random_answer(book, &state, &mut rng, &mut answers) {
        let whole = to_bytes(&Snapshot::of(&state.view(book)));
        for _ in 0..40 {
            let mut bytes = whole.clone();
            let at = rng.usize(1..bytes.len());
            bytes[at] = rng.u8(..);
            if let Ok(copy) = from_bytes::<Snapshot>(&bytes)
                && let Ok(view) = copy.view(book)
            {
                let asked = view.seats_asked();
                assert!(asked.iter().filter_map(|seat| view.decision(seat)).count() <= 4);
            }
        }
        testkit::act(book, &mut state, seat, answer, &mut Silent);
    }
}
