//! Where a pupil is in a lesson. It is told anew from what has been answered so far, so that it does not matter how:
//! answered, taken back or answered for them.

use engine::question::Answer;
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::lesson::{Lesson, Move, Step};

/// Where a pupil is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Standing {
    /// At a step, with so many of its answers given.
    At {
        /// The step.
        step: usize,
        /// Answers given in it.
        moved: usize,
    },
    /// At a step in which something else was done: legal, but not what the lesson is about.
    Astray {
        /// The step.
        step: usize,
    },
    /// Through.
    Over,
}

/// What may be answered next in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turn<'l> {
    /// What the pupil is to do.
    pub wanted: Option<&'l Move>,
    /// What somebody else does now: everything that the pupil does before it is done.
    pub cue: Option<&'l Move>,
}

/// A pupil: which things they have looked at. What they have done is in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pupil {
    /// Steps before this one count as looked at.
    reached: usize,
}

impl Pupil {
    /// The seat that learns; all others do what the lesson says.
    pub const SEAT: Seat = Seat::FIRST;

    /// A pupil at this step.
    pub const fn at(step: usize) -> Pupil {
        Pupil { reached: step }
    }

    /// The pupil has looked at what the present step shows.
    pub fn look(&mut self, lesson: &Lesson, deeds: &[(Seat, Answer)]) {
        if let Standing::At { step, .. } = self.standing(lesson, deeds)
            && lesson.steps[step].moves.is_empty()
        {
            self.reached = self.reached.max(step + 1);
        }
    }

    /// Where the pupil is, after these answers of the game.
    pub fn standing(&self, lesson: &Lesson, deeds: &[(Seat, Answer)]) -> Standing {
        self.follow(lesson, deeds).0
    }

    /// Who does what next, after these answers of the game.
    pub fn turn<'l>(&self, lesson: &'l Lesson, deeds: &[(Seat, Answer)]) -> Turn<'l> {
        let (_, open) = self.follow(lesson, deeds);
        let wanted = open.iter().find(|one| one.seat == Pupil::SEAT).copied();
        let cue = open.first().filter(|one| one.seat != Pupil::SEAT).copied();
        Turn { wanted, cue }
    }

    /// Where the pupil is, and which answers of that step are still to be given.
    fn follow<'l>(&self, lesson: &'l Lesson, deeds: &[(Seat, Answer)]) -> (Standing, Vec<&'l Move>) {
        let mut rest = deeds;
        for (at, step) in lesson.steps.iter().enumerate() {
            let astray = (Standing::Astray { step: at }, Vec::new());
            if step.moves.is_empty() && at >= self.reached {
                // What is done before looking is done too early.
                return if rest.is_empty() { (Standing::At { step: at, moved: 0 }, Vec::new()) } else { astray };
            }
            let Some(open) = still_open(step, rest) else { return astray };
            let moved = step.moves.len() - open.len();
            if !open.is_empty() {
                return (Standing::At { step: at, moved }, open);
            }
            rest = &rest[moved..];
        }
        (Standing::Over, Vec::new())
    }
}

/// The answers of a step that are still to be given; nothing if somebody answered something else. Everybody keeps to
/// their own order; who is quicker does not matter.
fn still_open<'l>(step: &'l Step, deeds: &[(Seat, Answer)]) -> Option<Vec<&'l Move>> {
    let mut open: Vec<&Move> = step.moves.iter().collect();
    for deed in deeds.iter().take(step.moves.len()) {
        let next = open.iter().position(|one| one.seat == deed.0)?;
        if !open[next].takes(*deed) {
            return None;
        }
        open.remove(next);
    }
    Some(open)
}

impl Standing {
    /// The step, if the lesson is not over.
    pub const fn step(self) -> Option<usize> {
        match self {
            Standing::At { step, .. } | Standing::Astray { step } => Some(step),
            Standing::Over => None,
        }
    }
}

impl Move {
    /// Is this what the lesson wants, or something it takes as well?
    pub fn takes(&self, (seat, answer): (Seat, Answer)) -> bool {
        self.seat == seat && self.answers.contains(&answer)
    }
}
