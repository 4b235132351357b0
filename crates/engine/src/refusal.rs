//! Refusals: why an answer is not taken, as data. The state stays as it was.

use crate::board::Space;
use crate::die::{Face, Faces};
use crate::effect::Cond;
use crate::resource::Resource;
use crate::rulebook::Together;
use crate::seat::Seat;

/// Why an answer is not taken.
#[allow(missing_docs, reason = "the fields say what the variant's sentence names")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// Nothing is asked of this player now.
    NotAsked,
    /// The question has been answered or has changed meanwhile.
    Stale,
    /// This answers another kind of question.
    OtherQuestion,
    /// The option is not among those offered.
    NotOffered,
    /// The question cannot be declined.
    MustChoose,
    /// No such die in the hand.
    NoSuchDie,
    /// After using the Habitation Module nothing more is placed.
    Housed,
    /// There is no tile on that space.
    NoTile { space: Space },
    /// The tile belongs to a crew mate.
    NotYours { owner: Seat },
    /// A Disable token lies on it.
    Disabled,
    /// It is scorched and has no Strain token.
    Scorched,
    /// Its padlock is not open.
    Locked,
    /// The slot is filled, or the tile has no such slot.
    SlotFilled,
    /// Equal slots are filled from the first on.
    FirstSlotFirst,
    /// The slot takes other values.
    WrongFace { takes: Faces },
    /// The die must be higher than the Counter die.
    CounterNotBeaten { counter: Face },
    /// Joined slots are filled with two dice at once.
    TakesTwo,
    /// The tile takes one die at a time.
    TakesOne,
    /// The two dice must be equal.
    NotDouble,
    /// The two dice must add up to more.
    SumTooLow { least: u8 },
    /// A Toxic die costs another die of the hand.
    ToxicUnpaid { missing: u8 },
    /// A mission is started with a 1.
    MissionNeedsOne,
    /// There is no mission to start.
    NoMission,
    /// There is no such persistent card.
    NoSuchCard,
    /// With so few players the card has only one slot.
    OneSlotOnly,
    /// The two dice on the card do not go together, or no other die could go with this one.
    NotTogether { together: Together },
    /// The card takes only values that are Toxic now.
    NotToxic { toxic: Faces },
    /// The Docking Module is taken.
    DockTaken,
    /// The Docking Module is disabled.
    DockDisabled,
    /// There is no such thing.
    NoSuchThing,
    /// The free action, badge or purchase needs something.
    Needs { cond: Cond },
    /// The free action has nothing to work on now.
    NothingToDo,
    /// More Capacity is needed.
    CapacityShort { cost: u8, have: u16 },
    /// The Research track is at its end.
    ResearchComplete,
    /// More than is missing for the step.
    MoreThanMissing { missing: u8 },
    /// The tile is installed or destroyed.
    NotInOffer,
    /// The tile's tier is not released.
    TierNotReleased { tier: u8, released: u8 },
    /// The tile must lie on the side of your boards.
    WrongSide,
    /// The board is full and none of your tiles can give way.
    BoardFull,
    /// There are empty spaces, so nothing needs to give way.
    BoardNotFull,
    /// The dice track is at its end.
    TrackComplete,
    /// No Amplify/Strain token is left.
    NoToken,
    /// Every tile has an Amplify token.
    AllAmplified,
    /// The badge was used this round.
    BadgeUsed,
    /// The red marker has not reached the next bonus space.
    NoBonus { resource: Resource, next: Option<u8> },
    /// The bonus of this resource was taken or declined this round.
    BonusTaken,
    /// The resource is controlled by a crew mate, and so is its bonus.
    NotYourBoard { resource: Resource },
    /// No mission with this number is active.
    NoSuchMission,
}

