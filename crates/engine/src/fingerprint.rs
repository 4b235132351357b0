//! A digest of a state that is the same on every machine: sizes and numbers are hashed at fixed widths.

use std::hash::{Hash, Hasher};

use fnv::FnvHasher;

struct Stable(FnvHasher);

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        self.0.finish()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }

    fn write_u16(&mut self, number: u16) {
        self.0.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.0.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.0.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as i64 as u64);
    }
}

/// The digest of anything that can be hashed.
pub fn fingerprint(value: &impl Hash) -> u64 {
    let mut hasher = Stable(FnvHasher::default());
    value.hash(&mut hasher);
    hasher.finish()
}
