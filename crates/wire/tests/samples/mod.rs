//! One of everything that travels. The lists are checked against every variant there is.

mod causes;
mod events;
mod questions;
mod refusals;

pub use causes::{causes, undo_refusals};
pub use events::events;
pub use questions::{answers, choices, questions};
pub use refusals::{refusals, setup_errors};

use engine::board::Space;
use engine::die::{Die, Face};
use engine::seat::Seat;

pub fn space(text: &str) -> Space {
    text.parse().unwrap()
}

pub fn seat(number: usize) -> Seat {
    Seat::from_index(number - 1).unwrap()
}

pub fn die(top: u8) -> Die {
    Die::flat(face(top))
}

pub fn posed(top: u8, front: u8) -> Die {
    Die::posed(face(top), face(front)).unwrap()
}

pub fn face(number: u8) -> Face {
    Face::new(number).unwrap()
}

/// The names of all variants, and the name of one: a variant that is not listed does not compile.
macro_rules! variants {
    ($Type:ident { $($Variant:ident),* $(,)? }) => {
        impl super::Named for $Type {
            const NAMES: &'static [&'static str] = &[$(stringify!($Variant)),*];

            fn name(&self) -> &'static str {
                match self {
                    $($Type::$Variant { .. } => stringify!($Variant),)*
                }
            }
        }
    };
}
pub(crate) use variants;

/// An enum that knows the names of its variants.
pub trait Named: Sized {
    const NAMES: &'static [&'static str];

    fn name(&self) -> &'static str;
}
