//! What belongs to nobody: Docking Modules and the stock of tokens.

use crate::die::{Die, Face};
use crate::seat::Seat;

/// A Docking Module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Docked {
    /// The die on it and whose it is.
    pub die: Option<(Seat, Die)>,
    /// Does a Disable token lie on it?
    pub disabled: bool,
}

/// The tokens beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stock {
    /// Amplify/Strain tokens numbered 1 to 6.
    pub amplify_strain: [u8; 6],
    /// Disable tokens.
    pub disable: u8,
}

impl Stock {
    /// How many Amplify/Strain tokens are left.
    pub fn left(&self) -> u8 {
        self.amplify_strain.iter().sum()
    }

    /// How many with this number.
    pub const fn with(&self, number: Face) -> u8 {
        self.amplify_strain[number.number() as usize - 1]
    }

    /// The heap of tokens with this number.
    pub const fn heap(&mut self, number: Face) -> &mut u8 {
        &mut self.amplify_strain[number.number() as usize - 1]
    }
}
