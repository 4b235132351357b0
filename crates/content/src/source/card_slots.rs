//! The dice that remove a persistent card, in the two ways they may be written.

use std::fmt;

use engine::die::Faces;
use engine::rulebook::{CardSlots, Together};
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

/// `("1-3", "4-6")`, or `(faces: ("any", "any"), together: Equal)`.
#[derive(Clone, Copy, Debug)]
pub struct Slots(pub CardSlots);

/// The longer way.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    faces: (Faces, Faces),
    #[serde(default)]
    together: Together,
    #[serde(default)]
    toxic: bool,
}

impl<'de> Deserialize<'de> for Slots {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Slots, D::Error> {
        deserializer.deserialize_any(EitherWay)
    }
}

struct EitherWay;

impl<'de> Visitor<'de> for EitherWay {
    type Value = Slots;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("two sets of faces, or faces with together or toxic")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut faces: A) -> Result<Slots, A::Error> {
        let mut next = |index| faces.next_element()?.ok_or_else(|| de::Error::invalid_length(index, &self));
        Ok(Slots(CardSlots::plain([next(0)?, next(1)?])))
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<Slots, A::Error> {
        let Named { faces: (one, two), together, toxic } = Named::deserialize(MapAccessDeserializer::new(fields))?;
        Ok(Slots(CardSlots { faces: [one, two], together, toxic }))
    }
}
