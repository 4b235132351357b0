//! Chance is owned: every seat, every deck and the Disaster die draw from a stream of their own.
//!
//! A stream is the ChaCha8 keystream of the game's seed under the stream's number. Each draw takes the next byte;
//! bytes that would favour a face are passed over. Who clicks first changes nobody's dice, and anybody who has
//! the seed can check every roll.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::die::{Die, Face};
use crate::seat::Seat;

/// The secret every draw of a game follows from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seed(pub [u8; 32]);

/// Who draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stream {
    /// The dice of a seat.
    Seat(Seat),
    /// The shuffling of the disaster deck.
    Deck,
    /// The shuffling of the missions.
    Missions,
    /// The eight-sided Disaster die.
    DisasterDie,
}

/// All streams of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chance {
    seed: Seed,
    scripted: bool,
    /// A scripted draw was asked for that nobody wrote down.
    short: bool,
    streams: [Tape; Stream::COUNT],
}

/// The next draws of one stream: keystream bytes, or outcomes written down beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tape {
    block: u32,
    next: u8,
    len: u8,
    bytes: [u8; Tape::LEN],
}

impl Tape {
    const LEN: usize = 64;
    const EMPTY: Tape = Tape { block: 0, next: 0, len: 0, bytes: [0; Tape::LEN] };

    /// Its block, the next of its bytes, and those.
    pub(crate) fn parts(&self) -> (u32, u8, &[u8]) {
        (self.block, self.next, &self.bytes[..usize::from(self.len)])
    }

    /// And back, if they make sense.
    pub(crate) fn from_parts(block: u32, next: u8, drawn: &[u8]) -> Option<Tape> {
        let mut bytes = [0; Tape::LEN];
        bytes.get_mut(..drawn.len())?.copy_from_slice(drawn);
        (usize::from(next) <= drawn.len()).then_some(Tape { block, next, len: drawn.len() as u8, bytes })
    }
}

impl Seed {
    /// A seed from a small number, for tests and sweeps.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl Stream {
    const COUNT: usize = Seat::MAX + 3;

    const fn index(self) -> usize {
        match self {
            Stream::Seat(seat) => seat.index(),
            Stream::Deck => Seat::MAX,
            Stream::Missions => Seat::MAX + 1,
            Stream::DisasterDie => Seat::MAX + 2,
        }
    }
}

impl Chance {
    /// All streams of this seed, at their beginning.
    pub const fn seeded(seed: Seed) -> Chance {
        Chance { seed, scripted: false, short: false, streams: [Tape::EMPTY; Stream::COUNT] }
    }

    /// Outcomes come from scripts that must be [written](Chance::write) and used up.
    pub const fn scripted() -> Chance {
        Chance { seed: Seed([0; 32]), scripted: true, short: false, streams: [Tape::EMPTY; Stream::COUNT] }
    }

    /// The seed and how far each stream is; nothing for scripts.
    pub(crate) fn seeded_parts(&self) -> Option<(Seed, &[Tape])> {
        (!self.scripted).then_some((self.seed, &self.streams))
    }

    /// And back, if there are as many streams as a game has.
    pub(crate) fn from_seeded_parts(seed: Seed, tapes: &[Tape]) -> Option<Chance> {
        let streams = tapes.try_into().ok()?;
        Some(Chance { seed, scripted: false, short: false, streams })
    }

    /// Appends an outcome to the script of a stream: a face, a pose's index plus one, or a sector.
    /// Answers whether there was room for it.
    pub fn write(&mut self, stream: Stream, outcome: u8) -> bool {
        let tape = &mut self.streams[stream.index()];
        let room = usize::from(tape.len) < Tape::LEN;
        if room {
            tape.bytes[usize::from(tape.len)] = outcome;
            tape.len += 1;
        }
        room
    }

    /// What the script of a stream still holds, in order; nothing where chance is not scripted.
    pub fn left(&self, stream: Stream) -> &[u8] {
        let tape = &self.streams[stream.index()];
        if self.scripted { &tape.bytes[usize::from(tape.next)..usize::from(tape.len)] } else { &[] }
    }

