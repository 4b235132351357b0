//! Seats are 1 to 4, spaces "3b", sets are lists; ids are numbers, as places in the rulebook.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::dice::few;
use crate::board::{Sector, Space, Spaces};
use crate::die::Way;
use crate::effect::{Tier, Tiers, Ways};
use crate::question::DecisionId;
use crate::resource::{Resource, Resources};
use crate::rulebook::{BadgeId, CardId, CountryId, DisasterId, IrregularityId, MissionId, TileId};
use crate::seat::{Seat, Seats};
use crate::serial::Word;

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let seat = usize::from(number).checked_sub(1).and_then(Seat::from_index);
        seat.ok_or_else(|| Error::custom(format!("seats are 1 to 4, not {number}")))
    }
}

impl Serialize for Sector {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Sector {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Sector, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Sector::new(number).ok_or_else(|| Error::custom(format!("sectors are 1 to 8, not {number}")))
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(self.index() as u8)
        }
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        if deserializer.is_human_readable() {
            return std::borrow::Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(Error::custom);
        }
        let index = u8::deserialize(deserializer)?;
        Space::from_index(index).ok_or_else(|| Error::custom(format!("there are 32 spaces, and no {index}")))
    }
}

/// A set: a list in words, else a bit for each member.
macro_rules! sets {
    ($($Set:ident, $most:literal, $Bits:ty, $told:ty, $tell:expr, $meant:expr;)*) => {$(
        impl Serialize for $Set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_seq(self.iter().map($tell))
                } else {
                    self.raw().serialize(serializer)
                }
            }
        }

        impl<'de> Deserialize<'de> for $Set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Set, D::Error> {
                if deserializer.is_human_readable() {
                    let members: Vec<$told> = few(deserializer, $most)?;
                    return Ok(members.into_iter().map($meant).collect());
                }
                let bits = <$Bits>::deserialize(deserializer)?;
                let set = $Set::from_bits(bits.into());
                if set.raw() == bits { Ok(set) } else { Err(Error::custom("a set with a member there is not")) }
            }
        }
    )*};
}

sets! {
    Seats, 4, u8, Seat, |seat| seat, |seat| seat;
    Spaces, 32, u32, Space, |space| space, |space| space;
    Resources, 4, u8, Word<Resource>, Word, |word: Word<Resource>| word.0;
}

/// A set of the pack: always a list.
macro_rules! lists {
    ($($Set:ident of $Member:ident),*) => {$(
        impl Serialize for $Set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.iter().collect::<Vec<$Member>>().serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $Set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Set, D::Error> {
                Ok(Vec::<$Member>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    )*};
}

lists!(Ways of Way, Tiers of Tier);

macro_rules! ids {
    ($($Id:ident($Number:ty)),*) => {$(
        impl Serialize for $Id {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $Id {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Id, D::Error> {
                <$Number>::deserialize(deserializer).map($Id)
            }
        }
    )*};
}

ids!(
    CountryId(u8),
    TileId(u16),
    BadgeId(u8),
    DisasterId(u8),
    CardId(u8),
    MissionId(u8),
    IrregularityId(u8),
    DecisionId(u64)
);
