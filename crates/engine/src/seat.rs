//! The places at the table.

/// One of the up to four players, by place at the table: 0 to 3 inside, 1 to 4 when spoken of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(pub u8);

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

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats.
    pub const fn first(count: u8) -> Seats {
        Seats((1 << count) - 1)
    }

    /// Does the seat belong?
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set without one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MAX as u8).map(Seat).filter(move |seat| self.has(*seat))
    }

    /// Those for which the question is answered with yes.
    #[must_use]
    pub fn filter(self, mut keep: impl FnMut(Seat) -> bool) -> Seats {
        Seats(self.iter().filter(|seat| keep(*seat)).fold(0, |bits, seat| bits | 1 << seat.0))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        Seats(seats.into_iter().fold(0, |bits, seat| bits | 1 << seat.0))
    }
}
