//! The options of a choice, spelled out.

use engine::View;
use engine::board::Space;
use engine::die::Die;
use engine::effect::Zone;
use engine::flow::{Cursor, Frame, Step};
use engine::op::{Extent, Op, Scope};
use engine::question::Choice;
use engine::seat::Seat;

use super::name::{self, count};
use super::question::{frame, op};
use super::{step, tile};

/// What is chosen.
pub(super) fn chosen(view: &View, seat: Seat, choice: Choice) -> String {
    name::capital(&spelled(view, seat, choice))
}

fn spelled(view: &View, seat: Seat, choice: Choice) -> String {
    let frame = frame(view, Some(seat));
    let step = frame.and_then(|frame| op(view, frame));
    let die = |die| name::die(view, seat, die);
    match choice {
        Choice::Die(zone @ (Zone::Storage | Zone::Kept), one) => {
            format!("the {} ({})", die(one), name::zone(view, Some(seat), zone))
        }
        Choice::Die(_, one) => format!("the {}", die(one)),
        Choice::Queued(place) => {
            let one = view.table.of(seat).queue.dice().get(usize::from(place).wrapping_sub(1));
            let shown = one.map_or_else(String::new, |one| format!(", a {}", die(*one)));
            format!("die {place} of the queue{shown}")
        }
        Choice::Pose(one) => match step {
            Some(Op::Gain(..)) => format!("gain a {}", die(one)),
            Some(Op::ReceiveDie | Op::TakeCached) => format!("take it as a {}", die(one)),
            _ => format!("set it to {}", die(one)),
        },
        Choice::Shift(by) => shift(view, seat, frame, step, by),
        Choice::Way(way) => {
            let turned = changed(view, seat, frame, step, |one| Some(one.tilted(way)));
            format!("tilt {}{turned}", name::way(way))
        }
        Choice::Branch(branch) => {
            let jump = frame.map_or(0, |frame| frame.pc + u16::from(branch));
            step::deed(view, Some(seat), jump)
        }
        Choice::Confirm => {
            format!("yes, {}", frame.map_or_else(String::new, |frame| step::deed(view, Some(seat), frame.pc)))
        }
        Choice::Tile(space) => on_board(view, seat, space),
        Choice::Space(space) => match view.table.tile(space) {
            Some(tile) => format!("{space}, destroying {}", view.face(tile).name),
            None => space.to_string(),
        },
        Choice::TokenNumber(number) => format!("number {}", number.number()),
        Choice::Lock(lock) => name::lock(view, seat, lock),
        Choice::Resource(resource) => name::resource(resource).to_owned(),
        Choice::Seat(other) => name::player(view, other).to_owned(),
        Choice::Amount(amount) => self::amount(view, step, amount),
        Choice::Offer(index) => {
            let face = view.rulebook.face(view.set_tile(seat, index), view.table.of(seat).light);
            format!(
                "{} ({} Capacity; [{}] {})",
                face.name,
                view.tile_cost(face),
                tile::slots(face.slots),
                tile::output(face)
            )
        }
        Choice::Bring(one) => format!("bring the {}", die(one)),
        Choice::Spend(one) => format!("spend the {}", die(one)),
        Choice::Paid => "the payment is complete".to_owned(),
        Choice::Mission(index) => {
            let shows = view.table.missions.get(index).map_or(0, |mission| mission.die.number());
            format!("{} (at {shows})", name::active_mission(view, index))
        }
        Choice::Dock(dock) => format!("Docking Module {}", dock + 1),
        Choice::Slot(slot) => match counter_tile(view).and_then(|tile| *tile.dice.get(usize::from(slot))?) {
            Some(one) => format!("the {} in slot {}", die(one), slot + 1),
            None => format!("slot {}", slot + 1),
        },
    }
}

/// A tile, and whose it is where that is not plain.
fn on_board(view: &View, seat: Seat, space: Space) -> String {
    match view.table.tile(space) {
        Some(tile) if tile.owner != seat || matches!(view.flow.step, Step::Disaster(_)) => {
            format!("{} of {}", name::tile(view, space), name::player(view, tile.owner))
        }
        Some(tile) => match (tile.lock, tile.counter) {
            (Some(lock), _) => format!("{}, {}", name::tile(view, space), name::lock(view, seat, lock)),
            (_, Some(counter)) => format!("{}, Counter {}", name::tile(view, space), counter.top().number()),
            (None, None) => name::tile(view, space),
        },
        None => space.to_string(),
    }
}

fn shift(view: &View, seat: Seat, frame: Option<&Frame>, step: Option<Op>, by: i8) -> String {
    let word = if by < 0 { "down" } else { "up" };
    let turned = match step {
        Some(Op::ShiftCounter(_)) => String::new(),
        _ => changed(view, seat, frame, step, |one| one.top().shifted(by, view.edge(seat)).map(Die::flat)),
    };
    format!("{word} by {}{turned}", by.unsigned_abs())
}

/// What becomes of the die that was picked, if it is a single one.
fn changed(
    view: &View,
    seat: Seat,
    frame: Option<&Frame>,
    step: Option<Op>,
    change: impl Fn(Die) -> Option<Die>,
) -> String {
    let scope = match step {
        Some(Op::Shift(scope, _) | Op::Tilt(scope, _)) if scope.extent == Extent::Picked => scope,
        _ => return String::new(),
    };
    match frame.and_then(|frame| picked_die(view, seat, frame, scope)) {
        Some(one) => match change(one) {
            Some(new) => format!(": {} becomes {}", name::die(view, seat, one), name::die(view, seat, new)),
            None => format!(": {} is lost", name::die(view, seat, one)),
        },
        None => String::new(),
    }
}

fn picked_die(view: &View, seat: Seat, frame: &Frame, scope: Scope) -> Option<Die> {
    match scope.zone {
        Zone::Queue => view.table.of(seat).queue.dice().get(usize::from(frame.die)).copied(),
        _ => Die::from_index(frame.die % Die::COUNT as u8),
    }
}

fn amount(view: &View, step: Option<Op>, amount: u8) -> String {
    match (view.flow.step, step) {
        (Step::Split(cursor), _) => split(view, cursor, amount),
        (_, Some(Op::Cycle(..))) => count(amount, "die", "dice"),
        (_, Some(Op::TransferAmount(_))) => format!("{amount} Capacity"),
        _ => amount.to_string(),
    }
}

/// How many holes come off each of two resources (A36).
fn split(view: &View, cursor: Cursor, first: u8) -> String {
    let tile = cursor.space().and_then(|space| view.table.tile(space));
    let named = tile.and_then(|tile| match view.face(tile).output {
        [Some((one, _)), Some((other, _))] => Some((one, other, tile.scenario.saturating_sub(first))),
        _ => None,
    });
    match named {
        Some((one, other, rest)) => {
            format!("{first} off {}, {rest} off {}", name::resource(one), name::resource(other))
        }
        None => format!("{first} off the first"),
    }
}

fn counter_tile<'a>(view: &View<'a>) -> Option<&'a engine::table::OnBoard> {
    match view.flow.step {
        Step::Counter(cursor) => view.table.tile(cursor.space()?),
        _ => None,
    }
}
