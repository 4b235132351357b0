//! One step ahead: every answer is tried on a made-up state and the best value wins.

use engine::event::Silent;
use engine::question::{Answer, Answers, Decision, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::{State, View};
use fastrand::Rng;

use crate::value::Judge;
use crate::{Bot, imagine};

/// Takes the answer after which the table looks best.
#[derive(Clone, Debug)]
pub struct Greedy {
    judge: Judge,
    rng: Rng,
    answers: Answers,
}

impl Greedy {
    /// The same seed gives the same answers.
    pub fn new(rulebook: &Rulebook, seed: u64) -> Greedy {
        Greedy { judge: Judge::new(rulebook), rng: Rng::with_seed(seed), answers: Answers::new() }
    }

    fn worth(&self, start: &State, view: &View<'_>, seat: Seat, decision: &Decision, answer: Answer) -> i32 {
        // Being done is judged as it stands: what the others will do is not known yet.
        if answer == Answer::Done && matches!(decision.question, Question::Place | Question::Spend) {
            let mut flow = *start.flow();
            flow.lanes[seat.index()].done = true;
            let done = State::from_parts(*start.table(), flow, *start.secret());
            return self.judge.value(&done.view(view.rulebook));
        }
        let mut state = *start;
        match state.act(view.rulebook, seat, decision.id, answer, &mut Silent) {
            Ok(()) => self.judge.value(&state.view(view.rulebook)),
            Err(_) => i32::MIN,
        }
    }
}

impl Bot for Greedy {
    fn answer(&mut self, view: &View<'_>, seat: Seat, decision: &Decision) -> Answer {
        view.answers(seat, decision.question, &mut self.answers);
        if let [only] = self.answers[..] {
            return only;
        }
        let start = imagine(view, &mut self.rng);
        let mut best = (i32::MIN, self.answers[0]);
        for answer in &self.answers {
            let worth = self.worth(&start, view, seat, decision, *answer);
            if worth > best.0 {
                best = (worth, *answer);
            }
        }
        best.1
    }
}
