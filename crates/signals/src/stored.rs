//! Values that nobody is told of.

use std::marker::PhantomData;

use super::nodes::Id;
use super::signal::{change, lay, look, there};

/// A value that belongs to whoever made it, and can be handed around like a number.
pub struct StoredValue<T>(Id, PhantomData<fn() -> T>);

impl<T> Clone for StoredValue<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for StoredValue<T> {}

impl<T: 'static> StoredValue<T> {
    /// With this value at first.
    pub fn new(value: T) -> StoredValue<T> {
        StoredValue(lay(value), PhantomData)
    }

    /// Looks at it.
    pub fn with_value<R>(&self, see: impl FnOnce(&T) -> R) -> R {
        there(look(self.0, see))
    }

    /// Changes it.
    pub fn update_value(&self, how: impl FnOnce(&mut T)) {
        let _gone = self.try_update_value(how);
    }

    /// Changes it, if it is still there.
    pub fn try_update_value<R>(&self, how: impl FnOnce(&mut T) -> R) -> Option<R> {
        change(self.0, how)
    }

    /// Sets it.
    pub fn set_value(&self, value: T) {
        let _gone = self.try_set_value(value);
    }

    /// Sets it, or hands the value back if it is gone.
    pub fn try_set_value(&self, value: T) -> Option<T> {
        let mut value = Some(value);
        let before = change(self.0, |now| value.take().map(|value| std::mem::replace(now, value)));
        // What was before may do away with something when it goes, so not before here.
        drop(before);
        value
    }
}

impl<T: Clone + 'static> StoredValue<T> {
    /// The value.
    pub fn get_value(&self) -> T {
        self.with_value(T::clone)
    }
}
