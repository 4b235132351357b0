//! The four resources and the two lights.

use serde::{Deserialize, Serialize};

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Resources(pub u8);

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

impl Resources {
    /// No resource.
    pub const NONE: Resources = Resources(0);
    /// All four.
    pub const ALL: Resources = Resources(0b1111);

    /// The set with one resource more.
    #[must_use]
    pub const fn with(self, resource: Resource) -> Resources {
        Resources(self.0 | 1 << resource as u8)
    }

    /// The set without one resource.
    #[must_use]
    pub const fn without(self, resource: Resource) -> Resources {
        Resources(self.0 & !(1 << resource as u8))
    }

    /// Does it belong?
    pub const fn has(self, resource: Resource) -> bool {
        self.0 & (1 << resource as u8) != 0
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The resources in order.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |resource| self.has(*resource))
    }
}

impl FromIterator<Resource> for Resources {
    fn from_iter<I: IntoIterator<Item = Resource>>(resources: I) -> Resources {
        resources.into_iter().fold(Resources::NONE, Resources::with)
    }
}
