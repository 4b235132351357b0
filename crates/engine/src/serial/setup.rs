//! A setup: what is named by its place in the rulebook, the seed as 64 hexadecimal digits.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::dice::few;
use crate::board::Space;
use crate::chance::Seed;
use crate::resource::{Light, Resource};
use crate::rulebook::{BadgeId, CardId, CountryId, DisasterId, IrregularityId, MissionId};
use crate::serial::{Form, Word};
use crate::setup::{Difficulty, SeatSetup, Setup};

/// No list of a setup is longer: there are 32 spaces.
const LONGEST: usize = 32;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    seats: Short<SeatSetup>,
    disaster: DisasterId,
    difficulty: Difficulty,
    irregularities: Short<IrregularityId>,
    deck: Option<Short<CardId>>,
    missions: Option<Short<MissionId>>,
    seed: Seed,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldSeat {
    country: CountryId,
    boards: Short<Board>,
    light: Word<Light>,
    spaces: Option<Short<Space>>,
}

/// A Resource board and the badge that lies on it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    resource: Word<Resource>,
    badge: BadgeId,
}

/// A list that ends.
#[derive(Serialize)]
struct Short<T>(Vec<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Short<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Short<T>, D::Error> {
        few(deserializer, LONGEST).map(Short)
    }
}

impl Form for Setup {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Setup { seats, disaster, difficulty, irregularities, deck, missions, seed } = self.clone();
        let (deck, missions) = (deck.map(Short), missions.map(Short));
        let (seats, irregularities) = (Short(seats), Short(irregularities));
        Told { seats, disaster, difficulty, irregularities, deck, missions, seed }.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Setup, D::Error> {
        let Told { seats, disaster, difficulty, irregularities, deck, missions, seed } =
            Told::deserialize(deserializer)?;
        let (deck, missions) = (deck.map(|deck| deck.0), missions.map(|missions| missions.0));
        let (seats, irregularities) = (seats.0, irregularities.0);
        Ok(Setup { seats, disaster, difficulty, irregularities, deck, missions, seed })
    }
}

impl Form for SeatSetup {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let board = |(resource, badge): &(Resource, BadgeId)| Board { resource: Word(*resource), badge: *badge };
        ToldSeat {
            country: self.country,
            boards: Short(self.boards.iter().map(board).collect()),
            light: Word(self.light),
            spaces: self.spaces.clone().map(Short),
        }
        .serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SeatSetup, D::Error> {
        let ToldSeat { country, boards, light, spaces } = ToldSeat::deserialize(deserializer)?;
        let boards = boards.0.into_iter().map(|Board { resource, badge }| (resource.0, badge)).collect();
        Ok(SeatSetup { country, boards, light: light.0, spaces: spaces.map(|spaces| spaces.0) })
    }
}

impl Form for Seed {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let digits: String = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
            serializer.serialize_str(&digits)
        } else {
            self.0.serialize(serializer)
        }
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        if !deserializer.is_human_readable() {
            return Deserialize::deserialize(deserializer).map(Seed);
        }
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
        let bad = || D::Error::custom("a seed is 64 hexadecimal digits");
        let mut seed = [0; 32];
        if text.len() != 64 {
            return Err(bad());
        }
        for (byte, pair) in seed.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = digit(pair[0]).zip(digit(pair[1])).map(|(high, low)| high << 4 | low).ok_or_else(bad)?;
        }
        Ok(Seed(seed))
    }
}

travels!(Setup, SeatSetup, Seed);
