//! A line of answers, tried out the way its player would give them.

use engine::event::Silent;
use engine::question::{Answer, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::{State, View};
use fastrand::Rng;

use super::Advice;
use super::forecast::act;
use crate::imagine;
use crate::quick::done;

/// One answer of a line, with what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// What is asked.
    pub question: Question,
    /// What to answer.
    pub answer: Answer,
}

/// How a line ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// With being done, or where all its answers are given.
    Whole,
    /// With something that is rolled.
    Roll,
    /// Where crew mates would have to act first: the next answer is not taken, or nothing is asked.
    Cut,
}

/// A line as far as it can be played without anybody else.
#[derive(Clone)]
pub struct Played {
    pub line: Vec<Deed>,
    pub end: End,
    /// The position at its end; before the last answer if that one rolls.
    pub state: State,
}

impl Advice {
    /// Calls back with every deed of the line and what the player sees when it is asked.
    pub fn walk(&self, view: &View<'_>, seat: Seat, each: impl FnMut(&View<'_>, &Deed)) {
        walk(view, seat, self.line.iter().map(|deed| deed.answer), each);
    }
}

/// Calls back with every answer of a line, what is asked and what the player sees then, as far as the line can be played.
pub fn walk(
    view: &View<'_>,
    seat: Seat,
    line: impl IntoIterator<Item = Answer>,
    mut each: impl FnMut(&View<'_>, &Deed),
) {
    let mut state = imagine(view, &mut Rng::with_seed(0));
    for answer in line {
        let now = state.view(view.rulebook);
        let Some(decision) = now.decision(seat) else { return };
        each(&now, &Deed { question: decision.question, answer });
        match act(view.rulebook, &state, seat, answer) {
            Some((next, _)) => state = next,
            None => return,
        }
    }
}

/// Plays answers until one rolls or is not taken; `react` is what crew mates do after each.
pub fn play(
    rulebook: &Rulebook,
    start: &State,
    seat: Seat,
    answers: &[Answer],
    mut react: impl FnMut(&mut State),
) -> Played {
    let mut played = Played { line: Vec::new(), end: End::Whole, state: *start };
    let mut begun = (0, *start);
    for answer in answers {
        let Some(decision) = played.state.view(rulebook).decision(seat) else {
            return Played { end: End::Cut, ..played };
        };
        let deed = Deed { question: decision.question, answer: *answer };
        if matches!(deed.question, Question::Place | Question::Spend) {
            begun = (played.line.len(), played.state);
            if *answer == Answer::Done {
                played.line.push(deed);
                played.state = done(&played.state, seat);
                return played;
            }
        }
        let mut next = played.state;
        if next.act(rulebook, seat, decision.id, *answer, &mut Silent).is_err() {
            return cut(played, begun);
        }
        played.line.push(deed);
        if next.secret().chance != played.state.secret().chance {
            played.end = End::Roll;
            return played;
        }
        react(&mut next);
        played.state = next;
    }
    played
}

/// Without the deed that cannot be finished as planned, unless it is the first.
fn cut(mut played: Played, (length, state): (usize, State)) -> Played {
    if length > 0 {
        played.line.truncate(length);
        played.state = state;
    }
    Played { end: End::Cut, ..played }
}
