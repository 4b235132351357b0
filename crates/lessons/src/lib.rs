//! Lessons: a position from a scenario file that is played step by step, and where a pupil is in it.
//!
//! A lesson is a file of `scenarios/lessons`, and is run with all other scenarios. Here it is read into data that a
//! client can carry (`read`), and followed: which step a pupil is at, what comes next, and whether they went astray
//! (`pupil`). Where the card with the step lies on a screen is decided here too (`placing`), since it needs no screen.

mod lesson;
mod placing;
mod pupil;
mod read;

pub use lesson::{About, Lesson, Look, Move, Start, Step};
pub use placing::{Corner, Rect, place};
pub use pupil::{Pupil, Standing, Turn};
pub use read::{read, read_folder};
