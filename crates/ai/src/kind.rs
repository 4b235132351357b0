//! The bots by name, for whoever lets people choose one.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Book, Bot, Budget, Greedy, Planner, Random};

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Any legal answer.
    Random,
    /// Looks one answer ahead.
    Greedy,
    /// Plans whole turns.
    Planner,
}

impl Kind {
    /// From the weakest to the strongest.
    pub const ALL: [Kind; 3] = [Kind::Random, Kind::Greedy, Kind::Planner];

    /// A bot of this kind. The same seed and nodes give the same answers.
    pub fn bot<'r>(self, book: impl Into<Book<'r>>, seed: u64, budget: Budget) -> Box<dyn Bot + 'r> {
        let book = book.into();
        match self {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy => Box::new(Greedy::new(&book, seed)),
            Kind::Planner => Box::new(Planner::new(book, seed).within(budget)),
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Planner => "planner",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(word: &str) -> Result<Kind, String> {
        let found = Kind::ALL.into_iter().find(|kind| kind.word() == word);
        found.ok_or_else(|| format!("expected random, greedy or planner, not '{word}'"))
    }
}
