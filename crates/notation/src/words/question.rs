//! What is asked, and of whom.

use engine::View;
use engine::effect::Zone;
use engine::flow::{Frame, Step};
use engine::op::Op;
use engine::question::{Asked, ChoiceKind, Decision, Options, Question};
use engine::seat::Seat;

use super::name::{self, count};
use super::step;

/// What is asked, and of whom.
pub fn question(view: &View, decision: &Decision) -> String {
    let (who, seat) = match decision.asked {
        Asked::Seat(seat) => (name::player(view, seat), Some(seat)),
        Asked::Crew => ("Crew", None),
    };
    format!("{who}: {}", asked(view, seat, decision.question))
}

fn asked(view: &View, seat: Option<Seat>, question: Question) -> String {
    match question {
        Question::Place if seat.is_some_and(|seat| view.flow.lane(seat).housed) => {
            "put further dice into the Habitation Module, or be done.".to_owned()
        }
        Question::Place => "place dice, or be done.".to_owned(),
        Question::Bonus => "take a resource bonus, or be done.".to_owned(),
        Question::Spend => {
            let capacity = seat.map_or(0, |seat| view.table.of(seat).capacity);
            format!("spend Capacity ({capacity}), or be done.")
        }
        Question::Choose(ask) => match frame(view, seat) {
            Some(frame) => in_text(view, frame, &ask),
            None => in_step(view),
        },
    }
}

/// The text in progress that asks this player, if it is a text that asks.
pub(super) fn frame<'a>(view: &View<'a>, seat: Option<Seat>) -> Option<&'a Frame> {
    match view.flow.step {
        Step::Prepare | Step::Place | Step::Spend => Some(&view.flow.lane(seat?).frame),
        Step::Disaster(_) => Some(&view.flow.card),
        Step::Split(_) | Step::AnyResource(_) | Step::MissionDie(_) => None,
        Step::Habitation | Step::Bonus | Step::Counter(_) | Step::Over => None,
    }
}

/// The step a text stands at.
pub(super) fn op(view: &View, frame: &Frame) -> Option<Op> {
    view.rulebook.ops.get(usize::from(frame.pc)).copied()
}

/// A question of a text: where it comes from, what it does, which thing is wanted.
fn in_text(view: &View, frame: &Frame, ask: &Options) -> String {
    if frame.toxic > 0 {
        let dice = if frame.toxic == 1 { "another die".to_owned() } else { format!("{} other dice", frame.toxic) };
        return format!("a Toxic die was placed: discard {dice}. Which die?");
    }
    let source = source(view, frame).map_or_else(String::new, |source| format!("{source}: "));
    let may = if ask.may { "you may " } else { "" };
    format!("{source}{may}{}. {}", step::deed(view, frame.seat, frame.pc), which(view, frame, ask))
}

/// The tile, badge or card whose text it is.
fn source(view: &View, frame: &Frame) -> Option<String> {
    if let Some(space) = frame.space {
        return Some(name::tile(view, space));
    }
    match view.flow.step {
        Step::Disaster(index) => Some(name::face_up(view, index).to_owned()),
        Step::Spend => {
            let badges = view.table.of(frame.seat?).badges;
            let ids = badges.iter().flatten().map(|(badge, _)| view.rulebook.badge(*badge));
            ids.into_iter()
                .find(|badge| step::within(view.rulebook, badge.effect, frame.pc))
                .map(|badge| badge.name.clone())
        }
        _ => None,
    }
}

