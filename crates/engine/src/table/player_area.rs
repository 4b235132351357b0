//! What lies in front of one player.

use crate::board::Spaces;
use crate::die::{Bag, Die};
use crate::effect::Zone;
use crate::resource::{Light, Resource, Resources};
use crate::rulebook::{BadgeId, CountryId};

/// A line of dice, front first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Queue {
    dice: [Die; Queue::MAX],
    len: u8,
}

/// What lies in front of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayerArea {
    /// Their country.
    pub country: CountryId,
    /// The side their starters lie on.
    pub light: Light,
    /// Their Resource boards.
    pub boards: Resources,
    /// Their badges and the boards they lie on.
    pub badges: [Option<(BadgeId, Resource)>; 4],
    /// Which of the badges were used this round, a bit each.
    pub badges_used: u8,
    /// The blue marker.
    pub capacity: u16,
    /// The yellow marker, counted in slots from 0.
    pub track: u8,
    /// Dice that can be placed: the pool, or the Reserve.
    pub pool: Bag,
    /// Dice set aside.
    pub storage: Bag,
    /// Dice in line.
    pub queue: Queue,
    /// The solo cache.
    pub cache: Bag,
    /// Dice kept for the next roll.
    pub kept: Bag,
    /// Country tokens on the board.
    pub converters: u8,
    /// How much cheaper payments are this round.
    pub discount: u8,
    /// Dice fewer at the next roll.
    pub fewer_next_roll: u8,
    /// Purchases of the next tier that are allowed in this phase.
    pub permits: u8,
    /// Tiles of their set that are installed or destroyed, a bit each.
    pub out_of_offer: u32,
    /// Where their tiles lie.
    pub owned: Spaces,
}

impl PlayerArea {
    /// Somebody's place before anything is laid out.
    pub const fn new(country: CountryId, light: Light) -> PlayerArea {
        PlayerArea {
            country,
            light,
            boards: Resources::EMPTY,
            badges: [None; 4],
            badges_used: 0,
            capacity: 0,
            track: 0,
            pool: Bag::EMPTY,
            storage: Bag::EMPTY,
            queue: Queue::EMPTY,
            cache: Bag::EMPTY,
            kept: Bag::EMPTY,
            converters: 0,
            discount: 0,
            fewer_next_roll: 0,
            permits: 0,
            out_of_offer: 0,
            owned: Spaces::EMPTY,
        }
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

    /// The same, to be changed.
    pub(crate) const fn bag_mut(&mut self, zone: Zone) -> &mut Bag {
        match zone {
            Zone::Pool | Zone::Queue => &mut self.pool,
            Zone::Storage => &mut self.storage,
            Zone::Cache => &mut self.cache,
            Zone::Kept => &mut self.kept,
        }
    }

    /// A new die in a zone; in the queue it goes to the back.
    pub(crate) fn put(&mut self, zone: Zone, die: Die) {
        match zone {
            Zone::Queue => self.queue.push(die),
            _ => self.bag_mut(zone).add(die),
        }
    }
}

impl Queue {
    /// More than any country can roll in a round (A8).
    pub const MAX: usize = 40;
    /// A line without dice.
    pub const EMPTY: Queue = Queue { dice: [Die::flat(crate::die::Face::ALL[0]); Queue::MAX], len: 0 };

    /// The dice, front first.
    pub fn dice(&self) -> &[Die] {
        &self.dice[..usize::from(self.len)]
    }

    /// How many.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Is nobody in line?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Is there room for one more?
    pub const fn is_full(&self) -> bool {
        self.len as usize == Queue::MAX
    }

    /// One more at the back. In a line that is full the next die stays in the supply.
    pub fn push(&mut self, die: Die) {
        if self.is_full() {
            return;
        }
        self.dice[usize::from(self.len)] = die;
        self.len += 1;
    }

    /// Changes the die at a place, counted from 0.
    pub fn set(&mut self, index: u8, die: Die) {
        self.dice[..usize::from(self.len)][usize::from(index)] = die;
    }

    /// Moves dice from the front to the back in the same order.
    pub fn cycle(&mut self, count: u8) {
        self.dice[..usize::from(self.len)].rotate_left(usize::from(count));
    }

    /// Takes the die at a place out, counted from 0.
    pub fn remove(&mut self, index: u8) {
        self.dice.copy_within(usize::from(index) + 1..usize::from(self.len), usize::from(index));
        self.len -= 1;
        // What lies behind the last die must not tell two equal queues apart.
        self.dice[usize::from(self.len)] = Queue::EMPTY.dice[0];
    }
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.dice()).finish()
    }
}
