//! One die, followed through what happens. The definition stands in [`crate::reach`].

use engine::abilities::Op;
use engine::cause::Cause;
use engine::die::Die;
use engine::effect::Zone;
use engine::event::{Event, Sink};
use engine::seat::Seat;
use engine::table::Table;

use super::hand::Hand;
use super::{At, Place};

/// What a follower hears: steps of texts, and what they do.
#[derive(Clone, Copy, Debug)]
pub enum Note {
    /// A step of the player's text begins.
    Step(Op),
    /// Something happened.
    Event(Event),
}

/// Writes down what one player's texts do.
pub(super) struct Log {
    pub seat: Seat,
    pub notes: Vec<Note>,
}

impl Sink for Log {
    fn event(&mut self, event: Event, _: Cause) {
        self.notes.push(Note::Event(event));
    }

    fn step(&mut self, seat: Option<Seat>, op: &Op) {
        if seat == Some(self.seat) {
            self.notes.push(Note::Step(*op));
        }
    }
}

/// What became of a die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It still lies in front of its owner.
    Lies(Follow),
    /// It was placed.
    Placed(Place),
    /// It went back to the supply.
    Gone,
}

/// A die that is followed, in the middle of a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Follow {
    /// Where it lies.
    pub at: At,
    /// Has this instruction changed the die already?
    changed: bool,
    /// Other dice that it has changed, as they lie now.
    others: Vec<(Zone, Die)>,
    /// The last die that this step has moved into the hand, and whether it was this one.
    moved: Option<(Die, bool)>,
}

impl Follow {
    /// A die at the beginning of a deed.
    pub const fn new(at: At) -> Follow {
        Follow { at, changed: false, others: Vec::new(), moved: None }
    }

    /// Everything that may have become of it after these notes; the table is as it was before them.
    pub fn after(self, seat: Seat, before: &Table, notes: &[Note]) -> Vec<Fate> {
        let mut hand = Hand::of(before, seat);
        let mut fates = vec![Fate::Lies(self)];
        for note in notes {
            match note {
                Note::Step(_) => fates.iter_mut().for_each(Fate::step),
                Note::Event(event) => {
                    if fates.iter().any(|fate| matches!(fate, Fate::Lies(_))) {
                        fates = fates.into_iter().flat_map(|fate| fate.event(seat, &hand, event)).collect();
                    }
                    hand.event(seat, event);
                }
            }
        }
        fates
    }

    /// The dice of one instruction are different ones; the next may change them again.
    fn step(&mut self) {
        self.changed = false;
        self.others.clear();
        self.moved = None;
    }

    fn event(self, seat: Seat, hand: &Hand, event: &Event) -> Vec<Fate> {
        match *event {
            Event::Turned { seat: who, zone, at, from, to } | Event::Rerolled { seat: who, zone, at, from, to }
                if who == seat =>
            {
                self.turned(hand, zone, at, from, to)
            }
            Event::Moved { seat: who, from, to, at, die } if who == seat => self.left(hand, from, at, die, Some(to)),
            Event::Discarded { seat: who, zone, at, die } | Event::FellOff { seat: who, zone, at, die }
                if who == seat =>
            {
                self.left(hand, zone, at, die, None)
            }
            Event::PaidToxic { seat: who, die } if who == seat => self.chosen(hand, die, 1, Fate::Gone),
            Event::Placed { seat: who, die, spot } if who == seat => {
                self.chosen(hand, die, 1, Fate::Placed(Place::of(spot)))
            }
            Event::PairPlaced { seat: who, dice: [one, other], space } if who == seat => {
                let placed = Fate::Placed(Place::Tile(space));
                match self.at {
                    At::Bag(Zone::Pool, die) if one == other || die == one => {
                        self.chosen(hand, one, 1 + u8::from(one == other), placed)
                    }
                    _ => self.chosen(hand, other, 1, placed),
                }
            }
            Event::Exchanged { seat: who, space, die } if who == seat => match self.at {
                At::Counter(here, counter) if here == space => self.now(At::Bag(Zone::Pool, counter)),
                _ => self.chosen(hand, die, 1, Fate::Lies(Follow::new(At::Counter(space, die)))),
            },
            Event::CounterTurned { space, to } => match self.at {
                At::Counter(here, _) if here == space => self.now(At::Counter(space, to)),
                _ => self.stays(),
            },
            Event::PickedUp { seat: who, space } if who == seat => match self.at {
                At::Counter(here, counter) if here == space => self.now(At::Bag(Zone::Pool, counter)),
                _ => self.stays(),
            },
            Event::Cycled { seat: who, count } if who == seat => match self.at {
                At::Queue(place) => self.now(At::Queue((place + hand.queue - count) % hand.queue)),
                _ => self.stays(),
            },
            _ => self.stays(),
        }
    }

