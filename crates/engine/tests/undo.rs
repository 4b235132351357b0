//! Taking back: to the last fence, own deeds while others act, and never anybody else's.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{random_answer, random_setup, rulebook, seat};
use engine::cause::Happened;
use engine::game::{Game, Undo, UndoRefusal};
use engine::question::{Answer, Answers};
use engine::refusal::Refusal;
use engine::seat::Seat;
use fastrand::Rng;

fn new_game(number: u64) -> (Game, Rng) {
    let mut rng = Rng::with_seed(number);
    let setup = random_setup(&mut rng);
    (Game::new(rulebook(), setup).unwrap(), rng)
}

#[test]
fn undo_after_any_deed_restores_the_state_or_names_the_fence() {
    let (mut undone, mut fences) = (0, 0);
    for number in 0..160 {
        let (mut game, mut rng) = new_game(number);
        let mut answers = Answers::new();
        while let Some((seat, answer)) = random_answer(game.state(), &mut rng, &mut answers) {
            let before = *game.state();
            game.answer(seat, answer).unwrap();
            let fenced = game.deeds().last().unwrap().events.iter().any(Happened::is_fence);
            let mut copy = game.clone();
            match copy.undo(seat, Undo::Answer) {
                Ok(1) => {
                    assert!(!fenced, "a fence was crossed");
                    assert_eq!(copy.state(), &before);
                    undone += 1;
                }
                Err(UndoRefusal::Fence { .. }) => {
                    assert!(fenced);
                    fences += 1;
                }
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(undone > 1_000 && fences > 100, "{undone} undone, {fences} fences");
}

#[test]
fn own_deeds_are_taken_back_while_others_act_if_theirs_stay_equal() {
    let (mut fine, mut refused) = (0, 0);
    for number in 0..150 {
        let (mut game, mut rng) = new_game(number);
        let mut answers = Answers::new();
        for _ in 0..40 {
            let Some((seat, answer)) = random_answer(game.state(), &mut rng, &mut answers) else { break };
            game.answer(seat, answer).unwrap();
        }
        for seat in (0..4).filter_map(Seat::from_index) {
            let theirs: Vec<Answer> = others(&game, seat);
            let mine = game.deeds().iter().filter(|deed| deed.seat == seat).count();
            let mut copy = game.clone();
            match copy.undo(seat, Undo::Deed) {
                Ok(taken) => {
                    assert_eq!(others(&copy, seat), theirs, "somebody else's deeds changed");
                    assert_eq!(copy.deeds().iter().filter(|deed| deed.seat == seat).count(), mine - taken);
                    fine += 1;
                }
                Err(_) => {
                    assert_eq!(copy.state(), game.state());
                    refused += 1;
                }
            }
        }
    }
    assert!(fine > 50 && refused > 50, "{fine} fine, {refused} refused");
}

fn others(game: &Game, seat: Seat) -> Vec<Answer> {
    game.deeds().iter().filter(|deed| deed.seat != seat).map(|deed| deed.answer).collect()
}

#[test]
fn done_can_be_withdrawn_until_the_last_is_done_and_old_questions_are_stale_then() {
    let mut rng = Rng::with_seed(11);
    let mut setup = common::setup_with(&mut rng, 2, 0);
    // Two countries that are asked nothing before they place.
    setup.seats[0].country = country("russia");
    setup.seats[1].country = country("usa");
    let mut game = Game::new(rulebook(), setup).unwrap();
    let asked = game.decision(seat(1)).unwrap();
    game.act(seat(1), asked.id, Answer::Done).unwrap();
    assert!(game.decision(seat(1)).is_none());
    game.undo(seat(1), Undo::Answer).unwrap();
    assert_eq!(game.act(seat(1), asked.id, Answer::Done).unwrap_err(), Refusal::Stale);
    let again = game.decision(seat(1)).unwrap();
    game.act(seat(1), again.id, Answer::Done).unwrap();
    assert!(game.decision(seat(2)).is_some());
}

fn country(key: &str) -> engine::rulebook::CountryId {
    let index = rulebook().countries.iter().position(|country| country.key == key).unwrap();
    engine::rulebook::CountryId(index as u8)
}

#[test]
fn crossing_a_fence_is_a_table_option_and_is_recorded() {
    for number in 0..40 {
        let (mut game, mut rng) = new_game(number);
        let mut answers = Answers::new();
        while let Some((seat, answer)) = random_answer(game.state(), &mut rng, &mut answers) {
            let before = *game.state();
            game.answer(seat, answer).unwrap();
            if game.undo_preview(seat, Undo::Answer).is_err() {
                game.cross_fences = true;
                assert_eq!(game.undo(seat, Undo::Answer), Ok(1));
                assert_eq!(game.state(), &before);
                assert_eq!(game.crossed().len(), 1);
                return;
            }
        }
    }
    panic!("no game had a fence");
}

#[test]
fn any_earlier_moment_can_be_looked_at() {
    for number in 0..30 {
        let (mut game, mut rng) = new_game(number);
        let mut answers = Answers::new();
        let mut moments = vec![*game.state()];
        while let Some((seat, answer)) = random_answer(game.state(), &mut rng, &mut answers) {
            game.answer(seat, answer).unwrap();
            moments.push(*game.state());
            // Taking back must not leave a wrong moment behind.
            if rng.u8(..8) == 0
                && let Ok(taken) = game.undo_preview(seat, Undo::Deed)
                && taken.iter().rev().copied().eq(game.deeds().len() - taken.len()..game.deeds().len())
            {
                moments.truncate(moments.len() - game.undo(seat, Undo::Deed).unwrap());
            }
            if moments.len() > 120 {
                break;
            }
        }
        for (after, moment) in moments.iter().enumerate() {
            assert_eq!(&game.state_at(after), moment, "game {number} after {after} answers");
        }
        assert_eq!(&game.state_at(usize::MAX), game.state());
    }
}

#[test]
fn a_preview_says_what_an_undo_takes_back_and_changes_nothing() {
    let mut seen = 0;
    for number in 0..60 {
        let (mut game, mut rng) = new_game(number);
        let mut answers = Answers::new();
        for _ in 0..30 {
            let Some((seat, answer)) = random_answer(game.state(), &mut rng, &mut answers) else { break };
            game.answer(seat, answer).unwrap();
        }
        for seat in (0..4).filter_map(Seat::from_index) {
            for undo in [Undo::Answer, Undo::Deed, Undo::Phase] {
                let (before, deeds) = (*game.state(), game.deeds().len());
                let preview = game.undo_preview(seat, undo);
                assert_eq!((game.state(), game.deeds().len()), (&before, deeds));
                let mut copy = game.clone();
                assert_eq!(copy.undo(seat, undo), preview.clone().map(|taken| taken.len()));
                assert!(preview.iter().flatten().all(|index| game.deeds()[*index].seat == seat));
                seen += usize::from(preview.is_ok());
            }
        }
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn a_copy_of_the_state_can_be_played_on_with_a_question_of_the_game() {
    let (mut game, _) = new_game(3);
    let first = game.view().seats_asked().iter().next().unwrap();
    let mut answers = Answers::new();
    let asked = game.decision(first).unwrap();
    game.view().answers(first, asked.question, &mut answers);
    game.act(first, asked.id, answers[0]).unwrap();
    if game.undo(first, Undo::Answer).is_ok() {
        let again = game.decision(first).unwrap();
        assert_ne!(again.id, asked.id);
        let mut copy = *game.state();
        assert!(
            copy.act(game.rulebook(), first, again.id, answers[0], &mut engine::event::Silent).is_ok(),
            "a bot may try it"
        );
    }
}
