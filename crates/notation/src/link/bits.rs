//! Numbers in as few bits as they need, the lowest first.

/// Bits that are written one after the other.
#[derive(Default)]
pub struct BitsWriter {
    bytes: Vec<u8>,
    /// How many bits of the last byte are taken; 0 where a new one is to begin.
    taken: u32,
}

impl BitsWriter {
    /// Adds a number in so many bits.
    pub fn write(&mut self, number: u64, bits: u32) {
        for at in 0..bits {
            if self.taken == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> at & 1) as u8) << self.taken;
            }
            self.taken = (self.taken + 1) % 8;
        }
    }

    /// The bytes, the last one filled with zeros.
    pub fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Bits that are read one after the other.
pub struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Bits<'a> {
    /// From the beginning.
    pub const fn new(bytes: &'a [u8]) -> Bits<'a> {
        Bits { bytes, at: 0 }
    }

    /// The next number of so many bits; nothing where they have run out.
    pub fn read(&mut self, bits: u32) -> Option<u64> {
        let mut number = 0;
        for to in 0..bits {
            let byte = *self.bytes.get(self.at / 8)?;
            number |= u64::from(byte >> (self.at % 8) & 1) << to;
            self.at += 1;
        }
        Some(number)
    }
}
