//! What an answer can lead to when dice are rolled: every roll is written down beforehand and tried.

use engine::State;
use engine::chance::{Chance, Stream};
use engine::die::{Die, Face};
use engine::effect::Zone;
use engine::event::Event;
use engine::question::Answer;
use engine::rulebook::Rulebook;
use engine::seat::Seat;

use super::follow::{Log, Note};

/// A state after an answer, and what happened.
pub(super) struct Outcome {
    pub state: State,
    pub rolled: Vec<u8>,
    pub notes: Vec<Note>,
}

/// Which rolls are worth telling apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Care {
    /// All: much may follow.
    Everything,
    /// Only the die itself and one that joins it.
    TwoDice,
    /// Only the die itself.
    OneDie,
}

/// Answers with these rolls; nothing if the answer is refused. The first of the pair is how many rolls were missing.
pub(super) fn act(
    book: &Rulebook,
    before: &State,
    seat: Seat,
    answer: Answer,
    rolls: &[u8],
) -> Option<(usize, Outcome)> {
    let mut state = *before;
    let id = state.view(book).decision(seat)?.id;
    *state.chance_mut() = Chance::scripted();
    rolls.iter().for_each(|roll| {
        state.chance_mut().write(Stream::Seat(seat), roll + 1);
    });
    let mut log = Log { seat, notes: Vec::new() };
    state.act(book, seat, id, answer, &mut log).ok()?;
    let drawn = log.notes.iter().filter(|note| rolled(note).is_some()).count();
    // Equal positions must look equal, however they came about.
    *state.chance_mut() = Chance::scripted();
    Some((drawn.saturating_sub(rolls.len()), Outcome { state, rolled: rolls.to_vec(), notes: log.notes }))
}

/// How many ways there are to roll one die of a player.
pub(super) const fn sides(oriented: bool) -> u8 {
    if oriented { 24 } else { 6 }
}

/// The die that a roll stands for.
pub(super) fn die(roll: u8, oriented: bool) -> Option<Die> {
    if oriented { Die::from_index(roll) } else { Face::new(roll + 1).map(Die::flat) }
}

/// The rolls to try, after a first attempt that had none.
pub(super) fn rolls(first: &Outcome, missing: usize, sides: u8, care: Care) -> Vec<Vec<u8>> {
    let drawn: Vec<Drawn> = first.notes.iter().filter_map(rolled).collect();
    let new = drawn.iter().all(|drawn| *drawn != Drawn::Again);
    match care {
        // New dice are other dice.
        Care::OneDie if new => vec![vec![0; missing]],
        Care::TwoDice if new => (0..sides).map(|roll| vec![roll; missing]).collect(),
        Care::OneDie => one_and_rest(missing, sides, 1),
        Care::TwoDice if missing > 2 => one_and_rest(missing, sides, sides),
        Care::TwoDice | Care::Everything => {
            let sorted = drawn.iter().all(|drawn| *drawn == Drawn::IntoBag);
            every(missing, sides, sorted)
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Drawn {
    IntoBag,
    IntoQueue,
    Again,
}

fn rolled(note: &Note) -> Option<Drawn> {
    match note {
        Note::Event(Event::Rolled { zone: Zone::Queue, .. }) => Some(Drawn::IntoQueue),
        Note::Event(Event::Rolled { .. }) => Some(Drawn::IntoBag),
        Note::Event(Event::Rerolled { .. }) => Some(Drawn::Again),
        Note::Event(_) | Note::Step(_) => None,
    }
}

/// More rolls of one answer than these are not listed.
pub(super) const MOST: usize = 50_000;

/// Every roll of so many dice; where their order is all the same, ascending ones only.
fn every(dice: usize, sides: u8, sorted: bool) -> Vec<Vec<u8>> {
    let mut all = vec![Vec::with_capacity(dice)];
    for _ in 0..dice {
        let longer = |one: &Vec<u8>| {
            let least = if sorted { one.last().copied().unwrap_or(0) } else { 0 };
            let one = one.clone();
            (least..sides).map(move |roll| one.iter().copied().chain([roll]).collect())
        };
        all = all.iter().flat_map(longer).take(MOST).collect();
    }
    all
}

/// One die shows anything, all others one of the first `rest` rolls, all alike.
fn one_and_rest(dice: usize, sides: u8, rest: u8) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for place in 0..dice {
        for (roll, other) in (0..sides).flat_map(|roll| (0..rest).map(move |other| (roll, other))) {
            let mut one = vec![other; dice];
            one[place] = roll;
            all.push(one);
        }
    }
    all
}
