//! Signals, and what is done again when they change.
//!
//! Everything is kept in one graph, and what differs by type is only how a value is looked at: a page has dozens of types
//! of signals, and each should cost a few bytes, not kilobytes.

mod context;
mod effect;
mod memo;
mod nodes;
mod scope;
mod signal;
mod stored;

pub use context::{expect_context, provide_context, use_context};
pub use effect::Effect;
pub(crate) use effect::Standing;
pub use memo::Memo;
pub(crate) use scope::{Here, Home};
pub use scope::{ScopedFuture, on_cleanup, untrack};
pub use signal::RwSignal;
pub use stored::StoredValue;

/// Where the macros look for it.
#[doc(hidden)]
pub mod graph {
    pub use super::untrack as untrack_with_diagnostics;
}

/// Where Leptos has it.
pub mod computed {
    pub use super::ScopedFuture;
}

/// What the macros turn into a prop of another type.
#[doc(hidden)]
pub trait IntoReactiveValue<T, Marker> {
    fn into_reactive_value(self) -> T;
}

#[doc(hidden)]
pub struct AsItIs;

impl<T, V: Into<T>> IntoReactiveValue<T, AsItIs> for V {
    fn into_reactive_value(self) -> T {
        self.into()
    }
}
