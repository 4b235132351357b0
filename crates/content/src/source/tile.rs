//! Station tiles.

use engine::effect::{Effect, Tier};
use engine::resource::{Light, Resource};
use engine::rulebook::{Output, Slots, Unique};
use serde::Deserialize;

use super::Source;

/// An entry of `tiles/<country>.ron`: a Station tile.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// A short name without blanks, unique in its set.
    pub key: String,
    /// Where it comes from.
    pub tier: Tier,
    /// Its side with the red light.
    pub red: TileFace,
    /// Its side with the blue light.
    pub blue: TileFace,
}

/// An entry of `tiles/boosts.ron`: a face of a Boost tile.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boost {
    /// A short name without blanks.
    pub key: String,
    /// Its light.
    pub light: Light,
    /// Boost 1 or Boost 2.
    pub number: u8,
    /// What it shows.
    pub face: TileFace,
}

/// One face of a tile.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFace {
    /// Its printed name.
    pub name: String,
    /// Capacity to install it.
    #[serde(default)]
    pub cost: u8,
    /// What installing it drains.
    #[serde(default)]
    pub drain: Option<(Resource, u8)>,
    /// Its die slots.
    pub slots: Slots,
    /// What it makes.
    #[serde(default)]
    pub output: Vec<(Resource, Output)>,
    /// What it does when it is activated.
    #[serde(default)]
    pub ability: Vec<Effect>,
    /// What makes it different from an ordinary tile.
    #[serde(default)]
    pub unique: Option<Unique>,
    /// Does it have a Counter die slot?
    #[serde(default)]
    pub counter: bool,
    /// Does it show a padlock?
    #[serde(default)]
    pub padlock: bool,
    /// Where it is from.
    pub source: Source,
}

impl Tile {
    /// Both sides, red first.
    pub fn faces(&self) -> [(Light, &TileFace); 2] {
        [(Light::Red, &self.red), (Light::Blue, &self.blue)]
    }
}
