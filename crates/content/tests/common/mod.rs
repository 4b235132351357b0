//! Random setups and random play with any rulebook, shared by the tests.
#![allow(dead_code, reason = "every test file uses a part of it")]

use engine::State;
use engine::chance::Seed;
use engine::effect::Quantity;
use engine::event::Event;
use engine::question::{Answer, Answers};
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CountryId, DisasterId, IrregularityId, Rulebook};
use engine::seat::Seat;
use engine::setup::{Difficulty, SeatSetup, Setup};
use fastrand::Rng;

/// No honest random game has more answers.
pub const MOST_ANSWERS: usize = 20_000;

/// Any legal setup, with up to two irregularities.
pub fn random_setup(book: &Rulebook, rng: &mut Rng) -> Setup {
    let players = rng.usize(1..=4);
    let mut countries: Vec<u8> = (0..book.countries.len() as u8).collect();
    let mut badges: Vec<u8> = (0..book.badges.len() as u8).collect();
    rng.shuffle(&mut countries);
    rng.shuffle(&mut badges);
    let seats = split_boards(rng, players).into_iter().zip(countries).map(|(boards, country)| SeatSetup {
        country: CountryId(country),
        boards: boards.into_iter().map(|board| (board, BadgeId(badges.pop().unwrap()))).collect(),
        light: if rng.bool() { Light::Red } else { Light::Blue },
        spaces: None,
    });
    let seats = seats.collect();
    let disaster = rng.usize(..book.disasters.len());
    let (first, count) = book.disasters[disaster].irregularities;
    let mut irregularities: Vec<_> = (first.0..first.0 + count).map(IrregularityId).collect();
    rng.shuffle(&mut irregularities);
    irregularities.truncate(rng.usize(..=2));
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

/// A game in which random players answer at random.
pub struct Play<'r> {
    pub book: &'r Rulebook,
    pub state: State,
    pub rng: Rng,
    answers: Answers,
    pub events: Vec<Event>,
}

impl<'r> Play<'r> {
    pub fn new(book: &'r Rulebook, setup: &Setup, rng: Rng) -> Play<'r> {
        let mut events = Vec::new();
        let state = State::new(book, setup, &mut events).unwrap_or_else(|error| panic!("{setup:?}: {error:?}"));
        Play { book, state, rng, answers: Answers::new(), events }
    }

    /// A random player who is asked, and all answers there are; nothing when the game is over.
    pub fn ask(&mut self) -> Option<(Seat, &Answers)> {
        let view = self.state.view(self.book);
        let asked = view.asked();
        let seat = asked.iter().nth(self.rng.usize(..usize::from(asked.len()).max(1)))?;
        let decision = view.decision(seat).unwrap();
        view.answers(seat, decision.question, &mut self.answers);
        Some((seat, &self.answers))
    }

    /// Answers; what was offered is never refused.
    pub fn act(&mut self, seat: Seat, answer: Answer) {
        let id = self.state.view(self.book).decision(seat).unwrap().id;
        self.events.clear();
        let taken = self.state.act(self.book, seat, id, answer, &mut self.events);
        taken.unwrap_or_else(|refusal| panic!("{answer:?} was offered and refused: {refusal:?}"));
    }

    /// One uniformly random answer; nothing when the game is over.
    pub fn step(&mut self) -> Option<(Seat, Answer)> {
        let (seat, _) = self.ask()?;
        let answer = self.answers[self.rng.usize(..self.answers.len())];
        self.act(seat, answer);
        Some((seat, answer))
    }

    /// To the end; answers how many answers it took.
    pub fn finish(&mut self) -> usize {
        (0..MOST_ANSWERS).find(|_| self.step().is_none()).expect("a game ends")
    }
}
