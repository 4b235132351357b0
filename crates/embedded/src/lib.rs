//! The pack that comes with the game and its lessons, read and checked when the program is built.
//!
//! `content` reads the files; a browser that only plays with our own pack needs neither them nor their reader, and is
//! ready several times sooner.

use std::sync::{Arc, OnceLock};

use content::Pack;
use engine::rulebook::Rulebook;
use lessons::Lesson;

static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/pack.bin"));

/// The pack that comes with the game: the same as [`content::embedded_pack`], sooner, and only to play with.
///
/// ```
/// assert_eq!(embedded::pack().label(), content::embedded_pack().label());
/// ```
///
/// # Panics
/// Never: the bytes are written when this crate is built, by the same program that reads them.
pub fn pack() -> &'static Pack {
    static PACK: OnceLock<Pack> = OnceLock::new();
    PACK.get_or_init(|| Pack::from_bytes(BYTES).expect("the pack was written when the program was built"))
}

/// The rulebook of that pack.
pub fn rulebook() -> &'static Arc<Rulebook> {
    &pack().rulebook
}

/// The lessons, in the order in which they are offered.
///
/// # Panics
/// Never: the bytes are written when this crate is built, by the same program that reads them.
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: OnceLock<Vec<Lesson>> = OnceLock::new();
    let bytes = include_bytes!(concat!(env!("OUT_DIR"), "/lessons.bin"));
    LESSONS.get_or_init(|| postcard::from_bytes(bytes).expect("the lessons were written when the program was built"))
}

/// The pack as it is embedded, for those who keep it elsewhere.
pub const fn bytes() -> &'static [u8] {
    BYTES
}