impl Refusal {
    /// The place in the rules it rests on: book and page, or a ruling.
    pub const fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver | Refusal::NotAsked | Refusal::Stale => "A1",
            Refusal::OtherQuestion | Refusal::NotOffered | Refusal::NoSuchThing => "A1",
            Refusal::MustChoose => "core p. 15",
            Refusal::NoSuchDie => "core p. 13",
            Refusal::Housed => "core p. 17",
            Refusal::NoTile { .. } | Refusal::NotYours { .. } => "core p. 13",
            Refusal::Disabled => "core p. 15",
            Refusal::Scorched => "Mission Critical p. 5",
            Refusal::Locked => "Mission Critical p. 10",
            Refusal::SlotFilled | Refusal::FirstSlotFirst | Refusal::WrongFace { .. } => "core p. 14",
            Refusal::CounterNotBeaten { .. } => "Mission Critical p. 13",
            Refusal::TakesTwo | Refusal::TakesOne | Refusal::NotDouble | Refusal::SumTooLow { .. } => "core p. 14",
            Refusal::ToxicUnpaid { .. } => "Appendix p. 4, A69",
            Refusal::MissionNeedsOne | Refusal::NoMission => "core p. 16",
            Refusal::NoSuchCard | Refusal::OneSlotOnly => "core p. 16, A65",
            Refusal::NotTogether { .. } => "core p. 16",
            Refusal::NotToxic { .. } => "core p. 16, Appendix p. 4",
            Refusal::DockTaken => "core p. 17",
            Refusal::DockDisabled => "A16",
            Refusal::Needs { .. } | Refusal::NothingToDo => "A5",
            Refusal::CapacityShort { .. } => "core p. 25",
            Refusal::ResearchComplete | Refusal::MoreThanMissing { .. } => "core p. 25",
            Refusal::NotInOffer | Refusal::TierNotReleased { .. } | Refusal::WrongSide => "core p. 26",
            Refusal::BoardFull | Refusal::BoardNotFull => "core p. 26, A33",
            Refusal::TrackComplete => "core p. 26",
            Refusal::NoToken | Refusal::AllAmplified => "core p. 20, p. 27",
            Refusal::BadgeUsed => "core p. 26",
            Refusal::NoBonus { .. } | Refusal::BonusTaken | Refusal::NotYourBoard { .. } => "core p. 22",
            Refusal::NoSuchMission => "core p. 22, A50",
        }
    }

    /// A word for it, for programs and for the words of a language; it never changes.
    pub const fn key(&self) -> &'static str {
        match self {
            Refusal::GameOver => "game-over",
            Refusal::NotAsked => "not-asked",
            Refusal::Stale => "stale",
            Refusal::OtherQuestion => "other-question",
            Refusal::NotOffered => "not-offered",
            Refusal::MustChoose => "must-choose",
            Refusal::NoSuchDie => "no-such-die",
            Refusal::Housed => "housed",
            Refusal::NoTile { .. } => "no-tile",
            Refusal::NotYours { .. } => "not-yours",
            Refusal::Disabled => "disabled",
            Refusal::Scorched => "scorched",
            Refusal::Locked => "locked",
            Refusal::SlotFilled => "slot-filled",
            Refusal::FirstSlotFirst => "first-slot-first",
            Refusal::WrongFace { .. } => "wrong-face",
            Refusal::CounterNotBeaten { .. } => "counter-not-beaten",
            Refusal::TakesTwo => "takes-two",
            Refusal::TakesOne => "takes-one",
            Refusal::NotDouble => "not-double",
            Refusal::SumTooLow { .. } => "sum-too-low",
            Refusal::ToxicUnpaid { .. } => "toxic-unpaid",
            Refusal::MissionNeedsOne => "mission-needs-one",
            Refusal::NoMission => "no-mission",
            Refusal::NoSuchCard => "no-such-card",
            Refusal::OneSlotOnly => "one-slot-only",
            Refusal::NotTogether { .. } => "not-together",
            Refusal::NotToxic { .. } => "not-toxic",
            Refusal::DockTaken => "dock-taken",
            Refusal::DockDisabled => "dock-disabled",
            Refusal::NoSuchThing => "no-such-thing",
            Refusal::Needs { .. } => "needs",
            Refusal::NothingToDo => "nothing-to-do",
            Refusal::CapacityShort { .. } => "capacity-short",
            Refusal::ResearchComplete => "research-complete",
            Refusal::MoreThanMissing { .. } => "more-than-missing",
            Refusal::NotInOffer => "not-in-offer",
            Refusal::TierNotReleased { .. } => "tier-not-released",
            Refusal::WrongSide => "wrong-side",
            Refusal::BoardFull => "board-full",
            Refusal::BoardNotFull => "board-not-full",
            Refusal::TrackComplete => "track-complete",
            Refusal::NoToken => "no-piece",
            Refusal::AllAmplified => "all-amplified",
            Refusal::BadgeUsed => "badge-used",
            Refusal::NoBonus { .. } => "no-bonus",
            Refusal::BonusTaken => "bonus-taken",
            Refusal::NotYourBoard { .. } => "not-your-board",
            Refusal::NoSuchMission => "no-such-mission",
        }
    }
}
