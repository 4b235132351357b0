//! A saved position, with what nobody may see: for whoever owns the game, never for a client.

use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Form, Word};
use crate::chance::{Chance, Seed, Tape};
use crate::flow::Flow;
use crate::play::Secret;
use crate::position::Position;
use crate::rulebook::{CardId, MissionId};
use crate::table::{Cards, Missions, Table};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenChance {
    seed: Word<Seed>,
    streams: Vec<WrittenTape>,
}

/// How far a stream is: its block, the next byte of it, and its bytes.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTape {
    block: u32,
    next: u8,
    bytes: Vec<u8>,
}

impl Form for Chance {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Some((seed, tapes)) = self.seeded_parts() else {
            return Err(S::Error::custom("dice that are written down beforehand are no part of a saved position"));
        };
        let written = |tape: &Tape| {
            let (block, next, bytes) = tape.parts();
            WrittenTape { block, next, bytes: bytes.to_vec() }
        };
        WrittenChance { seed: Word(seed), streams: tapes.iter().map(written).collect() }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Chance, D::Error> {
        let WrittenChance { seed: Word(seed), streams } = Deserialize::deserialize(deserializer)?;
        let tapes = streams.iter().map(|tape| Tape::from_parts(tape.block, tape.next, &tape.bytes));
        let tapes: Option<Vec<Tape>> = tapes.collect();
        let chance = tapes.and_then(|tapes| Chance::from_seeded_parts(seed, &tapes));
        chance.ok_or_else(|| D::Error::custom("these are no streams of chance"))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSecret {
    deck: [CardId; Cards::MAX],
    missions: [MissionId; Missions::MAX],
    chance: Word<Chance>,
}

impl Form for Secret {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Secret { deck, missions, chance } = *self;
        WrittenSecret { deck, missions, chance: Word(chance) }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        let WrittenSecret { deck, missions, chance: Word(chance) } = Deserialize::deserialize(deserializer)?;
        Ok(Secret { deck, missions, chance })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPosition {
    table: Table,
    flow: Flow,
    secret: Word<Secret>,
}

impl Form for Position {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Position { table, flow, secret } = *self;
        WrittenPosition { table, flow, secret: Word(secret) }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let WrittenPosition { table, flow, secret: Word(secret) } = Deserialize::deserialize(deserializer)?;
        Ok(Position { table, flow, secret })
    }
}

travels!(Position);
