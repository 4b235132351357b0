//! What is said about a game in progress: what happened, what is asked, what an answer would do, why it is refused.
//!
//! A [`Speaker`] looks at the table and speaks one language. Nothing here decides anything.

mod names;

// What happened.
mod cause;
mod event;
mod log;
mod log_key;
mod telling;

#[cfg(test)]
pub(crate) use log_key::LogKey;
#[cfg(test)]
pub(crate) use names::ThingKey;

use content::Pack;
use engine::View;

use crate::writer::Writer;

/// Speaks about a table.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// Its language.
    pub writer: &'a Writer,
    /// What lies in the box.
    pub pack: &'a Pack,
    /// The table it speaks about.
    pub view: View<'a>,
}

impl Writer {
    /// Somebody who speaks about this table.
    pub const fn speaker<'a>(&'a self, pack: &'a Pack, view: View<'a>) -> Speaker<'a> {
        Speaker { writer: self, pack, view }
    }
}
