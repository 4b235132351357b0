//! Plain enumeration: every answer, every roll, nothing remembered and nothing left out.

use std::collections::BTreeSet;

use ai::reach::Place;
use engine::State;
use engine::abilities::Op;
use engine::cause::Cause;
use engine::chance::{Chance, Stream};
use engine::die::{Die, Face};
use engine::event::{Event, Sink};
use engine::question::{Answer, Answers, Question};
use engine::seat::Seat;

use crate::named::{Heard, Named};
use crate::sample::Position;

/// An enumeration in progress.
pub struct Brute<'a> {
    position: &'a Position,
    places: BTreeSet<Place>,
    answers: u32,
    most: u32,
}

/// Somebody who hears everything.
pub struct Ear(Seat, Vec<Heard>);

impl Sink for Ear {
    fn event(&mut self, event: Event, _: Cause) {
        self.1.push(Heard::Event(event));
    }

    fn step(&mut self, seat: Option<Seat>, op: &Op) {
        if seat == Some(self.0) {
            self.1.push(Heard::Step(*op));
        }
    }
}

/// Answers with these rolls; nothing if they do not suffice.
pub fn act(before: &State, position: &Position, answer: Answer, rolled: &[Die]) -> Option<(State, Vec<Heard>)> {
    let book = content::embedded();
    let mut state = *before;
    let oriented = state.view(book).country(position.seat).oriented;
    *state.chance_mut() = Chance::scripted();
    for die in rolled {
        let outcome = if oriented { die.index() + 1 } else { die.top().number() };
        assert!(state.chance_mut().write(Stream::Seat(position.seat), outcome));
    }
    let id = state.view(book).decision(position.seat).unwrap().id;
    let mut ear = Ear(position.seat, Vec::new());
    state.act(book, position.seat, id, answer, &mut ear).unwrap();
    if state.secret().chance.ran_short() {
        return None;
    }
    assert!(state.secret().chance.is_spent(), "{answer:?} {rolled:?}");
    Some((state, ear.1))
}

impl<'a> Brute<'a> {
    /// Gives up after so many answers.
    pub fn new(position: &'a Position, most: u32) -> Brute<'a> {
        Brute { position, places: BTreeSet::new(), answers: 0, most }
    }

    /// Every place that is reached, and the answers it took; nothing if those were too many.
    pub fn run(mut self) -> Option<(BTreeSet<Place>, u32)> {
        let named = Named::new(self.position);
        self.explore(&self.position.state, &named, self.position.deeds)?;
        Some((self.places, self.answers))
    }

    fn explore(&mut self, state: &State, named: &Named, left: u8) -> Option<()> {
        let view = state.view(content::embedded());
        let question = view.decision(self.position.seat).unwrap().question;
        let mut answers = Answers::new();
        view.answers(self.position.seat, question, &mut answers);
        for answer in answers.into_iter().filter(|answer| *answer != Answer::Done) {
            let (dice, place) = match answer {
                Answer::Place { die, spot } => (vec![die], Some(Place::of(spot))),
                Answer::Pair { dice, space } => (dice.to_vec(), Some(Place::Tile(space))),
                _ => (Vec::new(), None),
            };
            if named.hand().is_some_and(|mine| dice.contains(&mine)) {
                self.places.extend(place);
            }
            let left = if question == Question::Place { left.checked_sub(1) } else { Some(left) };
            if let Some(left) = left {
                self.roll(state, named, answer, &mut Vec::new(), left)?;
            }
        }
        Some(())
    }

    /// Tries an answer with every roll that begins like this.
    fn roll(&mut self, before: &State, named: &Named, answer: Answer, rolled: &mut Vec<Die>, left: u8) -> Option<()> {
        self.answers += 1;
        if self.answers > self.most {
            return None;
        }
        let Some((state, notes)) = act(before, self.position, answer, rolled) else {
            for die in self.faces() {
                rolled.push(die);
                self.roll(before, named, answer, rolled, left)?;
                rolled.pop();
            }
            return Some(());
        };
        for named in named.after(&notes) {
            self.explore(&state, &named, left)?;
        }
        Some(())
    }

    fn faces(&self) -> Vec<Die> {
        let view = self.position.state.view(content::embedded());
        match view.country(self.position.seat).oriented {
            true => (0..24).filter_map(Die::from_index).collect(),
            false => Face::ALL.into_iter().map(Die::flat).collect(),
        }
    }
}
