//! The effect language: what tiles, countries, badges, disaster cards and irregularities do, as data.
//!
//! A text is a list of effects, carried out from first to last. Content files are written in these words,
//! [`crate::abilities`] lowers them for the engine, and the words printed on a tile are rendered from them.

use serde::{Deserialize, Serialize};

use crate::die::{Faces, Way};
use crate::resource::{Light, Resource};
use crate::set::{Member, Set};

/// One instruction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    // ── Dice ──
    /// Roll this many new dice into a zone.
    Roll(u8, Zone),
    /// Gain a new die in your hand, set to a value.
    Gain(Value),
    /// Roll dice again where they lie.
    Reroll(Dice),
    /// Roll dice again, and keep the old face where the new one is lower.
    RerollKeepBetter(Dice),
    /// Raise or lower dice.
    Shift(Dice, Steps),
    /// Set dice to a value.
    Set(Dice, Value),
    /// Turn dice to their opposite face.
    Flip(Dice),
    /// Tilt dice a quarter turn.
    Tilt(Dice, Ways),
    /// Turn dice on the spot: the top stays, the front may become any of the other three.
    Turn(Dice),
    /// Move dice to another zone as they are.
    Move(Dice, Zone),
    /// Return dice to the supply.
    Discard(Dice),
    /// Cycle between `.0` and `.1` dice from the front of your queue to its back; bound crew mates cycle too.
    Cycle(u8, u8),
    /// Put a copy of each die placed on this tile into the cache.
    CopyToCache,
    // ── Country pieces ──
    /// Take country tokens (Converters) from beside the board, as many as are left.
    GainConverter(u8),
    /// Spend one country token; without one, or without two dice to use it on, nothing that follows happens.
    SpendConverter,
    /// Exchange a die of your hand with a Counter die.
    Exchange(Counters),
    /// Raise or lower a Counter die.
    ShiftCounter(Counters, Steps),
    /// Take a Counter die of 2 or more into your hand and leave a 1; only before placing on its tile.
    PickUp,
    /// Return all Lock tokens to the Country board.
    LiftLocks,
    /// Put a Lock token on every padlock tile that lacks one, as far as they go.
    PlaceLocks,
    /// Exchange two of your Lock tokens; each keeps its side up.
    SwapLocks,
    /// Turn a Lock token to its open side if every die in your hand matches it.
    Unlock,
    /// Bring dice from storage into your hand by spending stored dice of at least their total.
    Pay,
    /// Every payment costs this much less for the rest of the round.
    Discount(u8),
    // ── Tiles on the board ──
    /// Hit tiles: a Scenario token each; one too many destroys the tile.
    Hit(Tiles),
    /// Take a Scenario token off tiles, one each.
    Mend(Tiles),
    /// Put a Disable token on tiles.
    Disable(Tiles),
    /// Remove tiles from the game.
    Destroy(Tiles),
    /// Put a Strain token of a chosen number on tiles.
    Strain(Tiles),
    /// Put an Amplify token of a chosen number on tiles.
    Amplify(Tiles),
    /// Scorch this many of your tiles.
    Scorch(u8),
    /// Move all negative tokens of any tile to an own tile that has none.
    MoveNegatives,
    /// Roll the Disaster die; it names a sector for what follows.
    RollSector,
    /// Put a Disable token on this many Docking Modules, the free ones of the crew's choice.
    DisableDocks(u8),
    // ── Wheels, Capacity, tracks ──
    /// Drain resources.
    Drain(Wheels, Amount),
    /// Reduce the drain of resources.
    Reduce(Wheels, u8),
    /// Gain Capacity.
    GainCapacity(u8),
    /// Lose Capacity, as far as there is any.
    LoseCapacity(Amount),
    /// Pay Capacity; without enough of it nothing that follows happens.
    SpendCapacity(u8),
    /// Lose up to this much Capacity of your choice and let another player gain it.
    Transfer(u8),
    /// Move the dice track marker this many slots to the left, as far as it goes.
    TrackBack(u8),
    /// Roll this many dice fewer in the next round.
    FewerDice(Amount),
    /// Gain a die of any value that is kept for the next round.
    KeepDie,
    /// You may buy one tile of the next tier in this phase.
    Permit,
    /// Destroy a tile in your Offer row.
    DestroyOffer,
    // ── Shape of a text ──
    /// You may do all of this, or none of it.
    May(Vec<Effect>),
    /// Choose one of these.
    Either(Vec<Vec<Effect>>),
    /// Do this again and again until it cannot be done or is declined.
    Repeat(Vec<Effect>),
    /// Every one of these players does this, in the order of seats.
    EachSeat(Who, Vec<Effect>),
    /// Choose a player, who does this.
    Give(Who, Vec<Effect>),
    /// Do this only under a condition.
    If(Cond, Vec<Effect>),
    /// Do this only where a condition does not hold.
    Unless(Cond, Vec<Effect>),
}

