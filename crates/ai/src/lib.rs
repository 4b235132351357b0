//! Bots. They see a view and a decision and nothing else: never the deck, never the seed.

mod beam;
mod greedy;
mod imagine;
mod kind;
mod planner;
mod random;
mod value;

pub use greedy::Greedy;
pub use imagine::imagine;
pub use kind::{Budget, Kind};
pub use planner::Planner;
pub use random::Random;
pub use value::Judge;

use engine::View;
use engine::question::{Answer, Decision};
use engine::seat::Seat;

/// Somebody who answers.
pub trait Bot {
    /// An answer to this decision; it must be one of the legal ones.
    fn answer(&mut self, view: &View<'_>, seat: Seat, decision: &Decision) -> Answer;
}
