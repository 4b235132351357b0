//! The names that a scenario may use for refusals and events. A name that is none of these is a mistake: whoever
//! writes that nothing of the kind happened would be right for ever.
//!
//! `docs/scenario-names.md` lists them for people; it is written by `cargo run -p notation --example names`.

use engine::effect::Zone;
use engine::event::{Event, Spot};
use engine::game::UndoRefusal;
use engine::refusal::Refusal;
use engine::resource::{Light, Resource};
use engine::setup::SetupError;
use engine::table::{Outcome, Phase};

use crate::mistake::Sort;
use crate::names;

/// The names of all variants. The match beside the list holds the same names, so the compiler refuses a list that
/// lacks one, and one that names too many.
macro_rules! variants {
    ($(#[$sentence:meta])* $list:ident: $kind:ident { $($name:ident)* }) => {
        $(#[$sentence])*
        pub const $list: &[&str] = {
            const fn _every_one(one: &$kind) {
                match one {
                    $($kind::$name { .. } => {})*
                }
            }
            &[$(stringify!($name)),*]
        };
    };
}

variants! {
    /// Why an answer is not taken.
    REFUSALS: Refusal {
        GameOver NotAsked Stale OtherQuestion NotOffered MustChoose NoSuchDie Housed NoTile NotYours Disabled Scorched
        Locked SlotFilled FirstSlotFirst WrongFace CounterNotBeaten TakesTwo TakesOne NotDouble SumTooLow ToxicUnpaid
        MissionNeedsOne NoMission NoSuchCard OneSlotOnly NotTogether NotToxic DockTaken DockDisabled NoSuchThing Needs NothingToDo
        CapacityShort ResearchComplete MoreThanMissing NotInOffer TierNotReleased WrongSide BoardFull BoardNotFull
        TrackComplete NoToken AllAmplified BadgeUsed NoBonus BonusTaken NotYourBoard NoSuchMission
    }
}

variants! {
    /// Why something cannot be taken back.
    UNDO_REFUSALS: UndoRefusal { Nothing Fence Others }
}

variants! {
    /// Why a setup is not legal.
    SETUP_ERRORS: SetupError {
        Players Unknown CountryTwice Board Split BadgeTwice SpaceCount SpaceTaken Irregularity TooFewCards
        TooFewMissions NamedCards NoStarters
    }
}

variants! {
    /// What can happen.
    EVENTS: Event {
        RoundBegan PhaseBegan Rolled Gained Received Rerolled Turned Moved Discarded FellOff PaidToxic Placed PairPlaced
        Cycled KeptJoined ConvertersGained ConverterSpent PickedUp Exchanged CounterTurned CounterReplaced LocksLifted
        LockPlaced LocksSwapped Unlocked Discounted Generated StrainFelt Consumed MissionRevealed MissionAdvanced
        MissionCompleted Drained Overflowed Reduced BonusTaken CapacityGained CapacitySpent SuppliesOpened SuppliedTo CardRevealed
        CardRemoved Hit TileDisabled DockDisabled TileDestroyed OfferDestroyed Scorched Worn Amplified Strained
        TokensRemoved NegativesMoved ResearchPaid ResearchAdvanced ResearchReturned Installed TrackMoved BadgeUsed
        Permitted PermitUsed FewerDice SectorRolled RoundReset SaidDone Reopened Ended
    }
}

variants! {
    /// Where dice lie.
    ZONES: Zone { Pool Storage Queue Cache Kept }
}

variants! {
    /// The four resources.
    RESOURCES: Resource { Power Climate Oxygen Nutrition }
}

variants! {
    /// The two lights.
    LIGHTS: Light { Red Blue }
}

variants! {
    /// The six phases.
    PHASES: Phase {
        RollAndPlaceDice CalculateResults UseResources ResolveDisasters SpendCapacity ResetTheRound
    }
}

variants! {
    /// How a game ends.
    OUTCOMES: Outcome { Won Starved OutOfSupplies StationDestroyed }
}

variants! {
    /// Where a die is placed.
    SPOTS: Spot { Tile Mission Card Dock Habitation }
}

/// The words that events use for their parts.
pub const EVENT_PARTS: &[&str] = &[
    "amount", "at", "by", "card", "count", "dice", "die", "dock", "from", "index", "light", "lock", "mission", "one",
    "other", "resource", "round", "seat", "slot", "space", "spot", "tier", "to", "token", "tokens", "zone",
];

/// Names that files from before use, and what they are called now.
const FORMER: [(&str, &str); 3] =
    [("NoPiece", "NoToken"), ("TokensGained", "ConvertersGained"), ("TokenSpent", "ConverterSpent")];

/// A name that is written as it is today, if it is one of these. Case does not matter.
pub(super) fn known(what: &str, list: &[&'static str], name: &str) -> Result<&'static str, String> {
    let former = FORMER.iter().find(|(before, _)| before.eq_ignore_ascii_case(name));
    let name = former.map_or(name, |(_, now)| now);
    match list.iter().find(|known| known.eq_ignore_ascii_case(name)) {
        Some(known) => Ok(known),
        None => Ok(list[names::find(Sort::Word(what.into()), list.iter().copied(), name)?]),
    }
}

/// May an event hold this word: a number, a die, a space, a key or one of the words above?
pub(super) fn in_events(word: &str, keys: impl Fn(&str) -> bool) -> bool {
    let lists = [ZONES, RESOURCES, LIGHTS, PHASES, OUTCOMES, SPOTS, EVENT_PARTS];
    let listed = lists.iter().flat_map(|list| list.iter()).any(|known| known.eq_ignore_ascii_case(word));
    let number = |word: &str| word.parse::<i32>().is_ok();
    let die = word.split_once('/').is_some_and(|(top, front)| number(top) && number(front));
    listed || number(word) || die || names::space(word).is_ok() || keys(word)
}
