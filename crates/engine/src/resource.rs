//! The four resources and the two lights.

use serde::{Deserialize, Serialize};

use crate::set::{Member, Set};

/// One of the four resources that keep the crew alive.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Resource {
    /// Yellow, red light.
    Power,
    /// Pink, red light.
    Climate,
    /// Blue, blue light.
    Oxygen,
    /// Green, blue light.
    Nutrition,
}

/// The light in the corner of a Resource board or a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Light {
    /// Power and Climate.
    Red,
    /// Oxygen and Nutrition.
    Blue,
}

/// A set of resources.
pub type Resources = Set<Resource>;

impl Resource {
    /// All four, in the order of the rulebook.
    pub const ALL: [Resource; 4] = [Resource::Power, Resource::Climate, Resource::Oxygen, Resource::Nutrition];

    /// Which light its board has.
    pub const fn light(self) -> Light {
        match self {
            Resource::Power | Resource::Climate => Light::Red,
            Resource::Oxygen | Resource::Nutrition => Light::Blue,
        }
    }

    /// Its place in tables by resource.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Light {
    /// Red, then blue.
    pub const ALL: [Light; 2] = [Light::Red, Light::Blue];

    /// The two resources with this light.
    pub const fn resources(self) -> [Resource; 2] {
        match self {
            Light::Red => [Resource::Power, Resource::Climate],
            Light::Blue => [Resource::Oxygen, Resource::Nutrition],
        }
    }

    /// The other one.
    pub const fn other(self) -> Light {
        match self {
            Light::Red => Light::Blue,
            Light::Blue => Light::Red,
        }
    }

    /// Its place in tables by light.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Member for Resource {
    type Bits = u8;
    const EVERY: u8 = 0b1111;

    fn bit(self) -> u8 {
        self as u8
    }

    fn from_bit(bit: u8) -> Option<Resource> {
        Resource::ALL.get(usize::from(bit)).copied()
    }
}
