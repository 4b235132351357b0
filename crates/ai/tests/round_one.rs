//! Round 1 is survivable but not comfortable: for every country, side and number of players, with a simple policy.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use ai::{Bot, Greedy};
use engine::State;
use engine::chance::Seed;
use engine::event::Event;
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CountryId, DisasterId};
use engine::setup::{Difficulty, SeatSetup, Setup, shared_boards};
use engine::table::Phase;
use fastrand::Rng;

const GAMES: u32 = 24;

/// The boards by seat; the first seat's have this light.
fn boards(players: usize, light: Light) -> Vec<Vec<Resource>> {
    let mut boards = shared_boards(players, light);
    if players == 4 && light == Light::Blue {
        boards.rotate_left(2);
    }
    boards
}

fn setup(players: usize, country: u8, light: Light, rng: &mut Rng) -> Setup {
    let mut countries: Vec<u8> = (0..content::embedded().countries.len() as u8).filter(|id| *id != country).collect();
    testkit::shuffle(rng, &mut countries);
    countries.insert(0, country);
    let mut badges = 0..;
    let seats = boards(players, light).into_iter().zip(countries).map(|(boards, country)| SeatSetup {
        country: CountryId(country),
        boards: boards.into_iter().map(|board| (board, BadgeId(badges.next().unwrap()))).collect(),
        light,
        spaces: None,
    });
    Setup {
        seats: seats.collect(),
        disaster: DisasterId(1),
        difficulty: Difficulty::Moderate,
        irregularities: Vec::new(),
        deck: None,
        missions: None,
        seed: Seed::from_number(rng.u64(..)),
    }
}

/// The lowest resource after the check of round 1, or nothing for a lost game.
fn lowest_after_round_one(setup: &Setup, seed: u64) -> Option<u16> {
    let rulebook = content::embedded();
    let mut events: Vec<Event> = Vec::new();
    let mut state = State::new(rulebook, setup, &mut events).unwrap();
    let mut bot = Greedy::new(rulebook, seed);
    while state.table().outcome.is_none() && state.table().phase <= Phase::UseResources {
        let view = state.view(rulebook);
        let seat = view.seats_asked().iter().next().unwrap();
        let decision = view.decision(seat).unwrap();
        let answer = bot.answer(&view, seat).unwrap();
        state.act(rulebook, seat, decision.id, answer, &mut events).unwrap();
    }
    let gained = events.iter().rev().find_map(|event| match event {
        Event::CapacityGained { by, .. } => Some(*by),
        _ => None,
    });
    let halves = if setup.seats.len() == 1 { 2 } else { 1 };
    gained.filter(|_| state.table().outcome.is_none()).map(|gained| gained / halves)
}

#[test]
fn round_one_is_survivable_but_not_comfortable_for_every_country_side_and_number_of_players() {
    for players in 1..=4 {
        let (mut sum, mut survived) = (0, 0);
        for country in 0..content::embedded().countries.len() as u8 {
            for light in Light::ALL {
                let mut rng = Rng::with_seed(u64::from(country) * 10 + players as u64);
                let lowest: Vec<u16> = (0..GAMES)
                    .filter_map(|game| {
                        let setup = setup(players, country, light, &mut rng);
                        lowest_after_round_one(&setup, u64::from(game))
                    })
                    .collect();
                let name = &content::embedded().countries[usize::from(country)].key;
                let alive = lowest.len() as u32;
                assert!(alive * 4 >= GAMES * 3, "{name} {light:?}, {players} players: {alive} of {GAMES} survive");
                let rich = lowest.iter().filter(|lowest| **lowest >= 10).count() as u32;
                assert!(rich * 4 <= GAMES, "{name} {light:?}, {players} players: {rich} of {GAMES} are comfortable");
                sum += lowest.iter().map(|lowest| u32::from(*lowest)).sum::<u32>();
                survived += alive;
            }
        }
        let tenths = sum * 10 / survived;
        assert!((40..=70).contains(&tenths), "{players} players: the lowest resource is {tenths} tenths on average");
    }
}
