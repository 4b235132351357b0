//! Dice with names: every die of a player is a piece of its own, and one of them is ours.

use ai::reach::At;
use engine::State;
use engine::abilities::Op;
use engine::abilities::docking::DockVerb;
use engine::board::Space;
use engine::die::{Bag, Die, Face};
use engine::effect::Zone;
use engine::event::Event;
use engine::seat::Seat;

use crate::sample::Position;

/// What was heard.
#[derive(Clone, Copy, Debug)]
pub enum Heard {
    /// A step of the player's text.
    Step(Op),
    /// What it did.
    Event(Event),
}

/// Where a piece lies; those in the queue lie there in the order of all pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lies {
    In(Zone),
    Counter(Space),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    lies: Lies,
    die: Die,
    mine: bool,
    /// Has the instruction in progress had it already?
    had: bool,
}

/// A player's dice.
#[derive(Clone, Debug)]
pub struct Named {
    seat: Seat,
    pieces: Vec<Piece>,
    op: Op,
}

impl Named {
    /// All dice of a player, and the one that is pointed at.
    pub fn new(position: &Position) -> Named {
        let table = position.state.table();
        let area = table.of(position.seat);
        let piece = |lies: Lies, die: Die| Piece { lies, die, mine: false, had: false };
        let mut pieces: Vec<Piece> = Vec::new();
        for zone in [Zone::Pool, Zone::Storage, Zone::Cache, Zone::Kept] {
            pieces.extend(area.bag(zone).iter().map(|die| piece(Lies::In(zone), die)));
        }
        pieces.extend(area.queue.dice().iter().map(|die| piece(Lies::In(Zone::Queue), *die)));
        for space in area.owned.iter() {
            pieces.extend(table.tile(space).unwrap().counter.map(|die| piece(Lies::Counter(space), die)));
        }
        let ours = match position.die {
            At::Bag(zone, die) => pieces.iter().position(|one| (one.lies, one.die) == (Lies::In(zone), die)),
            At::Queue(place) => {
                let queue = (0..pieces.len()).filter(|index| pieces[*index].lies == Lies::In(Zone::Queue));
                queue.into_iter().nth(usize::from(place))
            }
            At::Counter(space, _) => pieces.iter().position(|one| one.lies == Lies::Counter(space)),
        };
        pieces[ours.unwrap()].mine = true;
        Named { seat: position.seat, pieces, op: Op::End }
    }

    /// Our die as it lies in the hand, if it is there.
    pub fn hand(&self) -> Option<Die> {
        self.pieces.iter().find(|one| one.mine && one.lies == Lies::In(Zone::Pool)).map(|one| one.die)
    }

    /// Are these the dice that the table shows?
    pub fn check(&self, state: &State) {
        let area = state.table().of(self.seat);
        for zone in [Zone::Pool, Zone::Storage, Zone::Cache, Zone::Kept] {
            let mut bag = Bag::EMPTY;
            self.pieces.iter().filter(|one| one.lies == Lies::In(zone)).for_each(|one| bag.add(one.die));
            assert_eq!(&bag, area.bag(zone), "{zone:?} {self:?}");
        }
        let queue = self.pieces.iter().filter(|one| one.lies == Lies::In(Zone::Queue)).map(|one| &one.die);
        assert!(queue.eq(area.queue.dice()), "{self:?}");
        let counters = self.pieces.iter().filter_map(|one| match one.lies {
            Lies::Counter(space) => Some((space, one.die)),
            Lies::In(_) => None,
        });
        counters.for_each(|(space, die)| assert_eq!(state.table().tile(space).unwrap().counter, Some(die), "{self:?}"));
    }

    /// Everything that may have become of them, where ours still lies somewhere.
    pub fn after(&self, heard: &[Heard]) -> Vec<Named> {
        let mut all = vec![self.clone()];
        for heard in heard {
            match heard {
                Heard::Step(op) => all.iter_mut().for_each(|named| named.step(*op)),
                Heard::Event(event) => all = all.into_iter().flat_map(|named| named.event(event)).collect(),
            }
        }
        all
    }

    fn step(&mut self, op: Op) {
        self.pieces.iter_mut().for_each(|one| one.had = false);
        self.op = op;
    }

