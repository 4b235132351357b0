//! What is asked, and of whom.

use engine::View;
use engine::abilities::counters::CounterVerb;
use engine::abilities::dice::Change;
use engine::abilities::docking::DockVerb;
use engine::abilities::locks::LockVerb;
use engine::abilities::{Op, Progress, Source, Text};
use engine::effect::Zone;
use engine::flow::Step;
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
        Question::Choose(ask) => match text(view, seat) {
            Some(text) => in_text(view, text, &ask),
            None => in_step(view),
        },
    }
}

/// The text in progress that asks this player, if it is a text that asks.
pub(super) fn text<'a>(view: &View<'a>, seat: Option<Seat>) -> Option<&'a Text> {
    match view.flow.step {
        Step::Prepare | Step::Place | Step::Spend => view.flow.lane(seat?).text.as_ref(),
        Step::Disaster(_) => view.flow.card.as_ref(),
        Step::Split(_) | Step::AnyResource(_) | Step::MissionDie(_) => None,
        Step::Habitation | Step::Bonus | Step::Counter(_) | Step::Over => None,
    }
}

/// The step a text stands at.
pub(super) fn op<'a>(view: &View<'a>, text: &Text) -> &'a Op {
    view.rulebook.texts.op(text.at)
}

/// A question of a text: where it comes from, what it does, which thing is wanted.
fn in_text(view: &View, text: &Text, ask: &Options) -> String {
    if text.toxic_debt > 0 {
        let dice =
            if text.toxic_debt == 1 { "another die".to_owned() } else { format!("{} other dice", text.toxic_debt) };
        return format!("a Toxic die was placed: discard {dice}. Which die?");
    }
    let source = source(view, text).map_or_else(String::new, |source| format!("{source}: "));
    let may = if ask.may { "you may " } else { "" };
    format!("{source}{may}{}. {}", step::deed(view, text.seat, text.at), which(view, text, ask))
}

/// The tile, badge or card whose text it is.
fn source(view: &View, text: &Text) -> Option<String> {
    match (text.source, view.flow.step) {
        (Source::Tile { space, .. }, _) => Some(name::tile(view, space)),
        (Source::Card, Step::Disaster(index)) => Some(name::face_up(view, index).to_owned()),
        (Source::Badge { owner, index, .. }, _) => {
            let (badge, _) = (*view.table.of(owner).badges.get(usize::from(index))?)?;
            Some(view.rulebook.badge(badge).name.clone())
        }
        (
            Source::Country
            | Source::FreeAction { .. }
            | Source::Disaster
            | Source::Card
            | Source::Placement
            | Source::Dock { .. },
            _,
        ) => None,
        (Source::Arrival { .. } | Source::CalledCycle | Source::Install { .. } | Source::Amplify, _) => None,
    }
}

/// Which thing is wanted.
fn which(view: &View, text: &Text, ask: &Options) -> String {
    let chosen = || text.chosen_tile().map_or_else(|| "the tile".to_owned(), |space| name::tile(view, space));
    match (ask.kind, op(view, text)) {
        (ChoiceKind::Die(Zone::Storage), _) => "Which stored die?".to_owned(),
        (ChoiceKind::Die(zone), _) => format!("Which die of {}?", name::zone(view, text.seat, zone)),
        (ChoiceKind::Queued, _) => format!("Which die of {}?", name::zone(view, text.seat, Zone::Queue)),
        (ChoiceKind::Pose, Op::Dice(verb)) if verb.change == Change::Turn => "How does it lie?".to_owned(),
        (ChoiceKind::Pose, Op::Docking(DockVerb::Receive | DockVerb::TradeWithCache)) => {
            "As which value does it arrive?".to_owned()
        }
        (ChoiceKind::Pose, _) => "Which value?".to_owned(),
        (ChoiceKind::Shift, _) => "By how much?".to_owned(),
        (ChoiceKind::Way, _) => "Which way?".to_owned(),
        (ChoiceKind::Branch, _) => "Which one?".to_owned(),
        (ChoiceKind::Confirm, _) => "Yes or no?".to_owned(),
        (ChoiceKind::Tile, Op::Counters(CounterVerb::Exchange(counters) | CounterVerb::Shift(counters, _))) => {
            format!("Which tile ({})?", step::counters(*counters))
        }
        (ChoiceKind::Tile, Op::Negatives(_)) => match text.chosen_tile() {
            None => "Which tile loses them?".to_owned(),
            Some(_) => format!("Which tile takes those of {}?", chosen()),
        },
        (ChoiceKind::Tile, Op::Locks(LockVerb::Swap)) if text.chosen_tile().is_some() => {
            format!("Which Lock token changes places with that of {}?", chosen())
        }
        (ChoiceKind::Tile, _) => "Which tile?".to_owned(),
        (ChoiceKind::Space, _) => "On which space?".to_owned(),
        (ChoiceKind::TokenNumber, _) => format!("Which number for {}?", chosen()),
        (ChoiceKind::Lock, _) => format!("Which Lock token for {}?", chosen()),
        (ChoiceKind::Resource, Op::Negatives(_)) => "Which resource does the Strain token change there?".to_owned(),
        (ChoiceKind::Resource, Op::Tokens(_)) => format!("Which resource of {}?", chosen()),
        (ChoiceKind::Resource, _) => "Which resource?".to_owned(),
        (ChoiceKind::Seat, _) => "Who?".to_owned(),
        (ChoiceKind::Amount, Op::Cycle(_)) => "How many dice?".to_owned(),
        (ChoiceKind::Amount, _) => "How much?".to_owned(),
        (ChoiceKind::Offer, _) => "Which tile of the Offer row?".to_owned(),
        (ChoiceKind::Payment, _) => paying(view, text),
        (ChoiceKind::Mission, _) => "Which mission?".to_owned(),
        (ChoiceKind::Dock, _) => "Which Docking Module?".to_owned(),
        (ChoiceKind::Slot, _) => "Which die?".to_owned(),
    }
}

/// How a payment stands.
fn paying(view: &View, text: &Text) -> String {
    let discount = text.seat.map_or(0, |seat| view.table.of(seat).discount);
    let (brought, spent) = match text.progress {
        Progress::Payment { brought, spent } => (brought, spent),
        _ => (0, 0),
    };
    format!("Brought {brought}, so {} is owed; paid {spent}.", brought.saturating_sub(discount))
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
