//! A line for its own sake on each thing of the box: a fact or a dry remark, never a rule.
//!
//! They stand in files of their own (`content/text/*/flavour/`), so that a client can do without them or load them when
//! somebody reads. The feature `flavour` carries them in the program.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Message, PatternElement};
use fluent_syntax::parser;

use crate::language::Language;
use crate::name::{Named, slug};

/// The lines of one language, by what they are about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Flavour {
    lines: BTreeMap<String, String>,
}

impl Flavour {
    /// The lines that the program carries: none without the feature `flavour`.
    pub fn new(language: Language) -> Flavour {
        Flavour::of(language.flavour())
    }

    /// The lines of Fluent files, wherever they were loaded from. What is no plain line is left out.
    ///
    /// ```
    /// use text::{Flavour, Named};
    ///
    /// let flavour = Flavour::of("flavour-badge-crew-commander = Eats last, sleeps least, signs everything.");
    /// assert_eq!(flavour.line(Named::Badge, "Crew Commander"), Some("Eats last, sleeps least, signs everything."));
    /// assert_eq!(flavour.line(Named::Badge, "Ship's Doctor"), None);
    /// ```
    pub fn of(words: &str) -> Flavour {
        let (Ok(resource) | Err((resource, _))) = parser::parse_runtime(words);
        let line = |entry: &Entry<&str>| match entry {
            Entry::Message(message) => Some((message.id.name.to_owned(), plain(message)?)),
            _ => None,
        };
        Flavour { lines: resource.body.iter().filter_map(line).collect() }
    }

    /// The line about something with this name in the pack; nothing where nobody wrote one, as in somebody's own pack.
    pub fn line(&self, of: Named, name: &str) -> Option<&str> {
        self.lines.get(&format!("flavour-{}-{}", of.word(), slug(name))).map(String::as_str)
    }
}

/// The text of a message that is nothing but text.
fn plain(message: &Message<&str>) -> Option<String> {
    match message.value.as_ref()?.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some((*value).to_owned()),
        _ => None,
    }
}
