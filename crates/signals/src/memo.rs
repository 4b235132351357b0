//! Values that follow from others.

use std::marker::PhantomData;
use std::rc::Rc;

use super::nodes::{self, Id};
use super::signal::{Cell, look, there};

/// A value that is worked out when somebody looks and what it follows from has changed. Those who look at it hear of it
/// only if it comes to something else.
pub struct Memo<T>(Id, PhantomData<fn() -> T>);

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: PartialEq + 'static> Memo<T> {
    /// Worked out from what was before.
    pub fn new(mut make: impl FnMut(Option<&T>) -> T + 'static) -> Memo<T> {
        let cell = Rc::new(Cell::<T>::new(None));
        let work = {
            let cell = cell.clone();
            move || {
                let new = make(cell.borrow().as_ref());
                let changed = cell.borrow().as_ref() != Some(&new);
                if changed {
                    // What was before may do away with something when it goes.
                    let _before = cell.replace(Some(new));
                }
                changed
            }
        };
        Memo(nodes::add(Some(cell), Some(Box::new(work))), PhantomData)
    }
}

impl<T: 'static> Memo<T> {
    /// Wants to hear when it changes.
    pub fn track(&self) {
        nodes::refresh(self.0);
        nodes::track(self.0);
    }

    /// Looks at it, and wants to hear when it changes.
    pub fn with<R>(&self, see: impl FnOnce(&T) -> R) -> R {
        self.track();
        there(look(self.0, see))
    }

    /// Looks at it once.
    pub fn with_untracked<R>(&self, see: impl FnOnce(&T) -> R) -> R {
        nodes::refresh(self.0);
        there(look(self.0, see))
    }
}

impl<T: Clone + 'static> Memo<T> {
    /// The value; wants to hear when it changes.
    pub fn get(&self) -> T {
        self.with(T::clone)
    }

    /// The value now.
    pub fn get_untracked(&self) -> T {
        self.with_untracked(T::clone)
    }
}
