//! To whom things belong.

use std::pin::Pin;
use std::task::{Context, Poll};

use super::nodes::{self, Id};

/// Whoever things belonged to that were made at some place.
#[derive(Clone, Copy)]
pub struct Here(Option<Id>);

impl Here {
    /// Where things are made now.
    pub fn now() -> Here {
        Here(nodes::owner())
    }

    /// Does something as if it were done there; nobody hears of what it looks at.
    pub fn inside<R>(self, deed: impl FnOnce() -> R) -> R {
        nodes::inside(self.0, None, deed)
    }

    fn is_there(self) -> bool {
        self.0.is_none_or(nodes::is_there)
    }
}

/// A place of its own for things to belong to, until it goes.
pub struct Home(Id);

impl Home {
    /// Inside another place.
    pub fn new(here: Here) -> Home {
        here.inside(|| Home(nodes::add(None, None)))
    }

    /// Does something whose things belong here; nobody hears of what it looks at.
    pub fn inside<R>(&self, deed: impl FnOnce() -> R) -> R {
        nodes::inside(Some(self.0), None, deed)
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        nodes::dispose(self.0);
    }
}

/// Does something when whoever things belong to now goes.
pub fn on_cleanup(deed: impl FnOnce() + 'static) {
    nodes::on_cleanup(Box::new(deed));
}

/// Looks at things without wanting to hear when they change.
pub fn untrack<R>(deed: impl FnOnce() -> R) -> R {
    nodes::inside(nodes::owner(), None, deed)
}

/// Something that waits, and goes on as if it were done where it began. It ends early where that place is gone.
pub struct ScopedFuture {
    here: Here,
    future: Pin<Box<dyn Future<Output = ()>>>,
}

impl ScopedFuture {
    /// Begins here.
    pub fn new_untracked(future: impl Future<Output = ()> + 'static) -> ScopedFuture {
        ScopedFuture { here: Here::now(), future: Box::pin(future) }
    }
}

impl Future for ScopedFuture {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        match self.here.is_there() {
            true => self.here.inside(|| self.future.as_mut().poll(context)),
            false => Poll::Ready(()),
        }
    }
}
