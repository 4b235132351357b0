//! One step ahead: every answer is tried on a made-up state and the best value wins.

use engine::event::Silent;
use engine::question::{Answer, Answers, Decision, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::{State, View};
use fastrand::Rng;

use crate::judge::Judge;
use crate::quick::{done, house, houses};
use crate::room::room;
use crate::{Bot, imagine};

/// Takes the answer after which the table looks best.
#[derive(Clone, Debug)]
pub struct Greedy {
    pub(crate) judge: Judge,
    rng: Rng,
    answers: Answers,
}

impl Greedy {
    /// The same seed gives the same answers.
    pub fn new(rulebook: &Rulebook, seed: u64) -> Greedy {
        Greedy { judge: Judge::new(rulebook), rng: Rng::with_seed(seed), answers: Answers::new() }
    }

    /// With other weights.
    #[must_use]
    pub fn weighing(mut self, weights: crate::Weights) -> Greedy {
        self.judge.weights = weights;
        self
    }

    fn worth(&self, start: &State, view: &View<'_>, seat: Seat, decision: &Decision, answer: Answer) -> i32 {
        let mut state = *start;
        match (answer, decision.question) {
            (Answer::Done, Question::Place) => house(view.rulebook, &mut state, seat, &mut Vec::new()),
            // Being done is judged as it stands: what the others will do is not known yet.
            (Answer::Done, Question::Spend) => state = done(&state, seat),
            _ => match state.act(view.rulebook, seat, decision.id, answer, &mut Silent) {
                Ok(()) => self.lay(&mut state, view.rulebook, seat),
                Err(_) => return i32::MIN,
            },
        }
        self.judge.value(&state.view(view.rulebook))
    }

    /// A tile that has been paid for is worth something only where it lies.
    fn lay(&self, state: &mut State, rulebook: &Rulebook, seat: Seat) {
        let view = state.view(rulebook);
        let Some(decision) = view.decision(seat).filter(|decision| matches!(decision.question, Question::Choose(_)))
        else {
            return;
        };
        let mut answers = Answers::new();
        view.answers(seat, decision.question, &mut answers);
        if let Some(answer) = room(&view, seat, &decision, &answers) {
            let taken = state.act(rulebook, seat, decision.id, answer, &mut Silent);
            taken.expect("a listed answer is taken");
        }
    }
}

impl Bot for Greedy {
    fn answer(&mut self, view: &View<'_>, seat: Seat, decision: &Decision) -> Answer {
        view.answers(seat, decision.question, &mut self.answers);
        if let [only] = self.answers[..] {
            return only;
        }
        if let Some(answer) = room(view, seat, decision, &self.answers) {
            return answer;
        }
        let start = imagine(view, &mut self.rng);
        let mut best = (i32::MIN, self.answers[0]);
        for answer in self.answers.iter().filter(|answer| !houses(answer)) {
            let worth = self.worth(&start, view, seat, decision, *answer);
            if worth > best.0 {
                best = (worth, *answer);
            }
        }
        if best.1 == Answer::Done && decision.question == Question::Place {
            let mut last = Vec::new();
            house(view.rulebook, &mut start.clone(), seat, &mut last);
            return last[0];
        }
        best.1
    }
}