/// Which thing is wanted.
fn which(view: &View, frame: &Frame, ask: &Options) -> String {
    let chosen = || frame.tile.map_or_else(|| "the tile".to_owned(), |space| name::tile(view, space));
    match (ask.kind, op(view, frame)) {
        (ChoiceKind::Die(Zone::Storage), _) => "Which stored die?".to_owned(),
        (ChoiceKind::Die(zone), _) => format!("Which die of {}?", name::zone(view, frame.seat, zone)),
        (ChoiceKind::Queued, _) => format!("Which die of {}?", name::zone(view, frame.seat, Zone::Queue)),
        (ChoiceKind::Pose, Some(Op::Turn(_))) => "How does it lie?".to_owned(),
        (ChoiceKind::Pose, Some(Op::ReceiveDie | Op::TakeCached)) => "As which value does it arrive?".to_owned(),
        (ChoiceKind::Pose, _) => "Which value?".to_owned(),
        (ChoiceKind::Shift, _) => "By how much?".to_owned(),
        (ChoiceKind::Way, _) => "Which way?".to_owned(),
        (ChoiceKind::Branch, _) => "Which one?".to_owned(),
        (ChoiceKind::Confirm, _) => "Yes or no?".to_owned(),
        (ChoiceKind::Tile, Some(Op::PickCounter(counters, _))) => format!("Which tile ({})?", step::counters(counters)),
        (ChoiceKind::Tile, Some(Op::PickNegatives(_))) => "Which tile loses them?".to_owned(),
        (ChoiceKind::Tile, Some(Op::PickClean)) => format!("Which tile takes those of {}?", chosen()),
        (ChoiceKind::Tile, Some(Op::SwapLocks)) => {
            format!("Which Lock token changes places with that of {}?", chosen())
        }
        (ChoiceKind::Tile, _) => "Which tile?".to_owned(),
        (ChoiceKind::Space, _) => "On which space?".to_owned(),
        (ChoiceKind::TokenNumber, _) => format!("Which number for {}?", chosen()),
        (ChoiceKind::Lock, _) => format!("Which Lock token for {}?", chosen()),
        (ChoiceKind::Resource, Some(Op::PickMovedResource)) => {
            "Which resource does the Strain token change there?".to_owned()
        }
        (ChoiceKind::Resource, Some(Op::PickTokenResource)) => format!("Which resource of {}?", chosen()),
        (ChoiceKind::Resource, _) => "Which resource?".to_owned(),
        (ChoiceKind::Seat, _) => "Who?".to_owned(),
        (ChoiceKind::Amount, Some(Op::Cycle(..))) => "How many dice?".to_owned(),
        (ChoiceKind::Amount, _) => "How much?".to_owned(),
        (ChoiceKind::Offer, _) => "Which tile of the Offer row?".to_owned(),
        (ChoiceKind::Payment, _) => paying(view, frame),
        (ChoiceKind::Mission, _) => "Which mission?".to_owned(),
        (ChoiceKind::Dock, _) => "Which Docking Module?".to_owned(),
        (ChoiceKind::Slot, _) => "Which die?".to_owned(),
    }
}

/// How a payment stands: `count` is what was brought, `number` what was spent.
fn paying(view: &View, frame: &Frame) -> String {
    let discount = frame.seat.map_or(0, |seat| view.table.of(seat).discount);
    let owed = frame.count.saturating_sub(discount);
    format!("Brought {}, so {owed} is owed; paid {}.", frame.count, frame.number)
}

/// A question of a step of the round.
fn in_step(view: &View) -> String {
    let tile = |cursor: engine::flow::Cursor| match cursor.space() {
        Some(space) => name::tile(view, space),
        None => "the tile".to_owned(),
    };
    match view.flow.step {
        Step::Split(cursor) => format!("{} has holes. How many come off its first resource?", tile(cursor)),
        Step::AnyResource(cursor) => format!("which resource does {} make?", tile(cursor)),
        Step::MissionDie(cursor) => format!("which mission does {} advance?", tile(cursor)),
        Step::Counter(cursor) => format!("which placed die becomes the Counter die of {}?", tile(cursor)),
        Step::Habitation => {
            let dice: u8 = view.table.habitation.iter().sum();
            format!("which resource does the Habitation Module make ({})?", count(dice, "die", "dice"))
        }
        Step::Prepare | Step::Place | Step::Spend | Step::Disaster(_) | Step::Bonus | Step::Over => {
            "choose one of these.".to_owned()
        }
    }
}