/// Where dice lie. What a country calls its hand (pool or Reserve) is always `Pool`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Zone {
    /// The dice that can be placed.
    #[default]
    Pool,
    /// Set aside; cannot be placed.
    Storage,
    /// In line; only the front die ever leaves.
    Queue,
    /// The solo cache, kept between rounds.
    Cache,
    /// Dice of the Medical Officer, waiting for the next roll.
    Kept,
}

/// Which dice an effect speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Dice {
    /// Where they lie.
    #[serde(rename = "in")]
    pub zone: Zone,
    /// Which of them.
    pub of: Filter,
    /// How many of those.
    pub take: Take,
}

/// Which dice of a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Filter {
    /// Any.
    #[default]
    Any,
    /// Those that show one of these faces.
    Of(Faces),
    /// A different die than the one just changed: any die if several were changed at once, or if that one has left its
    /// zone.
    Another,
    /// The die at this place in the queue, counted from 1.
    Nth(u8),
    /// The die in the queue at the place that the placed die shows.
    NthPlaced,
    /// Those higher than the placed die.
    AbovePlaced,
    /// Those lower than the placed die.
    BelowPlaced,
}

/// How many dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Take {
    /// One of your choice.
    #[default]
    One,
    /// This many, one after the other.
    Exactly(u8),
    /// At most this many, one after the other.
    UpTo(u8),
    /// All of them.
    All,
    /// All but one of your choice.
    AllButOne,
    /// All that show one value of your choice.
    AllAlike,
}

impl Take {
    /// Are dice picked one after the other, and no others changed?
    pub const fn one_by_one(self) -> bool {
        match self {
            Take::One | Take::Exactly(_) | Take::UpTo(_) => true,
            Take::All | Take::AllButOne | Take::AllAlike => false,
        }
    }
}

/// How far a die is shifted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Steps {
    /// Up by this much.
    Up(u8),
    /// Down by this much.
    Down(u8),
    /// Up or down by exactly this much.
    Either(u8),
    /// Up or down by at least 1 and at most this much.
    Within(u8),
}

/// What a die is set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Value {
    /// The placed die, exactly as it lies.
    Placed,
    /// The placed die, shifted.
    PlacedBy(Steps),
    /// The placed die, tilted.
    PlacedTilted(Ways),
    /// The placed die, turned to its opposite face.
    PlacedFlipped,
    /// Any of these faces.
    Of(Faces),
    /// The Counter die of this tile.
    Counter,
    /// The Counter die of a neighbouring own tile.
    NeighbourCounter,
    /// A number of this tile's Lock token.
    Lock,
    /// Its place in the queue.
    Position,
}

/// A set of tilting ways, written as a list.
pub type Ways = Set<Way>;

/// Which Counter dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Counters {
    /// The one on this tile.
    Here,
    /// Any one of yours.
    Any,
    /// Any one of yours on a neighbouring tile.
    Neighbour,
}

