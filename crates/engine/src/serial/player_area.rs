//! What lies in front of one player. Which tiles are theirs is said with the tiles.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::dice::few;
use crate::board::Spaces;
use crate::die::Bag;
use crate::resource::{Light, Resource, Resources};
use crate::rulebook::{BadgeId, CountryId};
use crate::serial::{Form, Word};
use crate::table::{PlayerArea, Queue};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    country: CountryId,
    light: Word<Light>,
    boards: Resources,
    #[serde(deserialize_with = "four")]
    badges: Vec<Badge>,
    capacity: u16,
    track: u8,
    pool: Bag,
    storage: Bag,
    queue: Queue,
    cache: Bag,
    kept: Bag,
    converters: u8,
    discount: u8,
    fewer_next_roll: u8,
    permits: u8,
    out_of_offer: Indices,
}

/// A badge, the board it lies on, and whether it was used this round.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Badge {
    badge: BadgeId,
    resource: Word<Resource>,
    used: bool,
}

fn four<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Badge>, D::Error> {
    few(deserializer, 4)
}

/// A set of indices below 32: a list in words.
struct Indices(u32);

impl Serialize for Indices {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq((0..32u8).filter(|index| self.0 & (1 << index) != 0))
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Indices {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Indices, D::Error> {
        if !deserializer.is_human_readable() {
            return u32::deserialize(deserializer).map(Indices);
        }
        let mut bits = 0;
        for index in few::<D, u8>(deserializer, 32)? {
            bits |= 1u32.checked_shl(index.into()).ok_or_else(|| D::Error::custom("a set has at most 32 tiles"))?;
        }
        Ok(Indices(bits))
    }
}

impl Form for PlayerArea {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let used = |index: usize| self.badges_used & (1 << index) != 0;
        let badges = self.badges.iter().enumerate().filter_map(|(index, badge)| {
            let (badge, resource) = (*badge)?;
            Some(Badge { badge, resource: Word(resource), used: used(index) })
        });
        let told = Told {
            country: self.country,
            light: Word(self.light),
            boards: self.boards,
            badges: badges.collect(),
            capacity: self.capacity,
            track: self.track,
            pool: self.pool,
            storage: self.storage,
            queue: self.queue,
            cache: self.cache,
            kept: self.kept,
            converters: self.converters,
            discount: self.discount,
            fewer_next_roll: self.fewer_next_roll,
            permits: self.permits,
            out_of_offer: Indices(self.out_of_offer),
        };
        told.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<PlayerArea, D::Error> {
        let told = Told::deserialize(deserializer)?;
        let mut badges = [None; 4];
        let mut badges_used = 0;
        for (index, Badge { badge, resource, used }) in told.badges.into_iter().enumerate() {
            badges[index] = Some((badge, resource.0));
            badges_used |= u8::from(used) << index;
        }
        Ok(PlayerArea {
            country: told.country,
            light: told.light.0,
            boards: told.boards,
            badges,
            badges_used,
            capacity: told.capacity,
            track: told.track,
            pool: told.pool,
            storage: told.storage,
            queue: told.queue,
            cache: told.cache,
            kept: told.kept,
            converters: told.converters,
            discount: told.discount,
            fewer_next_roll: told.fewer_next_roll,
            permits: told.permits,
            out_of_offer: told.out_of_offer.0,
            owned: Spaces::EMPTY,
        })
    }
}

travels!(PlayerArea);
