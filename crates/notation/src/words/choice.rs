//! The options of a choice, spelled out.

use engine::View;
use engine::abilities::capacity::CapacityVerb;
use engine::abilities::counters::CounterVerb;
use engine::abilities::dice::{Change, ChangeDice};
use engine::abilities::docking::DockVerb;
use engine::abilities::new_dice::NewDice;
use engine::abilities::{DieAt, Op, Text};
use engine::board::Space;
use engine::die::Die;
use engine::effect::Zone;
use engine::flow::{Cursor, Step};
use engine::question::Choice;
use engine::seat::Seat;

use super::name::{self, count};
use super::question::{op, text};
use super::{step, tile};

/// What is chosen.
pub(super) fn chosen(view: &View, seat: Seat, choice: Choice) -> String {
    name::capital(&spelled(view, seat, choice))
}

fn spelled(view: &View, seat: Seat, choice: Choice) -> String {
    let text = text(view, Some(seat));
    let step = text.map(|text| op(view, text));
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
            Some(Op::NewDice(NewDice::Gain(..))) => format!("gain a {}", die(one)),
            Some(Op::Docking(DockVerb::Receive | DockVerb::TradeWithCache)) => format!("take it as a {}", die(one)),
            _ => format!("set it to {}", die(one)),
        },
        Choice::Shift(by) => shift(view, seat, text, by),
        Choice::Way(way) => {
            let turned = changed(view, seat, text, |one| Some(one.tilted(way)));
            format!("tilt {}{turned}", name::way(way))
        }
        Choice::Branch(branch) => {
            let branch = match step {
                Some(Op::Either(branches)) => branches.get(branch - 1),
                _ => None,
            };
            branch.map_or_else(String::new, |branch| step::deed(view, Some(seat), branch))
        }
        Choice::Confirm => {
            format!("yes, {}", text.map_or_else(String::new, |text| step::deed(view, Some(seat), text.at)))
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

fn shift(view: &View, seat: Seat, text: Option<&Text>, by: i8) -> String {
    let word = if by < 0 { "down" } else { "up" };
    let turned = match text.map(|text| op(view, text)) {
        Some(Op::Counters(CounterVerb::Shift(..))) => String::new(),
        _ => changed(view, seat, text, |one| one.top().shifted(by, view.edge(seat)).map(Die::flat)),
    };
    format!("{word} by {}{turned}", by.unsigned_abs())
}

/// What becomes of the die that was picked, if it is a single one.
fn changed(view: &View, seat: Seat, text: Option<&Text>, change: impl Fn(Die) -> Option<Die>) -> String {
    let one = text.and_then(|text| match op(view, text) {
        Op::Dice(verb @ ChangeDice { change: Change::Shift(_) | Change::Tilt(_), .. }) if verb.singly() => {
            picked_die(view, seat, text)
        }
        _ => None,
    });
    match one {
        Some(one) => match change(one) {
            Some(new) => format!(": {} becomes {}", name::die(view, seat, one), name::die(view, seat, new)),
            None => format!(": {} is lost", name::die(view, seat, one)),
        },
        None => String::new(),
    }
}

fn picked_die(view: &View, seat: Seat, text: &Text) -> Option<Die> {
    match text.picked_die()? {
        DieAt::Queue(place) => view.table.of(seat).queue.dice().get(usize::from(place)).copied(),
        DieAt::Bag(_, die) => Some(die),
    }
}

fn amount(view: &View, step: Option<&Op>, amount: u8) -> String {
    match (view.flow.step, step) {
        (Step::Split(cursor), _) => split(view, cursor, amount),
        (_, Some(Op::Cycle(_))) => count(amount, "die", "dice"),
        (_, Some(Op::Capacity(CapacityVerb::Transfer(_)))) => format!("{amount} Capacity"),
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
