//! The names of things.

use engine::effect::{Tier, Zone};
use engine::resource::{Light, Resource};
use engine::rulebook::Level;
use engine::setup::Difficulty;

use crate::context::Hand;
use crate::key::Key;
use crate::span::{Line, Thing, mark};
use crate::words::Words;
use crate::writer::Writer;

impl Writer {
    /// The name of a resource.
    pub fn resource(&self, resource: Resource) -> Line {
        self.the_resource(resource).into()
    }

    pub(crate) fn the_resource(&self, resource: Resource) -> String {
        let name = self.word(match resource {
            Resource::Power => Key::ResourcePower,
            Resource::Climate => Key::ResourceClimate,
            Resource::Oxygen => Key::ResourceOxygen,
            Resource::Nutrition => Key::ResourceNutrition,
        });
        mark(&Thing::Resource(resource), &name)
    }

    /// The name of a light.
    pub fn light(&self, light: Light) -> Line {
        self.named(match light {
            Light::Red => Key::LightRed,
            Light::Blue => Key::LightBlue,
        })
    }

    /// The name of a tier.
    pub fn tier(&self, tier: Tier) -> Line {
        self.named(match tier {
            Tier::Starter => Key::TierStarter,
            Tier::One => Key::TierOne,
            Tier::Two => Key::TierTwo,
            Tier::Three => Key::TierThree,
            Tier::Four => Key::TierFour,
            Tier::Boost => Key::TierBoost,
        })
    }

    /// The name of a level of disaster cards.
    pub fn level(&self, level: Level) -> Line {
        self.named(match level {
            Level::Green => Key::LevelGreen,
            Level::Yellow => Key::LevelYellow,
            Level::Orange => Key::LevelOrange,
            Level::Red => Key::LevelRed,
        })
    }

    /// The name of a zone, as a country calls it.
    pub fn zone(&self, zone: Zone, hand: Hand) -> Line {
        let name = self.word(match (zone, hand) {
            (Zone::Pool, Hand::Pool) => Key::ZonePool,
            (Zone::Pool, Hand::Reserve) => Key::ZoneReserve,
            (Zone::Storage, _) => Key::ZoneStorage,
            (Zone::Queue, _) => Key::ZoneQueue,
            (Zone::Cache, _) => Key::ZoneCache,
            (Zone::Kept, _) => Key::ZoneKept,
        });
        mark(&Thing::Zone(zone), &name).into()
    }

    /// The name of a difficulty.
    pub fn difficulty(&self, difficulty: Difficulty) -> Line {
        self.named(match difficulty {
            Difficulty::Moderate => Key::DifficultyModerate,
            Difficulty::Challenging => Key::DifficultyChallenging,
            Difficulty::Severe => Key::DifficultySevere,
            Difficulty::Futile => Key::DifficultyFutile,
        })
    }
}

impl Writer {
    fn named(&self, key: Key) -> Line {
        self.line(key, Words::new())
    }
}

/// What has a name of its own in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// A Station tile.
    Tile,
    /// A disaster card.
    Card,
    /// A mission.
    Mission,
    /// A badge.
    Badge,
    /// A country.
    Country,
    /// A disaster.
    Disaster,
    /// An irregularity.
    Irregularity,
}

impl Named {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Named::Tile => "tile",
            Named::Card => "card",
            Named::Mission => "mission",
            Named::Badge => "badge",
            Named::Country => "country",
            Named::Disaster => "disaster",
            Named::Irregularity => "irregularity",
        }
    }
}

impl Writer {
    /// A name of the pack in this language. What the files do not name, as in somebody's own pack, keeps its name.
    pub fn name(&self, of: Named, name: &str) -> String {
        self.find(&format!("name-{}-{}", of.word(), slug(name)), &Words::new()).unwrap_or_else(|| name.to_owned())
    }
}

/// A name as part of an id: small letters and digits, and a hyphen for everything between.
pub(crate) fn slug(name: &str) -> String {
    let mut slug = String::with_capacity(name.len());
    for letter in name.chars() {
        match letter.to_ascii_lowercase() {
            letter @ ('a'..='z' | '0'..='9') => slug.push(letter),
            _ if !slug.is_empty() && !slug.ends_with('-') => slug.push('-'),
            _ => {}
        }
    }
    slug.trim_end_matches('-').to_owned()
}
