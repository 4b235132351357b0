//! What is wrong with a file or a link, as data: the page says it in its language.

use notation::link::LinkError;
use notation::save::{ENGINE, Problem, SaveError};
use serde::{Deserialize, Serialize};

/// What is wrong with a game, and where.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Damage {
    /// The line, counted from 1; 0 where there are no lines.
    pub line: u32,
    /// How many answers before it are good.
    pub good: u32,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Wrong {
    /// There is nothing in it.
    Empty,
    /// It breaks off.
    CutOff,
    /// It is no line of a game.
    NotALine,
    /// It is of another format.
    Format { found: u32 },
    /// It was played with other rules, perhaps of a pack with a name.
    Rules { pack: Option<String> },
    /// The setup cannot be used.
    Setup,
    /// Longer than any honest game.
    TooLong,
    /// Nothing is asked of such a seat.
    Seat { seat: u8 },
    /// The answer cannot be read.
    Unreadable,
    /// The rules refuse the answer.
    Refused,
    /// The answer leads elsewhere than it did, perhaps with another engine.
    Elsewhere { engine: Option<String> },
    /// A link with letters missing or others among them.
    Link,
}

impl From<SaveError> for Damage {
    fn from(error: SaveError) -> Damage {
        Damage { line: error.line as u32, good: error.good as u32, wrong: error.problem.into() }
    }
}

impl From<Problem> for Wrong {
    fn from(problem: Problem) -> Wrong {
        match problem {
            Problem::Empty => Wrong::Empty,
            Problem::CutOff => Wrong::CutOff,
            Problem::Json(_) => Wrong::NotALine,
            Problem::Format { found } => Wrong::Format { found },
            Problem::Rulebook { pack, .. } => Wrong::Rules { pack: pack.filter(|name| !name.is_empty()) },
            Problem::Setup(_) | Problem::IllegalSetup(_) | Problem::Seed(_) => Wrong::Setup,
            Problem::LongLine { .. } | Problem::TooManyAnswers => Wrong::TooLong,
            Problem::Seat(seat) | Problem::NotAsked(seat) => Wrong::Seat { seat },
            Problem::Unreadable(_) => Wrong::Unreadable,
            Problem::Refused(_) | Problem::UndoRefused(_) => Wrong::Refused,
            Problem::Hash { engine, .. } => Wrong::Elsewhere { engine: (engine != ENGINE).then_some(engine) },
        }
    }
}

impl From<LinkError> for Damage {
    fn from(error: LinkError) -> Damage {
        let wrong = match error {
            LinkError::Damaged => Wrong::Link,
            LinkError::Format { found } => Wrong::Format { found: u32::from(found) },
            LinkError::Rulebook => Wrong::Rules { pack: None },
            LinkError::Elsewhere => Wrong::Elsewhere { engine: None },
        };
        Damage { line: 0, good: 0, wrong }
    }
}
