//! Sentences for everything that is asked, answered, refused and told in whole random games.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{play, random_setup, rulebook};
use engine::View;
use engine::game::{Game, UndoRefusal};
use engine::question::{Answer, Answers, Choice, Question};
use engine::refusal::Refusal;
use engine::resource::Resource;
use engine::seat::Seat;
use engine::setup::SetupError;
use engine::table::Outcome;
use fastrand::Rng;
use notation::words;

fn seat(number: usize) -> Seat {
    Seat::from_index(number - 1).unwrap()
}

/// A sentence is not empty, begins well, ends well and has no holes in it.
fn check(text: &str, ends: &[char]) {
    let begins = text.chars().next().is_some_and(|first| first.is_uppercase() || first.is_ascii_digit());
    let ends = ends.is_empty() || text.ends_with(ends);
    let whole = !text.contains("  ") && !text.contains(" .") && !text.contains("()") && !text.contains("Option");
    assert!(begins && ends && whole, "'{text}' is no sentence");
}

fn check_view(view: &View, answers: &mut Answers) {
    for seat in view.seats_asked().iter() {
        let decision = view.decision(seat).unwrap();
        check(&words::question(view, &decision), &['.', '?']);
        view.answers(seat, decision.question, answers);
        let sentences: Vec<String> =
            answers.iter().map(|one| words::answer(view, seat, decision.question, *one)).collect();
        sentences.iter().for_each(|sentence| check(sentence, &[]));
        if matches!(decision.question, Question::Choose(_)) {
            let mut distinct = sentences.clone();
            distinct.sort();
            distinct.dedup();
            assert_eq!(distinct.len(), sentences.len(), "options that read alike: {sentences:?}");
        }
    }
}

#[test]
fn every_question_and_every_answer_is_a_sentence() {
    let mut answers = Answers::new();
    for number in 0..40 {
        play(number, |state| check_view(&state.view(rulebook()), &mut answers));
    }
}

#[test]
fn the_log_tells_a_whole_game_in_sentences() {
    for number in 0..40 {
        let mut rng = Rng::with_seed(number);
        let mut game = Game::new(rulebook(), random_setup(&mut rng)).unwrap();
        let mut answers = Answers::new();
        let mut live = words::log(&game);
        while let Some(seat) = game.view().seats_asked().iter().next() {
            let decision = game.decision(seat).unwrap();
            game.view().answers(seat, decision.question, &mut answers);
            let before = *game.state().table();
            let events = game.act(seat, decision.id, answers[rng.usize(..answers.len())]).unwrap().to_vec();
            live.extend(words::events(rulebook(), &before, &events));
        }
        let log = words::log(&game);
        log.iter().for_each(|line| check(line, &['.']));
        assert_eq!(log, live, "what is told at once and what is told later");
    }
}

#[test]
fn every_refusal_names_its_rule() {
    let mut rng = Rng::with_seed(1);
    let tried = [Answer::Done, Answer::Amplify, Answer::AddDie, Answer::Decline, Answer::Research(9), Answer::Free(7)];
    play(3, |state| {
        let view = state.view(rulebook());
        for seat in view.seats_asked().iter() {
            let id = view.decision(seat).unwrap().id;
            let random =
                [Answer::Badge(rng.u8(..5)), Answer::Choose(Choice::Amount(rng.u8(..64))), Answer::Free(rng.u8(..3))];
            for answer in tried.into_iter().chain(random) {
                if let Err(refusal) = view.check(seat, id, answer) {
                    check(&words::refusal(&view, &refusal), &[']']);
                }
            }
        }
    });
}

#[test]
fn sentences_say_what_would_be_legal() {
    let setup = notation::setup::read(rulebook(), "quick usa russia\nseed 1").unwrap();
    let game = Game::new(rulebook(), setup).unwrap();
    let refused = |refusal| words::refusal(&game.view(), &refusal);
    let takes = "3-5".parse().unwrap();
    assert_eq!(refused(Refusal::WrongFace { takes }), "That slot takes 3-5. [core p. 14]");
    assert_eq!(refused(Refusal::SumTooLow { least: 8 }), "The two dice must add up to 8 or more. [core p. 14]");
    assert_eq!(
        refused(Refusal::CapacityShort { cost: 5, have: 2 }),
        "That costs 5 Capacity, and only 2 is left. [core p. 25]"
    );
    assert_eq!(
        refused(Refusal::NotYours { owner: seat(2) }),
        "That tile belongs to Russia; only its owner uses it. A die can be docked. [core p. 13]"
    );
    assert_eq!(
        words::undo_refusal(&game.view(), &UndoRefusal::Others { seat: seat(1) }),
        "USA has built on it since; ask them to undo first. [A9]"
    );
    assert_eq!(
        words::setup_error(rulebook(), &SetupError::SpaceTaken { space: "3b".parse().unwrap() }),
        "Two tiles were put on 3b."
    );
    assert_eq!(words::outcome(Outcome::Starved(Resource::Oxygen)), "The crew loses: there is not enough Oxygen.");
}
