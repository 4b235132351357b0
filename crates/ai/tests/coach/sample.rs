//! Positions of all phases from random and greedy games, and a player to give advice to.

#[path = "../games/mod.rs"]
mod games;

use engine::State;
use engine::flow::Step;
use engine::seat::Seat;
use games::{Games, Mix};

/// Plays games and stops here and there.
pub struct Sampler(Games);

impl Sampler {
    /// Games of this seed.
    pub fn new(seed: u64) -> Sampler {
        Sampler(Games::new(seed, Mix { greedy: 2, lasts: 2, income: 40, early: 300 }))
    }

    /// The next position, and a player who is most often asked something. Phases with many questions do not crowd out
    /// those with few.
    pub fn next(&mut self) -> (State, Seat) {
        loop {
            self.0.play();
            let view = self.0.state.view(content::embedded());
            let often = match view.flow.step {
                Step::Prepare | Step::Place | Step::Spend => 12,
                Step::AnyResource(_) | Step::MissionDie(_) | Step::Counter(_) | Step::Split(_) | Step::Disaster(_) => 1,
                _ => 2,
            };
            if testkit::below(&mut self.0.rng, often) > 0 {
                continue;
            }
            let bystander = testkit::below(&mut self.0.rng, 20) == 0;
            let seats = if bystander { view.table.seats() } else { view.seats_asked() };
            if let Some(seat) = testkit::one_of(&mut self.0.rng, &seats.iter().collect::<Vec<_>>()) {
                return (self.0.state, seat);
            }
        }
    }
}
