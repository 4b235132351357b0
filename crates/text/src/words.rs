//! The values that a message is filled with.

use fluent_bundle::{FluentArgs, FluentValue};

use crate::span::Line;

/// Named values for a message.
#[derive(Debug, Default)]
pub struct Words(FluentArgs<'static>);

impl Words {
    /// No values yet.
    pub fn new() -> Words {
        Words::default()
    }

    /// One value more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Words {
        self.0.set(name, value);
        self
    }

    /// A value that messages choose by: yes or no.
    #[must_use]
    pub fn flag(self, name: &'static str, value: bool) -> Words {
        self.with(name, if value { "yes" } else { "no" })
    }

    /// A text as a value: what it speaks of stays known.
    #[must_use]
    pub fn line(self, name: &'static str, line: &Line) -> Words {
        self.with(name, line.marked())
    }

    pub(crate) fn args(&self) -> &FluentArgs<'static> {
        &self.0
    }
}

/// The text behind a blank, if there is any; a text that begins with a comma needs none.
pub(crate) fn after_blank(text: &str) -> String {
    if text.is_empty() || text.starts_with(',') { text.to_owned() } else { format!(" {text}") }
}
