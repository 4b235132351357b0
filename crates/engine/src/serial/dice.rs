//! Dice: 4, or {"top": 4, "front": 2} where it is not the flat pose; a heap or a line of them as a list.

use std::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::die::{Bag, Die, Face, Faces};
use crate::serial::Form;
use crate::table::Queue;

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return serializer.serialize_u8(self.index());
        }
        if *self == self.flattened() {
            return self.top().serialize(serializer);
        }
        Posed { top: self.top(), front: self.front() }.serialize(serializer)
    }
}

/// A die whose front matters.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Posed {
    top: Face,
    front: Face,
}

impl<'de> Deserialize<'de> for Die {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Die, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_any(DieVisitor);
        }
        let index = u8::deserialize(deserializer)?;
        Die::from_index(index).ok_or_else(|| Error::custom(format!("a die lies in 24 ways, not in {index}")))
    }
}

struct DieVisitor;

impl<'de> Visitor<'de> for DieVisitor {
    type Value = Die;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a die: 1 to 6, or its top and front")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Die, E> {
        let face = u8::try_from(number).ok().and_then(Face::new);
        face.map(Die::flat).ok_or_else(|| E::custom(format!("a die shows 1 to 6, not {number}")))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Die, E> {
        Err(E::custom(format!("a die shows 1 to 6, not {number}")))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Die, A::Error> {
        let Posed { top, front } = Posed::deserialize(serde::de::value::MapAccessDeserializer::new(map))?;
        let (up, ahead) = (top.number(), front.number());
        Die::posed(top, front).ok_or_else(|| A::Error::custom(format!("no die has {up} on top and {ahead} in front")))
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let dice: Vec<Die> = self.iter().collect();
        dice.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bag, D::Error> {
        Ok(few(deserializer, usize::from(u8::MAX))?.into_iter().collect())
    }
}

impl Serialize for Queue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.dice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Queue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Queue, D::Error> {
        let mut queue = Queue::EMPTY;
        few(deserializer, Queue::MAX)?.into_iter().for_each(|die| queue.push(die));
        Ok(queue)
    }
}

/// Sets of faces are lists: [4, 5, 6].
impl Form for Faces {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u8(self.raw())
        }
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Faces, D::Error> {
        if deserializer.is_human_readable() {
            let faces = few(deserializer, 6)?;
            return Ok(faces.into_iter().fold(Faces::EMPTY, Faces::with));
        }
        let bits = u8::deserialize(deserializer)?;
        let faces = Faces::from_bits(bits.into());
        if faces.raw() == bits { Ok(faces) } else { Err(Error::custom("faces are 1 to 6")) }
    }
}

/// A list of at most so many things.
pub(super) fn few<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
    most: usize,
) -> Result<Vec<T>, D::Error> {
    struct Few<T> {
        most: usize,
        things: Vec<T>,
    }

    impl<'de, T: Deserialize<'de>> Visitor<'de> for Few<T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of at most {}", self.most)
        }

        fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<Vec<T>, A::Error> {
            while let Some(thing) = list.next_element()? {
                if self.things.len() == self.most {
                    return Err(A::Error::custom(format!("a list of at most {} is longer", self.most)));
                }
                self.things.push(thing);
            }
            Ok(self.things)
        }
    }

    deserializer.deserialize_seq(Few { most, things: Vec::new() })
}
