//! The strong one: searches whole turns on made-up states.

use std::collections::VecDeque;

use engine::flow::Step;
use engine::question::{Answer, Decision, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::{State, View};
use fastrand::Rng;

use crate::budget::{Budget, Passes};
use crate::judge::{Amounts, Judge};
use crate::placing::{Search, Width};
use crate::quick::Quick;
use crate::spending::Spending;
use crate::{Bot, Greedy, Weights, imagine};

/// Plans whole turns.
#[derive(Clone, Debug)]
pub struct Planner {
    judge: Judge,
    rng: Rng,
    greedy: Greedy,
    budget: Budget,
    plans: [VecDeque<Answer>; Seat::MAX],
    /// What the crew makes, as of a round.
    outlook: Option<(u8, Amounts)>,
    /// Answers tried so far.
    nodes: u64,
}

/// How wide the first look is.
const WIDTH: Width = Width { beam: 6, depth: 40, rolls: 2 };
/// Trial rounds a purchase is judged by at first.
const SAMPLES: usize = 2;
/// Trial rounds that tell what the crew makes.
const OUTLOOK: usize = 3;

impl Planner {
    /// The same seed gives the same answers.
    pub fn new(rulebook: &Rulebook, seed: u64) -> Planner {
        Planner {
            judge: Judge::new(rulebook),
            rng: Rng::with_seed(seed),
            greedy: Greedy::new(rulebook, seed),
            budget: Budget::default(),
            plans: Default::default(),
            outlook: None,
            nodes: 0,
        }
    }

    /// With a budget for every turn: the same seed and nodes give the same answers.
    #[must_use]
    pub fn within(mut self, budget: Budget) -> Planner {
        self.budget = budget;
        self
    }

    /// With other weights.
    #[must_use]
    pub fn weighing(mut self, weights: Weights) -> Planner {
        self.judge = self.judge.weighing(weights);
        self.greedy = self.greedy.weighing(weights);
        self
    }

    /// Answers tried so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
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

    fn plan(&mut self, view: &View<'_>, seat: Seat, decision: &Decision) -> Vec<Answer> {
        match view.flow.step {
            Step::Place => self.plan_placing(view, seat),
            Step::Spend | Step::Disaster(_) => self.plan_spending(view, seat, decision),
            _ => Vec::new(),
        }
    }

    fn plan_placing(&mut self, view: &View<'_>, seat: Seat) -> Vec<Answer> {
        let makes = self.outlook(view);
        let start = self.others_done(view, seat);
        let mut search = Search::new(view.rulebook, &self.judge, WIDTH, makes, self.rng.fork());
        let mut passes = Passes::new(self.budget);
        let mut best = None;
        while let Some(pass) = passes.next(search.quick.nodes) {
            search.width = Width { beam: WIDTH.beam << pass, rolls: WIDTH.rolls << (pass / 2), ..WIDTH };
            best = search.turn(&start, seat).or(best);
        }
        self.nodes += search.quick.nodes;
        best.map(|plan| plan.answers).unwrap_or_default()
    }

    /// A state in which the others have quickly placed what they have.
    fn others_done(&mut self, view: &View<'_>, seat: Seat) -> State {
        let mut start = imagine(view, &mut self.rng);
        let mut quick = Quick::new(view.rulebook, &self.judge);
        for other in view.seats_asked().without(seat).iter() {
            quick.place(&mut start, other, &mut Vec::new());
        }
        self.nodes += quick.nodes;
        start
    }

    fn plan_spending(&mut self, view: &View<'_>, seat: Seat, decision: &Decision) -> Vec<Answer> {
        let start = imagine(view, &mut self.rng);
        let mut passes = Passes::new(self.budget);
        let (mut plan, mut nodes) = (Vec::new(), 0);
        while let Some(pass) = passes.next(nodes) {
            let mut spending = Spending::new(view.rulebook, &self.judge, &start, SAMPLES << pass, &mut self.rng);
            plan = match (decision.question, view.flow.step) {
                (Question::Spend, _) => spending.purchases(&start, seat),
                (_, Step::Spend) => vec![spending.crude(&start, seat)],
                _ => vec![spending.answer(&start, seat)],
            };
            nodes += spending.nodes();
        }
        self.nodes += nodes;
        plan
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
        let mut spending = Spending::new(view.rulebook, &self.judge, &start, OUTLOOK, &mut self.rng);
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
        let plan = self.plan(view, seat, decision);
        self.plans[seat.index()].extend(plan);
        match self.planned(view, seat, decision) {
            Some(answer) => answer,
            None => self.greedy.answer(view, seat, decision),
        }
    }
}
