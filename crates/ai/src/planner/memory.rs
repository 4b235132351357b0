//! How the planner comes to a plan, and what it remembers from one plan to the next.

use std::sync::Arc;

use engine::flow::Step;
use engine::question::{Answer, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::{State, View};
use fastrand::Rng;

use crate::budget::{Budget, Passes};
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
/// Trial rounds a purchase is judged by at first.
const SAMPLES: usize = 2;
/// Shares of the budget in percent: more trial rounds find better purchases, a wider search over Phase 1 soon finds no
/// better turn.
const PLACING: u64 = 50;
const SPENDING: u64 = 200;
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
        let mut passes = Passes::new(self.budget.share(PLACING));
        let mut best = search.turn(&start, seat).await;
        while let Some(pass) = passes.next(search.quick.nodes) {
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
        let mut passes = Passes::new(self.budget.share(SPENDING));
        let (mut plan, mut nodes) = self.purchases(mind, view, (&start, seat), 0).await;
        while let Some(pass) = passes.next(nodes) {
            let further = self.purchases(mind, view, (&start, seat), pass);
            let Some((found, more)) = mind.pace.if_there_is_time(further).await else { break };
            (plan, nodes) = (found, nodes + more);
        }
        self.nodes += nodes;
        plan
    }

    /// One pass of Phase 4 or 5, or of a bargain before the roll, and the answers it tried.
    async fn purchases(
        &mut self,
        mind: Mind<'_>,
        view: &View<'_>,
        (start, seat): (&State, Seat),
        pass: u32,
    ) -> (Vec<Answer>, u64) {
        let mut spending = Spending::new(mind, start, SAMPLES << pass, &mut self.rng).await;
        let buys = view.decision(seat).is_some_and(|decision| decision.question == Question::Spend);
        let plan = match view.flow.step {
            _ if buys => spending.purchases(start, seat).await,
            Step::Spend => vec![spending.crude(start, seat)],
            _ => vec![spending.answer(start, seat).await],
        };
        (plan, spending.nodes())
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
