//! Thousands of random games over everything in the box, with the invariants checked after every event.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{generous, random_answer, random_setup, rulebook};
use engine::State;
use engine::chance::{Chance, Seed};
use engine::event::Event;
use engine::game::Game;
use engine::invariant::{Witness, check_waiting};
use engine::position::Position;
use engine::question::Answers;
use fastrand::Rng;

const GAMES: u64 = 2_400;

/// Every third game is played for real; the others have so much of everything that all rounds are seen.
fn play_one(number: u64) -> (u64, u8) {
    let mut rng = Rng::with_seed(number);
    let setup = random_setup(&mut rng);
    let mut events: Vec<Event> = Vec::new();
    let mut state = State::new(rulebook(), &setup, &mut events).unwrap_or_else(|error| panic!("{number}: {error:?}"));
    if !number.is_multiple_of(3) {
        state = generous(&state, [20, 30, 45][rng.usize(..3)]);
    }
    let mut witness = Witness::new(state.table());
    let mut answers = Answers::new();
    let mut decisions = 0;
    loop {
        check_waiting(rulebook(), &state).unwrap_or_else(|broken| panic!("game {number}: {broken}"));
        let Some((seat, answer)) = random_answer(&state, &mut rng, &mut answers) else { break };
        assert!(!answers.is_empty() && answers.len() < 2_000, "game {number}: {} answers", answers.len());
        events.clear();
        let id = state.view(rulebook()).decision(seat).unwrap().id;
        state.act(rulebook(), seat, id, answer, &mut events).unwrap();
        for event in &events {
            witness.see(rulebook(), event).unwrap_or_else(|broken| panic!("game {number}, {answer:?}: {broken}"));
        }
        assert_eq!(witness.table(), state.table(), "game {number}: the events do not tell the table");
        decisions += 1;
        if u64::is_multiple_of(decisions, 97) {
            view_keeps_secrets(&state, number);
        }
        assert!(decisions < 100_000, "game {number} does not end");
    }
    (decisions, state.table().round)
}

/// Two states that differ only in secrets give equal views and equal answers.
fn view_keeps_secrets(state: &State, number: u64) {
    let mut secret = *state.secret();
    secret.deck[..usize::from(state.table().cards.deck)].reverse();
    secret.missions[..usize::from(state.table().missions.hidden)].reverse();
    secret.chance = Chance::seeded(Seed::from_number(number + 1));
    let other = Position { secret, ..Position::of(state) }.check(rulebook()).unwrap();
    let (one, two) = (state.view(rulebook()), other.view(rulebook()));
    let (mut first, mut second) = (Answers::new(), Answers::new());
    for seat in one.seats_asked().iter() {
        let decision = one.decision(seat).unwrap();
        assert_eq!(Some(decision), two.decision(seat));
        one.answers(seat, decision.question, &mut first);
        two.answers(seat, decision.question, &mut second);
        assert_eq!(first, second);
    }
}

#[test]
fn random_games_over_everything_in_the_box_end_and_keep_every_invariant() {
    let played: Vec<(u64, u8)> = std::thread::scope(|scope| {
        let halves = [0, 1].map(|half| {
            scope.spawn(move || (0..GAMES).filter(|game| game % 2 == half).map(play_one).collect::<Vec<_>>())
        });
        halves.into_iter().flat_map(|half| half.join().unwrap()).collect()
    });
    let decisions: u64 = played.iter().map(|(decisions, _)| decisions).sum();
    let long = played.iter().filter(|(_, rounds)| *rounds >= 8).count();
    assert_eq!(played.len() as u64, GAMES);
    assert!(decisions > 100 * GAMES, "only {decisions} decisions");
    assert!(long > 200, "only {long} games lasted eight rounds or more");
}

#[test]
fn a_game_played_again_from_its_answers_is_the_same_game() {
    for number in 0..60 {
        let mut rng = Rng::with_seed(1_000_000 + number);
        let setup = random_setup(&mut rng);
        let mut game = Game::new(rulebook(), setup.clone()).unwrap();
        let mut answers = Answers::new();
        while let Some((seat, answer)) = random_answer(game.state(), &mut rng, &mut answers) {
            game.answer(seat, answer).unwrap();
        }
        let record = game.deeds().iter().map(|deed| (deed.seat, deed.answer, Some(deed.fingerprint)));
        let again = Game::replay(rulebook(), setup, record).unwrap();
        assert_eq!(again.state(), game.state());
    }
}
