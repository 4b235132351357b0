//! The shape of the files of a pack.

mod boards;
mod card_slots;
mod country;
mod disaster;
mod tile;

pub use boards::{Badge, Difficulty, Mission, StartingDrain, Station, Tables};
pub use card_slots::Slots;
pub use country::{Country, Free, Track, Tracks};
pub use disaster::{Card, Disaster, Irregularity};
pub use tile::{Boost, Tile, TileFace};

use serde::{Deserialize, Serialize};

/// Where a value is from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Source {
    /// Printed in a rulebook, at this line.
    Printed(String),
    /// These parts are printed in a rulebook, the rest is ours.
    Partly(String, Vec<Part>),
    /// Designed for this edition.
    Ours,
}

/// A part of a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Part {
    /// What it is called.
    Name,
    /// What it costs.
    Cost,
    /// What it drains.
    Drain,
    /// How much it drains, but not of what.
    DrainAmount,
    /// Which dice it takes.
    Slots,
    /// What it does to dice.
    Ability,
    /// What it makes.
    Output,
    /// What a card does.
    Effect,
    /// One sentence of what a card does.
    Sentence,
    /// How many dice a track gives.
    Dice,
    /// Which values of a card are Toxic.
    Toxic,
    /// The first value of a list.
    First,
    /// All values but the first.
    Rest,
    /// Some values of a list.
    Values,
}

/// A value of a table and where it is from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced<T> {
    /// The value.
    pub value: T,
    /// Where it is from.
    pub source: Source,
}

/// `pack.ron`: what the pack holds, in the order of the box.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contents {
    /// What the pack is called.
    pub name: String,
    /// The pack it builds on: it then holds only what differs from it.
    #[serde(default)]
    pub base: Option<String>,
    /// Its countries, each with a file in `countries/` and one in `tiles/`.
    #[serde(default)]
    pub countries: Option<Vec<String>>,
    /// Its disasters, each with a file in `disasters/`.
    #[serde(default)]
    pub disasters: Option<Vec<String>>,
    /// Entries that the pack it builds on does not have: `"missions.ron/walk-the-dog"`.
    #[serde(default)]
    pub adds: Vec<String>,
    /// Entries of the pack it builds on that are left out.
    #[serde(default)]
    pub removes: Vec<String>,
    /// Files that stand instead of those of the pack it builds on: `"tiles/russia.ron"`.
    #[serde(default)]
    pub replaces: Vec<String>,
}
