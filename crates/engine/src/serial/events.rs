//! Events, each as an object that names what happened.

use crate::board::{Sector, Space};
use crate::die::Die;
use crate::effect::Zone;
use crate::event::{Event, Spot};
use crate::resource::{Light, Resource};
use crate::rulebook::{CardId, MissionId};
use crate::seat::Seat;
use crate::serial::Word;
use crate::table::{Outcome, Phase, Token};

forms!(#[serde(deny_unknown_fields)] Spot, "spot", {
    Tile(space: Space, slot: u8),
    Mission,
    Card(index: u8, slot: u8),
    Dock(index: u8),
    Habitation,
});

forms!(#[serde(deny_unknown_fields)] Outcome, "outcome", {
    Won,
    Starved(resource: Word<Resource>),
    OutOfSupplies,
    StationDestroyed,
});

forms!(#[serde(deny_unknown_fields)] Event, "event", {
    RoundBegan { round: u8 },
    PhaseBegan(phase: Phase),
    Rolled { seat: Seat, zone: Word<Zone>, die: Die },
    Gained { seat: Seat, zone: Word<Zone>, die: Die },
    Received { seat: Seat, from: Seat, die: Die },
    Rerolled { seat: Seat, zone: Word<Zone>, at: u8, from: Die, to: Die },
    Turned { seat: Seat, zone: Word<Zone>, at: u8, from: Die, to: Die },
    Moved { seat: Seat, from: Word<Zone>, to: Word<Zone>, at: u8, die: Die },
    Discarded { seat: Seat, zone: Word<Zone>, at: u8, die: Die },
    FellOff { seat: Seat, zone: Word<Zone>, at: u8, die: Die },
    PaidToxic { seat: Seat, die: Die },
    Placed { seat: Seat, die: Die, spot: Spot },
    PairPlaced { seat: Seat, dice: [Die; 2], space: Space },
    Cycled { seat: Seat, count: u8 },
    KeptJoined { seat: Seat },
    ConvertersGained { seat: Seat, count: u8 },
    ConverterSpent { seat: Seat },
    PickedUp { seat: Seat, space: Space },
    Exchanged { seat: Seat, space: Space, die: Die },
    CounterTurned { space: Space, to: Die },
    CounterReplaced { space: Space, slot: u8 },
    LocksLifted { seat: Seat },
    LockPlaced { space: Space, lock: u8 },
    LocksSwapped { one: Space, other: Space },
    Unlocked { space: Space },
    Discounted { seat: Seat, by: u8 },
    Generated { resource: Word<Resource>, amount: i16, space: Option<Space> },
    StrainFelt { resource: Word<Resource>, space: Space },
    Consumed { resource: Word<Resource>, amount: u8 },
    MissionRevealed { mission: MissionId },
    MissionAdvanced { index: u8 },
    MissionCompleted { index: u8 },
    Drained { resource: Word<Resource>, by: u8 },
    Overflowed { resource: Word<Resource>, by: u8 },
    Reduced { resource: Word<Resource>, by: u8 },
    BonusTaken { resource: Word<Resource> },
    CapacityGained { seat: Seat, by: u16 },
    CapacitySpent { seat: Seat, by: u8 },
    SuppliesOpened,
    SuppliedTo { resource: Word<Resource>, amount: u8 },
    CardRevealed { card: CardId },
    CardRemoved { index: u8 },
    Hit { space: Space },
    TileDisabled { space: Space },
    DockDisabled { dock: u8 },
    TileDestroyed { space: Space },
    OfferDestroyed { seat: Seat, index: u8 },
    Scorched { space: Space, tokens: u8 },
    Worn { space: Space },
    Amplified { space: Space, token: Token },
    Strained { space: Space, token: Token },
    TokensRemoved,
    NegativesMoved { from: Space, to: Space, resource: Word<Resource> },
    ResearchPaid { seat: Seat, by: u8 },
    ResearchAdvanced { tier: u8 },
    ResearchReturned,
    Installed { seat: Seat, index: u8, light: Word<Light>, space: Space },
    TrackMoved { seat: Seat, by: i8 },
    BadgeUsed { seat: Seat, index: u8 },
    Permitted { seat: Seat },
    PermitUsed { seat: Seat },
    FewerDice { seat: Seat, by: u8 },
    SectorRolled(sector: Sector),
    RoundReset,
    SaidDone { seat: Seat },
    Reopened { seat: Seat },
    Ended(outcome: Outcome),
});

travels!(Spot, Outcome, Event);
