//! A shard: a share of a grid, so that many machines can play it side by side.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cell::Cell;

/// One of so many shares, written `2/8`. Every game belongs to exactly one of them, whatever else is in the grid and
/// however many games are asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    /// Which share, counted from 1.
    number: u32,
    /// How many there are.
    of: u32,
}

impl Shard {
    /// Which share, counted from 1, of how many.
    pub fn new(number: u32, of: u32) -> Result<Shard, String> {
        match (number, of) {
            (_, 0) => Err("a grid cannot be cut into 0 shards; N is at least 1".to_owned()),
            (0, _) => Err(format!("shards are counted from 1 to {of}; add 1 to an index that begins with 0")),
            _ if number > of => Err(format!("there is no shard {number} of {of}; K goes from 1 to {of}")),
            _ => Ok(Shard { number, of }),
        }
    }

    /// Is the game of a cell in this share? Games are dealt out one by one, so that all shares of a cell take about as
    /// long; each cell begins with another share, so that what does not divide evenly does not always meet the first.
    pub fn has(self, cell: &Cell, index: u32) -> bool {
        (first(cell) + u64::from(index)) % u64::from(self.of) == u64::from(self.number) - 1
    }

    /// A part of a file name: `2-of-8`.
    pub fn name(self) -> String {
        format!("{}-of-{}", self.number, self.of)
    }
}

/// A number that depends on the cell's name alone (FNV-1a, folded to 32 bits).
fn first(cell: &Cell) -> u64 {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
    cell.name().bytes().fold(0xCBF2_9CE4_8422_2325, mix) >> 32
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let wrong = || format!("expected K/N, as in 2/8 for the second of eight shards, not '{text}'");
        let (number, of) = text.split_once('/').ok_or_else(wrong)?;
        let [number, of] = [number, of].map(|number| number.parse::<u32>().map_err(|_| wrong()));
        Shard::new(number?, of?)
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Shard, String> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}
