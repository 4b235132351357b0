//! Verbs for dice: rolled, gained, shifted, set, tilted, flipped, moved and discarded.

use crate::die::{Die, Face, Way};
use crate::effect::Zone;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::need::DieAt;
use crate::op::{Chain, Extent, Keep, Scope, StationText};
use crate::play::{Play, TextOf};
use crate::question::shift_of;
use crate::seat::Seat;

/// More dice than a hand, a storage or a queue ever holds.
const MANY: usize = 64;

impl<S: Sink> Play<'_, S> {
    /// Does something to every die a step changes. All are found before any is changed, and the last comes first,
    /// so that places in the queue stay true while dice leave it.
    fn each(&mut self, frame: &Frame, seat: Seat, scope: Scope, mut change: impl FnMut(&mut Self, DieAt)) {
        if scope.extent == Extent::Picked {
            let picked = self.view().picked(frame, seat, scope.zone);
            return picked.into_iter().for_each(|lying| change(self, lying));
        }
        let nothing = DieAt { zone: scope.zone, at: 0, die: Die::flat(Face::ALL[0]) };
        let (mut dice, mut len) = ([nothing; MANY], 0);
        self.view().each_lying(frame, seat, scope, |lying| {
            if len < MANY {
                dice[len] = lying;
                len += 1;
            }
        });
        dice[..len].iter().rev().for_each(|lying| change(self, *lying));
    }

    fn turn(&mut self, track: TextOf, extent: Extent, seat: Seat, lying: DieAt, to: Die) {
        let DieAt { zone, at, die: from } = lying;
        if from != to {
            self.emit(Event::Turned { seat, zone, at, from, to });
        }
        self.remember(track, extent, lying, to);
    }

    /// "Another die" and "two dice" afterwards mean others than this one, where it lies now.
    fn remember(&mut self, track: TextOf, extent: Extent, DieAt { zone, at, .. }: DieAt, to: Die) {
        if extent != Extent::Picked {
            return;
        }
        let frame = self.frame(track);
        frame.die = match zone {
            Zone::Queue => at,
            Zone::Kept => to.index() + 24,
            _ => to.index(),
        };
        frame.changed.push(frame.die);
    }

    pub(super) fn gain(&mut self, seat: Seat, zone: Zone, option: u8) {
        self.emit(Event::Gained { seat, zone, die: pose(option) });
    }

    pub(super) fn reroll(&mut self, track: TextOf, frame: &Frame, seat: Seat, scope: Scope, keep: Keep) {
        let oriented = self.view().country(seat).oriented;
        self.each(frame, seat, scope, |me, lying| {
            let DieAt { zone, at, die: from } = lying;
            let rolled = me.state.secret.chance.die(seat, oriented);
            let to = if keep == Keep::Better && rolled.top() < from.top() { from } else { rolled };
            me.emit(Event::Rerolled { seat, zone, at, from, to });
            me.remember(track, scope.extent, lying, to);
        });
    }

    /// Raises or lowers dice; where nothing wraps, a die pushed too far is lost (Mission Critical p. 8).
    pub(super) fn shift(&mut self, track: TextOf, frame: &Frame, seat: Seat, scope: Scope, option: u8) {
        let edge = self.view().edge(seat);
        self.each(frame, seat, scope, |me, lying| {
            let DieAt { zone, at, die } = lying;
            match die.top().shifted(shift_of(option), edge) {
                Some(face) => me.turn(track, scope.extent, seat, lying, Die::flat(face)),
                None => me.emit(Event::FellOff { seat, zone, at, die }),
            }
        });
    }

    pub(super) fn set(&mut self, track: TextOf, frame: &Frame, seat: Seat, scope: Scope, option: u8) {
        self.each(frame, seat, scope, |me, lying| me.turn(track, scope.extent, seat, lying, pose(option)));
    }

    pub(super) fn flip(&mut self, track: TextOf, frame: &Frame, seat: Seat, scope: Scope) {
        let oriented = self.view().country(seat).oriented;
        self.each(frame, seat, scope, |me, lying| {
            let opposite = Die::flat(lying.die.top().opposite());
            let to = if oriented { lying.die.flipped() } else { opposite };
            me.turn(track, scope.extent, seat, lying, to);
        });
    }

    pub(super) fn tilt(&mut self, track: TextOf, frame: &Frame, seat: Seat, scope: Scope, option: u8) {
        let way = Way::ALL[usize::from(option)];
        self.each(frame, seat, scope, |me, lying| {
            me.turn(track, scope.extent, seat, lying, lying.die.tilted(way));
        });
    }

    pub(super) fn move_dice(&mut self, frame: &Frame, seat: Seat, scope: Scope, to: Zone) {
        self.each(frame, seat, scope, |me, DieAt { zone, at, die }| {
            me.emit(Event::Moved { seat, from: zone, to, at, die });
        });
    }

    pub(super) fn discard(&mut self, frame: &Frame, seat: Seat, scope: Scope) {
        self.each(frame, seat, scope, |me, DieAt { zone, at, die }| {
            me.emit(Event::Discarded { seat, zone, at, die });
        });
    }

    /// A Toxic die was placed: another die goes to the aid (Appendix p. 4).
    pub(super) fn pay_toxic(&mut self, track: TextOf, frame: &Frame, option: u8) {
        let seat = frame.seat.expect("only players place Toxic dice");
        self.emit(Event::PaidToxic { seat, die: pose(option) });
        self.frame(track).toxic -= 1;
    }

    /// Whoever is bound to it must cycle too, once their own text is done (South Africa p. 4, A109, A110).
    pub(super) fn cycle(&mut self, seat: Seat, count: u8, chain: Chain) {
        self.emit(Event::Cycled { seat, count });
        if chain == Chain::Answers || !self.view().country(seat).cycles_together {
            return;
        }
        for other in self.state.table.seats().without(seat).iter() {
            if !self.view().country(other).cycles_together || self.state.table.of(other).queue.is_empty() {
                continue;
            }
            let lane = &mut self.state.flow.lanes[other.index()];
            lane.done &= lane.housed;
            if lane.busy {
                lane.cycles += 1;
            } else {
                self.begin(other, Frame::new(StationText::Cycle.program(), Some(other)));
            }
        }
    }

    pub(super) fn copy_to_cache(&mut self, frame: &Frame, seat: Seat) {
        for die in frame.dice.into_iter().flatten() {
            self.emit(Event::Gained { seat, zone: Zone::Cache, die });
        }
    }
}

/// The pose an option stands for.
pub(super) fn pose(option: u8) -> Die {
    Die::from_index(option).expect("an option for a pose is one")
}
