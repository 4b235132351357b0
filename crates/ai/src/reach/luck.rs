//! How often a route that rolls dice goes through.

use engine::View;
use engine::effect::Zone;
use engine::question::{Answer, Answers, Question};
use engine::seat::Seat;
use engine::{State, rulebook::Rulebook};
use fastrand::Rng;

use super::follow::{Fate, Follow};
use super::{At, Luck, Place, Step, outcomes};
use crate::imagine;

/// More rolls than these are not counted.
const MOST: u32 = 600;

struct Count<'a> {
    book: &'a Rulebook,
    seat: Seat,
    sides: u8,
    place: Place,
}

/// In how many of all rolls on its way this route places the die, whatever it shows by then.
pub(super) fn odds(view: &View<'_>, seat: Seat, die: At, place: Place, route: &[Step]) -> Luck {
    let sides = outcomes::sides(view.country(seat).oriented);
    let rolled = route.iter().map(|step| step.rolled.len() as u32).sum();
    let Some(of) = u32::from(sides).checked_pow(rolled).filter(|of| *of <= MOST) else { return Luck::Long };
    let count = Count { book: view.rulebook, seat, sides, place };
    let state = imagine(view, &mut Rng::with_seed(0));
    match count.ways(&state, vec![Follow::new(die)], route) {
        Some(ways) => Luck::Odds(ways, of),
        None => Luck::Long,
    }
}

impl Count<'_> {
    /// The rolls that let the rest of the route through; nothing where another number of dice is rolled than hoped.
    fn ways(&self, state: &State, follows: Vec<Follow>, route: &[Step]) -> Option<u32> {
        let view = state.view(self.book);
        let Some(decision) = view.decision(self.seat) else { return Some(0) };
        let [step, rest @ ..] = route else { return Some(0) };
        if rest.is_empty() {
            return Some(u32::from(follows.iter().any(|follow| self.places(&view, follow))));
        }
        if !same(decision.question, step.question) {
            return Some(0);
        }
        let dice = step.rolled.len();
        let mut ways = 0;
        for number in 0..u32::from(self.sides).pow(dice as u32) {
            let rolls = digits(number, self.sides, dice);
            let Some((missing, outcome)) = outcomes::act(self.book, state, self.seat, step.answer, &rolls) else {
                return Some(0);
            };
            if missing > 0 {
                return None;
            }
            let follows = follows.iter().flat_map(|one| one.clone().after(self.seat, state.table(), &outcome.notes));
            let follows = follows.filter_map(|fate| match fate {
                Fate::Lies(follow) => Some(follow),
                Fate::Placed(_) | Fate::Gone => None,
            });
            ways += self.ways(&outcome.state, follows.collect(), rest)?;
        }
        Some(ways)
    }

    fn places(&self, view: &View<'_>, follow: &Follow) -> bool {
        let At::Bag(Zone::Pool, die) = follow.at else { return false };
        if view.decision(self.seat).map(|decision| decision.question) != Some(Question::Place) {
            return false;
        }
        let mut answers = Answers::new();
        view.answers(self.seat, Question::Place, &mut answers);
        answers.iter().any(|answer| match *answer {
            Answer::Place { die: placed, spot } => placed == die && Place::of(spot) == self.place,
            Answer::Pair { dice, space } => dice.contains(&die) && Place::Tile(space) == self.place,
            _ => false,
        })
    }
}

/// Is the same kind of thing asked?
fn same(one: Question, other: Question) -> bool {
    match (one, other) {
        (Question::Choose(one), Question::Choose(other)) => one.kind == other.kind,
        (one, other) => one == other,
    }
}

fn digits(mut number: u32, sides: u8, dice: usize) -> Vec<u8> {
    let mut next = || {
        let digit = number % u32::from(sides);
        number /= u32::from(sides);
        digit as u8
    };
    (0..dice).map(|_| next()).collect()
}
