//! What a step of a text does once its choice is made. Each verb family has a file.

mod crew;
mod dice;
mod docking;
mod pieces;
mod tiles;

use crate::board::Spaces;
use crate::event::Sink;
use crate::flow::{Changed, Frame};
use crate::op::Op;
use crate::play::{Play, TextOf};
use crate::resource::Resource;
use crate::seat::Seat;

impl<S: Sink> Play<'_, S> {
    /// Carries out the next step of a text with the chosen option, if it asked for one.
    pub(crate) fn perform(&mut self, track: TextOf, option: Option<u8>) {
        let frame = *self.frame(track);
        let option = option.unwrap_or(0);
        if frame.toxic > 0 {
            return self.pay_toxic(track, &frame, option);
        }
        let op = self.rulebook.ops[usize::from(frame.pc)];
        self.sink.step(frame.seat, &op);
        if self.control(track, &frame, op) {
            return;
        }
        let next = self.frame(track);
        next.pc += 1;
        (next.may, next.bail) = (false, 0);
        if !self.perform_for_all(track, &frame, op, option) {
            let seat = frame.seat.expect("steps of players have a player");
            self.perform_for_seat(track, &frame, op, option, seat);
        }
    }

    /// Steps that only say what comes next.
    fn control(&mut self, track: TextOf, frame: &Frame, op: Op) -> bool {
        let mut next = Frame { pc: frame.pc + 1, ..*frame };
        match op {
            Op::Jump(to) => next.pc = to,
            Op::May(end) => (next.may, next.bail) = (true, end),
            Op::Try(end) => (next.may, next.bail) = (false, end),
            Op::Unless(cond, to) if !self.view().holds(cond, frame.seat, frame.resource) => next.leave(to),
            Op::Unless(..) => {}
            Op::EachSeat(who, end) => {
                next.seat = self.view().who(who, None).iter().next();
                if next.seat.is_none() {
                    next.pc = end;
                }
            }
            Op::NextSeat(who, body) => {
                let seats = self.view().who(who, None);
                next.seat = seats.iter().find(|seat| Some(*seat) > frame.seat);
                if next.seat.is_some() {
                    next.pc = body;
                }
            }
            Op::Distinct(distinct) => (next.distinct, next.changed) = (distinct, Changed::NONE),
            Op::Count(amount) => next.count = self.view().amount(frame, amount),
            Op::Again(end) if frame.count == 0 => (next.pc, next.picked) = (end, Spaces::NONE),
            Op::Again(_) => next.count -= 1,
            _ => return false,
        }
        *self.frame(track) = next;
        true
    }

    /// Steps that do not need a player. Answers whether it was one.
    fn perform_for_all(&mut self, track: TextOf, frame: &Frame, op: Op, option: u8) -> bool {
        match op {
            Op::Either(_) => self.frame(track).pc = frame.pc + 1 + u16::from(option),
            Op::PickTile(..) => self.frame(track).tile = crate::board::Space::from_index(option),
            Op::Tile(verb) => self.tile_verb(track, frame, verb),
            Op::AllTiles(verb, tiles) => self.all_tiles(track, frame, verb, &tiles),
            Op::PickTokenResource => self.frame(track).resource = Resource::ALL.get(usize::from(option)).copied(),
            Op::PlaceToken(face, _) => self.place_piece(track, frame, face, option),
            Op::RollSector => self.roll_sector(track),
            Op::DisableDock => self.disable_dock(option),
            Op::Drain(wheels, amount) => {
                let by = self.view().amount(frame, amount);
                self.drain_wheels(frame, wheels, by, option);
            }
            Op::Reduce(wheels, by) => self.reduce_wheels(frame, wheels, by, option),
            _ => return false,
        }
        true
    }

    fn perform_for_seat(&mut self, track: TextOf, frame: &Frame, op: Op, option: u8, seat: Seat) {
        match op {
            Op::Give(_, program) => self.give(track, frame, program, option),
            Op::Pick(..) | Op::PickCached => self.frame(track).die = option,
            Op::PickCounter(..) | Op::PickBare(_) | Op::PickLock(_) | Op::PickNegatives(_) => {
                self.frame(track).tile = crate::board::Space::from_index(option);
            }
            Op::Roll(dice, zone) => (0..dice).for_each(|_| self.roll_die(seat, zone)),
            Op::Gain(_, zone) => self.gain(seat, zone, option),
            Op::Reroll(scope, keep) => self.reroll(track, frame, seat, scope, keep),
            Op::Shift(scope, _) => self.shift(track, frame, seat, scope, option),
            Op::Set(scope, _) | Op::Turn(scope) => self.set(track, frame, seat, scope, option),
            Op::Flip(scope) => self.flip(track, frame, seat, scope),
            Op::Tilt(scope, _) => self.tilt(track, frame, seat, scope, option),
            Op::Move(scope, to) => self.move_dice(frame, seat, scope, to),
            Op::Discard(scope) => self.discard(frame, seat, scope),
            Op::Cycle(_, _, chain) => self.cycle(seat, option, chain),
            Op::CopyToCache => self.copy_to_cache(frame, seat),
            Op::GainConverter(count) => self.gain_tokens(seat, count),
            Op::SpendConverter(_) => self.spend_token(seat),
            Op::Exchange => self.exchange(frame, seat),
            Op::ShiftCounter(_) => self.shift_counter(frame, option),
            Op::PickUp => self.pick_up(seat, option),
            Op::LiftLocks => self.lift_locks(seat),
            Op::PlaceLock => self.place_lock(frame, option),
            Op::SwapLocks => self.swap_locks(frame, option),
            Op::Unlock => self.unlock(option),
            Op::Pay => self.pay(track, frame, seat, option),
            Op::Discount(by) => self.emit(crate::event::Event::Discounted { seat, by }),
            Op::Scorch => self.scorch(track, frame, option),
            Op::PickClean => self.frame(track).number = option,
            Op::PickMovedResource => self.frame(track).resource = Resource::ALL.get(usize::from(option)).copied(),
            Op::MoveNegatives => self.move_negatives(frame),
            Op::GainCapacity(by) => self.emit(crate::event::Event::CapacityGained { seat, by: by.into() }),
            Op::LoseCapacity(amount) => self.lose_capacity(frame, seat, amount),
            Op::SpendCapacity(by, _) => self.emit(crate::event::Event::CapacitySpent { seat, by }),
            Op::TransferAmount(_) => self.frame(track).number = option,
            Op::TransferTo => self.transfer(frame, seat, option),
            Op::TrackBack(slots) => self.track_back(seat, slots),
            Op::FewerDice(amount) => self.fewer_dice(frame, seat, amount),
            Op::Permit => self.emit(crate::event::Event::Permitted { seat }),
            Op::DestroyOffer => self.emit(crate::event::Event::OfferDestroyed { seat, index: option }),
            Op::SendDie => self.send_die(frame, seat, option),
            Op::ReceiveDie => self.receive_die(frame, seat, option),
            Op::TakeCached => self.take_cached(frame, seat, option),
            Op::InstallAt => {
                let space = crate::board::Space::from_index(option).expect("an option for a space is one");
                self.install(seat, frame, space);
            }
            _ => unreachable!("steps that need no player were carried out before"),
        }
    }
}
