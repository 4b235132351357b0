//! Every refusal and every mistake of a setup.

use engine::effect::Cond;
use engine::refusal::Refusal;
use engine::resource::Resource;
use engine::rulebook::{BadgeId, CountryId, IrregularityId, Level};
use engine::setup::{Component, SetupError};

use super::{Named, face, seat, space, variants};

pub fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NotAsked,
        Refusal::Stale,
        Refusal::OtherQuestion,
        Refusal::NotOffered,
        Refusal::MustChoose,
        Refusal::NoSuchDie,
        Refusal::Housed,
        Refusal::NoTile { space: space("3b") },
        Refusal::NotYours { owner: seat(2) },
        Refusal::Disabled,
        Refusal::Scorched,
        Refusal::Locked,
        Refusal::SlotFilled,
        Refusal::FirstSlotFirst,
        Refusal::WrongFace { takes: "4-6".parse().unwrap() },
        Refusal::CounterNotBeaten { counter: face(4) },
        Refusal::TakesTwo,
        Refusal::TakesOne,
        Refusal::NotDouble,
        Refusal::SumTooLow { least: 8 },
        Refusal::ToxicUnpaid { missing: 1 },
        Refusal::MissionNeedsOne,
        Refusal::NoMission,
        Refusal::NoSuchCard,
        Refusal::OneSlotOnly,
        Refusal::DockTaken,
        Refusal::DockDisabled,
        Refusal::NoSuchThing,
        Refusal::NothingToDo,
        Refusal::CapacityShort { cost: 5, have: 2 },
        Refusal::ResearchComplete,
        Refusal::MoreThanMissing { missing: 2 },
        Refusal::NotInOffer,
        Refusal::TierNotReleased { tier: 3, released: 1 },
        Refusal::WrongSide,
        Refusal::BoardFull,
        Refusal::BoardNotFull,
        Refusal::TrackComplete,
        Refusal::NoToken,
        Refusal::AllAmplified,
        Refusal::BadgeUsed,
        Refusal::NoBonus { resource: Resource::Power, next: Some(10) },
        Refusal::NoBonus { resource: Resource::Power, next: None },
        Refusal::BonusTaken,
        Refusal::NotYourBoard { resource: Resource::Power },
        Refusal::NoSuchMission,
    ];
    all.extend(conditions().map(|cond| Refusal::Needs { cond }));
    all
}

fn conditions() -> impl Iterator<Item = Cond> {
    let all = [
        Cond::HasCrewMate,
        Cond::QueueAtLeast(2),
        Cond::HandAtMost(3),
        Cond::HandAtLeast(1),
        Cond::CapacityAtLeast(4),
        Cond::TokensInStock(1),
        Cond::DisableInStock,
        Cond::OwnCleanTile,
        Cond::OwnUnstrainedTile,
        Cond::AnotherCanAmplify,
        Cond::NegativesCanMove,
        Cond::OfferHolds,
        Cond::BoardRoom(2),
        Cond::TierAhead,
        Cond::ToxicDiceAtLeast(1),
    ];
    for name in Cond::NAMES {
        assert!(all.iter().any(|cond| cond.name() == *name), "{name} has no example");
    }
    all.into_iter()
}

pub fn setup_errors() -> Vec<SetupError> {
    let unknown = |what| SetupError::Unknown { what, id: 99 };
    vec![
        SetupError::Players { count: 5 },
        unknown(Component::Disaster),
        unknown(Component::Country),
        unknown(Component::Badge),
        unknown(Component::Irregularity),
        SetupError::CountryTwice { country: CountryId(3) },
        SetupError::Board { resource: Resource::Power },
        SetupError::Split { seat: seat(1) },
        SetupError::BadgeTwice { badge: BadgeId(2) },
        SetupError::SpaceCount { seat: seat(1), needed: 4, named: 3 },
        SetupError::SpaceTaken { space: space("3b") },
        SetupError::Irregularity { irregularity: IrregularityId(1) },
        SetupError::TooFewCards { level: Some(Level::Orange) },
        SetupError::TooFewCards { level: None },
        SetupError::TooFewMissions { needed: 4, there: 2 },
        SetupError::NamedCards,
        SetupError::NoStarters { country: CountryId(3) },
    ]
}

variants!(Refusal {
    GameOver,
    NotAsked,
    Stale,
    OtherQuestion,
    NotOffered,
    MustChoose,
    NoSuchDie,
    Housed,
    NoTile,
    NotYours,
    Disabled,
    Scorched,
    Locked,
    SlotFilled,
    FirstSlotFirst,
    WrongFace,
    CounterNotBeaten,
    TakesTwo,
    TakesOne,
    NotDouble,
    SumTooLow,
    ToxicUnpaid,
    MissionNeedsOne,
    NoMission,
    NoSuchCard,
    OneSlotOnly,
    DockTaken,
    DockDisabled,
    NoSuchThing,
    Needs,
    NothingToDo,
    CapacityShort,
    ResearchComplete,
    MoreThanMissing,
    NotInOffer,
    TierNotReleased,
    WrongSide,
    BoardFull,
    BoardNotFull,
    TrackComplete,
    NoToken,
    AllAmplified,
    BadgeUsed,
    NoBonus,
    BonusTaken,
    NotYourBoard,
    NoSuchMission,
});

variants!(Cond {
    HasCrewMate,
    QueueAtLeast,
    HandAtMost,
    HandAtLeast,
    CapacityAtLeast,
    TokensInStock,
    DisableInStock,
    OwnCleanTile,
    OwnUnstrainedTile,
    AnotherCanAmplify,
    NegativesCanMove,
    OfferHolds,
    BoardRoom,
    TierAhead,
    ToxicDiceAtLeast,
});

variants!(SetupError {
    Players,
    Unknown,
    CountryTwice,
    Board,
    Split,
    BadgeTwice,
    SpaceCount,
    SpaceTaken,
    Irregularity,
    TooFewCards,
    TooFewMissions,
    NamedCards,
    NoStarters,
});
