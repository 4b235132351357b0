//! Random setups and random play, shared by the tests.
#![allow(dead_code, reason = "every test file uses a part of it")]

use engine::State;
use engine::chance::Seed;
use engine::effect::Quantity;
use engine::event::Sink;
use engine::question::{Answer, Answers};
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CountryId, DisasterId, IrregularityId, Rulebook};
use engine::seat::Seat;
use engine::setup::{Difficulty, SeatSetup, Setup};
use fastrand::Rng;

pub fn rulebook() -> &'static Rulebook {
    content::embedded()
}

pub fn seat(number: u8) -> Seat {
    Seat::from_index(usize::from(number) - 1).unwrap()
}

/// Any legal setup.
pub fn random_setup(rng: &mut Rng) -> Setup {
    let players = rng.usize(1..=4);
    let disaster = rng.usize(..rulebook().disasters.len());
    setup_with(rng, players, disaster)
}

pub fn setup_with(rng: &mut Rng, players: usize, disaster: usize) -> Setup {
    let rulebook = rulebook();
    let mut countries: Vec<u8> = (0..rulebook.countries.len() as u8).collect();
    let mut badges: Vec<u8> = (0..rulebook.badges.len() as u8).collect();
    rng.shuffle(&mut countries);
    rng.shuffle(&mut badges);
    let seats = split_boards(rng, players).into_iter().zip(countries).map(|(boards, country)| SeatSetup {
        country: CountryId(country),
        boards: boards.into_iter().map(|board| (board, BadgeId(badges.pop().unwrap()))).collect(),
        light: if rng.bool() { Light::Red } else { Light::Blue },
        spaces: None,
    });
    let seats = seats.collect();
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

/// The same position with so much of everything that hardly anybody starves: random crews see all rounds.
pub fn generous(state: &State, income: i8) -> State {
    let mut table = *state.table();
    table.shifts[Quantity::Income as usize] = income;
    State::from_parts(table, *state.flow(), *state.secret())
}

/// One uniformly random answer of a random player who is asked; nothing when the game is over.
pub fn random_answer(state: &State, rng: &mut Rng, answers: &mut Answers) -> Option<(Seat, Answer)> {
    let view = state.view(rulebook());
    let asked = view.asked();
    let seat = asked.iter().nth(rng.usize(..usize::from(asked.len()).max(1)))?;
    let decision = view.decision(seat).unwrap();
    view.answers(seat, decision.question, answers);
    Some((seat, answers[rng.usize(..answers.len())]))
}

pub fn act(state: &mut State, seat: Seat, answer: Answer, sink: &mut impl Sink) {
    let id = state.view(rulebook()).decision(seat).unwrap().id;
    state.act(rulebook(), seat, id, answer, sink).unwrap();
}
