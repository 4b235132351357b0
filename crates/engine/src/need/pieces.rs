//! Counter dice, Lock tokens and payments that a step can speak of.

use super::each_shift;
use crate::board::{Space, Spaces};
use crate::die::Faces;
use crate::effect::{Counters, Steps};
use crate::flow::Frame;
use crate::question::{PAID, shift_option};
use crate::seat::Seat;
use crate::view::View;

impl View<'_> {
    pub(super) fn counters(&self, frame: &Frame, seat: Seat, counters: Counters) -> Spaces {
        let own = self.table.owned(seat).filter(|space| self.table.tiles[space.index()].counter.is_some());
        let here = frame.space;
        match counters {
            Counters::Any => own,
            Counters::Here => own.filter(|space| Some(space) == here),
            Counters::Neighbour => own.and(here.map_or(Spaces::NONE, Space::neighbours)),
        }
    }

    pub(super) fn counter_shifts(&self, frame: &Frame, steps: Steps) -> u64 {
        let counter = frame.tile.and_then(|space| self.table.tile(space)?.counter);
        let stays = |by: i8| counter.is_some_and(|die| (1..=6).contains(&(die.top().number() as i8 + by)));
        each_shift(steps).filter(|by| stays(*by)).fold(0, |bits, by| bits | 1 << shift_option(by))
    }

    pub(super) fn counters_to_pick_up(&self, seat: Seat) -> Spaces {
        self.table.owned(seat).filter(|space| {
            let tile = &self.table.tiles[space.index()];
            // A100, A103: not from a tile that cannot be used, nor after placing on it.
            tile.counter.is_some_and(|die| die.top().number() >= 2) && !tile.active() && self.usable(tile)
        })
    }

    pub(super) fn locked_tiles(&self, seat: Seat) -> Spaces {
        self.table.owned(seat).filter(|space| self.table.tiles[space.index()].lock.is_some())
    }

    pub(super) fn free_locks(&self, seat: Seat) -> u64 {
        let all = (1u64 << self.country(seat).locks.len()) - 1;
        let used = self.table.owned(seat).iter().filter_map(|space| self.table.tiles[space.index()].lock);
        used.fold(all, |left, lock| left & !(1 << lock))
    }

    /// Padlock tiles that want a Lock token; the player only chooses where there are too few (Mission Critical p. 12).
    pub(super) fn bare_padlocks(&self, seat: Seat) -> Spaces {
        let bare = self.table.owned(seat).filter(|space| {
            let tile = &self.table.tiles[space.index()];
            tile.lock.is_none() && self.face(tile).padlock
        });
        match self.free_locks(seat).count_ones() {
            0 => Spaces::NONE,
            free if free >= bare.len() => bare.first().into_iter().collect(),
            _ => bare,
        }
    }

    pub(super) fn unlockable(&self, seat: Seat) -> Spaces {
        let hand = self.table.of(seat).pool.poses().faces();
        // A95: an empty pool matches nothing.
        if hand.is_empty() {
            return Spaces::NONE;
        }
        self.locked_tiles(seat).filter(|space| {
            let tile = &self.table.tiles[space.index()];
            let numbers = tile.lock.map_or(Faces::NONE, |lock| self.country(seat).locks[usize::from(lock)]);
            !tile.open && hand.and(numbers) == hand
        })
    }

    /// Mission Critical p. 6. `count` is what the dice brought so far are worth, `number` what has been spent.
    pub(super) fn payment(&self, frame: &Frame, seat: Seat) -> u64 {
        let area = self.table.of(seat);
        let storage = &area.storage;
        let (owed, paid) = (i16::from(frame.count) - i16::from(area.discount), i16::from(frame.number));
        let left = storage.sum() as i16;
        let mut options = 0;
        for die in storage.poses().iter() {
            let worth = i16::from(die.top().number());
            // What is brought must still be payable with what is left, what is spent must not be.
            let brought = paid + left - worth >= owed + worth;
            options |= u64::from(brought) << die.index();
            options |= u64::from(frame.count > 0) << (die.index() + 24);
        }
        options | u64::from(frame.count > 0 && paid >= owed) << PAID
    }
}
