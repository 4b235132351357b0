//! The shape of the files of a pack.

use engine::die::{Edge, Face, Faces};
use engine::effect::{Cond, Effect, Quantity, Tier, Zone};
use engine::resource::{Light, Resource};
use engine::rulebook::{Deck, Dock, Level, Output, Scenario, Slots, Unique};
use serde::Deserialize;

/// Where a value is from.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Source {
    /// Printed in a rulebook, at this line.
    Printed(String),
    /// These parts are printed in a rulebook, the rest is ours.
    Partly(String, Vec<Part>),
    /// Designed for this edition.
    Ours,
}

/// A part of a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Part {
    /// What it is called.
    Name,
    /// What it costs.
    Cost,
    /// What it drains.
    Drain,
    /// Which dice it takes.
    Slots,
    /// What it does to dice.
    Ability,
    /// What it makes.
    Output,
    /// What a card does.
    Effect,
    /// How many dice a track gives.
    Dice,
    /// Which values of a card are Toxic.
    Toxic,
    /// The first value of a list.
    First,
    /// All values but the first.
    Rest,
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
    pub pieces: Sourced<Vec<Vec<u8>>>,
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
    pub tokens: (u8, u8),
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
    /// Where it is from.
    pub source: Source,
}

/// `disasters/<key>.ron`: a disaster, its cards and its irregularities.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Disaster {
    /// Its printed name.
    pub name: String,
    /// Challenge level.
    pub level: u8,
    /// How its deck is built.
    pub deck: Deck,
    /// What Scenario tokens mean.
    #[serde(default)]
    pub scenario: Scenario,
    /// Do its cards show Toxic values that must be paid for?
    #[serde(default)]
    pub toxic: bool,
    /// What every player does before rolling.
    #[serde(default)]
    pub before_roll: Vec<Effect>,
    /// Where its rules are from.
    pub source: Source,
    /// Its cards.
    pub cards: Vec<Card>,
    /// Its irregularities.
    #[serde(default)]
    pub irregularities: Vec<Irregularity>,
}

/// A disaster card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// A short name without blanks.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// Its level.
    pub level: Level,
    /// The dice that remove a persistent card.
    #[serde(default)]
    pub slots: Option<(Faces, Faces)>,
    /// Its Toxic values.
    #[serde(default)]
    pub toxic: Option<Faces>,
    /// What it does.
    pub effect: Vec<Effect>,
    /// Where it is from.
    pub source: Source,
}

/// An irregularity.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Irregularity {
    /// A short name without blanks.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// The good half.
    pub benefit: Vec<(Quantity, i8)>,
    /// The bad half.
    pub impediment: Vec<(Quantity, i8)>,
    /// Where it is from.
    pub source: Source,
}

impl Tile {
    /// Both sides, red first.
    pub fn faces(&self) -> [(Light, &TileFace); 2] {
        [(Light::Red, &self.red), (Light::Blue, &self.blue)]
    }
}

fn yes() -> bool {
    true
}