    /// Are all scripts used up, and was none too short? Nothing was promised where chance is not scripted.
    pub fn is_spent(&self) -> bool {
        !self.scripted || !self.short && self.streams.iter().all(|tape| tape.next == tape.len)
    }

    /// Was a draw asked for that no script held?
    pub const fn ran_short(&self) -> bool {
        self.short
    }

    /// Rolls a die: one of six faces, or one of 24 poses where orientation counts (A85).
    pub fn die(&mut self, seat: Seat, oriented: bool) -> Die {
        let stream = Stream::Seat(seat);
        if oriented {
            Die::from_index(self.draw(stream, 24)).expect("a draw below 24 is a pose")
        } else {
            Die::flat(Face::new(self.draw(stream, 6) + 1).expect("a draw below 6 is a face"))
        }
    }

    /// Rolls the Disaster die: 1 to 8.
    pub fn sector(&mut self) -> u8 {
        self.draw(Stream::DisasterDie, 8) + 1
    }

    /// Shuffles in place (Fisher-Yates, from the last to the first).
    pub fn shuffle<T>(&mut self, stream: Stream, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.draw(stream, last as u8 + 1);
            things.swap(last, usize::from(other));
        }
    }

    /// A number below `sides`, every one equally likely.
    fn draw(&mut self, stream: Stream, sides: u8) -> u8 {
        if self.scripted {
            return self.read(stream).min(sides - 1);
        }
        let fair = (256 / u16::from(sides)) * u16::from(sides);
        loop {
            let byte = self.byte(stream);
            if u16::from(byte) < fair {
                return byte % sides;
            }
        }
    }

    fn read(&mut self, stream: Stream) -> u8 {
        let tape = &mut self.streams[stream.index()];
        if tape.next == tape.len {
            self.short = true;
            return 0;
        }
        tape.next += 1;
        tape.bytes[usize::from(tape.next) - 1].saturating_sub(1)
    }

    fn byte(&mut self, stream: Stream) -> u8 {
        let tape = &mut self.streams[stream.index()];
        if tape.next == tape.len {
            let mut cipher = ChaCha8Rng::from_seed(self.seed.0);
            cipher.set_stream(stream.index() as u64);
            cipher.set_word_pos(u128::from(tape.block) * 16);
            cipher.fill_bytes(&mut tape.bytes);
            tape.block += 1;
            tape.next = 0;
            tape.len = Tape::LEN as u8;
        }
        tape.next += 1;
        tape.bytes[usize::from(tape.next) - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(chance: &mut Chance, seat: usize, count: usize) -> Vec<u8> {
        let seat = Seat::from_index(seat).unwrap();
        (0..count).map(|_| chance.die(seat, false).top().number()).collect()
    }

    #[test]
    fn the_first_rolls_of_seed_1_never_change() {
        let mut chance = Chance::seeded(Seed::from_number(1));
        assert_eq!(rolls(&mut chance, 0, 12), PINNED);
    }

    const PINNED: [u8; 12] = [4, 5, 6, 5, 2, 3, 2, 2, 3, 6, 4, 4];

    #[test]
    fn one_seats_rolls_do_not_depend_on_anothers() {
        let mut alone = Chance::seeded(Seed::from_number(7));
        let mut busy = alone;
        rolls(&mut busy, 1, 100);
        assert_eq!(rolls(&mut alone, 0, 100), rolls(&mut busy, 0, 100));
    }

    #[test]
    fn every_face_comes_about_as_often() {
        let mut chance = Chance::seeded(Seed::from_number(3));
        let mut counts = [0; 7];
        rolls(&mut chance, 2, 60_000).into_iter().for_each(|face| counts[usize::from(face)] += 1);
        assert!(counts[1..].iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_script_is_read_in_order_and_must_be_used_up() {
        let mut chance = Chance::scripted();
        let seat = Seat::from_index(0).unwrap();
        assert!(chance.write(Stream::Seat(seat), 5) && chance.write(Stream::Seat(seat), 2));
        assert_eq!(rolls(&mut chance, 0, 1), [5]);
        assert!(!chance.is_spent());
        assert_eq!(rolls(&mut chance, 0, 1), [2]);
        assert!(chance.is_spent());
        rolls(&mut chance, 0, 1);
        assert!(chance.ran_short() && !chance.is_spent());
    }
}
