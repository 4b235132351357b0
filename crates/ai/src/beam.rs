//! Beam search over one player's whole turn: sequences of answers until the player is done.

use engine::event::Silent;
use engine::question::{Answer, Answers, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::{State, View};

use crate::value::Judge;

/// How much is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Width {
    /// Positions kept at each depth.
    pub beam: usize,
    /// Answers in a row that are looked at.
    pub depth: usize,
}

/// A searched turn.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What it comes to.
    pub worth: i32,
    /// The answers, in order.
    pub answers: Vec<Answer>,
}

struct Node {
    state: State,
    worth: i32,
    path: Vec<Answer>,
}

/// Searches the turn of a player from this state; nothing where the player is not asked.
pub struct Search<'a> {
    pub rulebook: &'a Rulebook,
    pub judge: &'a Judge,
    pub width: Width,
    pub nodes: u64,
    answers: Answers,
}

impl<'a> Search<'a> {
    /// A search with nothing done yet.
    pub fn new(rulebook: &'a Rulebook, judge: &'a Judge, width: Width) -> Search<'a> {
        Search { rulebook, judge, width, nodes: 0, answers: Answers::new() }
    }

    /// The best turn that was found.
    pub fn turn(&mut self, start: &State, seat: Seat) -> Option<Plan> {
        let first = start.view(self.rulebook).decision(seat)?;
        let step = start.flow().step;
        let mut beam = vec![Node { state: *start, worth: i32::MIN, path: Vec::new() }];
        let mut best: Option<Plan> = None;
        for _ in 0..self.width.depth {
            let mut next: Vec<Node> = Vec::new();
            for node in &beam {
                self.expand(node, seat, step, &mut next, &mut best);
            }
            if next.is_empty() {
                break;
            }
            next.sort_by_key(|node| std::cmp::Reverse(node.worth));
            next.dedup_by(|one, other| one.worth == other.worth && same(&one.state, &other.state, seat));
            next.truncate(self.width.beam);
            beam = next;
        }
        // A question without an end in sight still needs an answer.
        let open = beam.into_iter().find(|node| !node.path.is_empty());
        let open = open.map(|node| Plan { worth: node.worth, answers: node.path });
        let _ = first;
        best.or(open)
    }

    fn expand(
        &mut self,
        node: &Node,
        seat: Seat,
        step: engine::flow::Step,
        next: &mut Vec<Node>,
        best: &mut Option<Plan>,
    ) {
        let view = node.state.view(self.rulebook);
        let Some(decision) = view.decision(seat) else { return };
        let mut answers = std::mem::take(&mut self.answers);
        view.answers(seat, decision.question, &mut answers);
        for answer in &answers {
            self.nodes += 1;
            let path = || node.path.iter().copied().chain([*answer]).collect::<Vec<_>>();
            if *answer == Answer::Done && matches!(decision.question, Question::Place | Question::Spend) {
                let worth = self.done_worth(&node.state, seat);
                if best.as_ref().is_none_or(|best| worth > best.worth) {
                    *best = Some(Plan { worth, answers: path() });
                }
                continue;
            }
            let mut state = node.state;
            if state.act(self.rulebook, seat, decision.id, *answer, &mut Silent).is_err() {
                continue;
            }
            let worth = self.judge.value(&state.view(self.rulebook));
            let goes_on = state.flow().step == step && state.view(self.rulebook).decision(seat).is_some();
            if goes_on {
                next.push(Node { state, worth, path: path() });
            } else if best.as_ref().is_none_or(|best| worth > best.worth) {
                *best = Some(Plan { worth, answers: path() });
            }
        }
        self.answers = answers;
    }

    /// Being done is judged as it stands: what the others will do is not known yet.
    fn done_worth(&self, state: &State, seat: Seat) -> i32 {
        let mut flow = *state.flow();
        flow.lanes[seat.index()].done = true;
        let done = State::from_parts(*state.table(), flow, *state.secret());
        self.judge.value(&done.view(self.rulebook))
    }
}

/// Do two positions differ in nothing this player can see in front of them?
fn same(one: &State, other: &State, seat: Seat) -> bool {
    one.table() == other.table() && one.flow().lane(seat).frame == other.flow().lane(seat).frame
}

/// Is the whole turn of a player searched at this question?
pub fn searchable(view: &View<'_>) -> bool {
    view.flow.simultaneous()
}