    fn event(mut self, event: &Event) -> Vec<Named> {
        match *event {
            Event::Rolled { seat, zone, die } | Event::Gained { seat, zone, die } if seat == self.seat => {
                self.pieces.push(Piece { lies: Lies::In(zone), die, mine: false, had: false });
            }
            Event::Received { seat, die, .. } if seat == self.seat => {
                self.pieces.push(Piece { lies: Lies::In(Zone::Pool), die, mine: false, had: false });
            }
            Event::Turned { seat, zone, at, from, to } | Event::Rerolled { seat, zone, at, from, to }
                if seat == self.seat =>
            {
                return self.each(self.meant(zone, at, from), |named, piece| {
                    named.pieces[piece].die = to;
                    named.pieces[piece].had = true;
                });
            }
            Event::Moved { seat, from, to, at, die } if seat == self.seat => {
                return self.each(self.meant(from, at, die), |named, piece| {
                    let moved = named.pieces.remove(piece);
                    named.pieces.push(Piece { lies: Lies::In(to), had: true, ..moved });
                });
            }
            Event::Discarded { seat, zone, at, die } | Event::FellOff { seat, zone, at, die } if seat == self.seat => {
                return self.each(self.meant(zone, at, die), |named, piece| named.remove(&[piece]));
            }
            Event::PaidToxic { seat, die } if seat == self.seat => {
                return self.each(self.any(die, 1), |named, piece| named.remove(&[piece]));
            }
            Event::Placed { seat, die, .. } if seat == self.seat => {
                return self.each(self.any(die, 1), |named, piece| named.remove(&[piece]));
            }
            Event::PairPlaced { seat, dice: [one, other], .. } if seat == self.seat => {
                let mut after = Vec::new();
                for first in self.any(one, 2) {
                    let second = self.any(other, 2).into_iter().filter(|second| *second != first);
                    after.extend(self.each(second.collect(), |named, second| named.remove(&[first, second])));
                }
                return after;
            }
            Event::Exchanged { seat, space, die } if seat == self.seat => {
                return self.each(self.any(die, 1), |named, piece| {
                    let counter = named.counter(space);
                    named.pieces[piece].lies = Lies::Counter(space);
                    named.pieces[counter].lies = Lies::In(Zone::Pool);
                });
            }
            Event::PickedUp { seat, space } if seat == self.seat => {
                let counter = self.counter(space);
                self.pieces[counter].lies = Lies::In(Zone::Pool);
                let one = Die::flat(Face::ALL[0]);
                self.pieces.push(Piece { lies: Lies::Counter(space), die: one, mine: false, had: false });
            }
            Event::CounterTurned { space, to } => {
                let counter = self.counter(space);
                self.pieces[counter].die = to;
            }
            Event::Cycled { seat, count } if seat == self.seat => (0..count).for_each(|_| {
                let front = self.queued(0);
                let front = self.pieces.remove(front);
                self.pieces.push(front);
            }),
            _ => {}
        }
        vec![self]
    }

    /// Does something with each of these pieces in turn, and goes on where ours is still there.
    fn each(&self, pieces: Vec<usize>, change: impl Fn(&mut Named, usize)) -> Vec<Named> {
        let one = |piece| {
            let mut named = self.clone();
            change(&mut named, piece);
            named.pieces.iter().any(|piece| piece.mine).then_some(named)
        };
        pieces.into_iter().filter_map(one).collect()
    }

    fn remove(&mut self, pieces: &[usize]) {
        let mut index = 0;
        self.pieces.retain(|_| {
            index += 1;
            !pieces.contains(&(index - 1))
        });
    }

    /// The pieces that a step may mean; of equal ones that are not ours, one will do.
    fn meant(&self, zone: Zone, at: u8, die: Die) -> Vec<usize> {
        if zone == Zone::Queue {
            return vec![self.queued(at)];
        }
        // What comes out of the cache is the last piece that was moved.
        if self.op == Op::Docking(DockVerb::TradeWithCache) && zone == Zone::Pool {
            return vec![self.pieces.len() - 1];
        }
        self.among(1, |one| (one.lies, one.die, one.had) == (Lies::In(zone), die, false))
    }

    fn any(&self, die: Die, others: usize) -> Vec<usize> {
        self.among(others, |one| (one.lies, one.die) == (Lies::In(Zone::Pool), die))
    }

    fn among(&self, others: usize, fits: impl Fn(&Piece) -> bool) -> Vec<usize> {
        let all = || (0..self.pieces.len()).filter(|index| fits(&self.pieces[*index]));
        let ours = all().filter(|index| self.pieces[*index].mine);
        ours.chain(all().filter(|index| !self.pieces[*index].mine).take(others)).collect()
    }

    fn queued(&self, at: u8) -> usize {
        let queue = (0..self.pieces.len()).filter(|index| self.pieces[*index].lies == Lies::In(Zone::Queue));
        queue.into_iter().nth(usize::from(at)).unwrap()
    }

    fn counter(&self, space: Space) -> usize {
        self.pieces.iter().position(|one| one.lies == Lies::Counter(space)).unwrap()
    }
}
