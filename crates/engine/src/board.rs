//! The Game board: four sides of two rows of four spaces, eight sectors in all.

use crate::seat::Seat;
use crate::set::{Member, Set};

/// One of the 32 spaces for Station tiles.
/// Sectors 1 to 8 run round the board, the outer and then the inner row of each side; columns are a to d.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

/// A set of spaces.
pub type Spaces = Set<Space>;

/// A row of four spaces, 1 to 8, as the Disaster die names it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sector(u8);

impl Space {
    /// How many there are.
    pub const COUNT: usize = 32;

    /// The space with this index, 0 to 31.
    pub const fn from_index(index: u8) -> Option<Space> {
        if index < 32 { Some(Space(index)) } else { None }
    }

    /// Its index, 0 to 31.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space in this sector and column (0 to 3).
    pub const fn at(sector: Sector, column: u8) -> Space {
        Space((sector.0 - 1) * 4 + (column & 3))
    }

    /// The row it lies in.
    pub const fn sector(self) -> Sector {
        Sector(self.0 / 4 + 1)
    }

    /// Its column, 0 to 3.
    pub const fn column(self) -> u8 {
        self.0 % 4
    }

    /// Orthogonal neighbours inside the same side of the board (A104).
    pub const fn neighbours(self) -> Spaces {
        let mut bits = 1u32 << (self.0 ^ 4);
        if self.column() > 0 {
            bits |= 1 << (self.0 - 1);
        }
        if self.column() < 3 {
            bits |= 1 << (self.0 + 1);
        }
        Spaces::known(bits)
    }
}

impl std::fmt::Display for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.sector().0, char::from(b'a' + self.column()))
    }
}

impl std::fmt::Debug for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl std::str::FromStr for Space {
    type Err = String;

    /// Reads "3b": sector and column.
    fn from_str(text: &str) -> Result<Space, String> {
        match *text.as_bytes() {
            [sector @ b'1'..=b'8', column @ b'a'..=b'd'] => Ok(Space::at(Sector(sector - b'0'), column - b'a')),
            _ => Err(format!("'{text}' is no space of the board: write a sector 1-8 and a column a-d, such as 3b")),
        }
    }
}

impl Sector {
    /// How many there are.
    pub const COUNT: u8 = 8;

    /// The sector with this number, if it is 1 to 8.
    pub const fn new(number: u8) -> Option<Sector> {
        match number {
            1..=8 => Some(Sector(number)),
            _ => None,
        }
    }

    /// Its number, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The sector `steps` further; 8 is followed by 1.
    pub const fn next(self, steps: u8) -> Sector {
        Sector((self.0 - 1 + steps) % 8 + 1)
    }

    /// Its four spaces.
    pub const fn spaces(self) -> Spaces {
        Spaces::known(0xF << ((self.0 - 1) * 4))
    }
}

impl Member for Space {
    type Bits = u32;
    const EVERY: u32 = u32::MAX;

    fn bit(self) -> u8 {
        self.0
    }

    fn from_bit(bit: u8) -> Option<Space> {
        Space::from_index(bit)
    }
}

impl Spaces {
    /// The side of the board in front of a seat.
    pub(crate) const fn side_of(seat: Seat) -> Spaces {
        Spaces::known(0xFF << (seat.index() * 8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space(text: &str) -> Space {
        text.parse().unwrap()
    }

    #[test]
    fn a_corner_has_two_neighbours_and_the_middle_three() {
        assert_eq!(space("1a").neighbours(), [space("2a"), space("1b")].into_iter().collect());
        assert_eq!(space("4b").neighbours(), [space("3b"), space("4a"), space("4c")].into_iter().collect());
    }

    #[test]
    fn sides_do_not_touch() {
        assert!(!space("2d").neighbours().has(space("3d")));
    }

    #[test]
    fn the_sector_after_8_is_1() {
        assert_eq!(Sector(7).next(2), Sector(1));
    }
}
