//! Irregularities with texts of their own.

use std::hash::{Hash, Hasher};

/// Which irregularities with texts are in play, a bit each, counted from the first of the disaster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Irregular(pub u16);

/// A game without any has the digest it had before there were such texts.
impl Hash for Irregular {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if self.0 != 0 {
            self.0.hash(hasher);
        }
    }
}

impl Irregular {
    /// More than any disaster has.
    pub const MAX: u8 = 16;

    /// This one as well.
    #[must_use]
    pub const fn with(self, index: u8) -> Irregular {
        Irregular(self.0 | 1 << index)
    }

    /// Those in play, from this one on.
    pub fn from(self, index: u8) -> impl Iterator<Item = u8> {
        (index..Irregular::MAX).filter(move |index| self.0 & (1 << index) != 0)
    }
}
