//! Verbs for the pieces of countries: tokens, Counter dice, Lock tokens, payments.

use super::dice::pose;
use crate::board::Space;
use crate::die::{Die, Face};
use crate::effect::Zone;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::need::DieAt;
use crate::play::{Play, TextOf};
use crate::question::{PAID, shift_of};
use crate::seat::Seat;

impl<S: Sink> Play<'_, S> {
    pub(super) fn gain_tokens(&mut self, seat: Seat, count: u8) {
        let left = self.view().country(seat).converters.1 - self.state.table.of(seat).converters;
        self.emit(Event::ConvertersGained { seat, count: count.min(left) });
    }

    pub(super) fn spend_token(&mut self, seat: Seat) {
        self.emit(Event::ConverterSpent { seat });
    }

    /// Exchanging is not placing: nothing is paid and nothing is compared (Mission Critical p. 15).
    pub(super) fn exchange(&mut self, frame: &Frame, seat: Seat) {
        let DieAt { die, .. } = DieAt::in_bag(Zone::Pool, frame.die);
        self.emit(Event::Exchanged { seat, space: chosen(frame), die });
    }

    pub(super) fn shift_counter(&mut self, frame: &Frame, option: u8) {
        let space = chosen(frame);
        let counter = self.state.table.tiles[space.index()].counter.expect("a chosen tile has a Counter die");
        let number = counter.top().number().saturating_add_signed(shift_of(option));
        let face = Face::new(number).expect("only shifts between 1 and 6 are offered");
        self.emit(Event::CounterTurned { space, to: Die::flat(face) });
    }

    pub(super) fn pick_up(&mut self, seat: Seat, option: u8) {
        self.emit(Event::PickedUp { seat, space: space(option) });
    }

    pub(super) fn lift_locks(&mut self, seat: Seat) {
        self.emit(Event::LocksLifted { seat });
    }

    pub(super) fn place_lock(&mut self, frame: &Frame, lock: u8) {
        self.emit(Event::LockPlaced { space: chosen(frame), lock });
    }

    pub(super) fn swap_locks(&mut self, frame: &Frame, option: u8) {
        self.emit(Event::LocksSwapped { one: chosen(frame), other: space(option) });
    }

    pub(super) fn unlock(&mut self, option: u8) {
        self.emit(Event::Unlocked { space: space(option) });
    }

    /// A die is brought or spent; the step is asked again until the payment is complete (A92).
    pub(super) fn pay(&mut self, track: TextOf, frame: &Frame, seat: Seat, option: u8) {
        if option == PAID {
            return;
        }
        let bring = option < 24;
        let die = pose(if bring { option } else { option - 24 });
        let again = self.frame(track);
        again.pc = frame.pc;
        if bring {
            again.count += die.top().number();
            self.emit(Event::Moved { seat, from: Zone::Storage, to: Zone::Pool, at: 0, die });
        } else {
            again.number += die.top().number();
            self.emit(Event::Discarded { seat, zone: Zone::Storage, at: 0, die });
        }
    }
}

/// The tile chosen before this step.
pub(super) fn chosen(frame: &Frame) -> Space {
    frame.tile.expect("a tile was chosen before this step")
}

/// The space an option stands for.
pub(super) fn space(option: u8) -> Space {
    Space::from_index(option).expect("an option for a tile is a space")
}
