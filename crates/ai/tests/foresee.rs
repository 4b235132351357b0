//! What is told before an answer is what happens after it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use ai::Foresight;
use ai::foresee::Change;
use engine::State;
use engine::cause::Happened;
use engine::event::{Event, Silent};
use engine::forecast::Open;
use engine::question::{Answer, Answers, Choice, Question};
use fastrand::Rng;

/// Answers that are looked at.
const ANSWERS: usize = 4_000;

/// Plays random games and calls back with every position and the answer that is given there.
fn positions(mut each: impl FnMut(&State, engine::seat::Seat, Answer)) {
    let book = content::embedded();
    let (mut rng, mut answers, mut looked) = (Rng::with_seed(10), Answers::new(), 0);
    while looked < ANSWERS {
        let setup = testkit::random_setup(book, &mut rng);
        let mut state = State::new(book, &setup, &mut Silent).unwrap();
        while let Some((seat, answer)) = testkit::random_answer(book, &state, &mut rng, &mut answers) {
            each(&state, seat, answer);
            looked += 1;
            testkit::act(book, &mut state, seat, answer, &mut Silent);
        }
    }
}

#[test]
fn what_is_foreseen_happens() {
    let book = content::embedded();
    positions(|state, seat, answer| {
        let view = state.view(book);
        let outcome = Foresight::new(&view).after(seat, &[answer]).unwrap();
        let (mut real, mut events) = (*state, Vec::<Happened>::new());
        real.answer(book, seat, answer, &mut events).unwrap();
        assert_eq!(outcome.happened, events[..outcome.happened.len()]);
        match events.get(outcome.happened.len()) {
            None => assert_eq!(outcome.table, *real.table()),
            Some(cut) => assert!(cut.is_fence() || matches!(cut.event, Event::PhaseBegan(_))),
        }
    });
}

#[test]
fn every_way_to_answer_is_taken() {
    let book = content::embedded();
    let mut joined = 0;
    positions(|state, seat, _| {
        let view = state.view(book);
        let foresight = Foresight::new(&view);
        let mut answers = Answers::new();
        view.answers(seat, view.decision(seat).unwrap().question, &mut answers);
        let ways = foresight.ways(seat, 9);
        assert!(answers.iter().all(|answer| ways.iter().any(|way| way[0] == *answer)));
        for way in ways {
            assert!(foresight.after(seat, &way).is_some(), "{way:?}");
            joined += usize::from(way.len() > 1);
        }
    });
    assert!(joined > 50, "{joined} ways of two answers");
}

#[test]
fn the_resource_of_the_habitation_module_is_told_at_the_check() {
    let book = content::embedded();
    let mut told = 0;
    positions(|state, seat, answer| {
        let view = state.view(book);
        let asked = view.decision(seat).unwrap().question;
        if view.flow.step != engine::flow::Step::Habitation || !matches!(asked, Question::Choose(_)) {
            return;
        }
        let Answer::Choose(Choice::Resource(named)) = answer else { return };
        let foresight = Foresight::new(&view);
        let changes = foresight.changes(seat, &foresight.after(seat, &[answer]).unwrap());
        let forecast = view.forecast_check().unwrap();
        let open = forecast.open.iter().find_map(|open| match open {
            Open::Habitation { amount } => Some(*amount),
            _ => None,
        });
        let then = changes.iter().find_map(|change| match change {
            Change::Resource { resource, before, after } if *resource == named => Some((*before, *after)),
            _ => None,
        });
        if let Some((before, after)) = then {
            assert_eq!(before, forecast.settled()[named.index()]);
            assert!(after > before && Some(after - before) <= open, "{before} becomes {after} by {open:?}");
            told += 1;
        }
    });
    assert!(told > 5, "{told} times");
}
