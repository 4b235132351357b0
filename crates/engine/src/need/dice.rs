//! Which dice a step can speak of, and what they may be set to.

use super::{DieAt, Need, ask, each_shift};
use crate::die::{Die, Face, Faces, Poses};
use crate::effect::{Counters, Filter, Value, Zone};
use crate::flow::Frame;
use crate::op::{Extent, Op, Scope};
use crate::question::ChoiceKind;
use crate::seat::Seat;
use crate::view::View;

/// Places in the queue that a die can show (A108).
const POSITIONS: u64 = 0b11_1111;

impl View<'_> {
    pub(super) fn pick_need(&self, frame: &Frame, seat: Seat, zone: Zone, of: Filter, exit: u16) -> Need {
        let (what, mut options) = match zone {
            Zone::Queue => (ChoiceKind::Queued, self.queued(frame, seat, of)),
            _ => (ChoiceKind::Die(zone), self.fitting(frame, seat, zone, of)),
        };
        // Nobody is asked for a die that could then not be set to anything.
        match self.rulebook.ops[usize::from(frame.pc) + 1] {
            Op::Set(_, Value::Position) => options &= POSITIONS,
            Op::Set(_, value) if self.value(frame, seat, value, None).is_empty() => options = 0,
            _ => {}
        }
        if options == 0 { Need::Skip(exit) } else { ask(what, options) }
    }

    /// Dice of a bag that fit, by pose; before sorting the kept dice count as in the pool (A89).
    pub(super) fn fitting(&self, frame: &Frame, seat: Seat, zone: Zone, of: Filter) -> u64 {
        let area = self.table.of(seat);
        let faces = self.faces_of(frame, of).poses().0;
        let mut options = u64::from(area.bag(zone).poses().0 & faces);
        if zone == Zone::Pool && self.flow.lane(seat).sorting {
            options |= u64::from(area.kept.poses().0 & faces) << 24;
        }
        if of == Filter::Another {
            let changed = DieAt::in_bag(zone, frame.die);
            if area.bag(changed.zone).count(changed.die) == 1 {
                options &= !(1 << frame.die);
            }
        }
        if frame.distinct {
            for option in frame.changed.iter() {
                let changed = DieAt::in_bag(zone, option);
                if area.bag(changed.zone).count(changed.die) <= frame.changed.count(option) {
                    options &= !(1 << option);
                }
            }
        }
        options
    }

    /// Places in the queue whose dice fit, from 0.
    pub(super) fn queued(&self, frame: &Frame, seat: Seat, of: Filter) -> u64 {
        let queue = &self.table.of(seat).queue;
        let faces = self.faces_of(frame, of);
        let nth = match of {
            Filter::Nth(place) => 1 << place.saturating_sub(1).min(63),
            Filter::NthPlaced => frame.placed().fold(0, |bits, face| bits | 1 << (face.number() - 1)),
            _ => u64::MAX,
        };
        let fits = |(at, die): (usize, &Die)| faces.has(die.top()) && nth & (1 << at) != 0;
        let dice = queue.dice().iter().enumerate();
        let all = dice.fold(0, |bits, (at, die)| if fits((at, die)) { bits | 1 << at } else { bits });
        let changed = frame.changed.iter().filter(|_| frame.distinct);
        changed.fold(all, |left, option| left & !(1 << option))
    }

    pub(super) fn faces_of(&self, frame: &Frame, of: Filter) -> Faces {
        let versus = |keep: fn(Face, Face) -> bool| {
            let fits = |face: Face| frame.placed().any(|placed| keep(face, placed));
            Face::ALL.into_iter().filter(|face| fits(*face)).fold(Faces::NONE, Faces::with)
        };
        match of {
            Filter::Of(faces) => faces,
            Filter::AbovePlaced => versus(|face, placed| face > placed),
            Filter::BelowPlaced => versus(|face, placed| face < placed),
            Filter::Any | Filter::Another | Filter::Nth(_) | Filter::NthPlaced => Faces::ALL,
        }
    }

    /// The die that was picked before this step.
    pub(crate) fn picked(&self, frame: &Frame, seat: Seat, zone: Zone) -> Option<DieAt> {
        match zone {
            Zone::Queue => {
                let die = *self.table.of(seat).queue.dice().get(usize::from(frame.die))?;
                Some(DieAt { zone, at: frame.die, die })
            }
            _ => Some(DieAt::in_bag(zone, frame.die)),
        }
    }

    pub(super) fn any_lying(&self, frame: &Frame, seat: Seat, scope: Scope) -> bool {
        match (scope.extent, scope.zone) {
            (Extent::Picked | Extent::AllLikePicked, _) => true,
            (Extent::AllButPicked, Zone::Queue) => self.table.of(seat).queue.len() > 1,
            (Extent::AllButPicked, zone) => self.table.of(seat).bag(zone).len() > 1,
            (Extent::All, Zone::Queue) => self.queued(frame, seat, scope.of) != 0,
            (Extent::All, zone) => self.fitting(frame, seat, zone, scope.of) != 0,
        }
    }

    /// Calls back with every die a step changes.
    pub(crate) fn each_lying(&self, frame: &Frame, seat: Seat, scope: Scope, mut each: impl FnMut(DieAt)) {
        let picked = self.picked(frame, seat, scope.zone);
        if scope.extent == Extent::Picked {
            return picked.into_iter().for_each(each);
        }
        let like = |die: Die| match (scope.extent, picked) {
            (Extent::AllLikePicked, Some(picked)) => die.top() == picked.die.top(),
            _ => self.faces_of(frame, scope.of).has(die.top()),
        };
        let mut spared = (scope.extent == Extent::AllButPicked).then_some(picked).flatten();
        if scope.zone == Zone::Queue {
            for (at, die) in (0u8..).zip(self.table.of(seat).queue.dice()) {
                if like(*die) && spared.is_none_or(|picked| picked.at != at) {
                    each(DieAt { zone: scope.zone, at, die: *die });
                }
            }
            return;
        }
        for die in self.table.of(seat).bag(scope.zone).iter().filter(|die| like(*die)) {
            if spared.is_some_and(|picked| picked.die == die) {
                spared = None;
            } else {
                each(DieAt { zone: scope.zone, at: 0, die });
            }
        }
    }

    /// What a die may be set to.
    pub(super) fn value(&self, frame: &Frame, seat: Seat, value: Value, lying: Option<DieAt>) -> Poses {
        let placed = || frame.dice.into_iter().flatten();
        let gather = |poses: &mut dyn Iterator<Item = Poses>| poses.fold(Poses::NONE, Poses::or);
        let here = frame.space.and_then(|space| self.table.tile(space));
        let spread_face = |face: Option<Face>| self.spread(seat, face.map_or(Faces::NONE, Faces::one));
        match value {
            Value::Placed => gather(&mut placed().map(Poses::one)),
            Value::PlacedBy(steps) => {
                let edge = self.edge(seat);
                let shifted = |face: Face| each_shift(steps).filter_map(move |by| face.shifted(by, edge));
                self.spread(seat, frame.placed().flat_map(shifted).fold(Faces::NONE, Faces::with))
            }
            Value::PlacedTilted(ways) => {
                let tilts = |die: Die| ways.iter().map(move |way| Poses::one(die.tilted(way)));
                gather(&mut placed().flat_map(tilts))
            }
            Value::PlacedFlipped => gather(&mut placed().map(|die| match self.country(seat).oriented {
                true => Poses::one(die.flipped()),
                false => Poses::one(Die::flat(die.top().opposite())),
            })),
            Value::Of(faces) => self.spread(seat, faces),
            Value::Counter => spread_face(here.and_then(|tile| tile.counter).map(Die::top)),
            Value::NeighbourCounter => {
                let near = self.counters(frame, seat, Counters::Neighbour);
                let counters = near.iter().filter_map(|space| self.table.tiles[space.index()].counter);
                self.spread(seat, counters.fold(Faces::NONE, |faces, die| faces.with(die.top())))
            }
            Value::Lock => {
                let lock = here.and_then(|tile| tile.lock);
                let faces = lock.and_then(|lock| self.country(seat).locks.get(usize::from(lock)));
                self.spread(seat, faces.copied().unwrap_or_default())
            }
            // A108: beyond the sixth place nothing happens.
            Value::Position => spread_face(lying.and_then(|lying| Face::new(lying.at + 1))),
        }
    }
}
