//! A plan: answers that somebody thinks of giving, tried out one after the other on a made-up state, up to the first
//! thing that is hidden. Nothing real changes.

use engine::cause::Happened;
use engine::forecast::Amounts;
use engine::question::{Answer, Question};
use engine::refusal::Refusal;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::table::Table;
use engine::{State, View};
use fastrand::Rng;

use crate::imagine;

/// Answers that could be given, and the table as it would be then.
#[derive(Clone)]
pub struct Plan {
    deeds: Vec<Planned>,
    state: State,
    /// As far as it is known: a roll that was made up is not shown.
    table: Table,
    hidden: bool,
}

/// One answer of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Planned {
    /// Who would give it.
    pub seat: Seat,
    /// What would be asked.
    pub question: Question,
    /// The answer.
    pub answer: Answer,
    /// By how much it changes the four resources at the check.
    pub makes: Amounts,
}

impl Plan {
    /// A plan without any answer, from here on.
    pub fn new(view: &View<'_>) -> Plan {
        let state = imagine(view, &mut Rng::with_seed(0));
        Plan { deeds: Vec::new(), state, table: *view.table, hidden: false }
    }

    /// A plan with these answers, as far as they are taken one after the other.
    pub fn of(view: &View<'_>, answers: impl IntoIterator<Item = (Seat, Answer)>) -> Plan {
        let mut plan = Plan::new(view);
        for (seat, answer) in answers {
            if plan.add(view.rulebook, seat, answer).is_err() {
                break;
            }
        }
        plan
    }

    /// What is planned, in order.
    pub fn deeds(&self) -> &[Planned] {
        &self.deeds
    }

    /// Who answers what, in order.
    pub fn answers(&self) -> impl Iterator<Item = (Seat, Answer)> + '_ {
        self.deeds.iter().map(|deed| (deed.seat, deed.answer))
    }

    /// Does it end with something that is rolled or turned up? Then nothing can be planned behind it.
    pub const fn is_over(&self) -> bool {
        self.hidden
    }

    /// The table as it would be.
    pub const fn view<'a>(&'a self, rulebook: &'a Rulebook) -> View<'a> {
        View { rulebook, table: &self.table, flow: self.state.flow() }
    }

    /// Plans one more answer.
    pub fn add(&mut self, rulebook: &Rulebook, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        if self.hidden {
            return Err(Refusal::NotAsked);
        }
        let before = settled(&self.view(rulebook));
        let mut events: Vec<Happened> = Vec::new();
        let decision = self.state.answer(rulebook, seat, answer, &mut events)?;
        let known = events.iter().position(Happened::is_fence);
        self.hidden = known.is_some();
        let known = &events[..known.unwrap_or(events.len())];
        known.iter().for_each(|happened| self.table.apply(rulebook, &happened.event));
        let after = settled(&self.view(rulebook));
        let makes = std::array::from_fn(|at| after[at] - before[at]);
        self.deeds.push(Planned { seat, question: decision.question, answer, makes });
        Ok(())
    }

    /// The plan without its last deed: the placement or free action, and whatever it asked.
    pub fn without_last(&self, view: &View<'_>) -> Plan {
        let begins = |deed: &Planned| matches!(deed.question, Question::Place | Question::Spend);
        let kept = self.deeds.iter().rposition(begins).unwrap_or(0);
        Plan::of(view, self.answers().take(kept).collect::<Vec<_>>())
    }
}

fn settled(view: &View<'_>) -> Amounts {
    view.forecast_check().map(|forecast| forecast.settled()).unwrap_or_default()
}
