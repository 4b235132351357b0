//! Values that are told of when they change.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use super::nodes::{self, Id};

/// Where a value lies: nothing until a memo has made it.
pub(super) type Cell<T> = RefCell<Option<T>>;

/// Lays a value down.
pub(super) fn lay<T: 'static>(value: T) -> Id {
    nodes::add(Some(Rc::new(Cell::new(Some(value)))), None)
}

/// Looks at a value, if it is still there.
pub(super) fn look<T: 'static, R>(id: Id, look: impl FnOnce(&T) -> R) -> Option<R> {
    let cell = nodes::value(id)?;
    let cell = cell.downcast_ref::<Cell<T>>()?.borrow();
    cell.as_ref().map(look)
}

/// Changes a value, if it is still there.
pub(super) fn change<T: 'static, R>(id: Id, change: impl FnOnce(&mut T) -> R) -> Option<R> {
    let cell = nodes::value(id)?;
    let mut cell = cell.downcast_ref::<Cell<T>>()?.borrow_mut();
    cell.as_mut().map(change)
}

/// Whoever looks at what is gone has made a mistake.
pub(super) fn there<R>(found: Option<R>) -> R {
    found.expect("a value that is still there")
}

/// A value that anybody can set.
pub struct RwSignal<T>(pub(super) Id, PhantomData<fn() -> T>);

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T: 'static> RwSignal<T> {
    /// With this value at first.
    pub fn new(value: T) -> RwSignal<T> {
        RwSignal(lay(value), PhantomData)
    }

    /// Wants to hear when it changes.
    pub fn track(&self) {
        nodes::track(self.0);
    }

    /// Looks at it, and wants to hear when it changes.
    pub fn with<R>(&self, see: impl FnOnce(&T) -> R) -> R {
        self.track();
        self.with_untracked(see)
    }

    /// Looks at it once.
    pub fn with_untracked<R>(&self, see: impl FnOnce(&T) -> R) -> R {
        there(look(self.0, see))
    }

    /// Sets it.
    pub fn set(&self, value: T) {
        // Nobody hears of what is gone.
        let _gone = self.try_set(value);
    }

    /// Sets it, or hands the value back if it is gone.
    pub fn try_set(&self, value: T) -> Option<T> {
        let mut value = Some(value);
        change(self.0, |now| std::mem::swap(now, value.as_mut().expect("the new value")));
        match nodes::is_there(self.0) {
            true => {
                nodes::notify(self.0);
                None
            }
            false => value,
        }
    }

    /// Changes it.
    pub fn update(&self, how: impl FnOnce(&mut T)) {
        let _gone = self.try_update(how);
    }

    /// Changes it, if it is still there.
    pub fn try_update<R>(&self, how: impl FnOnce(&mut T) -> R) -> Option<R> {
        let changed = change(self.0, how)?;
        nodes::notify(self.0);
        Some(changed)
    }
}

impl<T: Clone + 'static> RwSignal<T> {
    /// The value; wants to hear when it changes.
    pub fn get(&self) -> T {
        self.with(T::clone)
    }

    /// The value now.
    pub fn get_untracked(&self) -> T {
        self.with_untracked(T::clone)
    }
}