/// Which tiles. Inside [`Effect::EachSeat`] and on a badge they are that player's own, elsewhere everybody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tiles {
    /// How many of those that fit.
    pub take: TakeTiles,
    /// Those that produce this resource (A35).
    pub produce: Option<Resource>,
    /// Those with this light.
    pub light: Option<Light>,
    /// Those of these tiers.
    pub tiers: Tiers,
    /// Those with (or without) Scenario tokens.
    pub marked: Option<bool>,
    /// Those that this card has just hit.
    pub just_hit: bool,
    /// Those in the rolled sector and this many after it.
    pub sectors: Option<u8>,
    /// Those in a row of this kind.
    pub row: Option<Row>,
    /// Those with (or without) a die placed this round.
    pub active: Option<bool>,
    /// Those without negative tokens.
    pub clean: bool,
    /// Those with (or without) a Strain token.
    pub strained: Option<bool>,
    /// Those with (or without) an Amplify token.
    pub amplified: Option<bool>,
    /// Those with (or without) a Disable token.
    pub disabled: Option<bool>,
    /// Everybody's, even inside `EachSeat` and on a badge.
    pub anyone: bool,
}

/// How many tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum TakeTiles {
    /// All of them.
    #[default]
    All,
    /// This many, of the players' choice.
    Choose(Amount),
    /// The one with the highest Capacity cost.
    MostExpensive,
}

/// A set of tiers, written as a list; all of them go without saying.
pub type Tiers = Set<Tier>;

/// Where a tile comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Tier {
    /// On the board from the beginning.
    Starter,
    /// On offer from the beginning.
    One,
    /// Released by research.
    Two,
    /// Released by research.
    Three,
    /// Released by research.
    Four,
    /// A Boost tile.
    Boost,
}

impl Tier {
    /// All six.
    pub const ALL: [Tier; 6] = [Tier::Starter, Tier::One, Tier::Two, Tier::Three, Tier::Four, Tier::Boost];
}

impl Member for Tier {
    type Bits = u8;
    const EVERY: u8 = 0b11_1111;

    fn bit(self) -> u8 {
        self as u8
    }

    fn from_bit(bit: u8) -> Option<Tier> {
        Tier::ALL.get(usize::from(bit)).copied()
    }
}

impl Default for Tiers {
    fn default() -> Tiers {
        Tiers::ALL
    }
}

/// The two rows of a side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Row {
    /// Sectors 1, 3, 5, 7.
    Outer,
    /// Sectors 2, 4, 6, 8.
    Inner,
}

/// Which Resource wheels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Wheels {
    /// This one.
    One(Resource),
    /// All four.
    Each,
    /// The board this badge lies on.
    ThisBoard,
    /// Another board than the one this badge lies on, of your choice.
    Another,
    /// One of the players' choice.
    Choose,
}

/// How much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Amount {
    /// This much.
    N(u8),
    /// By the number of dice on the Toxic Leak aid: for 0, 1, 2 … 6 and for 7 or more.
    ByToxicDice([u8; 8]),
    /// By the number of players: for 1, 2, 3 and 4.
    ByPlayers([u8; 4]),
    /// So much for each of some things.
    Per(Per),
}

/// So much for each of some things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Per {
    /// How much for each.
    pub each: u8,
    /// What is counted.
    pub of: Count,
    /// At most so much in all; that there is no limit goes without saying.
    #[serde(default = "no_limit")]
    pub most: u8,
}

impl Per {
    /// What `most` is where there is no limit.
    pub const NO_LIMIT: u8 = u8::MAX;

    /// So much for each, without a limit.
    pub const fn new(each: u8, of: Count) -> Per {
        Per { each, of, most: Per::NO_LIMIT }
    }

    /// What it comes to for so many things.
    pub fn times(self, count: u8) -> u8 {
        self.each.saturating_mul(count).min(self.most)
    }
}

fn no_limit() -> u8 {
    Per::NO_LIMIT
}

/// What is counted. Tiles are a player's own inside [`Effect::EachSeat`] and on a badge, elsewhere everybody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Count {
    /// Persistent cards face up.
    Persistent,
    /// Tiles with Scenario tokens.
    Marked,
    /// Tiles without a die placed this round.
    Idle,
    /// Those of them that produce this resource.
    IdleOf(Resource),
    /// Tiles with a Disable token.
    Disabled,
    /// Active missions.
    Missions,
    /// Tiles.
    Tiles,
    /// Tiles of tier 3 and 4.
    HighTiles,
}

