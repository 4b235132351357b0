//! Thinking in slices. A thought is a computation that rests whenever its slice is used up, and goes on where it was when
//! it is given the next one. It knows no clock: whoever wants to stop after some milliseconds looks at their own between
//! two slices, in a program, on a server or in a browser's worker alike.
//!
//! The searches are written from top to bottom as `async` functions, which makes coroutines of them. Nothing is waited
//! for but the next slice, so that nothing of an executor is needed: a slice is one poll.

use std::fmt;
use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::task::{Context, Poll, Waker};

use engine::View;
use engine::flow::Flow;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::table::Table;

use crate::Book;
use crate::judge::Judge;

/// A slice that takes a few milliseconds on a machine of today.
pub const SLICE: u64 = 500;

/// What a slice of thinking has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Thinking<T> {
    /// It goes on with the next slice.
    More,
    /// It has come to its end.
    Done(T),
}

/// What a thought is about: a position as everybody may see it, and the player who thinks.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Position {
    table: Table,
    flow: Flow,
    pub seat: Seat,
}

/// A thought, begun and not yet at its end. Dropping it gives it up.
pub(crate) struct Thought<'r, T> {
    about: Position,
    pace: Pace,
    rest: Pin<Box<dyn Future<Output = T> + Send + 'r>>,
}

/// How far a thought may go before it rests. The thought and who gives it slices share it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pace(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    /// What is left of the slice, in answers tried.
    left: AtomicU64,
    hurried: AtomicBool,
}

/// What all parts of a thought work with.
#[derive(Clone, Copy)]
pub(crate) struct Mind<'a> {
    pub rulebook: &'a Rulebook,
    pub judge: &'a Judge,
    pub pace: &'a Pace,
}

impl<T> Thinking<T> {
    /// The same, with what it has come to put into other words.
    pub fn map<U>(self, words: impl FnOnce(T) -> U) -> Thinking<U> {
        match self {
            Thinking::More => Thinking::More,
            Thinking::Done(end) => Thinking::Done(words(end)),
        }
    }
}

impl Position {
    pub fn of(view: &View<'_>, seat: Seat) -> Position {
        Position { table: *view.table, flow: *view.flow, seat }
    }

    /// Is this still what lies on the table?
    pub fn is(&self, view: &View<'_>, seat: Seat) -> bool {
        self.seat == seat && self.table == *view.table && self.flow == *view.flow
    }

    pub const fn view<'a>(&'a self, rulebook: &'a Rulebook) -> View<'a> {
        View { rulebook, table: &self.table, flow: &self.flow }
    }
}

impl<'r, T: 'r> Thought<'r, T> {
    /// A thought about a position. Nothing is thought before the first slice.
    pub fn new<F>(book: &Book<'r>, about: Position, think: impl FnOnce(Book<'r>, Position, Pace) -> F) -> Thought<'r, T>
    where
        F: Future<Output = T> + Send + 'r,
    {
        let pace = Pace::default();
        let rest = Box::pin(think(book.clone(), about.clone(), pace.clone()));
        Thought { about, pace, rest }
    }

    /// Is it about this?
    pub fn is_about(&self, view: &View<'_>, seat: Seat) -> bool {
        self.about.is(view, seat)
    }

    /// Thinks for about so many answers. Not to be asked again once it has come to its end.
    pub fn think(&mut self, slice: u64) -> Thinking<T> {
        self.pace.0.left.store(slice.max(1), Ordering::Relaxed);
        match self.rest.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Pending => Thinking::More,
            Poll::Ready(end) => Thinking::Done(end),
        }
    }

    /// Tells it to come to an end with what it has.
    pub fn hurry(&self) {
        self.pace.0.hurried.store(true, Ordering::Relaxed);
    }
}

impl<T> fmt::Debug for Thought<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thought").field("seat", &self.about.seat).finish_non_exhaustive()
    }
}

impl Pace {
    /// So many answers were tried; rests if that was the slice.
    pub async fn spend(&self, answers: u64) {
        let left = self.0.left.load(Ordering::Relaxed).saturating_sub(answers);
        self.0.left.store(left, Ordering::Relaxed);
        if left == 0 {
            rest().await;
        }
    }

    /// Does something that can be done without: given up half-way when there is no time left.
    pub async fn if_there_is_time<T>(&self, further: impl Future<Output = T>) -> Option<T> {
        let mut further = pin!(further);
        poll_fn(|context| {
            if self.0.hurried.load(Ordering::Relaxed) {
                return Poll::Ready(None);
            }
            further.as_mut().poll(context).map(Some)
        })
        .await
    }
}

/// Rests until the next slice.
async fn rest() {
    let mut rested = false;
    let next_slice = poll_fn(|_| if std::mem::replace(&mut rested, true) { Poll::Ready(()) } else { Poll::Pending });
    next_slice.await;
}
