//! The names of things.

use engine::effect::{Tier, Zone};
use engine::resource::{Light, Resource};
use engine::rulebook::Level;
use engine::setup::Difficulty;

use crate::context::Hand;
use crate::key::Key;
use crate::writer::Writer;

impl Writer {
    /// The name of a resource.
    pub fn resource(&self, resource: Resource) -> String {
        self.word(match resource {
            Resource::Power => Key::ResourcePower,
            Resource::Climate => Key::ResourceClimate,
            Resource::Oxygen => Key::ResourceOxygen,
            Resource::Nutrition => Key::ResourceNutrition,
        })
    }

    /// The name of a light.
    pub fn light(&self, light: Light) -> String {
        self.word(match light {
            Light::Red => Key::LightRed,
            Light::Blue => Key::LightBlue,
        })
    }

    /// The name of a tier.
    pub fn tier(&self, tier: Tier) -> String {
        self.word(match tier {
            Tier::Starter => Key::TierStarter,
            Tier::One => Key::TierOne,
            Tier::Two => Key::TierTwo,
            Tier::Three => Key::TierThree,
            Tier::Four => Key::TierFour,
            Tier::Boost => Key::TierBoost,
        })
    }

    /// The name of a level of disaster cards.
    pub fn level(&self, level: Level) -> String {
        self.word(match level {
            Level::Green => Key::LevelGreen,
            Level::Yellow => Key::LevelYellow,
            Level::Orange => Key::LevelOrange,
            Level::Red => Key::LevelRed,
        })
    }

    /// The name of a zone, as a country calls it.
    pub fn zone(&self, zone: Zone, hand: Hand) -> String {
        self.word(match (zone, hand) {
            (Zone::Pool, Hand::Pool) => Key::ZonePool,
            (Zone::Pool, Hand::Reserve) => Key::ZoneReserve,
            (Zone::Storage, _) => Key::ZoneStorage,
            (Zone::Queue, _) => Key::ZoneQueue,
            (Zone::Cache, _) => Key::ZoneCache,
            (Zone::Kept, _) => Key::ZoneKept,
        })
    }

    /// The name of a difficulty.
    pub fn difficulty(&self, difficulty: Difficulty) -> String {
        self.word(match difficulty {
            Difficulty::Moderate => Key::DifficultyModerate,
            Difficulty::Challenging => Key::DifficultyChallenging,
            Difficulty::Severe => Key::DifficultySevere,
            Difficulty::Futile => Key::DifficultyFutile,
        })
    }
}
