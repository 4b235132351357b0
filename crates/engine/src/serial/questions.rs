//! Questions and answers. A choice is spelled out: what it is among, and every thing that can be chosen.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::dice::few;
use crate::board::Space;
use crate::die::{Die, Face, Way};
use crate::effect::Zone;
use crate::question::{Answer, Asked, Choice, ChoiceKind, Options, Question, Spot};
use crate::resource::{Light, Resource};
use crate::seat::Seat;
use crate::serial::{Form, Word};

forms!(#[serde(deny_unknown_fields)] Answer, "answer", {
    Place { die: Die, spot: Spot },
    Pair { dice: [Die; 2], space: Space },
    Free(index: u8),
    Bonus(resource: Word<Resource>, mission: Option<u8>),
    Research(share: u8),
    Install { index: u8, light: Word<Light> },
    AddDie,
    Amplify,
    Badge(index: u8),
    MakeRoom(space: Space),
    Done,
    Choose(choice: Choice),
    Decline,
});

forms!(#[serde(deny_unknown_fields)] Choice, "choice", {
    Die(zone: Word<Zone>, die: Die),
    Queued(place: u8),
    Pose(die: Die),
    Shift(by: i8),
    Way(way: Word<Way>),
    Branch(number: u8),
    Confirm,
    Tile(space: Space),
    Space(space: Space),
    TokenNumber(number: Face),
    Lock(index: u8),
    Resource(resource: Word<Resource>),
    Seat(seat: Seat),
    Amount(amount: u8),
    Offer(index: u8),
    Bring(die: Die),
    Spend(die: Die),
    Paid,
    Mission(index: u8),
    Dock(index: u8),
    Slot(index: u8),
});

forms!(#[serde(deny_unknown_fields)] ChoiceKind, "among", {
    Die(zone: Word<Zone>),
    Queued,
    Pose,
    Shift,
    Way,
    Branch,
    Confirm,
    Tile,
    Space,
    TokenNumber,
    Lock,
    Resource,
    Seat,
    Amount,
    Offer,
    Payment,
    Mission,
    Dock,
    Slot,
});

forms!(#[serde(deny_unknown_fields)] Question, "question", {
    Place,
    Bonus,
    Spend,
    Choose(options: Options),
});

forms!(#[serde(deny_unknown_fields)] Asked, "asked", {
    Seat(seat: Seat),
    Crew,
});

/// What can be chosen, in words.
#[derive(Serialize, Deserialize)]
struct Spelled {
    #[serde(flatten)]
    kind: ChoiceKind,
    #[serde(deserialize_with = "choices")]
    choices: Vec<Choice>,
    may: bool,
}

/// No choice has more than 64 options.
fn choices<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Choice>, D::Error> {
    few(deserializer, 64)
}

impl Form for Options {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            Spelled { kind: self.kind, choices: self.choices().collect(), may: self.may }.serialize(serializer)
        } else {
            (self.kind, self.options, self.may).serialize(serializer)
        }
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Options, D::Error> {
        if !deserializer.is_human_readable() {
            let (kind, options, may) = Deserialize::deserialize(deserializer)?;
            let read = Options { kind, options, may };
            let meaningless = |option: u8| options & (1 << option) != 0 && read.choice(option).is_none();
            return if (0..64).any(meaningless) {
                Err(Error::custom("an option that means nothing"))
            } else {
                Ok(read)
            };
        }
        let Spelled { kind, choices, may } = Spelled::deserialize(deserializer)?;
        let mut read = Options { kind, options: 0, may };
        for choice in choices {
            let option = read.option_of(choice).ok_or_else(|| Error::custom("a choice of another kind"))?;
            read.options |= 1 << option;
        }
        Ok(read)
    }
}

travels!(Answer, Choice, ChoiceKind, Question, Asked, Options);
