//! Numbers in as few bits as they need, the lowest first, and a digest of all of them: two games that end alike are told
//! apart by their ways.

/// Numbers folded into one, in their order (FNV-1a).
#[derive(Clone, Copy)]
struct Digest(u64);

impl Digest {
    const EMPTY: Digest = Digest(0xcbf2_9ce4_8422_2325);

    const fn and(self, number: u64) -> Digest {
        Digest((self.0 ^ number).wrapping_mul(0x0100_0000_01b3))
    }
}

impl Default for Digest {
    fn default() -> Digest {
        Digest::EMPTY
    }
}

/// Bits that are written one after the other.
#[derive(Default)]
pub struct BitsWriter {
    digest: Digest,
    bytes: Vec<u8>,
    /// How many bits of the last byte are taken; 0 where a new one is to begin.
    taken: u32,
}

impl BitsWriter {
    /// Adds a number in so many bits.
    pub fn write(&mut self, number: u64, bits: u32) {
        self.digest = self.digest.and(number);
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

    /// What all numbers up to now come to.
    pub const fn digest(&self) -> u64 {
        self.digest.0
    }

    /// The bytes, the last one filled with zeros.
    pub fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Bits that are read one after the other.
pub struct Bits<'a> {
    digest: Digest,
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Bits<'a> {
    /// From the beginning.
    pub const fn new(bytes: &'a [u8]) -> Bits<'a> {
        Bits { digest: Digest::EMPTY, bytes, at: 0 }
    }

    /// The next number of so many bits; nothing where they have run out.
    pub fn read(&mut self, bits: u32) -> Option<u64> {
        let mut number = 0;
        for to in 0..bits {
            let byte = *self.bytes.get(self.at / 8)?;
            number |= u64::from(byte >> (self.at % 8) & 1) << to;
            self.at += 1;
        }
        self.digest = self.digest.and(number);
        Some(number)
    }

    /// What all numbers up to now come to.
    pub const fn digest(&self) -> u64 {
        self.digest.0
    }
}
