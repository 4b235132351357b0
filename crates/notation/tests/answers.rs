//! Every legal answer of random games can be written and read back.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod common;

use common::{play, rulebook};
use engine::State;
use engine::question::Answers;
use notation::answer;

fn every_answer_reads_back(state: &State) -> usize {
    let view = state.view(rulebook());
    let mut answers = Answers::new();
    let mut count = 0;
    for seat in view.seats_asked().iter() {
        let question = view.decision(seat).unwrap().question;
        view.answers(seat, question, &mut answers);
        for one in &answers {
            let text = answer::write(&view, seat, question, *one);
            let read = answer::read(&view, seat, question, &text);
            assert_eq!(read, Ok(*one), "'{text}' to {question:?} of seat {}", seat.number());
        }
        count += answers.len();
    }
    count
}

#[test]
fn what_is_written_can_be_read_back() {
    let mut count = 0;
    (0..150).for_each(|number| play(number, |state| count += every_answer_reads_back(state)));
    assert!(count > 100_000, "only {count} answers were seen");
}

#[test]
fn answers_look_as_a_person_would_type_them() {
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..40 {
        play(number, |state| {
            let view = state.view(rulebook());
            for seat in view.seats_asked().iter() {
                let question = view.decision(seat).unwrap().question;
                let mut answers = Answers::new();
                view.answers(seat, question, &mut answers);
                let first = |text: String| {
                    text.split(' ').next().unwrap().trim_matches(|c: char| !c.is_alphabetic()).to_string()
                };
                seen.extend(answers.iter().map(|one| first(answer::write(&view, seat, question, *one))));
            }
        });
    }
    assert!(!seen.contains("pick") && !seen.contains("free"), "{seen:?}");
}
