//! What a game tells afterwards. A [`Chronicle`] holds everything that lay face up, deed by deed, so that any moment can
//! be looked at again without the seed; a [`Course`] says where one can stop and how the rounds went; [`Statistics`]
//! counts.
//!
//! ```
//! use chronicle::{Chronicle, Course, Statistics};
//!
//! let rulebook = content::embedded();
//! let setup = notation::setup::read(rulebook, "quick russia usa\nseed 7").expect("a setup");
//! let game = engine::game::Game::new(rulebook, setup).expect("a legal setup");
//! let chronicle = Chronicle::of(&game);
//! let course = Course::of(rulebook, &chronicle);
//! let stop = course.stops[0];
//! assert_eq!(chronicle.table_at(rulebook, stop), *game.view().table);
//! assert_eq!(Statistics::of(rulebook, &chronicle).rounds.len(), 1);
//! ```

mod course;
mod note;
mod statistics;
mod story;

pub use course::{Course, PhaseSpan, RoundSpan, Stop};
pub use note::Note;
pub use statistics::{MissionSpan, RoundNumbers, SeatNumbers, SpaceNumbers, Statistics};
pub use story::{Chronicle, Entry};
