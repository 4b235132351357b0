//! Thousands of random games over everything in the box: every one ends, and no answer that was offered is refused.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod common;

use std::collections::BTreeSet;

use common::{MOST_ANSWERS, Play};
use content::embedded;
use engine::invariant::{Witness, check_waiting};
use engine::setup::Setup;
use fastrand::Rng;
use testkit::{generous, random_setup};

const GAMES: u64 = 5_000;

/// What a game was about and how far it came.
struct Played {
    setup: Setup,
    answers: usize,
    rounds: u8,
}

/// Three of four games have so much of everything that late rounds are seen.
fn play(number: u64) -> Played {
    let mut rng = Rng::with_seed(0x1477_0000 + number);
    let setup = random_setup(embedded(), &mut rng);
    let mut game = Play::new(embedded(), &setup, rng);
    if !number.is_multiple_of(4) {
        game.state = generous(&game.state, [15, 25, 40][(number % 3) as usize]);
    }
    let answers = if number.is_multiple_of(5) { watched(&mut game, number) } else { game.finish() };
    check_waiting(embedded(), &game.state).unwrap_or_else(|broken| panic!("game {number}: {broken}"));
    assert!(game.state.table().outcome.is_some(), "game {number} stops without an end");
    Played { setup, answers, rounds: game.state.table().round }
}

/// The same with everything that always holds looked at after every event.
fn watched(game: &mut Play, number: u64) -> usize {
    let mut witness = Witness::new(game.state.table());
    let mut answers = 0;
    while let Some((seat, answer)) = game.pick() {
        game.act(seat, answer);
        answers += 1;
        for event in &game.events {
            witness.see(embedded(), event).unwrap_or_else(|broken| panic!("game {number}, {answer:?}: {broken}"));
        }
        assert!(answers < MOST_ANSWERS, "game {number} does not end");
    }
    assert_eq!(witness.table(), game.state.table(), "game {number}: the events do not tell the table");
    answers
}

fn play_all() -> Vec<Played> {
    std::thread::scope(|scope| {
        let halves = [0, 1]
            .map(|half| scope.spawn(move || (0..GAMES).filter(|game| game % 2 == half).map(play).collect::<Vec<_>>()));
        halves.into_iter().flat_map(|half| half.join().unwrap()).collect()
    })
}

#[test]
fn five_thousand_random_games_over_everything_in_the_box_end() {
    let played = play_all();
    let book = embedded();
    let seen =
        |what: fn(&Setup) -> Vec<Vec<usize>>| played.iter().flat_map(|game| what(&game.setup)).collect::<BTreeSet<_>>();
    let pairs = seen(|setup| {
        setup.seats.windows(2).map(|two| two.iter().map(|seat| usize::from(seat.country.0)).collect()).collect()
    });
    assert_eq!(pairs.len(), book.countries.len() * (book.countries.len() - 1), "ordered pairs of countries");
    let odd = seen(|setup| {
        vec![setup.irregularities.iter().map(|odd| usize::from(odd.0)).collect::<BTreeSet<_>>().into_iter().collect()]
    });
    let expected: usize = book
        .disasters
        .iter()
        .map(|disaster| usize::from(disaster.irregularities.1))
        .map(|n| n + n * n.saturating_sub(1) / 2)
        .sum();
    assert_eq!(odd.len(), expected + 1, "irregularities, alone and in pairs, and none");
    let cells = seen(|setup| vec![vec![setup.seats.len(), usize::from(setup.disaster.0), setup.difficulty as usize]]);
    assert_eq!(cells.len(), 4 * 4 * book.disasters.len(), "players, disasters and difficulties");
    let solo = seen(|setup| {
        if setup.seats.len() == 1 {
            vec![vec![usize::from(setup.seats[0].country.0), setup.seats[0].light as usize]]
        } else {
            Vec::new()
        }
    });
    assert_eq!(solo.len(), 2 * book.countries.len(), "solo countries on both sides");
    let late = played.iter().filter(|game| game.rounds >= 8).count();
    let answers: usize = played.iter().map(|game| game.answers).sum();
    assert!(late > 1_000, "only {late} games lasted eight rounds");
    assert!(answers as u64 > 100 * GAMES, "only {answers} answers");
    println!("{GAMES} games, {answers} answers, {late} of eight rounds or more");
}
