//! Countries: how their dice come, change and go.

use engine::die::{Edge, Face, Faces};
use engine::effect::{Cond, Effect, Zone};
use serde::Deserialize;

use super::{Source, Sourced};

/// `countries/<key>.ron`: how a country's dice come, change and go.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Country {
    /// Its printed name.
    pub name: String,
    /// Stars on its board.
    pub complexity: u8,
    /// What happens past 6 and below 1.
    #[serde(default)]
    pub edge: Edge,
    /// Does it look at the orientation of dice?
    #[serde(default)]
    pub oriented: bool,
    /// Where its dice are rolled.
    #[serde(default)]
    pub rolls_into: Zone,
    /// Does it call its hand Reserve?
    #[serde(default)]
    pub reserve: bool,
    /// What it does before it rolls.
    #[serde(default)]
    pub before_roll: Vec<Effect>,
    /// What it does after it has rolled.
    #[serde(default)]
    pub after_roll: Vec<Effect>,
    /// What it may do between placements.
    #[serde(default)]
    pub free: Vec<Free>,
    /// Its Lock tokens.
    #[serde(default)]
    pub locks: Vec<Sourced<Faces>>,
    /// What a new Counter die shows.
    #[serde(default)]
    pub counter_start: Option<Face>,
    /// Country tokens (Converters) on the board at the start, and in all.
    #[serde(default)]
    pub converters: (u8, u8),
    /// Does it cycle whenever another such country does?
    #[serde(default)]
    pub cycles_together: bool,
    /// Its dice tracks.
    pub tracks: Tracks,
    /// Where its rules are from.
    pub source: Source,
}

/// Something a country may do between placements.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Free {
    /// A short name without blanks.
    pub key: String,
    /// When it may.
    #[serde(default)]
    pub when: Vec<Cond>,
    /// What happens.
    pub effect: Vec<Effect>,
}

/// The dice tracks on the two sides of a Country board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tracks {
    /// With crew mates.
    pub standard: Track,
    /// Alone.
    pub solo: Track,
}

/// A dice track.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Dice of each slot.
    pub dice: Vec<u8>,
    /// Capacity printed between the slots.
    pub costs: Vec<u8>,
    /// Where it is from.
    pub source: Source,
}