impl Default for Amount {
    fn default() -> Amount {
        Amount::N(1)
    }
}

/// Which players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Who {
    /// Every player, or any one.
    Anyone,
    /// Any player but the one who acts; alone, that player (A121).
    Another,
    /// Players with tiles of this light; alone, both apply (A120).
    Light(Light),
}

/// What must hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cond {
    /// There is at least one other player.
    HasCrewMate,
    /// The queue holds at least this many dice.
    QueueAtLeast(u8),
    /// The hand holds at most this many dice.
    HandAtMost(u8),
    /// The hand holds at least this many dice.
    HandAtLeast(u8),
    /// This much Capacity is left.
    CapacityAtLeast(u8),
    /// This many Amplify/Strain tokens are in the stock.
    TokensInStock(u8),
    /// A Disable token is in the stock.
    DisableInStock,
    /// You own a tile without negative tokens.
    OwnCleanTile,
    /// You own a tile without a Strain token.
    OwnUnstrainedTile,
    /// Another player (alone: you) owns a tile without an Amplify token.
    AnotherCanAmplify,
    /// There are negative tokens to move, and an own clean tile to take them.
    NegativesCanMove,
    /// Your Offer row holds a tile.
    OfferHolds,
    /// This badge's board can be drained this much without overflow (A46).
    BoardRoom(u8),
    /// There is a tier that is not released yet.
    TierAhead,
    /// This many dice at least lie on the Toxic Leak aid.
    ToxicDiceAtLeast(u8),
    /// At least this much of a resource is available now.
    ResourceAtLeast(Resource, u8),
    /// At most this much of a resource is available now.
    ResourceAtMost(Resource, u8),
    /// A mission is active.
    MissionActive,
    /// This many persistent cards at least are face up.
    PersistentAtLeast(u8),
    /// This many tiles at least are without a die placed this round: own ones inside `EachSeat`, else everybody's.
    IdleAtLeast(u8),
    /// This many dice at least lie on Docking Modules.
    DocksUsedAtLeast(u8),
    /// This many dice at least lie in the Habitation Module.
    HousedAtLeast(u8),
}

/// A standing change of a number of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Quantity {
    /// Dice each player rolls at the start of a round.
    DiceRolled,
    /// Capacity for a step of research, in all.
    ResearchCost,
    /// Capacity for a tile.
    TileCost,
    /// Capacity for an Amplify token.
    AmplifyCost,
    /// Capacity for a step on the dice track.
    DieCost,
    /// Capacity each player gains in Phase 3.
    CapacityGained,
    /// Capacity each player gains by a resource bonus.
    BonusCapacity,
    /// What an activated tile makes, each.
    TileOutput,
    /// What each die in the Habitation Module makes.
    HabitationOutput,
    /// What every resource gains at the start of Phase 2.
    Income,
    /// Scenario tokens a tile can hold under falling meteors.
    HitLimit,
    /// Missions to be completed.
    MissionsToWin,
    /// The lowest amount that needs no emergency supplies.
    SafeAmount,
    /// Drain that comes with a tile.
    TileDrain,
}

impl Quantity {
    /// How many there are.
    pub const COUNT: usize = Quantity::TileDrain as usize + 1;
    /// All of them.
    pub const ALL: [Quantity; Quantity::COUNT] = [
        Quantity::DiceRolled,
        Quantity::ResearchCost,
        Quantity::TileCost,
        Quantity::AmplifyCost,
        Quantity::DieCost,
        Quantity::CapacityGained,
        Quantity::BonusCapacity,
        Quantity::TileOutput,
        Quantity::HabitationOutput,
        Quantity::Income,
        Quantity::HitLimit,
        Quantity::MissionsToWin,
        Quantity::SafeAmount,
        Quantity::TileDrain,
    ];
}
