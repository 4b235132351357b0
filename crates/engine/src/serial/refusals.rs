//! Why an answer, a setup or an undo is not taken. A refusal carries the place in the rules it rests on.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::Space;
use crate::die::{Face, Faces};
use crate::effect::Cond;
use crate::event::Event;
use crate::game::UndoRefusal;
use crate::refusal::Refusal;
use crate::resource::Resource;
use crate::rulebook::{BadgeId, CountryId, IrregularityId, Level, Together};
use crate::seat::Seat;
use crate::serial::{Form, Word};
use crate::setup::{Component, SetupError};

forms!(Refusal, "refusal", {
    GameOver,
    NotAsked,
    Stale,
    OtherQuestion,
    NotOffered,
    MustChoose,
    NoSuchDie,
    Housed,
    NoTile { space: Space },
    NotYours { owner: Seat },
    Disabled,
    Scorched,
    Locked,
    SlotFilled,
    FirstSlotFirst,
    WrongFace { takes: Word<Faces> },
    CounterNotBeaten { counter: Face },
    TakesTwo,
    TakesOne,
    NotDouble,
    SumTooLow { least: u8 },
    ToxicUnpaid { missing: u8 },
    MissionNeedsOne,
    NoMission,
    NoSuchCard,
    OneSlotOnly,
    DockTaken,
    DockDisabled,
    NoSuchThing,
    Needs { cond: Word<Cond> },
    NothingToDo,
    CapacityShort { cost: u8, have: u16 },
    ResearchComplete,
    MoreThanMissing { missing: u8 },
    NotInOffer,
    TierNotReleased { tier: u8, released: u8 },
    WrongSide,
    BoardFull,
    BoardNotFull,
    TrackComplete,
    NoToken,
    AllAmplified,
    BadgeUsed,
    NoBonus { resource: Word<Resource>, next: Option<u8> },
    BonusTaken,
    NotYourBoard { resource: Word<Resource> },
    NoSuchMission,
    NotTogether { together: Word<Together> },
    NotToxic { toxic: Word<Faces> },
});

forms!(#[serde(deny_unknown_fields)] Together, "together", {
    Apart,
    Equal,
    Run,
    Sum(least: u8),
    Players,
    Rising,
});

forms!(#[serde(deny_unknown_fields)] Cond, "cond", {
    HasCrewMate,
    QueueAtLeast(count: u8),
    HandAtMost(count: u8),
    HandAtLeast(count: u8),
    CapacityAtLeast(count: u8),
    TokensInStock(count: u8),
    DisableInStock,
    OwnCleanTile,
    OwnUnstrainedTile,
    AnotherCanAmplify,
    NegativesCanMove,
    OfferHolds,
    BoardRoom(by: u8),
    TierAhead,
    ToxicDiceAtLeast(count: u8),
    ResourceAtLeast(resource: Word<Resource>, count: u8),
    ResourceAtMost(resource: Word<Resource>, count: u8),
    MissionActive,
    PersistentAtLeast(count: u8),
    IdleAtLeast(count: u8),
    DocksUsedAtLeast(count: u8),
    HousedAtLeast(count: u8),
});

forms!(#[serde(deny_unknown_fields)] SetupError, "setup_error", {
    Players { count: usize },
    Unknown { what: Component, id: usize },
    CountryTwice { country: CountryId },
    Board { resource: Word<Resource> },
    Split { seat: Seat },
    BadgeTwice { badge: BadgeId },
    SpaceCount { seat: Seat, needed: usize, named: usize },
    SpaceTaken { space: Space },
    Irregularity { irregularity: IrregularityId },
    TooFewCards { level: Option<Word<Level>> },
    TooFewMissions { needed: usize, there: usize },
    NamedCards,
    NoStarters { country: CountryId },
});

forms!(#[serde(deny_unknown_fields)] UndoRefusal, "undo_refusal", {
    Nothing,
    Fence { event: Event },
    Others { seat: Seat },
});

travels!(SetupError, UndoRefusal);

/// A refusal in words, with its rule; who reads it back knows the rule anyway.
#[derive(Serialize)]
struct Explained {
    #[serde(flatten)]
    refusal: Word<Refusal>,
    rule: &'static str,
}

impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            Explained { refusal: Word(*self), rule: self.rule() }.serialize(serializer)
        } else {
            self.write(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Refusal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Refusal, D::Error> {
        Refusal::read(deserializer)
    }
}
