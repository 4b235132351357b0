//! Who is carrying out what. A text is walked from its first word to its last and waits where it asks something; others
//! go on meanwhile.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use engine::chance::Chance;
use engine::question::Choice;
use engine::rulebook::Rulebook;
use engine::rulebook::{Country, Disaster, TileFace};

use crate::board::{Board, Tile};

pub type Walking<'b> = Pin<Box<dyn Future<Output = ()> + 'b>>;

/// Everything that a text can look at and change.
pub struct World<'b> {
    pub book: &'b Rulebook,
    pub disaster: &'b Disaster,
    pub board: RefCell<Board>,
    pub chance: RefCell<Chance>,
    /// Tokens set aside for all texts together.
    pub reserved: Cell<u8>,
    /// Has somebody rolled and not sorted yet?
    pub sorting: Cell<bool>,
    pub next_id: Cell<u32>,
    /// One a seat, and one for the card.
    lanes: RefCell<Vec<Lane<'b>>>,
}

#[derive(Default)]
struct Lane<'b> {
    busy: bool,
    walking: Option<Walking<'b>>,
    waiting: VecDeque<Walking<'b>>,
    asked: Option<Asked>,
    answer: Option<Given>,
}

/// An open question.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The whole crew where it is nobody.
    pub who: Option<usize>,
    pub options: Vec<Choice>,
    pub may: bool,
}

/// What came of a question.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Given {
    Pick(Choice),
    Decline,
    /// There was nothing to choose from.
    Nothing,
}

impl<'b> World<'b> {
    pub fn new(book: &'b Rulebook, disaster: &'b Disaster, board: Board, chance: Chance, next_id: u32) -> World<'b> {
        let lanes = (0..=board.areas.len()).map(|_| Lane::default()).collect();
        World {
            book,
            disaster,
            board: RefCell::new(board),
            chance: RefCell::new(chance),
            reserved: Cell::new(0),
            sorting: Cell::new(false),
            next_id: Cell::new(next_id),
            lanes: RefCell::new(lanes),
        }
    }

    /// The same moment with nobody at work, to try something.
    pub fn fork(&self) -> World<'b> {
        let (board, chance) = (self.board.borrow().clone(), *self.chance.borrow());
        let fork = World::new(self.book, self.disaster, board, chance, self.next_id.get());
        fork.reserved.set(self.reserved.get());
        fork.sorting.set(self.sorting.get());
        fork
    }

    pub fn players(&self) -> usize {
        self.board.borrow().areas.len()
    }

    pub fn country(&self, seat: usize) -> &'b Country {
        &self.book.countries[self.board.borrow().areas[seat].country]
    }

    pub fn face(&self, tile: &Tile) -> &'b TileFace {
        self.book.face(tile.tile, tile.light)
    }

    pub fn fresh(&self) -> u32 {
        self.next_id.set(self.next_id.get() + 1);
        self.next_id.get()
    }

    /// Begins at once, or after what that lane is busy with.
    pub fn start(&self, lane: usize, walking: Walking<'b>) {
        {
            let mut lanes = self.lanes.borrow_mut();
            if lanes[lane].busy {
                return lanes[lane].waiting.push_back(walking);
            }
            lanes[lane].busy = true;
            lanes[lane].walking = Some(walking);
        }
        self.go_on(lane);
    }

    /// Walks on until something is asked.
    pub fn go_on(&self, lane: usize) {
        loop {
            let walking = self.lanes.borrow_mut()[lane].walking.take();
            let Some(mut walking) = walking else { return };
            self.lanes.borrow_mut()[lane].asked = None;
            let done = walking.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_ready();
            let lanes = &mut self.lanes.borrow_mut()[lane];
            if !done {
                lanes.walking = Some(walking);
                return;
            }
            lanes.walking = lanes.waiting.pop_front();
            lanes.busy = lanes.walking.is_some();
        }
    }

    /// Where crew mates share things, a question may lose its answers, and what follows may take those of others.
    pub fn look_again(&self) {
        let lanes = self.lanes.borrow().len();
        for _ in 0..lanes {
            (0..lanes).for_each(|lane| self.go_on(lane));
        }
    }

    /// Nobody goes on.
    pub fn stop(&self) {
        self.lanes.take();
    }

    pub fn asked(&self, lane: usize) -> Option<Asked> {
        self.lanes.borrow()[lane].asked.clone()
    }

    pub fn answer(&self, lane: usize, given: Given) {
        self.lanes.borrow_mut()[lane].answer = Some(given);
        self.go_on(lane);
    }

    pub fn idle(&self) -> bool {
        self.lanes.borrow().iter().all(|lane| !lane.busy)
    }

    /// One look at a question: is it answered, or does it answer itself (B4)?
    pub fn look(&self, lane: usize, question: impl FnOnce() -> Asked) -> Poll<Given> {
        if let Some(given) = self.lanes.borrow_mut()[lane].answer.take() {
            return Poll::Ready(given);
        }
        let asked = question();
        match asked.options[..] {
            [] => Poll::Ready(Given::Nothing),
            [only] if !asked.may => Poll::Ready(Given::Pick(only)),
            _ => {
                self.lanes.borrow_mut()[lane].asked = Some(asked);
                Poll::Pending
            }
        }
    }
}

pub type Shared<'b> = Rc<World<'b>>;
