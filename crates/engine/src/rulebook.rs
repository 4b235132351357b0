//! Everything the box holds, ready for the engine: built once by the content crate, then only read.

mod checked;

use serde::{Deserialize, Serialize};

use crate::abilities::{Program, Texts};
use crate::die::{Edge, Face, Faces};
use crate::effect::{Cond, Quantity, Tier, Zone};
use crate::invariant::Broken;

use crate::resource::{Light, Resource, Resources};

/// A country, by its place in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CountryId(pub u8);
/// A Station tile (both sides), by its place in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TileId(pub u16);
/// A career badge, by its place in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BadgeId(pub u8);
/// A disaster, by its place in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DisasterId(pub u8);
/// A disaster card, by its place in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub u8);
/// A mission card, by its place in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MissionId(pub u8);
/// An irregularity, by its place in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct IrregularityId(pub u8);

/// The whole box, checked: every id and every text that a part names is there. Its parts are found by id; keys and
/// names are for people.
///
/// It can be read like its [`Parts`], but only [`Rulebook::checked`] makes one, and nothing changes it afterwards.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct Rulebook {
    parts: Parts,
}

/// What a rulebook is made of, as long as nobody has looked whether it fits together.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Parts {
    /// A digest of the content it was built from: a saved game names it.
    pub hash: u64,
    /// The steps of all texts.
    pub texts: Texts,
    /// The tiles, countries in order, Boost tiles last.
    pub tiles: Vec<Tile>,
    /// Both faces of every tile: `2 * tile + light`.
    pub faces: Vec<TileFace>,
    /// The countries.
    pub countries: Vec<Country>,
    /// The career badges.
    pub badges: Vec<Badge>,
    /// The disasters.
    pub disasters: Vec<Disaster>,
    /// The cards of all disasters.
    pub cards: Vec<Card>,
    /// The mission cards.
    pub missions: Vec<Mission>,
    /// The irregularities of all disasters.
    pub irregularities: Vec<Irregularity>,
    /// The four Docking Modules.
    pub docking: [Dock; 4],
    /// The printed tracks and tables.
    pub tables: Tables,
}

/// A Station tile: what its two faces share.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Tile {
    /// A short name without blanks, unique in its set.
    pub key: String,
    /// Whose it is; a Boost tile belongs to no country.
    pub country: Option<CountryId>,
    /// Where it comes from.
    pub tier: Tier,
}

/// One face of a Station tile.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TileFace {
    /// Its printed name.
    pub name: String,
    /// Capacity to install it.
    pub cost: u8,
    /// What installing it drains.
    pub drain: Option<(Resource, u8)>,
    /// Its die slots.
    pub slots: Slots,
    /// What it does when it is activated.
    pub ability: Program,
    /// Is there an ability at all?
    pub has_ability: bool,
    /// What it makes, at most two resources.
    pub output: [Option<(Resource, Output)>; 2],
    /// What makes it different from an ordinary tile.
    pub unique: Option<Unique>,
    /// Does it have a Counter die slot?
    pub counter: bool,
    /// Does it show a padlock?
    pub padlock: bool,
    /// The resources it counts as producing (A35).
    pub produces: Resources,
}

/// The two kinds of unique tier-4 tiles (core p. 19).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Unique {
    /// Any one resource, chosen after all other totals.
    AnyResource,
    /// +1 to one Mission die, no resource.
    MissionDie,
}

/// The die slots of a tile (core p. 14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Slots {
    /// One slot.
    One(Faces),
    /// Two slots that are filled one by one; everything counts for each die.
    Separated(Faces, Faces),
    /// Two slots that are filled at once; everything counts once.
    Joined(Faces, Faces),
    /// Two slots filled at once with equal dice.
    Double(Faces),
    /// Two slots filled at once with dice that add up to at least this.
    Sum(u8),
}

/// How much of a resource a tile makes: `base + times * measure + tier * released`, for each die where slots are
/// separated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Output {
    /// The fixed part.
    #[serde(default)]
    pub base: i8,
    /// How often the measure counts; negative where lower is better.
    #[serde(default)]
    pub times: i8,
    /// What is measured.
    #[serde(default)]
    pub of: Measure,
    /// So much more for each tier that research has released.
    #[serde(default)]
    pub tier: i8,
}

/// What a variable output looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Measure {
    /// The die; of a pair the higher one.
    #[default]
    Die,
    /// The lower die of a pair.
    Lower,
    /// Both dice of a pair together.
    Sum,
    /// The Counter die.
    Counter,
}

