//! What lies in front of a player, event by event: how many dice could be meant.

use engine::board::Space;
use engine::die::{Bag, Die, Face};
use engine::effect::Zone;
use engine::event::Event;
use engine::seat::Seat;
use engine::table::{PlayerArea, Table};

/// A player's dice by zone, kept up to date from note to note.
pub(super) struct Hand {
    pub pool: Bag,
    storage: Bag,
    cache: Bag,
    kept: Bag,
    pub queue: u8,
    counters: [Option<Die>; Space::COUNT],
}

impl Hand {
    /// As it lies on the table.
    pub fn of(table: &Table, seat: Seat) -> Hand {
        let PlayerArea { pool, storage, cache, kept, queue, .. } = table.of(seat);
        let mut counters = [None; Space::COUNT];
        for space in table.owned(seat).iter() {
            counters[space.index()] = table.tiles[space.index()].counter;
        }
        Hand { pool: *pool, storage: *storage, cache: *cache, kept: *kept, queue: queue.len(), counters }
    }

    /// The dice of a zone, unless it is the queue.
    pub const fn bag(&self, zone: Zone) -> &Bag {
        match zone {
            Zone::Pool | Zone::Queue => &self.pool,
            Zone::Storage => &self.storage,
            Zone::Cache => &self.cache,
            Zone::Kept => &self.kept,
        }
    }

    fn put(&mut self, zone: Zone, die: Die) {
        match zone {
            Zone::Queue => self.queue += 1,
            Zone::Pool => self.pool.add(die),
            Zone::Storage => self.storage.add(die),
            Zone::Cache => self.cache.add(die),
            Zone::Kept => self.kept.add(die),
        }
    }

    fn take(&mut self, zone: Zone, die: Die) {
        match zone {
            Zone::Queue => self.queue -= 1,
            Zone::Pool => self.pool.remove(die),
            Zone::Storage => self.storage.remove(die),
            Zone::Cache => self.cache.remove(die),
            Zone::Kept => self.kept.remove(die),
        }
    }

    /// What happens to it.
    pub fn event(&mut self, seat: Seat, event: &Event) {
        match *event {
            Event::Rolled { seat: who, zone, die } | Event::Gained { seat: who, zone, die } if who == seat => {
                self.put(zone, die);
            }
            Event::Received { seat: who, die, .. } if who == seat => self.pool.add(die),
            Event::Turned { seat: who, zone, from, to, .. } | Event::Rerolled { seat: who, zone, from, to, .. }
                if who == seat && zone != Zone::Queue =>
            {
                self.take(zone, from);
                self.put(zone, to);
            }
            Event::Moved { seat: who, from, to, die, .. } if who == seat => {
                self.take(from, die);
                self.put(to, die);
            }
            Event::Discarded { seat: who, zone, die, .. } | Event::FellOff { seat: who, zone, die, .. }
                if who == seat =>
            {
                self.take(zone, die);
            }
            Event::PaidToxic { seat: who, die } | Event::Placed { seat: who, die, .. } if who == seat => {
                self.pool.remove(die);
            }
            Event::PairPlaced { seat: who, dice, .. } if who == seat => {
                dice.into_iter().for_each(|die| self.pool.remove(die));
            }
            Event::Exchanged { seat: who, space, die } if who == seat => {
                self.pool.remove(die);
                let counter = self.counters[space.index()].replace(die);
                counter.into_iter().for_each(|counter| self.pool.add(counter));
            }
            Event::PickedUp { seat: who, space } if who == seat => {
                let counter = self.counters[space.index()].replace(Die::flat(Face::ALL[0]));
                counter.into_iter().for_each(|counter| self.pool.add(counter));
            }
            Event::CounterTurned { space, to } => self.counters[space.index()] = Some(to),
            _ => {}
        }
    }
}
