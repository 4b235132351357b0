//! What is kept of a game: enough to count everything the report shows, and nothing that depends on the machine.

use std::collections::BTreeMap;

use engine::resource::Resource;
use engine::table::Outcome;
use serde::{Deserialize, Serialize};

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// Its place in the experiment, counted from 0.
    pub index: u32,
    /// Where its crew and its dice come from.
    pub seed: u64,
    /// How it ended.
    pub ending: Ending,
    /// How many answers the bot gave.
    pub answers: u32,
    /// The missions that were completed, in order.
    pub missions: Vec<Completed>,
    /// Who played, in the order of seats.
    pub seats: Vec<SeatRecord>,
    /// The rounds that were begun, in order.
    pub rounds: Vec<RoundRecord>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// All missions done and the crew alive.
    Won,
    /// A resource was negative at the check.
    Starved(Resource),
    /// The Emergency Supply marker reached the skull.
    OutOfSupplies,
    /// The disaster deck was empty.
    StationDestroyed,
    /// The bot or the rules broke, and how: a bug, neither won nor lost.
    Broken(String),
}

/// A mission that was completed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Completed {
    /// Which.
    pub mission: String,
    /// In which round.
    pub round: u8,
}

/// A player of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRecord {
    /// The country.
    pub country: String,
    /// The side of its starters.
    pub light: String,
    /// The Resource boards and the badge on each.
    pub boards: BTreeMap<String, String>,
    /// The tiles it had on the board, by key and side: `t1a/red`.
    pub tiles: BTreeMap<String, TileUse>,
}

/// What became of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileUse {
    /// The round it was installed in; 0 for those the player began with.
    pub installed: u8,
    /// In how many rounds it had dice.
    pub activated: u8,
    /// How much it made in all.
    pub made: i16,
    /// The round it was destroyed in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub destroyed: Option<u8>,
}

/// A round, as it stood when the resources were checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundRecord {
    /// What was left of Power, Climate, Oxygen and Nutrition, before Emergency Supplies.
    pub left: [i16; 4],
    /// The four drains.
    pub drain: [u8; 4],
    /// Capacity gained by all players, whatever for.
    pub capacity: u16,
    /// Steps on the Emergency Supply track at the end of the round.
    pub emergency: u8,
    /// Steps on the Research track at the end of the round.
    pub research: u8,
}

impl GameRecord {
    /// Was it won?
    pub fn won(&self) -> bool {
        self.ending == Ending::Won
    }

    /// The round at whose end the Research track had come so far.
    pub fn released(&self, step: u8) -> Option<usize> {
        self.rounds.iter().position(|round| round.research >= step).map(|round| round + 1)
    }

    /// Did it come to an end by the rules?
    pub const fn sound(&self) -> bool {
        !matches!(self.ending, Ending::Broken(_))
    }
}

impl Ending {
    /// A word for tables.
    pub const fn word(&self) -> &'static str {
        match self {
            Ending::Won => "won",
            Ending::Starved(_) => "starved",
            Ending::OutOfSupplies => "out-of-supplies",
            Ending::StationDestroyed => "station-destroyed",
            Ending::Broken(_) => "broken",
        }
    }
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Ending {
        match outcome {
            Outcome::Won => Ending::Won,
            Outcome::Starved(resource) => Ending::Starved(resource),
            Outcome::OutOfSupplies => Ending::OutOfSupplies,
            Outcome::StationDestroyed => Ending::StationDestroyed,
        }
    }
}
