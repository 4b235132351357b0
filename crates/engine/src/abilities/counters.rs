//! Counter dice: exchanged, shifted and picked up.

use super::text::{DieAt, Progress, Text};
use super::tiles::space;
use super::values::each_shift;
use super::{After, Doing, Need, Verb};
use crate::board::{Space, Spaces};
use crate::die::{Die, Face};
use crate::effect::{Counters, Steps, Zone};
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::{ChoiceKind, shift_of, shift_option};
use crate::seat::Seat;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// What happens to Counter dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CounterVerb {
    /// See [`Exchange`](crate::effect::Effect::Exchange).
    Exchange(Counters),
    /// See [`ShiftCounter`](crate::effect::Effect::ShiftCounter).
    Shift(Counters, Steps),
    /// See [`PickUp`](crate::effect::Effect::PickUp).
    PickUp,
}

impl Verb for CounterVerb {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        let seat = text.player();
        match (self, text.progress) {
            (CounterVerb::Exchange(of), Progress::Exchange(_)) => {
                Need::ask(ChoiceKind::Tile, counters(view, text, seat, of).bits())
            }
            // A5: without a Counter die nobody is asked which die to exchange.
            (CounterVerb::Exchange(of), _) if counters(view, text, seat, of).is_empty() => Need::Skip,
            (CounterVerb::Exchange(_), _) => {
                Need::ask(ChoiceKind::Die(Zone::Pool), view.table.of(seat).pool.poses().bits())
            }
            (CounterVerb::Shift(_, steps), Progress::Counter(space)) => {
                Need::ask(ChoiceKind::Shift, counter_shifts(view, seat, space, steps))
            }
            (CounterVerb::Shift(of, steps), _) => {
                let can = |space| counter_shifts(view, seat, space, steps) != 0;
                Need::ask(ChoiceKind::Tile, counters(view, text, seat, of).filter(can).bits())
            }
            (CounterVerb::PickUp, _) => Need::ask(ChoiceKind::Tile, to_pick_up(view, seat).bits()),
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let seat = doing.text.player();
        match (self, doing.text.progress) {
            // Exchanging is not placing: nothing is paid and nothing is compared (Mission Critical p. 15).
            (CounterVerb::Exchange(_), Progress::Exchange(DieAt::Bag(_, die))) => {
                play.emit(Event::Exchanged { seat, space: space(option), die });
                play.text_mut(doing.of).memory.forget(DieAt::Bag(Zone::Pool, die));
            }
            (CounterVerb::Exchange(_), _) => {
                return After::Again(Progress::Exchange(DieAt::from_option(Zone::Pool, option)));
            }
            (CounterVerb::Shift(..), Progress::Counter(space)) => {
                let to = shifted(&play.view(), seat, space, shift_of(option)).expect("only such shifts are offered");
                play.emit(Event::CounterTurned { space, to: Die::flat(to) });
            }
            (CounterVerb::Shift(..), _) => return After::Again(Progress::Counter(space(option))),
            (CounterVerb::PickUp, _) => play.emit(Event::PickedUp { seat, space: space(option) }),
        }
        After::Done
    }
}

/// The own tiles whose Counter dice are meant.
pub(super) fn counters(view: &View<'_>, text: &Text, seat: Seat, counters: Counters) -> Spaces {
    let own = view.table.owned(seat).filter(|space| view.table.tiles[space.index()].counter.is_some());
    let here = text.space();
    match counters {
        Counters::Any => own,
        Counters::Here => own.filter(|space| Some(space) == here),
        Counters::Neighbour => own.and(here.map_or(Spaces::EMPTY, Space::neighbours)),
    }
}

/// A Counter die is a die like any other: it wraps where its country's dice do (core p. 12, A11).
fn shifted(view: &View<'_>, seat: Seat, space: Space, by: i8) -> Option<Face> {
    view.table.tile(space)?.counter?.top().shifted(by, view.edge(seat))
}

fn counter_shifts(view: &View<'_>, seat: Seat, space: Space, steps: Steps) -> u64 {
    let possible = each_shift(steps).filter(|by| shifted(view, seat, space, *by).is_some());
    possible.fold(0, |bits, by| bits | 1 << shift_option(by))
}

/// A100, A103: not from a tile that cannot be used, nor after placing on it.
fn to_pick_up(view: &View<'_>, seat: Seat) -> Spaces {
    view.table.owned(seat).filter(|space| {
        let tile = &view.table.tiles[space.index()];
        tile.counter.is_some_and(|die| die.top().number() >= 2) && !tile.active() && view.usable(tile)
    })
}
