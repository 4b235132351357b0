//! What is in progress: the step, a lane a seat, the texts that are carried out.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::dice::few;
use crate::abilities::{ChangedDice, DiceProgress, DieAt, Guard, Memory, Progress, Source, Target, Text};
use crate::board::{Sector, Space, Spaces};
use crate::die::Die;
use crate::effect::Zone;
use crate::flow::{Cursor, Flow, Lane, Step, WaitingText};
use crate::resource::{Light, Resource, Resources};
use crate::seat::Seat;
use crate::serial::{Form, Word};

forms!(#[serde(deny_unknown_fields)] Step, "step", {
    Prepare,
    Place,
    Split(space: Cursor),
    AnyResource(space: Cursor),
    MissionDie(space: Cursor),
    Habitation,
    Bonus,
    Disaster(index: u8),
    Spend,
    Counter(space: Cursor),
    Over,
    AfterCards(index: u8),
    Standing(index: u8),
});

forms!(#[serde(deny_unknown_fields)] Source, "source", {
    Country,
    FreeAction { index: u8 },
    Disaster,
    Card,
    Tile { space: Space, dice: [Option<Die>; 2] },
    Placement,
    Badge { owner: Seat, index: u8, board: Word<Resource> },
    Dock { dock: u8, die: Die },
    Arrival { dock: u8, die: Die, from: Seat },
    CalledCycle,
    Install { index: u8, light: Word<Light>, paid: u8, permit: bool },
    Amplify,
});

forms!(#[serde(deny_unknown_fields)] Guard, "guard", {
    None,
    Try(exit: Target),
    May(exit: Target),
});

forms!(#[serde(deny_unknown_fields)] Progress, "progress", {
    Start,
    Dice(dice: DiceProgress),
    Exchange(die: DieAt),
    Counter(space: Space),
    Lock(space: Space),
    Payment { brought: u8, spent: u8 },
    Tiles { left: u8, picked: Spaces },
    Tokens { left: u8, tile: Option<Space>, resource: Option<Word<Resource>> },
    Scorch { left: u8, wearing: bool },
    Negatives { from: Space, to: Option<Space> },
    Docks(left: u8),
    Transfer(amount: u8),
    Cached(die: Die),
});

forms!(#[serde(deny_unknown_fields)] DieAt, "die_at", {
    Bag(zone: Word<Zone>, die: Die),
    Queue(at: u8),
});

/// A struct that travels field by field.
macro_rules! fields {
    ($($Type:ident { $($field:ident: $told:ty),* $(,)? })*) => {$(
        const _: () = {
            #[derive(Serialize, Deserialize)]
            #[serde(deny_unknown_fields)]
            struct Told {
                $($field: $told,)*
            }

            impl Form for $Type {
                fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    let $Type { $($field),* } = *self;
                    Told { $($field: crate::serial::Told::tell($field)),* }.serialize(serializer)
                }

                fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                    let Told { $($field),* } = Told::deserialize(deserializer)?;
                    Ok($Type { $($field: crate::serial::Told::meant($field)),* })
                }
            }
        };
    )*};
}

fields! {
    Text {
        at: Target, seat: Option<Seat>, source: Source, guard: Guard, progress: Progress, memory: Memory,
        toxic_debt: u8, reserved_tokens: u8,
    }
    DiceProgress { picked: Option<DieAt>, taken: u8, changed: ChangedDice }
    Memory { changed: Option<DieAt>, sector: Option<Sector>, hit: Spaces }
    WaitingText { program: crate::abilities::Program, source: Source, reserved_tokens: u8 }
    Lane {
        text: Option<Text>, inbox: [Option<WaitingText>; Lane::INBOX], cycles: u8, sorting: bool, done: bool,
        housed: bool, question_number: u16,
    }
    Flow {
        step: Step, lanes: [Lane; Seat::MAX], card: Option<Text>, question_number: u16, bonus_done: Resources,
        reserved_tokens: u8,
    }
}

/// A space, or nothing past the last one.
impl Form for Cursor {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.space().serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Cursor, D::Error> {
        let space = Option::<Space>::deserialize(deserializer)?;
        Ok(space.map_or(Cursor::END, |space| Cursor(space.index() as u8)))
    }
}

impl Form for ChangedDice {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.options().collect::<Vec<u8>>())
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ChangedDice, D::Error> {
        let options: Vec<u8> = few(deserializer, ChangedDice::MAX)?;
        if options.iter().any(|option| *option >= 64) {
            return Err(D::Error::custom("a die that was changed is one of 64 options"));
        }
        Ok(ChangedDice::of(&options))
    }
}

travels!(
    Step,
    Source,
    Guard,
    Progress,
    DieAt,
    Text,
    DiceProgress,
    Memory,
    WaitingText,
    Lane,
    Flow,
    Cursor,
    ChangedDice
);
