//! The values that a message is filled with.

use crate::span::Line;
use crate::word::Word;

/// Named values for a message.
#[derive(Debug, Default)]
pub struct Words(Vec<(&'static str, Word)>);

impl Words {
    /// No values yet.
    pub fn new() -> Words {
        Words::default()
    }

    /// One value more.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Into<Word>) -> Words {
        self.set(name, value.into())
    }

    /// Apart, so that it is compiled once and not for every kind of value.
    fn set(mut self, name: &'static str, value: Word) -> Words {
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = value,
            None => self.0.push((name, value)),
        }
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

    pub(crate) fn all(&self) -> &[(&'static str, Word)] {
        &self.0
    }
}

/// The text behind a blank, if there is any; a text that begins with a comma needs none.
pub(crate) fn after_blank(text: &str) -> String {
    if text.is_empty() || text.starts_with(',') { text.to_owned() } else { format!(" {text}") }
}
