//! The strong one: searches whole turns on made-up states.

use engine::View;
use engine::question::{Answer, Decision};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use fastrand::Rng;

use crate::beam::{Search, Width, searchable};
use crate::value::Judge;
use crate::{Bot, Greedy, imagine};

/// Plans whole turns.
#[derive(Clone, Debug)]
pub struct Planner {
    judge: Judge,
    rng: Rng,
    greedy: Greedy,
    /// How wide it looks.
    pub width: Width,
}

impl Planner {
    /// The same seed and width give the same answers.
    pub fn new(rulebook: &Rulebook, seed: u64) -> Planner {
        Planner {
            judge: Judge::new(rulebook),
            rng: Rng::with_seed(seed),
            greedy: Greedy::new(rulebook, seed),
            width: Width { beam: 24, depth: 30 },
        }
    }
}

impl Bot for Planner {
    fn answer(&mut self, view: &View<'_>, seat: Seat, decision: &Decision) -> Answer {
        if !searchable(view) {
            return self.greedy.answer(view, seat, decision);
        }
        let start = imagine(view, &mut self.rng);
        let mut search = Search::new(view.rulebook, &self.judge, self.width);
        let plan = search.turn(&start, seat);
        match plan.and_then(|plan| plan.answers.first().copied()) {
            Some(answer) => answer,
            None => self.greedy.answer(view, seat, decision),
        }
    }
}
