//! The coach: for a player's position in any phase, what is urgent, whether a clearly better line exists, and that line
//! with the four resources before and after it.
//!
//! It sees what the player sees and makes up the rest. The first look is a narrow search; whoever leaves it running asks
//! again and gets a wider one. What it says depends on its seed, the position and how often it has looked, never on a
//! clock nor on the slices it was given to think in.

mod choices;
mod forecast;
mod line;
mod next_round;
mod turn;
mod urgent;

pub use line::{Deed, walk};
pub use urgent::Urgent;

use std::sync::Arc;

use engine::flow::Step;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::{State, View};
use fastrand::Rng;

use crate::judge::{Amounts, Judge};
use crate::spending::Spending;
use crate::thought::{Mind, Pace, Position, Thought};
use crate::{Book, Thinking, imagine};

/// Gives advice on the games of one rulebook.
#[derive(Debug)]
pub struct Coach<'r> {
    book: Book<'r>,
    judge: Arc<Judge>,
    seed: u64,
    last: Option<Looked>,
    /// A look that is being taken, if one is.
    thought: Option<Thought<'r, Found>>,
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
    at: Position,
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
    mind: Mind<'a>,
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

impl<'r> Coach<'r> {
    /// The same seed, position and number of looks give the same advice.
    pub fn new(book: impl Into<Book<'r>>, seed: u64) -> Coach<'r> {
        let book = book.into();
        let judge = Arc::new(Judge::new(&book));
        Coach { book, judge, seed, last: None, thought: None }
    }

    /// With other weights.
    #[must_use]
    pub fn weighing(mut self, weights: crate::Weights) -> Coach<'r> {
        self.judge = Arc::new(Judge::clone(&self.judge).weighing(weights));
        self
    }

    /// A first look, soon done.
    pub fn advise(&mut self, view: &View<'_>, seat: Seat) -> Advice {
        (self.last, self.thought) = (None, None);
        self.improve(view, seat)
    }

    /// Looks further each time it is called for the same position, and keeps the best line so far.
    pub fn improve(&mut self, view: &View<'_>, seat: Seat) -> Advice {
        loop {
            if let Thinking::Done(advice) = self.think(view, seat, u64::MAX) {
                return advice;
            }
        }
    }

    /// The same in slices of about so many answers: the first look at a position, or the next one.
    pub fn think(&mut self, view: &View<'_>, seat: Seat, slice: u64) -> Thinking<Advice> {
        self.last = self.last.take().filter(|last| last.at.is(view, seat));
        let depth = self.last.as_ref().map_or(0, |last| last.depth + 1);
        if depth > DEEPEST {
            return Thinking::Done(self.advice(view));
        }
        let begun = self.thought.take().filter(|thought| thought.is_about(view, seat));
        let mut thought = begun.unwrap_or_else(|| self.look(view, seat, depth));
        match thought.think(slice) {
            Thinking::More => {
                self.thought = Some(thought);
                Thinking::More
            }
            Thinking::Done(found) => {
                self.keep(view, seat, depth, found);
                Thinking::Done(self.advice(view))
            }
        }
    }

    fn look(&self, view: &View<'_>, seat: Seat, depth: u8) -> Thought<'r, Found> {
        let (judge, seed) = (Arc::clone(&self.judge), self.seed);
        Thought::new(&self.book, Position::of(view, seat), move |book, at, pace| {
            look(book, judge, (seed, depth), at, pace)
        })
    }

    /// Remembers what a look found, unless an earlier one has found better.
    fn keep(&mut self, view: &View<'_>, seat: Seat, depth: u8, found: Found) {
        let better = |last: &Looked| last.found.gain >= found.gain && !next_round::is_resampled(view);
        let found = match self.last.take().filter(better) {
            Some(last) => last.found,
            None => found,
        };
        self.last = Some(Looked { at: Position::of(view, seat), depth, found });
    }

    fn advice(&self, view: &View<'_>) -> Advice {
        let looked = self.last.as_ref().expect("it was just looked at");
        let Found { line, before, after, crew, gain, rolls } = looked.found.clone();
        let dies = |amounts: &[i16; 4]| amounts.iter().any(|amount| *amount < 0);
        let saves = dies(&before) && !dies(&after);
        Advice {
            urgent: urgent::urgent(view, looked.at.seat, &before, &crew),
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

/// One look at a position.
async fn look(book: Book<'_>, judge: Arc<Judge>, (seed, depth): (u64, u8), at: Position, pace: Pace) -> Found {
    let mut rng = Rng::with_seed(seed);
    let start = imagine(&at.view(&book), &mut rng);
    let mind = Mind { rulebook: &book, judge: &judge, pace: &pace };
    let look = Look { rulebook: &book, judge: &judge, mind, seat: at.seat, start, depth, rng };
    match start.flow().step {
        Step::Prepare | Step::Place => look.turn().await,
        Step::Split(_)
        | Step::AnyResource(_)
        | Step::MissionDie(_)
        | Step::Habitation
        | Step::Bonus
        | Step::Standing(_) => look.choices().await,
        Step::Disaster(_) | Step::AfterCards(_) | Step::Spend | Step::Counter(_) => look.next_round().await,
        Step::Over => Found::nothing(),
    }
}

impl Check {
    /// The next check to come.
    pub const fn of(view: &View<'_>) -> Check {
        match view.flow.step {
            Step::Disaster(_) | Step::AfterCards(_) | Step::Spend | Step::Counter(_) => Check::NextRound,
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
    async fn makes(&self) -> Amounts {
        Spending::new(self.mind, &self.start, 2, &mut self.rng.clone()).await.makes(&self.start).await
    }
}

/// Tenths as whole numbers, to the nearest.
fn whole(amounts: Amounts) -> [i16; 4] {
    amounts.map(|amount| (amount + 5).div_euclid(10) as i16)
}
