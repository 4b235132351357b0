//! Who is in the room, and who holds which seat.

use ai::Kind;
use serde::{Deserialize, Serialize};

/// Somebody in the room, named by whoever carries the messages: a connection, an account, the person at the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Participant(pub u32);

/// A person in the room, with or without a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Who.
    pub who: Participant,
    /// What the others call them.
    pub name: String,
}

travelling! {
    /// Who answers for a seat.
    #[derive(Copy)]
    pub enum Holder as "Holder", "holder" {
        /// Nobody: the game waits until somebody takes it.
        Nobody {},
        /// Somebody in the room.
        Person {
            /// Who.
            who: Participant,
        },
        /// A bot.
        Bot {
            /// Which kind.
            kind: Kind,
            /// How many answers it may try for a turn, if that is limited.
            nodes: Option<u64>,
        },
    }
}

travelling! {
    /// To whom a seat is handed over.
    #[derive(Copy)]
    pub enum Heir as "Heir", "heir" {
        /// Nobody: the seat is free.
        Nobody {},
        /// Somebody in the room.
        Person {
            /// Who.
            who: Participant,
        },
        /// A bot.
        Bot {
            /// Which kind.
            kind: Kind,
            /// Where its chance comes from. It is not told to the others.
            seed: u64,
            /// How many answers it may try for a turn; nothing leaves it to the bot.
            nodes: Option<u64>,
        },
    }
}

impl Heir {
    /// What everybody is told.
    pub const fn holder(&self) -> Holder {
        match *self {
            Heir::Nobody {} => Holder::Nobody {},
            Heir::Person { who } => Holder::Person { who },
            Heir::Bot { kind, nodes, .. } => Holder::Bot { kind, nodes },
        }
    }
}

impl Holder {
    /// Is it this person?
    pub fn is(&self, who: Participant) -> bool {
        *self == Holder::Person { who }
    }

    /// The person, if it is one.
    pub const fn person(&self) -> Option<Participant> {
        match *self {
            Holder::Person { who } => Some(who),
            Holder::Nobody {} | Holder::Bot { .. } => None,
        }
    }

    /// Is it a bot?
    pub const fn is_bot(&self) -> bool {
        matches!(self, Holder::Bot { .. })
    }
}