    fn stays(self) -> Vec<Fate> {
        vec![Fate::Lies(self)]
    }

    fn now(self, at: At) -> Vec<Fate> {
        vec![Fate::Lies(Follow { at, ..self })]
    }

    /// How many dice like this one could just as well be meant, this one included; none if it cannot be meant.
    fn alike(&self, hand: &Hand, zone: Zone, die: Die) -> u8 {
        if self.at != At::Bag(zone, die) || self.changed {
            return 0;
        }
        let changed = self.others.iter().filter(|other| **other == (zone, die)).count() as u8;
        hand.bag(zone).count(die) - changed
    }

    fn turned(mut self, hand: &Hand, zone: Zone, _at: u8, from: Die, to: Die) -> Vec<Fate> {
        if zone == Zone::Queue {
            return self.stays();
        }
        // What comes out of the cache is turned as it comes.
        if let Some((die, mine)) = self.moved
            && (zone, die) == (Zone::Pool, from)
        {
            return if mine { self.now(At::Bag(zone, to)) } else { self.stays() };
        }
        let alike = self.alike(hand, zone, from);
        let mine = Follow { at: At::Bag(zone, to), changed: true, ..self.clone() };
        self.others.push((zone, to));
        match alike {
            0 => self.stays(),
            1 => vec![Fate::Lies(mine)],
            _ => vec![Fate::Lies(mine), Fate::Lies(self)],
        }
    }

    /// A die leaves a zone, for another one or for good.
    fn left(mut self, hand: &Hand, from: Zone, at: u8, die: Die, to: Option<Zone>) -> Vec<Fate> {
        let there = to.map(|to| match to {
            Zone::Queue => At::Queue(hand.queue),
            to => At::Bag(to, die),
        });
        let mut mine = self.clone();
        mine.moved = (to == Some(Zone::Pool)).then_some((die, true));
        let mine = there.map_or(Fate::Gone, |at| Fate::Lies(Follow { at, changed: true, ..mine }));
        self.moved = (to == Some(Zone::Pool)).then_some((die, false));
        if from == Zone::Queue {
            return match self.at {
                At::Queue(place) if place == at => vec![mine],
                At::Queue(place) if place > at => self.now(At::Queue(place - 1)),
                _ => self.stays(),
            };
        }
        match self.alike(hand, from, die) {
            0 => self.stays(),
            1 => vec![mine],
            _ => vec![mine, Fate::Lies(self)],
        }
    }

    /// So many such dice of the hand are chosen for something.
    fn chosen(self, hand: &Hand, die: Die, count: u8, fate: Fate) -> Vec<Fate> {
        match self.at {
            At::Bag(Zone::Pool, mine) if mine == die && hand.pool.count(die) > count => vec![fate, Fate::Lies(self)],
            At::Bag(Zone::Pool, mine) if mine == die => vec![fate],
            _ => self.stays(),
        }
    }
}

impl Fate {
    fn step(&mut self) {
        if let Fate::Lies(follow) = self {
            follow.step();
        }
    }

    fn event(self, seat: Seat, hand: &Hand, event: &Event) -> Vec<Fate> {
        match self {
            Fate::Lies(follow) => follow.event(seat, hand, event),
            settled => vec![settled],
        }
    }
}
