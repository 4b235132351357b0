//! The coach: for a player's position in any phase, what is urgent, whether a clearly better line exists, and that line
//! with the four resources before and after it.
//!
//! It sees what the player sees and makes up the rest. The first answer is a narrow search; whoever leaves it running
//! asks again and gets a wider one. What it says depends on its seed, the position and how often it was asked, never on
//! a clock.

mod choices;
mod forecast;
mod line;
mod next_round;
mod turn;
mod urgent;

pub use line::Deed;
pub use urgent::Urgent;

use engine::flow::{Flow, Step};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::table::Table;
use engine::{State, View};
use fastrand::Rng;

use crate::imagine;
use crate::judge::{Amounts, Judge};
use crate::spending::Spending;

/// Gives advice on the games of one rulebook.
#[derive(Clone, Debug)]
pub struct Coach {
    judge: Judge,
    seed: u64,
    last: Option<Looked>,
}

/// What a player should know, and could do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// What must not be overlooked, the worst first.
    pub urgent: Vec<Urgent>,
    /// What to answer, in order: up to being done, to the first roll, or to where somebody else is asked. Empty where
    /// nothing is asked of the player.
    pub line: Vec<Deed>,
    /// Which check the four resources are told for.
    pub check: Check,
    /// The four resources at the check, the player doing nothing more.
    pub before: [i16; 4],
    /// The same at the end of the line.
    pub after: [i16; 4],
    /// The same when crew mates, too, have played as well as a quick look tells. Without crew mates who are still
    /// placing dice it is what `after` says.
    pub crew: [i16; 4],
    /// What the line is judged to gain over doing nothing, or over an average answer where one must be given.
    pub gain: i32,
    /// Is the line so much better that it should be told to somebody who did not ask for it?
    pub clearly_better: bool,
    /// Does the line end with a roll? Then `after` is a mean of several rolls, played on quickly.
    pub rolls: bool,
    /// How often it was looked further: 0 is the first look.
    pub depth: u8,
}

/// The check of the minimum in Phase 3 that the four resources are told for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// This round's. Exact, unless something is rolled before.
    ThisRound,
    /// The next round's, as trial rounds expect it.
    NextRound,
}

/// A position that was looked at.
#[derive(Clone, Debug)]
struct Looked {
    table: Table,
    flow: Flow,
    seat: Seat,
    depth: u8,
    found: Found,
}

/// What a look found.
#[derive(Clone, Debug)]
struct Found {
    line: Vec<Deed>,
    before: [i16; 4],
    after: [i16; 4],
    crew: [i16; 4],
    gain: i32,
    rolls: bool,
}

/// A position, made up where it is hidden, and how far it is looked into.
struct Look<'a> {
    rulebook: &'a Rulebook,
    judge: &'a Judge,
    seat: Seat,
    start: State,
    depth: u8,
    rng: Rng,
}

/// A gain that is told unasked. A point of a resource that is short is worth 35 to the judge, a Capacity for two
/// players 24: less than about three points is within what the judge may be wrong by.
const CLEARLY: i32 = 100;
/// Answers that a first look tries at most in each of its searches.
const FIRST: u64 = 20_000;
/// Wider searches take minutes.
const DEEPEST: u8 = 8;

impl Coach {
    /// The same seed, position and number of calls give the same advice.
    pub fn new(rulebook: &Rulebook, seed: u64) -> Coach {
        Coach { judge: Judge::new(rulebook), seed, last: None }
    }

    /// With other weights.
    #[must_use]
    pub fn weighing(mut self, weights: crate::Weights) -> Coach {
        self.judge = self.judge.weighing(weights);
        self
    }

    /// A first look, soon done.
    pub fn advise(&mut self, view: &View<'_>, seat: Seat) -> Advice {
        let found = self.look(view, seat, 0);
        self.last = Some(Looked { table: *view.table, flow: *view.flow, seat, depth: 0, found });
        self.advice(view)
    }

    /// Looks further each time it is called for the same position, and keeps the best line so far.
    pub fn improve(&mut self, view: &View<'_>, seat: Seat) -> Advice {
        let here = |last: &Looked| last.seat == seat && last.table == *view.table && last.flow == *view.flow;
        let Some(mut last) = self.last.take().filter(here) else { return self.advise(view, seat) };
        if last.depth < DEEPEST {
            last.depth += 1;
            let found = self.look(view, seat, last.depth);
            if found.gain > last.found.gain || next_round::is_resampled(view) {
                last.found = found;
            }
        }
        self.last = Some(last);
        self.advice(view)
    }

    fn look(&self, view: &View<'_>, seat: Seat, depth: u8) -> Found {
        let mut rng = Rng::with_seed(self.seed);
        let start = imagine(view, &mut rng);
        let look = Look { rulebook: view.rulebook, judge: &self.judge, seat, start, depth, rng };
        match view.flow.step {
            Step::Prepare | Step::Place => look.turn(),
            Step::Split(_) | Step::AnyResource(_) | Step::MissionDie(_) | Step::Habitation | Step::Bonus => {
                look.choices()
            }
            Step::Disaster(_) | Step::Spend | Step::Counter(_) => look.next_round(),
            Step::Over => Found::nothing(),
        }
    }

    fn advice(&self, view: &View<'_>) -> Advice {
        let looked = self.last.as_ref().expect("it was just looked at");
        let Found { line, before, after, crew, gain, rolls } = looked.found.clone();
        let dies = |amounts: &[i16; 4]| amounts.iter().any(|amount| *amount < 0);
        let saves = dies(&before) && !dies(&after);
        Advice {
            urgent: urgent::urgent(view, looked.seat, &before, &crew),
            clearly_better: !line.is_empty() && (gain >= CLEARLY || saves),
            line,
            check: Check::of(view),
            before,
            after,
            crew,
            gain,
            rolls,
            depth: looked.depth,
        }
    }
}

impl Check {
    /// The next check to come.
    pub const fn of(view: &View<'_>) -> Check {
        match view.flow.step {
            Step::Disaster(_) | Step::Spend | Step::Counter(_) => Check::NextRound,
            _ => Check::ThisRound,
        }
    }
}

impl Found {
    const fn nothing() -> Found {
        Found { line: Vec::new(), before: [0; 4], after: [0; 4], crew: [0; 4], gain: 0, rolls: false }
    }
}

impl Look<'_> {
    /// Positions that are kept at each depth of a search.
    const fn beam(&self) -> usize {
        4 << self.depth
    }

    /// Made-up rolls and rounds that a search judges by.
    const fn samples(&self) -> usize {
        1 << self.depth
    }

    /// Answers that a search tries at most, about. Hands of a dozen dice that are rolled again and again would take a
    /// first look past 300 ms.
    const fn most(&self) -> u64 {
        FIRST << (2 * self.depth)
    }

    /// What the crew makes in the rounds to come; the same however far is looked.
    fn makes(&self) -> Amounts {
        Spending::new(self.rulebook, self.judge, &self.start, 2, &mut self.rng.clone()).makes(&self.start)
    }
}

/// Tenths as whole numbers, to the nearest.
fn whole(amounts: Amounts) -> [i16; 4] {
    amounts.map(|amount| (amount + 5).div_euclid(10) as i16)
}
