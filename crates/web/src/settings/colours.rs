//! Which seat has which of the four colours. Shapes stay with their seats, so that colour is never alone.

use leptos::prelude::*;

/// Colours by seat, 1 to 4, each once.
#[derive(Clone, Copy)]
pub struct Colours(RwSignal<[u8; 4]>);

const NAME: &str = "colours";

impl Colours {
    /// As they were kept, else each seat its own.
    pub(super) fn kept() -> Colours {
        let kept = super::read(NAME).unwrap_or_default();
        let numbers: Vec<u8> = kept.bytes().map(|digit| digit.wrapping_sub(b'0')).collect();
        let each_once = (1..=4).all(|colour| numbers.contains(&colour));
        let numbers = <[u8; 4]>::try_from(numbers).ok().filter(|_| each_once);
        Colours(RwSignal::new(numbers.unwrap_or([1, 2, 3, 4])))
    }

    /// Colours in the order of seats.
    pub fn get(self) -> [u8; 4] {
        self.0.get()
    }

    /// A seat takes the next colour; who had it takes the other.
    pub fn turn(self, seat: usize) {
        self.0.update(|colours| {
            let next = colours[seat] % 4 + 1;
            if let Some(other) = colours.iter().position(|colour| *colour == next) {
                colours.swap(seat, other);
            }
        });
        let kept: String = self.0.get_untracked().iter().map(ToString::to_string).collect();
        super::keep(NAME, &kept);
    }
}
