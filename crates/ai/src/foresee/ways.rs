//! Questions that belong together: which die, then how it is changed, are one choice.

use engine::question::{Answer, Answers, ChoiceKind, Question};
use engine::seat::Seat;

use super::Foresight;

impl Foresight<'_> {
    /// Every way to answer what a player is asked. Where a thing is chosen and then what is done with it, both answers
    /// are one way, as long as there are at most so many.
    pub fn ways(&self, seat: Seat, most: usize) -> Vec<Vec<Answer>> {
        let mut answers = Answers::new();
        let Some(decision) = self.view.decision(seat) else { return Vec::new() };
        self.view.answers(seat, decision.question, &mut answers);
        let single = || answers.iter().map(|answer| vec![*answer]).collect();
        if !matches!(decision.question, Question::Choose(ask) if is_thing(ask.kind)) {
            return single();
        }
        let ways: Vec<Vec<Answer>> = answers.iter().flat_map(|answer| self.onwards(seat, *answer)).collect();
        if ways.len() <= most { ways } else { single() }
    }

    /// An answer with each way to say more about it.
    fn onwards(&self, seat: Seat, answer: Answer) -> Vec<Vec<Answer>> {
        let next = self.after(seat, &[answer]).and_then(|outcome| outcome.next);
        match (answer, next) {
            (Answer::Choose(_), Some(Question::Choose(ask))) if is_manner(ask.kind) => {
                let mut more = Answers::new();
                ask.list(&mut more);
                more.into_iter().map(|second| vec![answer, second]).collect()
            }
            _ => vec![vec![answer]],
        }
    }
}

/// Something that lies on the table.
const fn is_thing(kind: ChoiceKind) -> bool {
    matches!(kind, ChoiceKind::Die(_) | ChoiceKind::Queued)
}

/// What is done with it.
const fn is_manner(kind: ChoiceKind) -> bool {
    matches!(kind, ChoiceKind::Pose | ChoiceKind::Shift | ChoiceKind::Way)
}