/// A country: how its dice come, change and go.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Country {
    /// A short name without blanks.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// Stars on its board.
    pub complexity: u8,
    /// Its tiles in the rulebook: first and count.
    pub tiles: (TileId, u8),
    /// What happens past 6 and below 1.
    pub edge: Edge,
    /// Does it look at the orientation of dice?
    pub oriented: bool,
    /// Where its dice are rolled.
    pub rolls_into: Zone,
    /// Does it call its hand Reserve?
    pub reserve: bool,
    /// What it does before it rolls.
    pub before_roll: Program,
    /// What it does after it has rolled.
    pub after_roll: Program,
    /// What it may do between placements.
    pub free: Vec<FreeAction>,
    /// The numbers on its Lock tokens.
    pub locks: Vec<Faces>,
    /// What a new Counter die shows.
    pub counter_start: Face,
    /// Country tokens (Converters) on the board at the start, and in all.
    pub converters: (u8, u8),
    /// Does it cycle whenever another such country does?
    pub cycles_together: bool,
    /// Standard and solo dice track.
    pub tracks: [DiceTrack; 2],
}

/// Something a country may do between placements.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct FreeAction {
    /// A short name without blanks.
    pub key: String,
    /// When it may.
    pub when: Vec<Cond>,
    /// What happens.
    pub effect: Program,
}

impl Country {
    /// Its dice track: solo players have one of their own (core p. 27).
    pub const fn track(&self, solo: bool) -> &DiceTrack {
        &self.tracks[solo as usize]
    }
}

/// A dice track: how many dice each slot gives and what the step to it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DiceTrack {
    /// Dice of each slot.
    pub dice: [u8; DiceTrack::MAX],
    /// Capacity for the step from this slot to the next.
    pub costs: [u8; DiceTrack::MAX],
    /// How many slots there are.
    pub len: u8,
}

impl DiceTrack {
    /// More slots than any track has.
    pub const MAX: usize = 8;
}

/// A career badge.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Badge {
    /// A short name without blanks.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// When it may be used.
    pub needs: Vec<Cond>,
    /// What happens.
    pub effect: Program,
}

/// A disaster and its standing rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Disaster {
    /// A short name without blanks.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// Challenge level.
    pub level: u8,
    /// Its cards in the rulebook: first and count.
    pub cards: (CardId, u8),
    /// How its deck is built.
    pub deck: Deck,
    /// What Scenario tokens mean.
    pub scenario: ScenarioTokens,
    /// Do its cards show Toxic values that must be paid for?
    pub toxic: bool,
    /// What every player does before rolling.
    pub before_roll: Program,
    /// Its irregularities in the rulebook: first and count.
    pub irregularities: (IrregularityId, u8),
}

/// How a disaster deck is built (core p. 8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Deck {
    /// All cards, in the order they are printed in.
    Fixed,
    /// Cards drawn from each level: green, yellow, orange, red.
    Levels([u8; 4]),
}

/// What a Scenario token on a tile means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ScenarioTokens {
    /// None are used.
    #[default]
    None,
    /// Holes: -1 output each, at most so many; one more destroys the tile (Appendix p. 2).
    Holes(u8),
    /// Structural integrity: a scorched tile starts with so many (Mission Critical p. 4).
    Integrity(u8),
}

/// The level of a disaster card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Level {
    /// The first cards of a game.
    Green,
    /// Then these.
    Yellow,
    /// Then these.
    Orange,
    /// The last ones.
    Red,
}

/// A disaster card.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Card {
    /// A short name without blanks.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// Its level.
    pub level: Level,
    /// The dice that remove a persistent card; nothing on a momentary one.
    pub slots: Option<CardSlots>,
    /// Its Toxic values.
    pub toxic: Faces,
    /// What it does.
    pub effect: Program,
}

/// The dice that remove a persistent card: one with one or two players, else two (core p. 16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardSlots {
    /// What each slot takes.
    pub faces: [Faces; 2],
    /// How the two dice must go together.
    pub together: Together,
    /// Must each die show a value that is Toxic now?
    pub toxic: bool,
}

/// How the two dice on a persistent card must go together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Together {
    /// Each slot speaks for itself.
    #[default]
    Apart,
    /// Both show the same.
    Equal,
    /// They differ by exactly 1.
    Run,
    /// They add up to at least this.
    Sum(u8),
    /// They come from two players.
    Players,
    /// The second slot's die is the higher one.
    Rising,
}

/// A mission card.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Mission {
    /// A short name without blanks.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// What it consumes of each resource while its die shows 1, 2, 3, 4.
    pub costs: [[u8; 4]; 4],
    /// Is it in the box of a solo game?
    pub solo: bool,
    /// What the crew does each time its cost is consumed, before its die goes up.
    pub standing: Program,
}

/// An irregularity: numbers that stand changed for the whole game, and texts that come back every round.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Irregularity {
    /// A short name without blanks.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// The good half.
    pub benefit: Vec<(Quantity, i8)>,
    /// The bad half.
    pub impediment: Vec<(Quantity, i8)>,
    /// What every player does before rolling, after what the disaster says.
    pub before_roll: Program,
    /// Which half that is.
    pub before_roll_is: Half,
    /// What the crew does in Phase 4 after all cards.
    pub after_cards: Program,
    /// Which half that is.
    pub after_cards_is: Half,
}

