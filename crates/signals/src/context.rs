//! Things left for all that belong to somebody.

use std::any::TypeId;
use std::rc::Rc;

use super::nodes;

/// Leaves something.
pub fn provide_context<T: 'static>(thing: T) {
    nodes::provide(TypeId::of::<T>(), Rc::new(thing));
}

/// What was left by the nearest, if anybody did.
pub fn use_context<T: Clone + 'static>() -> Option<T> {
    nodes::provided(TypeId::of::<T>())?.downcast_ref::<T>().cloned()
}

/// What must have been left.
pub fn expect_context<T: Clone + 'static>() -> T {
    use_context().expect("something that was left for all")
}
