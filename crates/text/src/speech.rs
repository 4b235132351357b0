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

// What is asked, answered and refused.
mod answer;
mod choice;
mod deed;
mod question;
mod refusal;
mod setup;
mod short;
mod which;

pub use question::Asking;

#[cfg(test)]
pub(crate) use answer::AnswerKey;
#[cfg(test)]
pub(crate) use choice::ChoiceKey;
#[cfg(test)]
pub(crate) use log_key::LogKey;
#[cfg(test)]
pub(crate) use names::ThingKey;
#[cfg(test)]
pub(crate) use question::QuestionKey;
#[cfg(test)]
pub(crate) use refusal::RefusalKey;
#[cfg(test)]
pub(crate) use setup::SetupKey;
#[cfg(test)]
pub(crate) use short::ShortKey;
#[cfg(test)]
pub(crate) use which::WhichKey;

use content::Pack;
use engine::View;

use crate::key::Message;
use crate::span::Line;
use crate::words::Words;
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

impl Speaker<'_> {
    /// A message, filled with these values.
    fn say(&self, message: impl Message, words: Words) -> String {
        self.writer.say(message, words)
    }

    /// The same, as it is read.
    fn line(&self, message: impl Message, words: Words) -> Line {
        self.writer.line(message, words)
    }
}