/// The two halves of an irregularity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Half {
    /// The good one.
    #[default]
    Benefit,
    /// The bad one.
    Impediment,
}

/// What a Docking Module may do to a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Dock {
    /// The die arrives as it is.
    #[default]
    Plain,
    /// As it is or one higher.
    OrHigher,
    /// As it is or one lower.
    OrLower,
}

/// The printed tracks and tables.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Tables {
    /// Starting drain of a wheel: by number of players (1 to 4), for the holder of one and of several boards.
    pub drain: [[u8; 2]; 4],
    /// Amplify/Strain tokens numbered 1 to 6, by number of players.
    pub amplify_strain: [[u8; 6]; 4],
    /// Disable tokens.
    pub disable: u8,
    /// Starting Capacity and extra drain by difficulty.
    pub difficulty: [(u8, u8); 4],
    /// Where on the Research track tiers 2, 3 and 4 are released, counted in steps from the start.
    pub research: [u8; 3],
    /// Emergency Supply values after the start; the skull follows the last.
    pub emergency: Vec<u8>,
    /// The bonus spaces.
    pub bonus: [u8; 5],
    /// Boost tiles: for each light its Boost 1 and its Boost 2.
    pub boosts: [[TileId; 2]; 2],
    /// Dice in the solo cache.
    pub cache: u8,
    /// Capacity for an Amplify token.
    pub amplify: u8,
    /// Capacity of a resource bonus.
    pub bonus_capacity: u8,
    /// Missions in a game.
    pub missions: u8,
}

impl TryFrom<Parts> for Rulebook {
    type Error = Broken;

    fn try_from(parts: Parts) -> Result<Rulebook, Broken> {
        Rulebook::checked(parts)
    }
}

impl From<Rulebook> for Parts {
    fn from(rulebook: Rulebook) -> Parts {
        rulebook.parts
    }
}

impl std::ops::Deref for Rulebook {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.parts
    }
}

impl Rulebook {
    /// The face of a tile on its red or blue side.
    pub fn face(&self, tile: TileId, light: Light) -> &TileFace {
        &self.faces[usize::from(tile.0) * 2 + light.index()]
    }

    /// A tile.
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[usize::from(tile.0)]
    }

    /// A country.
    pub fn country(&self, country: CountryId) -> &Country {
        &self.countries[usize::from(country.0)]
    }

    /// A badge.
    pub fn badge(&self, badge: BadgeId) -> &Badge {
        &self.badges[usize::from(badge.0)]
    }

    /// A disaster.
    pub fn disaster(&self, disaster: DisasterId) -> &Disaster {
        &self.disasters[usize::from(disaster.0)]
    }

    /// A disaster card.
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[usize::from(card.0)]
    }

    /// A mission card.
    pub fn mission(&self, mission: MissionId) -> &Mission {
        &self.missions[usize::from(mission.0)]
    }

    /// An irregularity.
    pub fn irregularity(&self, irregularity: IrregularityId) -> &Irregularity {
        &self.irregularities[usize::from(irregularity.0)]
    }
}

impl CardSlots {
    /// Two slots of which each speaks for itself.
    pub const fn plain(faces: [Faces; 2]) -> CardSlots {
        CardSlots { faces, together: Together::Apart, toxic: false }
    }
}

impl Together {
    /// Do these two dice go together, in the order of the slots? Say whether one player has placed both.
    pub const fn holds(self, [first, second]: [Face; 2], one_player: bool) -> bool {
        let (first, second) = (first.number(), second.number());
        match self {
            Together::Apart => true,
            Together::Equal => first == second,
            Together::Run => first.abs_diff(second) == 1,
            Together::Sum(least) => first + second >= least,
            Together::Players => !one_player,
            Together::Rising => second > first,
        }
    }
}

impl Slots {
    /// The faces that the slot with this number takes, whatever lies beside it.
    pub const fn faces(self, slot: u8) -> Faces {
        match (self, slot) {
            (Slots::One(faces) | Slots::Separated(faces, _) | Slots::Joined(faces, _), 0) => faces,
            (Slots::Separated(_, faces) | Slots::Joined(_, faces), _) => faces,
            (Slots::Double(faces), _) => faces,
            (Slots::Sum(_), _) => Faces::ALL,
            (Slots::One(_), _) => Faces::EMPTY,
        }
    }

    /// Must two dice be placed at once?
    pub const fn takes_pair(self) -> bool {
        matches!(self, Slots::Joined(..) | Slots::Double(_) | Slots::Sum(_))
    }

    /// May these two be placed together, in this order?
    pub fn fits_pair(self, first: Face, second: Face) -> bool {
        match self {
            Slots::Joined(a, b) => a.has(first) && b.has(second) || a.has(second) && b.has(first),
            Slots::Double(faces) => first.number() == second.number() && faces.has(first),
            Slots::Sum(least) => first.number() + second.number() >= least,
            Slots::One(_) | Slots::Separated(..) => false,
        }
    }
}
