//! The quick policy: one step ahead on a state, for whole rounds that are only tried out.

use engine::State;
use engine::die::Faces;
use engine::event::Silent;
use engine::flow::Step;
use engine::question::{Answer, Answers, Decision, Question, Spot};
use engine::rulebook::Rulebook;
use engine::seat::Seat;

use crate::judge::{Judge, Others};
use crate::thought::{Mind, Pace};

/// Plays on a state it may change.
pub struct Quick<'a> {
    pub rulebook: &'a Rulebook,
    pub judge: &'a Judge,
    pace: &'a Pace,
    /// Answers tried so far, and before the last rest.
    pub nodes: u64,
    rested: u64,
    answers: Answers,
}

impl<'a> Quick<'a> {
    pub const fn new(mind: Mind<'a>) -> Quick<'a> {
        let Mind { rulebook, judge, pace } = mind;
        Quick { rulebook, judge, pace, nodes: 0, rested: 0, answers: Answers::new() }
    }

    /// Counts what was tried against the slice, and rests when that is used up.
    pub async fn rest(&mut self) {
        let tried = self.nodes - self.rested;
        self.rested = self.nodes;
        self.pace.spend(tried).await;
    }

    /// A player's turn in Phase 1, up to and with being done, written down. No missions and no docking: a trial is
    /// about what the tiles can do.
    pub fn place(&mut self, state: &mut State, seat: Seat, script: &mut Vec<Answer>) {
        for _ in 0..200 {
            let Some(decision) = state.view(self.rulebook).decision(seat) else { return };
            if state.flow().step != Step::Place && state.flow().step != Step::Prepare {
                return;
            }
            let answer = self.best(state, seat, &decision);
            if answer == Answer::Done && decision.question == Question::Place {
                return rest_to_habitation(self.rulebook, state, seat, script);
            }
            script.push(answer);
            if self.finish(state, seat, &decision, answer) {
                return;
            }
        }
    }

    /// Gives an answer; being done is only noted, so that the phase does not end. Answers whether it was that.
    pub fn finish(&mut self, state: &mut State, seat: Seat, decision: &Decision, answer: Answer) -> bool {
        if answer == Answer::Done && decision.question == Question::Place {
            *state = done(state, seat);
            return true;
        }
        let taken = state.act(self.rulebook, seat, decision.id, answer, &mut Silent);
        assert!(taken.is_ok(), "a listed answer is taken");
        false
    }

    /// The best answer, one step ahead.
    pub fn best(&mut self, state: &State, seat: Seat, decision: &Decision) -> Answer {
        let mut answers = std::mem::take(&mut self.answers);
        state.view(self.rulebook).answers(seat, decision.question, &mut answers);
        let mut best = (i32::MIN, answers[0]);
        if answers.len() > 1 {
            let others = self.judge.others(&state.view(self.rulebook), seat);
            let housed = state.flow().lane(seat).housed;
            // The Habitation Module is the last action: being done stands for it.
            for answer in answers.iter().filter(|answer| tried(answer) && (housed || !is_habitation(answer))) {
                self.nodes += 1;
                let worth = self.worth(state, decision, *answer, &others);
                if worth > best.0 {
                    best = (worth, *answer);
                }
            }
        }
        self.answers = answers;
        best.1
    }

    fn worth(&self, state: &State, decision: &Decision, answer: Answer, others: &Others) -> i32 {
        let mut next = *state;
        if answer == Answer::Done && decision.question == Question::Place {
            rest_to_habitation(self.rulebook, &mut next, others.seat, &mut Vec::new());
        } else if next.act(self.rulebook, others.seat, decision.id, answer, &mut Silent).is_err() {
            return i32::MIN;
        }
        self.judge.this_round_beside(&next.view(self.rulebook), others)
    }
}

/// The dice that are left go to the Habitation Module, and the turn ends.
pub fn rest_to_habitation(rulebook: &Rulebook, state: &mut State, seat: Seat, script: &mut Vec<Answer>) {
    loop {
        let view = state.view(rulebook);
        let Some(decision) = view.decision(seat).filter(|decision| decision.question == Question::Place) else {
            break;
        };
        let toxic = if view.disaster().toxic { view.table.toxic } else { Faces::EMPTY };
        let Some(die) = view.table.of(seat).pool.poses().iter().find(|die| !toxic.has(die.top())) else { break };
        let answer = Answer::Place { die, spot: Spot::Habitation };
        if state.act(rulebook, seat, decision.id, answer, &mut Silent).is_err() {
            break;
        }
        script.push(answer);
    }
    script.push(Answer::Done);
    *state = done(state, seat);
}

/// Answers a trial considers.
fn tried(answer: &Answer) -> bool {
    !matches!(answer, Answer::Place { spot: Spot::Mission | Spot::Dock(_), .. })
}

/// Does it put a die into the Habitation Module?
pub fn is_habitation(answer: &Answer) -> bool {
    matches!(answer, Answer::Place { spot: Spot::Habitation, .. })
}

/// The state with a player done: what the others will do is not known yet.
pub fn done(state: &State, seat: Seat) -> State {
    state.with_done(seat)
}
