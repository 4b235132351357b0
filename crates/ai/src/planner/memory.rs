//! How the planner comes to a plan, and what it remembers from one plan to the next.

use std::sync::Arc;

use engine::flow::Step;
use engine::question::Answer;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::{State, View};
use fastrand::Rng;

use crate::budget::{Budget, DOUBLINGS};
use crate::judge::{Amounts, Judge};
use crate::placing::{Search, Width};
use crate::quick::Quick;
use crate::spending::Spending;
use crate::thought::{Mind, Pace, Position};
use crate::{Book, imagine};

/// What the planner knows besides the position. A thought works on a copy, so that one which is given up leaves no trace.
#[derive(Clone, Debug)]
pub struct Memory {
    pub judge: Arc<Judge>,
    pub budget: Budget,
    /// Answers tried so far.
    pub nodes: u64,
    rng: Rng,
    /// What the crew makes, as of a round.
    outlook: Option<(u8, Amounts)>,
}

/// How wide the first look is.
const WIDTH: Width = Width { beam: 6, depth: 40, rolls: 2 };
/// Trial rounds a purchase is judged by at first where there is no budget.
const SAMPLES: usize = 2;
/// Shares of the budget in percent: more trial rounds find better purchases, a wider search over Phase 1 soon finds no
/// better turn.
const PLACING: u64 = 12;
const SPENDING: u64 = 100;
/// What a card or a bargain before the roll asks is one choice among few.
const CHOOSING: u64 = 25;
/// Trial rounds that tell what the crew makes.
const OUTLOOK: usize = 3;

impl Memory {
    pub fn new(rulebook: &Rulebook, seed: u64) -> Memory {
        let judge = Arc::new(Judge::new(rulebook));
        Memory { judge, budget: Budget::default(), nodes: 0, rng: Rng::with_seed(seed), outlook: None }
    }

    /// A plan for what a player is asked; empty where nothing is worth planning.
    pub async fn plan(mut self, book: Book<'_>, about: Position, pace: Pace) -> (Vec<Answer>, Memory) {
        let (view, judge) = (about.view(&book), Arc::clone(&self.judge));
        let mind = Mind { rulebook: &book, judge: &judge, pace: &pace };
        let plan = match view.flow.step {
            Step::Place => self.plan_placing(mind, &view, about.seat).await,
            Step::Prepare | Step::Spend | Step::Disaster(_) | Step::AfterCards(_) => {
                self.plan_spending(mind, &view, about.seat).await
            }
            _ => Vec::new(),
        };
        (plan, self)
    }

    async fn plan_placing(&mut self, mind: Mind<'_>, view: &View<'_>, seat: Seat) -> Vec<Answer> {
        let makes = self.outlook(mind, view).await;
        let start = self.others_done(mind, view, seat).await;
        let mut search = Search::new(mind, WIDTH, makes, self.rng.fork());
        search.budget = self.budget.share(PLACING).end();
        let mut best = search.turn(&start, seat).await;
        let further = if search.budget.is_none() { DOUBLINGS } else { 0 };
        for pass in 1..=further {
            search.width = Width { beam: WIDTH.beam << pass, rolls: WIDTH.rolls << (pass / 2), ..WIDTH };
            let Some(found) = mind.pace.if_there_is_time(search.turn(&start, seat)).await else { break };
            best = found.or(best);
        }
        self.nodes += search.quick.nodes;
        best.map(|plan| plan.answers).unwrap_or_default()
    }

    /// A state in which the others have quickly placed what they have.
    async fn others_done(&mut self, mind: Mind<'_>, view: &View<'_>, seat: Seat) -> State {
        let mut start = imagine(view, &mut self.rng);
        let mut quick = Quick::new(mind);
        for other in view.seats_asked().without(seat).iter() {
            quick.place(&mut start, other, &mut Vec::new());
            quick.rest().await;
        }
        self.nodes += quick.nodes;
        start
    }

    async fn plan_spending(&mut self, mind: Mind<'_>, view: &View<'_>, seat: Seat) -> Vec<Answer> {
        let start = imagine(view, &mut self.rng);
        let share = if view.flow.step == Step::Spend { SPENDING } else { CHOOSING };
        let Some(nodes) = self.budget.share(share).end() else {
            return self.ever_more_rounds(mind, &start, seat).await;
        };
        let mut spending = Spending::within(mind, &start, seat, nodes, &mut self.rng).await;
        let plan = spending.plan(&start, seat).await;
        self.nodes += spending.nodes();
        plan
    }

    /// Twice as many trial rounds each time, until there is no time left.
    async fn ever_more_rounds(&mut self, mind: Mind<'_>, start: &State, seat: Seat) -> Vec<Answer> {
        let mut plan = self.by_rounds(mind, start, seat, SAMPLES).await;
        for pass in 1..=DOUBLINGS {
            let further = self.by_rounds(mind, start, seat, SAMPLES << pass);
            let Some(found) = mind.pace.if_there_is_time(further).await else { break };
            plan = found;
        }
        plan
    }

    async fn by_rounds(&mut self, mind: Mind<'_>, start: &State, seat: Seat, rounds: usize) -> Vec<Answer> {
        let mut spending = Spending::new(mind, start, rounds, &mut self.rng).await;
        let plan = spending.plan(start, seat).await;
        self.nodes += spending.nodes();
        plan
    }

    /// What the crew makes in the rounds to come, looked at once a round.
    async fn outlook(&mut self, mind: Mind<'_>, view: &View<'_>) -> Amounts {
        let round = view.table.round;
        if let Some((when, makes)) = self.outlook
            && when == round
        {
            return makes;
        }
        let start = imagine(view, &mut self.rng);
        let mut spending = Spending::new(mind, &start, OUTLOOK, &mut self.rng).await;
        let makes = spending.makes(&start).await;
        self.outlook = Some((round, makes));
        makes
    }
}
