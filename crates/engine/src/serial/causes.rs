//! Causes, and what happened with its cause.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::Space;
use crate::cause::{Cause, Happened};
use crate::event::Event;
use crate::resource::Resource;
use crate::rulebook::{CardId, MissionId};
use crate::seat::Seat;
use crate::serial::{Form, Word};

forms!(#[serde(deny_unknown_fields)] Cause, "cause", {
    Round,
    Roll,
    Placement { seat: Seat },
    Done { seat: Seat },
    Tile { space: Space },
    Country { seat: Seat },
    FreeAction { seat: Seat, index: u8 },
    Badge { seat: Seat, index: u8 },
    Dock { seat: Seat, dock: u8 },
    CalledCycle,
    Disaster,
    Card { card: CardId },
    Income,
    Habitation,
    Wear,
    Mission { mission: MissionId },
    Bonus { resource: Word<Resource> },
    Check,
    Capacity,
    Research { seat: Seat },
    Install { seat: Seat, index: u8 },
    AddDie { seat: Seat },
    Amplify { seat: Seat },
    MakeRoom { seat: Seat },
});

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    event: Event,
    cause: Cause,
}

impl Form for Happened {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Told { event: self.event, cause: self.cause }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Happened, D::Error> {
        let Told { event, cause } = Told::deserialize(deserializer)?;
        Ok(Happened { event, cause })
    }
}

travels!(Cause, Happened);
