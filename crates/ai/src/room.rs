//! Where a new tile is laid.

use engine::View;
use engine::question::{Answer, Choice, ChoiceKind, Decision, Question};
use engine::seat::Seat;

/// A new tile lies beside own ones where there is room; else it takes the place of the poorest. Nothing where
/// something else is asked.
pub fn room(view: &View<'_>, seat: Seat, decision: &Decision, answers: &[Answer]) -> Option<Answer> {
    let Question::Choose(ask) = decision.question else { return None };
    if ask.kind != ChoiceKind::Space {
        return None;
    }
    answers.iter().max_by_key(|answer| rate(view, seat, answer)).copied()
}

fn rate(view: &View<'_>, seat: Seat, answer: &Answer) -> i32 {
    let Answer::Choose(Choice::Space(space)) = answer else { return i32::MIN };
    match view.table.tile(*space) {
        Some(tile) => i32::from(tile.scenario) * 3 - 100 - i32::from(view.face(tile).cost),
        None => space.neighbours().and(view.table.owned(seat)).len() as i32,
    }
}
