//! The places at the table.

use crate::set::{Member, Set};

/// One of the up to four players, by place at the table: 0 to 3 inside, 1 to 4 when spoken of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

/// A set of seats.
pub type Seats = Set<Seat>;

impl Seat {
    /// At most four play.
    pub const MAX: usize = 4;
    /// The one that is always taken.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this index, 0 to 3.
    pub const fn from_index(index: usize) -> Option<Seat> {
        if index < Seat::MAX { Some(Seat(index as u8)) } else { None }
    }

    /// Every seat there can be.
    pub fn all() -> impl Iterator<Item = Seat> {
        (0..Seat::MAX as u8).map(Seat)
    }

    /// Its index, 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people say: 1 to 4.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl Member for Seat {
    type Bits = u8;
    const EVERY: u8 = 0b1111;

    fn bit(self) -> u8 {
        self.0
    }

    fn from_bit(bit: u8) -> Option<Seat> {
        Seat::from_index(bit.into())
    }
}

impl Seats {
    /// The first seats, as many as play.
    pub const fn of_players(count: u8) -> Seats {
        Seats::known(((1 << count) - 1) & Seat::EVERY)
    }
}
