//! Which dice a step can speak of, what they may be set to, and how much an amount is.

use super::counters::counters;
use super::text::{ChangedDice, KEPT, Text};
use crate::die::{Die, Face, Faces, Poses};
use crate::effect::{Amount, Counters, Dice, Filter, Steps, Value, Zone};
use crate::question::shift_option;
use crate::seat::Seat;
use crate::view::View;

impl View<'_> {
    /// Dice of a zone that fit, as options: poses, those of kept dice after the others, or places in the queue.
    /// "Another" fits all: the other one is [left out](View::without).
    pub(super) fn fitting(&self, text: &Text, seat: Seat, dice: &Dice) -> u64 {
        match dice.zone {
            Zone::Queue => self.queued(text, seat, dice.of),
            Zone::Pool | Zone::Storage | Zone::Cache | Zone::Kept => self.in_bag(text, seat, dice),
        }
    }

    /// Before sorting the kept dice count as in the pool (A89) for whoever picks dice one by one.
    fn in_bag(&self, text: &Text, seat: Seat, dice: &Dice) -> u64 {
        let area = self.table.of(seat);
        let fitting = faces_of(text, dice.of).poses();
        let mut options = area.bag(dice.zone).poses().and(fitting).bits();
        if dice.zone == Zone::Pool && dice.take.one_by_one() && self.flow.lane(seat).sorting {
            options |= area.kept.poses().and(fitting).bits() << KEPT;
        }
        options
    }

    fn queued(&self, text: &Text, seat: Seat, of: Filter) -> u64 {
        let faces = faces_of(text, of);
        let nth = match of {
            Filter::Nth(place) => 1 << place.saturating_sub(1).min(63),
            Filter::NthPlaced => text.placed_faces().fold(0, |bits, face| bits | 1 << (face.number() - 1)),
            Filter::Any | Filter::Of(_) | Filter::Another | Filter::AbovePlaced | Filter::BelowPlaced => u64::MAX,
        };
        let dice = self.table.of(seat).queue.dice().iter().enumerate();
        dice.filter(|(_, die)| faces.has(die.top())).fold(0, |bits, (at, _)| bits | 1 << at) & nth
    }

    /// Leaves dice out that have been changed already. Of equal dice in a bag as many stay as have not been.
    pub(super) fn without(&self, seat: Seat, zone: Zone, options: u64, changed: &ChangedDice) -> u64 {
        let all_changed = |option: u8| match zone {
            Zone::Queue => true,
            _ => {
                let kept = option >= KEPT;
                let bag = self.table.of(seat).bag(if kept { Zone::Kept } else { zone });
                let die = Die::from_index(option % KEPT).expect("an option for a die is a pose");
                bag.count(die) <= changed.count(option)
            }
        };
        let left_out = changed.options().filter(|option| all_changed(*option));
        left_out.fold(options, |options, option| options & !(1 << option))
    }

    /// What a die may be set to; `place` is where it lies in the queue, from 0.
    pub(super) fn value(&self, text: &Text, seat: Seat, value: Value, place: Option<u8>) -> Poses {
        let gather = |poses: &mut dyn Iterator<Item = Poses>| poses.fold(Poses::EMPTY, Poses::or);
        let here = text.space().and_then(|space| self.table.tile(space));
        let spread_face = |face: Option<Face>| self.spread(seat, face.map_or(Faces::EMPTY, Faces::of));
        match value {
            Value::Placed => gather(&mut text.placed().map(Poses::of)),
            Value::PlacedBy(steps) => {
                let edge = self.edge(seat);
                let shifted = |face: Face| each_shift(steps).filter_map(move |by| face.shifted(by, edge));
                self.spread(seat, text.placed_faces().flat_map(shifted).fold(Faces::EMPTY, Faces::with))
            }
            Value::PlacedTilted(ways) => {
                let tilts = |die: Die| ways.iter().map(move |way| Poses::of(die.tilted(way)));
                gather(&mut text.placed().flat_map(tilts))
            }
            Value::PlacedFlipped => gather(&mut text.placed().map(|die| Poses::of(self.flipped(seat, die)))),
            Value::Of(faces) => self.spread(seat, faces),
            Value::Counter => spread_face(here.and_then(|tile| tile.counter).map(Die::top)),
            Value::NeighbourCounter => {
                let near = counters(self, text, seat, Counters::Neighbour);
                let counters = near.iter().filter_map(|space| self.table.tiles[space.index()].counter);
                self.spread(seat, counters.fold(Faces::EMPTY, |faces, die| faces.with(die.top())))
            }
            Value::Lock => {
                let lock = here.and_then(|tile| tile.lock);
                let faces = lock.and_then(|lock| self.country(seat).locks.get(usize::from(lock)));
                self.spread(seat, faces.copied().unwrap_or(Faces::EMPTY))
            }
            // A108: beyond the sixth place nothing happens.
            Value::Position => spread_face(place.and_then(|place| Face::new(place + 1))),
        }
    }

    /// A die turned to its opposite face, as a player's country lays dice.
    pub(super) fn flipped(&self, seat: Seat, die: Die) -> Die {
        if self.country(seat).oriented { die.flipped() } else { Die::flat(die.top().opposite()) }
    }

    /// How much an effect of a text in progress means now.
    pub fn amount(&self, text: &Text, amount: Amount) -> u8 {
        match amount {
            Amount::N(n) => n,
            Amount::ByToxicDice(table) => table[usize::from(self.table.toxic_dice().min(7))],
            Amount::ByPlayers(table) => table[usize::from(self.table.players) - 1],
            Amount::Per(per) => per.times(self.count(per.of, text.seat)),
        }
    }
}

/// The faces that a filter lets pass.
pub(super) fn faces_of(text: &Text, of: Filter) -> Faces {
    let versus = |keep: fn(Face, Face) -> bool| {
        let fits = |face: Face| text.placed_faces().any(|placed| keep(face, placed));
        Face::ALL.into_iter().filter(|face| fits(*face)).fold(Faces::EMPTY, Faces::with)
    };
    match of {
        Filter::Of(faces) => faces,
        Filter::AbovePlaced => versus(|face, placed| face > placed),
        Filter::BelowPlaced => versus(|face, placed| face < placed),
        Filter::Any | Filter::Another | Filter::Nth(_) | Filter::NthPlaced => Faces::ALL,
    }
}

/// The shifts that steps allow.
pub(super) fn each_shift(steps: Steps) -> impl Iterator<Item = i8> {
    let (least, most, up, down) = match steps {
        Steps::Up(n) => (n, n, true, false),
        Steps::Down(n) => (n, n, false, true),
        Steps::Either(n) => (n, n, true, true),
        Steps::Within(n) => (1, n, true, true),
    };
    (least..=most.min(7)).flat_map(move |n| {
        let n = n as i8;
        [(up, n), (down, -n)].into_iter().filter(|(on, _)| *on).map(|(_, by)| by)
    })
}

/// The same, as options of a shift.
pub(super) fn shifts(steps: Steps) -> u64 {
    each_shift(steps).fold(0, |bits, by| bits | 1 << shift_option(by))
}
