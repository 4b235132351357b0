//! Bots. They see a view and a decision and nothing else: never the deck, never the seed.

mod budget;
mod kind;

mod random;

mod greedy;
mod planner;

mod hand;
mod imagine;
mod judge;
mod outlook;
mod placing;
mod quick;
mod room;
mod soft;
mod spending;
mod tiles;
mod trial;
mod weights;

pub mod coach;
pub mod reach;

pub use budget::Budget;
pub use coach::Coach;
pub use greedy::Greedy;
pub use imagine::imagine;
pub use judge::Judge;
pub use kind::Kind;
pub use planner::Planner;
pub use random::Random;
pub use reach::reach;
pub use weights::Weights;

use engine::View;
use engine::question::{Answer, Decision};
use engine::seat::Seat;

/// Somebody who answers.
pub trait Bot {
    /// An answer to this decision; it must be one of the legal ones.
    fn answer(&mut self, view: &View<'_>, seat: Seat, decision: &Decision) -> Answer;
}
