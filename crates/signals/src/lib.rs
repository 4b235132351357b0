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
#[cfg(test)]
mod tests;

pub use context::{expect_context, provide_context, use_context};
pub use effect::{Effect, Standing};
pub use memo::Memo;
pub use scope::{Here, Home, ScopedFuture, on_cleanup, untrack};
pub use signal::RwSignal;
pub use stored::StoredValue;
