//! The strong one: searches whole turns on made-up states.

use engine::View;
use engine::flow::Step;
use engine::question::{Answer, Decision};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use fastrand::Rng;
use std::collections::VecDeque;

use crate::judge::{Amounts, Judge};
use crate::placing::{Search, Width};
use crate::quick::Quick;
use crate::spending::Spending;
use crate::{Bot, Greedy, imagine};

/// Plans whole turns.
#[derive(Clone, Debug)]
pub struct Planner {
    judge: Judge,
    rng: Rng,
    greedy: Greedy,
    /// How wide it looks.
    pub width: Width,
    /// Trial rounds a purchase is judged by.
    pub samples: usize,
    plans: [VecDeque<Answer>; Seat::MAX],
    /// What the crew makes, as of a round.
    outlook: Option<(u8, Amounts)>,
    /// Answers looked at so far.
    pub nodes: u64,
}

impl Planner {
    /// The same seed and width give the same answers.
    pub fn new(rulebook: &Rulebook, seed: u64) -> Planner {
        Planner {
            judge: Judge::new(rulebook),
            rng: Rng::with_seed(seed),
            greedy: Greedy::new(rulebook, seed),
            width: Width { beam: 6, depth: 40, rolls: 2 },
            samples: 2,
            plans: Default::default(),
            outlook: None,
            nodes: 0,
        }
    }

    /// With other weights.
    #[must_use]
    pub fn weighing(mut self, weights: crate::Weights) -> Planner {
        self.judge.weights = weights;
        self.greedy.judge.weights = weights;
        self
    }

    /// The next answer of the plan, as long as it is legal.
    fn planned(&mut self, view: &View<'_>, seat: Seat, decision: &Decision) -> Option<Answer> {
        let answer = self.plans[seat.index()].pop_front()?;
        if view.check(seat, decision.id, answer).is_ok() {
            return Some(answer);
        }
        self.plans[seat.index()].clear();
        None
    }

    fn plan(&mut self, view: &View<'_>, seat: Seat) -> Vec<Answer> {
        match view.flow.step {
            Step::Place => self.plan_placing(view, seat),
            Step::Spend => {
                let start = imagine(view, &mut self.rng);
                let mut spending = Spending::new(view.rulebook, &self.judge, &start, self.samples, &mut self.rng);
                if matches!(view.decision(seat), Some(Decision { question: engine::question::Question::Spend, .. })) {
                    let plan = spending.purchases(&start, seat);
                    self.nodes += spending.nodes();
                    plan
                } else {
                    vec![spending.crude(&start, seat)]
                }
            }
            Step::Disaster(_) => {
                let start = imagine(view, &mut self.rng);
                let mut spending = Spending::new(view.rulebook, &self.judge, &start, 2, &mut self.rng);
                let answer = spending.answer(&start, seat);
                self.nodes += spending.nodes();
                vec![answer]
            }
            _ => Vec::new(),
        }
    }

    fn plan_placing(&mut self, view: &View<'_>, seat: Seat) -> Vec<Answer> {
        let makes = self.outlook(view);
        let mut start = imagine(view, &mut self.rng);
        let mut quick = Quick::new(view.rulebook, &self.judge);
        for other in view.asked().without(seat).iter() {
            quick.place(&mut start, other, &mut Vec::new());
        }
        let mut search = Search::new(view.rulebook, &self.judge, self.width, makes, self.rng.fork());
        let plan = search.turn(&start, seat);
        self.nodes += search.quick.nodes + quick.nodes;
        plan.map(|plan| plan.answers).unwrap_or_default()
    }

    /// What the crew makes in the rounds to come, looked at once a round.
    fn outlook(&mut self, view: &View<'_>) -> Amounts {
        let round = view.table.round;
        if let Some((when, makes)) = self.outlook
            && when == round
        {
            return makes;
        }
        let start = imagine(view, &mut self.rng);
        let mut spending = Spending::new(view.rulebook, &self.judge, &start, 3, &mut self.rng);
        let makes = spending.makes(&start);
        self.outlook = Some((round, makes));
        makes
    }
}

impl Bot for Planner {
    fn answer(&mut self, view: &View<'_>, seat: Seat, decision: &Decision) -> Answer {
        if let Some(answer) = self.planned(view, seat, decision) {
            return answer;
        }
        let plan = self.plan(view, seat);
        self.plans[seat.index()].extend(plan);
        match self.planned(view, seat, decision) {
            Some(answer) => answer,
            None => self.greedy.answer(view, seat, decision),
        }
    }
}
