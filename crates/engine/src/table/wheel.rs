//! A Resource board: its wheel and its three markers.

/// A Resource board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wheel {
    /// The number in the bottom-left window, without its minus: 3 to 29.
    pub drain: u8,
    /// The number under the red marker.
    pub available: i16,
    /// Steps of the white marker on the bonus track.
    pub bonus: u8,
}

impl Wheel {
    /// The least drain a wheel can show.
    pub const LEAST: u8 = 3;
    /// The most drain a wheel can show.
    pub const MOST: u8 = 29;

    /// How much more it can be drained.
    pub const fn room(&self) -> u8 {
        Wheel::MOST - self.drain
    }

    /// How much it can be relieved.
    pub const fn relief(&self) -> u8 {
        self.drain - Wheel::LEAST
    }

    /// The red marker back in the bottom-left space.
    pub const fn reset(&mut self) {
        self.available = -(self.drain as i16);
    }
}
