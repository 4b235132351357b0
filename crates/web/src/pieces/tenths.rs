//! Places in a picture. The browser need not be sent how numbers with any decimals are written.

use std::fmt::{Display, Formatter, Result};

/// A number with one decimal.
#[derive(Clone, Copy)]
pub struct Tenths(pub f64);

impl Display for Tenths {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let tenths = (self.0 * 10.0 + 0.5).floor() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10)
    }
}
