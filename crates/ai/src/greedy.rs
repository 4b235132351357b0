//! One step ahead: every answer is tried on a made-up state and the best value wins.

use engine::event::Silent;
use engine::flow::Step;
use engine::question::{Answer, Answers, Decision, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::{State, View};
use fastrand::Rng;

use crate::judge::Judge;
use crate::outlook::Outlook;
use crate::quick::{done, is_habitation, rest_to_habitation};
use crate::room::room;
use crate::{Bot, Thinking, imagine};

/// Takes the answer after which the table looks best.
#[derive(Clone, Debug)]
pub struct Greedy {
    pub(crate) judge: Judge,
    rng: Rng,
    answers: Answers,
    outlook: Option<Outlook>,
}

impl Greedy {
    /// The same seed gives the same answers.
    pub fn new(rulebook: &Rulebook, seed: u64) -> Greedy {
        Greedy { judge: Judge::new(rulebook), rng: Rng::with_seed(seed), answers: Answers::new(), outlook: None }
    }

    /// With other weights.
    #[must_use]
    pub fn weighing(mut self, weights: crate::Weights) -> Greedy {
        self.judge = self.judge.weighing(weights);
        self
    }

    /// Keeps the outlook of a turn in Phase 1 up to date.
    fn look(&mut self, view: &View<'_>, seat: Seat) {
        let placing = matches!(view.flow.step, Step::Prepare | Step::Place);
        if !placing {
            self.outlook = None;
        } else if !self.outlook.as_ref().is_some_and(|outlook| outlook.holds(view, seat)) {
            self.outlook = Some(Outlook::new(&self.judge, view, seat));
        }
    }

    /// Gives an answer on a state that may be changed. Answers whether it was taken.
    fn take(&self, state: &mut State, rulebook: &Rulebook, seat: Seat, decision: &Decision, answer: Answer) -> bool {
        match (answer, decision.question) {
            (Answer::Done, Question::Place) => rest_to_habitation(rulebook, state, seat, &mut Vec::new()),
            // Being done is judged as it stands: what the others will do is not known yet.
            (Answer::Done, Question::Spend) => *state = done(state, seat),
            _ => {
                if state.act(rulebook, seat, decision.id, answer, &mut Silent).is_err() {
                    return false;
                }
                self.lay(state, rulebook, seat);
            }
        }
        true
    }

    /// A tile that has been paid for is worth something only where it lies.
    fn lay(&self, state: &mut State, rulebook: &Rulebook, seat: Seat) {
        if state.flow().step != Step::Spend {
            return;
        }
        let view = state.view(rulebook);
        let Some(decision) = view.decision(seat).filter(|decision| matches!(decision.question, Question::Choose(_)))
        else {
            return;
        };
        let mut answers = Answers::new();
        view.answers(seat, decision.question, &mut answers);
        if let Some(answer) = room(&view, seat, &decision, &answers) {
            let taken = state.act(rulebook, seat, decision.id, answer, &mut Silent);
            assert!(taken.is_ok(), "a listed answer is taken");
        }
    }

    /// The best answer to what is asked, if something is.
    pub(crate) fn best(&mut self, view: &View<'_>, seat: Seat) -> Option<Answer> {
        let decision = &view.decision(seat)?;
        view.answers(seat, decision.question, &mut self.answers);
        if let [only] = self.answers[..] {
            return Some(only);
        }
        if let Some(answer) = room(view, seat, decision, &self.answers) {
            return Some(answer);
        }
        let start = imagine(view, &mut self.rng);
        self.look(view, seat);
        let mut best = (i32::MIN, self.answers[0]);
        for answer in self.answers.iter().filter(|answer| !is_habitation(answer)) {
            let mut after = start;
            if !self.take(&mut after, view.rulebook, seat, decision, *answer) {
                continue;
            }
            let after = after.view(view.rulebook);
            let worth = match &self.outlook {
                Some(outlook) => outlook.worth(&self.judge, &after),
                None => self.judge.value(&after),
            };
            if worth > best.0 {
                best = (worth, *answer);
            }
        }
        if best.1 == Answer::Done && decision.question == Question::Place {
            let mut last = Vec::new();
            rest_to_habitation(view.rulebook, &mut start.clone(), seat, &mut last);
            return Some(last[0]);
        }
        Some(best.1)
    }
}

impl Bot for Greedy {
    /// One step ahead is less than a slice.
    fn think(&mut self, view: &View<'_>, seat: Seat, _slice: u64) -> Thinking<Option<Answer>> {
        Thinking::Done(self.best(view, seat))
    }
}
