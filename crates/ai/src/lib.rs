//! Bots. They see a view and nothing else: never the deck, never the seed.
//!
//! They think in slices, so that whoever lets them play can do something else in between, or look at a clock: there is
//! none in here. However the thinking is cut, the same seed gives the same answers.
//!
//! ```
//! # use engine::{State, chance::Seed, event::Silent};
//! use ai::{Budget, Kind, Thinking};
//!
//! let rulebook = content::embedded();
//! # let setup = testkit::random_setup(rulebook, &mut fastrand::Rng::with_seed(1));
//! let mut state = State::new(rulebook, &setup, &mut Silent).expect("the setup is legal");
//! let mut bot = Kind::Planner.bot(rulebook, 1, Budget { nodes: Some(2_000) });
//! let seat = state.view(rulebook).seats_asked().iter().next().expect("somebody is asked");
//! let answer = loop {
//!     match bot.think(&state.view(rulebook), seat, ai::SLICE) {
//!         Thinking::More => (), // other things can be done here; `bot.hurry()` when time is up
//!         Thinking::Done(answer) => break answer.expect("the seat is asked"),
//!     }
//! };
//! let decision = state.view(rulebook).decision(seat).expect("the seat is asked");
//! assert!(state.act(rulebook, seat, decision.id, answer, &mut Silent).is_ok());
//! ```

mod book;
mod budget;
mod kind;
mod thought;

mod random;

mod greedy;
mod planner;

mod chance;
mod hand;
mod imagine;
mod judge;
mod outlook;
mod placing;
mod quick;
mod release;
mod room;
mod soft;
mod spending;
mod tiles;
mod trial;
mod weights;

pub mod coach;
pub mod foresee;
pub mod plan;
pub mod reach;

pub use book::Book;
pub use budget::Budget;
pub use coach::Coach;
pub use foresee::Foresight;
pub use greedy::Greedy;
pub use imagine::imagine;
pub use judge::Judge;
pub use kind::Kind;
pub use plan::Plan;
pub use planner::Planner;
pub use random::Random;
pub use reach::reach;
pub use thought::{SLICE, Thinking};
pub use weights::Weights;

use engine::View;
use engine::question::Answer;
use engine::seat::Seat;

/// Somebody who answers.
pub trait Bot: Send {
    /// Thinks about what a player is asked, for as long as about `slice` answers can be tried; what is asked it reads from
    /// the view. Nothing is the answer where nothing is asked. As long as there is more to think it wants to be called
    /// again with the same view: a thought about a position that has changed is given up.
    fn think(&mut self, view: &View<'_>, seat: Seat, slice: u64) -> Thinking<Option<Answer>>;

    /// Tells a bot in thought that there is no time left: it answers as soon as it knows any answer.
    fn hurry(&mut self) {}

    /// Thinks to the end.
    fn answer(&mut self, view: &View<'_>, seat: Seat) -> Option<Answer> {
        loop {
            if let Thinking::Done(answer) = self.think(view, seat, u64::MAX) {
                return answer;
            }
        }
    }
}
