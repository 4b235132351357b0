//! Random setups and random play, shared by the tests.
#![allow(dead_code, reason = "every test file uses a part of it")]

use engine::State;
use engine::chance::Seed;
use engine::effect::Quantity;
use engine::event::Silent;
use engine::question::{Answer, Answers};
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CountryId, DisasterId, IrregularityId, Rulebook};
use engine::seat::Seat;
use engine::setup::{Difficulty, SeatSetup, Setup};
use fastrand::Rng;

pub fn rulebook() -> &'static Rulebook {
    content::embedded()
}

/// Any legal setup.
pub fn random_setup(rng: &mut Rng) -> Setup {
    let rulebook = rulebook();
    let mut countries: Vec<u8> = (0..rulebook.countries.len() as u8).collect();
    let mut badges: Vec<u8> = (0..rulebook.badges.len() as u8).collect();
    rng.shuffle(&mut countries);
    rng.shuffle(&mut badges);
    let players = rng.usize(1..=4);
    let seats = split_boards(rng, players).into_iter().zip(countries).map(|(boards, country)| SeatSetup {
        country: CountryId(country),
        light: if players == 1 && rng.bool() { Light::Blue } else { boards[0].light() },
        boards: boards.into_iter().map(|board| (board, BadgeId(badges.pop().unwrap()))).collect(),
        spaces: None,
    });
    let seats = seats.collect();
    let disaster = rng.usize(..rulebook.disasters.len());
    let (first, count) = rulebook.disasters[disaster].irregularities;
    let irregularities = (first.0..first.0 + count).filter(|_| rng.u8(..8) == 0).map(IrregularityId).collect();
    Setup {
        seats,
        disaster: DisasterId(disaster as u8),
        difficulty: Difficulty::ALL[rng.usize(..4)],
        irregularities,
        deck: None,
        missions: None,
        seed: Seed::from_number(rng.u64(..)),
    }
}

fn split_boards(rng: &mut Rng, players: usize) -> Vec<Vec<Resource>> {
    let [mut red, mut blue] = Light::ALL.map(|light| light.resources().to_vec());
    if rng.bool() {
        std::mem::swap(&mut red, &mut blue);
    }
    let mut boards = match players {
        1 => vec![Resource::ALL.to_vec()],
        2 => vec![red, blue],
        3 => vec![red, vec![blue[0]], vec![blue[1]]],
        _ => Resource::ALL.iter().map(|resource| vec![*resource]).collect(),
    };
    rng.shuffle(&mut boards);
    boards
}

/// Plays a random game and shows every state at which somebody is asked.
pub fn play(number: u64, mut see: impl FnMut(&State)) {
    let mut rng = Rng::with_seed(number);
    let setup = random_setup(&mut rng);
    let mut state = State::new(rulebook(), &setup, &mut Silent).unwrap();
    // So much of everything that hardly anybody starves: random crews see many rounds.
    let mut table = *state.table();
    table.shifts[Quantity::Income as usize] = 30;
    state = State::from_parts(table, *state.flow(), *state.secret());
    let mut answers = Answers::new();
    while let Some((seat, answer)) = random_answer(&state, &mut rng, &mut answers) {
        see(&state);
        let id = state.view(rulebook()).decision(seat).unwrap().id;
        state.act(rulebook(), seat, id, answer, &mut Silent).unwrap();
    }
}

fn random_answer(state: &State, rng: &mut Rng, answers: &mut Answers) -> Option<(Seat, Answer)> {
    let view = state.view(rulebook());
    let asked = view.asked();
    let seat = asked.iter().nth(rng.usize(..usize::from(asked.len()).max(1)))?;
    let decision = view.decision(seat)?;
    view.answers(seat, decision.question, answers);
    Some((seat, answers[rng.usize(..answers.len())]))
}
