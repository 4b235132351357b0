//! A route, step by step, with the table as each answer finds it.

use engine::View;
use engine::die::Die;
use engine::seat::Seat;
use fastrand::Rng;

use super::{Step, Target, outcomes};
use crate::imagine;

impl Target {
    /// Calls back with every step and what the player sees when it is asked, rolls falling as the route hopes.
    pub fn walk(&self, view: &View<'_>, seat: Seat, mut each: impl FnMut(&View<'_>, &Step)) {
        let oriented = view.country(seat).oriented;
        let mut state = imagine(view, &mut Rng::with_seed(0));
        for step in &self.route {
            each(&state.view(view.rulebook), step);
            let roll = |die: &Die| if oriented { die.index() } else { die.top().number() - 1 };
            let rolls: Vec<u8> = step.rolled.iter().map(roll).collect();
            match outcomes::act(view.rulebook, &state, seat, step.answer, &rolls) {
                Some((_, outcome)) => state = outcome.state,
                None => return,
            }
        }
    }
}
