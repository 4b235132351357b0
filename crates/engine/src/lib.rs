//! The rules of Intrepid: a whole game from setup to victory or loss.
//!
//! Pure and flat: no input or output, no clock, no floats, no hash order, no heap where the game is played.

pub mod board;
pub mod die;
pub mod resource;
pub mod seat;

pub mod effect;
pub mod op;
pub mod rulebook;
