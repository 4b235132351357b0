//! The game as text that a person can type: answers, setups, positions and scenarios; and as text that fits a link.
//!
//! Everything that is written here can be read back. What the words mean on the table is for the engine to say.

pub mod answer;
mod line;
pub mod link;
mod mistake;
pub mod names;
pub mod position;
pub mod save;
pub mod scenario;
pub mod setup;
pub mod view_json;

pub use mistake::{Mistake, Sort};
