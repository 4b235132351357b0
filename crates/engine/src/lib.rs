//! The rules of Intrepid: a whole game from setup to victory or loss.
//!
//! Pure and flat: no input or output, no clock, no floats, no hash order, no heap where the game is played.
//!
//! A [`State`] is made from a [`Setup`](setup::Setup) and a [`Rulebook`](rulebook::Rulebook).
//! It stops at [questions](question); [`State::act`] takes an answer or [refuses](refusal) it with a reason.

// What things are.
pub mod board;
pub mod die;
pub mod resource;
pub mod seat;
pub mod set;

// What is in the box, and what its texts mean.
pub mod abilities;
pub mod effect;
pub mod rulebook;

// What lies on the table, and how it changes.
pub mod cause;
pub mod chance;
pub mod event;
pub mod flow;
pub mod invariant;
pub mod position;
pub mod setup;
pub mod table;

// Questions and answers.
pub mod forecast;
pub mod offers;
pub mod question;
pub mod refusal;
pub mod view;

// How all of that travels.
mod serial;

// The round, phase by phase.
mod missions;
mod phases;
mod play;

mod fingerprint;
pub mod game;

pub use play::{Secret, State};
pub use view::View;
