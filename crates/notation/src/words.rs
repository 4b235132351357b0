//! English sentences for everything the engine says as data: events, questions, answers, refusals, endings.
//!
//! One sentence a variant, and no variant without one. Nothing here decides anything; what a sentence needs to know
//! it reads from a [`View`](engine::View).

mod name;

mod answer;
mod choice;
mod event;
mod log;
mod question;
mod refusal;
mod refusal_key;
mod setup;
mod step;
mod tile;

pub use answer::answer;
pub use event::{event, outcome};
pub use log::{events, log, opening};
pub use name::{dice, die, light, numbers, phase, player, resource};
pub use question::question;
pub use refusal::{refusal, undo_refusal};
pub use refusal_key::{refusal_key, undo_refusal_key};
pub use setup::setup_error;
pub use tile::{output, slots};
