//! The strong one: searches whole turns on made-up states.

mod memory;

use std::collections::VecDeque;
use std::sync::Arc;

use engine::View;
use engine::question::{Answer, DecisionId};
use engine::seat::Seat;
use engine::table::Phase;

use crate::budget::Budget;
use crate::judge::Judge;
use crate::thought::{Position, Thought};
use crate::{Book, Bot, Greedy, Thinking, Weights};
use memory::Memory;

/// Plans whole turns.
#[derive(Debug)]
pub struct Planner<'r> {
    book: Book<'r>,
    memory: Memory,
    greedy: Greedy,
    plans: [Plan; Seat::MAX],
    /// What is being thought, if something is; at its end it has a plan, and remembers more than before.
    thought: Option<Thought<'r, (Vec<Answer>, Memory)>>,
}

/// What a player is going to answer.
#[derive(Debug, Default)]
struct Plan {
    answers: VecDeque<Answer>,
    /// What was asked when the plan was last followed: questions to come are later ones, unless something is undone.
    followed: Option<When>,
}

/// When something was asked, the earlier the less.
type When = (u8, Phase, DecisionId);

impl Plan {
    /// The next answer, as long as it is legal.
    fn follow(&mut self, view: &View<'_>, seat: Seat) -> Option<Answer> {
        let id = view.decision(seat)?.id;
        let now = Some((view.table.round, view.table.phase, id));
        if self.followed >= now {
            self.answers.clear();
        }
        self.followed = now;
        let answer = self.answers.pop_front()?;
        if view.check(seat, id, answer).is_err() {
            self.answers.clear();
            return None;
        }
        Some(answer)
    }
}

impl<'r> Planner<'r> {
    /// The same seed gives the same answers.
    pub fn new(book: impl Into<Book<'r>>, seed: u64) -> Planner<'r> {
        let book = book.into();
        let (memory, greedy) = (Memory::new(&book, seed), Greedy::new(&book, seed));
        Planner { book, memory, greedy, plans: Default::default(), thought: None }
    }

    /// With a budget for every turn: the same seed and nodes give the same answers.
    #[must_use]
    pub const fn within(mut self, budget: Budget) -> Planner<'r> {
        self.memory.budget = budget;
        self
    }

    /// With other weights.
    #[must_use]
    pub fn weighing(mut self, weights: Weights) -> Planner<'r> {
        self.memory.judge = Arc::new(Judge::clone(&self.memory.judge).weighing(weights));
        self.greedy = self.greedy.weighing(weights);
        self
    }

    /// Answers tried so far.
    pub const fn nodes(&self) -> u64 {
        self.memory.nodes
    }

    /// Goes on with the thought about this position. One about another position is given up, and leaves no trace.
    fn plan(&mut self, view: &View<'_>, seat: Seat, slice: u64) -> Thinking<()> {
        let held = self.thought.take().filter(|thought| thought.is_about(view, seat));
        let mut thought = held.unwrap_or_else(|| {
            let memory = self.memory.clone();
            Thought::new(&self.book, Position::of(view, seat), |book, about, pace| memory.plan(book, about, pace))
        });
        match thought.think(slice) {
            Thinking::More => self.thought = Some(thought),
            Thinking::Done((plan, memory)) => {
                self.memory = memory;
                self.plans[seat.index()] = Plan { answers: plan.into(), followed: None };
                return Thinking::Done(());
            }
        }
        Thinking::More
    }
}

impl Bot for Planner<'_> {
    fn think(&mut self, view: &View<'_>, seat: Seat, slice: u64) -> Thinking<Option<Answer>> {
        if view.decision(seat).is_none() {
            return Thinking::Done(None);
        }
        if let Some(answer) = self.plans[seat.index()].follow(view, seat) {
            return Thinking::Done(Some(answer));
        }
        match self.plan(view, seat, slice) {
            Thinking::More => Thinking::More,
            Thinking::Done(()) => {
                let planned = self.plans[seat.index()].follow(view, seat);
                Thinking::Done(planned.or_else(|| self.greedy.best(view, seat)))
            }
        }
    }

    fn hurry(&mut self) {
        if let Some(thought) = &self.thought {
            thought.hurry();
        }
    }
}
