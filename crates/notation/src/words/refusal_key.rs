//! A word for every refusal, for programs.

use engine::game::UndoRefusal;
use engine::refusal::Refusal;

/// A word for a refusal, for programs; it never changes.
pub const fn refusal_key(refusal: &Refusal) -> &'static str {
    match refusal {
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

/// A word for an undo that is refused, for programs; it never changes.
pub const fn undo_refusal_key(refusal: &UndoRefusal) -> &'static str {
    match refusal {
        UndoRefusal::Nothing => "nothing-to-undo",
        UndoRefusal::Fence { .. } => "fence",
        UndoRefusal::Others { .. } => "others-built-on-it",
    }
}
