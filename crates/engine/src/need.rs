//! What the next step of a text needs: nothing, a choice, or to be left out. The question that is shown, the answers
//! that are listed, the answers that are accepted and the engine's own forced choices all come from here.

mod dice;
mod pieces;
mod tiles;

use crate::board::{Space, Spaces};
use crate::die::{Die, Poses};
use crate::effect::{Steps, Zone};
use crate::flow::Frame;
use crate::op::{Extent, Op};
use crate::question::{ChoiceKind, Options, shift_option};
use crate::resource::Resources;
use crate::seat::Seat;
use crate::view::View;

/// What a step needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Nothing: it can be carried out.
    Ready,
    /// An answer.
    Ask(Options),
    /// It cannot be done; the text goes on there.
    Skip(u16),
    /// The text is over.
    Done,
}

/// A die that a step can change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DieAt {
    /// Where it lies.
    pub zone: Zone,
    /// Its place in the queue, counted from 0.
    pub at: u8,
    /// How it lies.
    pub die: Die,
}

impl View<'_> {
    /// What the next step of a text needs.
    pub fn need(&self, frame: &Frame) -> Need {
        if frame.toxic > 0 {
            return self.toxic_need(frame);
        }
        let op = self.rulebook.ops[usize::from(frame.pc)];
        if is_control(&op) {
            return if op == Op::End { Need::Done } else { Need::Ready };
        }
        match self.step_need(frame, op) {
            Need::Ready if frame.may => Need::Ask(Options { kind: ChoiceKind::Confirm, options: 1, may: true }),
            Need::Ask(ask) if ask.options == 0 => Need::Skip(frame.pc + 1),
            Need::Ask(ask) => Need::Ask(Options { may: ask.may || frame.may, ..ask }),
            other => other,
        }
    }

    /// Appendix p. 4: each Toxic die placed costs another die of the pool, before the ability (A70).
    fn toxic_need(&self, frame: &Frame) -> Need {
        let pool = frame.seat.map_or(Poses::NONE, |seat| self.table.of(seat).pool.poses());
        if pool.is_empty() {
            Need::Skip(frame.pc)
        } else {
            Need::Ask(Options::new(ChoiceKind::Die(Zone::Pool), pool.0.into()))
        }
    }

    fn step_need(&self, frame: &Frame, op: Op) -> Need {
        match (op, frame.seat) {
            (Op::PickTile(_, exit), _) if !self.token_left(frame) => Need::Skip(exit),
            (Op::PickTile(tiles, exit), _) => self.tile_ask(self.tiles(frame, &tiles).and(frame.picked.not()), exit),
            (Op::Tile(_) | Op::AllTiles(..) | Op::RollSector, _) => Need::Ready,
            (Op::Either(branches), _) => ask(ChoiceKind::Branch, (1 << branches) - 1),
            (Op::PickTokenResource, _) => match self.token_resources(frame) {
                // The tile has gone meanwhile: choose again.
                Resources::NONE => Need::Skip(frame.pc - 1),
                resources => ask(ChoiceKind::Resource, u64::from(resources.0)),
            },
            (Op::PlaceToken(face, exit), _) => self.piece_need(frame, face, exit),
            (Op::DisableDock, _) => ask(ChoiceKind::Dock, self.docks_to_disable(frame)),
            (Op::Drain(wheels, _) | Op::Reduce(wheels, _), _) => self.wheels_need(frame, wheels),
            // All that follows is done by a player.
            (_, None) => Need::Skip(frame.pc + 1),
            (op, Some(seat)) => self.seat_need(frame, op, seat),
        }
    }

    fn seat_need(&self, frame: &Frame, op: Op, seat: Seat) -> Need {
        let next = frame.pc + 1;
        let area = self.table.of(seat);
        let ready_if = |possible: bool| if possible { Need::Ready } else { Need::Skip(next) };
        match op {
            Op::Give(who, program) => {
                let able = |other: Seat| {
                    let gift = Frame { reserved_tokens: frame.reserved_tokens, ..Frame::new(program, Some(other)) };
                    !matches!(self.need(&gift), Need::Skip(_))
                };
                ask(ChoiceKind::Seat, self.who(who, Some(seat)).filter(able).0.into())
            }
            Op::Pick(zone, of, exit) => self.pick_need(frame, seat, zone, of, exit),
            Op::Roll(_, Zone::Queue) => ready_if(!area.queue.is_full()),
            Op::Gain(value, _) => ask(ChoiceKind::Pose, self.value(frame, seat, value, None).0.into()),
            Op::Reroll(scope, _) | Op::Flip(scope) | Op::Move(scope, _) | Op::Discard(scope) => {
                ready_if(self.any_lying(frame, seat, scope))
            }
            Op::Shift(scope, steps) if self.any_lying(frame, seat, scope) => ask(ChoiceKind::Shift, shifts(steps)),
            Op::Tilt(scope, ways) if self.any_lying(frame, seat, scope) => ask(ChoiceKind::Way, ways.0.into()),
            Op::Set(scope, value) if self.any_lying(frame, seat, scope) => {
                let picked = self.picked(frame, seat, scope.zone);
                ask(ChoiceKind::Pose, self.value(frame, seat, value, picked).0.into())
            }
            Op::Turn(scope) => {
                let turned = self.picked(frame, seat, scope.zone).map(|lying| lying.die);
                let others = turned.map_or(0, |die| die.rotations().0 & !Poses::one(die).0);
                ask(ChoiceKind::Pose, if scope.extent == Extent::Picked { others.into() } else { 0 })
            }
            Op::Shift(..) | Op::Tilt(..) | Op::Set(..) => Need::Skip(next),
            Op::Cycle(least, most, _) => {
                let len = area.queue.len();
                ask(
                    ChoiceKind::Amount,
                    (least.min(len)..=most.min(len)).filter(|n| *n > 0).fold(0, |bits, n| bits | 1 << n),
                )
            }
            Op::GainConverter(_) => ready_if(area.converters < self.country(seat).converters.1),
            Op::SpendConverter(exit) => {
                // A89: a Converter needs two different dice.
                if area.converters > 0 && area.pool.len() + area.kept.len() >= 2 {
                    Need::Ready
                } else {
                    Need::Skip(exit)
                }
            }
            Op::PickCounter(counters, exit) => self.tile_ask(self.counters(frame, seat, counters), exit),
            Op::ShiftCounter(steps) => ask(ChoiceKind::Shift, self.counter_shifts(frame, steps)),
            Op::PickUp => ask(ChoiceKind::Tile, self.counters_to_pick_up(seat).0.into()),
            Op::LiftLocks => ready_if(!self.locked_tiles(seat).is_empty()),
            Op::PickBare(exit) => self.tile_ask(self.bare_padlocks(seat), exit),
            Op::PlaceLock => ask(ChoiceKind::Lock, self.free_locks(seat)),
            Op::PickLock(exit) => {
                let locked = self.locked_tiles(seat);
                self.tile_ask(if locked.len() > 1 { locked } else { Spaces::NONE }, exit)
            }
            Op::SwapLocks => {
                let mut others = self.locked_tiles(seat);
                frame.tile.into_iter().for_each(|tile| others.remove(tile));
                ask(ChoiceKind::Tile, others.0.into())
            }
            Op::Unlock => ask(ChoiceKind::Tile, self.unlockable(seat).0.into()),
            Op::Pay => ask(ChoiceKind::Payment, self.payment(frame, seat)),
            Op::Scorch => ask(ChoiceKind::Tile, self.scorch_options(seat).0.into()),
            Op::PickNegatives(exit) => {
                let clean = self.table.owned(seat).iter().any(|space| !self.negative(space));
                let negative = self.table.occupied.filter(|space| clean && self.negative(space));
                self.tile_ask(negative, exit)
            }
            // A crew mate was quicker with one of the tiles: choose again.
            Op::PickClean if !self.still_negative(frame) => Need::Skip(frame.pc - 1),
            Op::PickClean => {
                ask(ChoiceKind::Tile, self.table.owned(seat).filter(|space| !self.negative(space)).0.into())
            }
            Op::PickMovedResource if !self.still_movable(frame, seat) => Need::Skip(frame.pc - 2),
            Op::PickMovedResource => ask(ChoiceKind::Resource, u64::from(self.moved_resources(frame).0)),
            Op::MoveNegatives if !self.still_movable(frame, seat) => Need::Skip(frame.pc - 3),
            Op::SpendCapacity(cost, exit) => {
                if area.capacity >= u16::from(cost) {
                    Need::Ready
                } else {
                    Need::Skip(exit)
                }
            }
            Op::TransferAmount(most) => {
                let most = area.capacity.min(u16::from(most));
                ask(ChoiceKind::Amount, (1..=most).fold(0, |bits, n| bits | 1 << n))
            }
            Op::TransferTo => ask(ChoiceKind::Seat, self.table.seats().without(seat).0.into()),
            Op::TrackBack(_) => ready_if(area.track > 0),
            Op::DestroyOffer => ask(ChoiceKind::Offer, self.offer(seat).into()),
            Op::SendDie => ask(ChoiceKind::Seat, self.table.seats().without(seat).0.into()),
            Op::ReceiveDie => ask(ChoiceKind::Pose, self.arrivals(frame, seat, frame.dice[0]).0.into()),
            Op::PickCached => ask(ChoiceKind::Die(Zone::Cache), area.cache.poses().0.into()),
            Op::TakeCached => ask(ChoiceKind::Pose, self.arrivals(frame, seat, Die::from_index(frame.die)).0.into()),
            Op::InstallAt => ask(ChoiceKind::Space, (self.table.occupied.not().0 | self.table.owned(seat).0).into()),
            _ => Need::Ready,
        }
    }

    fn tile_ask(&self, spaces: Spaces, exit: u16) -> Need {
        if spaces.is_empty() { Need::Skip(exit) } else { ask(ChoiceKind::Tile, spaces.0.into()) }
    }

    fn negative(&self, space: Space) -> bool {
        self.table.tiles[space.index()].negative()
    }
}

impl DieAt {
    /// A die of a bag by the number of its option: poses from 24 on lie among the kept dice.
    pub(crate) fn in_bag(zone: Zone, option: u8) -> DieAt {
        let (zone, index) = if option >= 24 { (Zone::Kept, option - 24) } else { (zone, option) };
        DieAt { zone, at: 0, die: Die::from_index(index).expect("an option for a die is a pose") }
    }
}

const fn ask(kind: ChoiceKind, options: u64) -> Need {
    Need::Ask(Options::new(kind, options))
}

fn is_control(op: &Op) -> bool {
    matches!(
        op,
        Op::End
            | Op::Jump(_)
            | Op::May(_)
            | Op::Try(_)
            | Op::Unless(..)
            | Op::EachSeat(..)
            | Op::NextSeat(..)
            | Op::Distinct(_)
            | Op::Count(_)
            | Op::Again(_)
    )
}

/// The shifts that steps allow.
pub(crate) fn each_shift(steps: Steps) -> impl Iterator<Item = i8> {
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

fn shifts(steps: Steps) -> u64 {
    each_shift(steps).fold(0, |bits, by| bits | 1 << shift_option(by))
}
