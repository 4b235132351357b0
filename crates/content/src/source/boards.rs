//! What lies on the table for everybody: boards, tables, badges and missions.

use engine::effect::{Cond, Effect};
use engine::resource::Resource;
use engine::rulebook::Dock;
use serde::Deserialize;

use super::{Source, Sourced};

/// `station.ron`: what is printed on the Game board and the Resource boards.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Station {
    /// The Docking Modules.
    pub docking: Sourced<Vec<Dock>>,
    /// After how many steps of research tiers 2, 3 and 4 are released.
    pub research: Sourced<Vec<u8>>,
    /// Emergency Supply values; the skull follows the last.
    pub emergency: Sourced<Vec<u8>>,
    /// The bonus spaces of a wheel.
    pub bonus: Sourced<Vec<u8>>,
    /// Capacity of a resource bonus.
    pub bonus_capacity: Sourced<u8>,
    /// Capacity for an Amplify token.
    pub amplify: Sourced<u8>,
    /// Disable tokens in the box.
    pub disable: Sourced<u8>,
    /// Missions in a game.
    pub missions: Sourced<u8>,
    /// Dice in the solo cache.
    pub cache: Sourced<u8>,
}

/// `tables.ron`: what depends on the number of players or the difficulty.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// Starting drain for 1, 2, 3 and 4 players.
    pub drain: Sourced<Vec<StartingDrain>>,
    /// Amplify/Strain tokens numbered 1 to 6, for 1, 2, 3 and 4 players.
    pub amplify_strain: Sourced<Vec<Vec<u8>>>,
    /// Moderate, Challenging, Severe, Futile.
    pub difficulty: Sourced<Vec<Difficulty>>,
}

/// The starting drain of a wheel.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartingDrain {
    /// Of a player with one board.
    pub one_board: u8,
    /// Of a player with more.
    pub more_boards: u8,
}

/// What a difficulty changes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difficulty {
    /// Capacity each player begins with.
    pub capacity: u8,
    /// How much further each wheel is drained.
    #[serde(default)]
    pub drain: u8,
}

/// An entry of `badges.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Badge {
    /// A short name without blanks.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// When it may be used.
    #[serde(default)]
    pub needs: Vec<Cond>,
    /// What happens.
    pub effect: Vec<Effect>,
    /// Where it is from.
    pub source: Source,
}

/// An entry of `missions.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// A short name without blanks.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// What it consumes while its die shows 1, 2, 3, 4.
    pub costs: Vec<(Resource, Vec<u8>)>,
    /// Is it in the box of a solo game?
    #[serde(default = "yes")]
    pub solo: bool,
    /// What the crew does each time its cost is consumed.
    #[serde(default)]
    pub standing: Vec<Effect>,
    /// Where it is from.
    pub source: Source,
}

fn yes() -> bool {
    true
}
