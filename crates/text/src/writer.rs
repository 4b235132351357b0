//! The writer: looks words up and puts them together.

use std::fmt;

use engine::effect::Effect;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use crate::context::Context;
use crate::key::Key;
use crate::language::Language;
use crate::scribe::Scribe;
use crate::words::Words;

/// Writes the words of components in one language. Making one reads the language's files, so keep it.
pub struct Writer {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Writer {
    /// A writer of this language.
    pub fn new(language: Language) -> Writer {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // Cards are written in one direction: the marks around every value would only disturb.
        bundle.set_use_isolating(false);
        let numbers = bundle.add_builtins();
        debug_assert!(numbers.is_ok(), "NUMBER is added once");
        for file in language.files() {
            // A file with a mistake still yields its sound messages; the tests let no mistake through.
            let resource = match FluentResource::try_new(file.to_owned()) {
                Ok(resource) => resource,
                Err((resource, mistakes)) => {
                    debug_assert!(mistakes.is_empty(), "{language:?}: {mistakes:?}");
                    resource
                }
            };
            let added = bundle.add_resource(resource);
            debug_assert!(added.is_ok(), "{language:?}: {added:?}");
        }
        Writer { language, bundle }
    }

    /// The language it writes.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// What a text says, in full sentences; nothing for an empty one.
    pub fn ability(&self, effects: &[Effect], context: Context) -> String {
        Scribe::new(self, context).text(effects)
    }

    /// A message, filled with these values.
    pub(crate) fn say(&self, key: Key, words: Words) -> String {
        #[cfg(test)]
        crate::tests::note(key);
        let pattern = self.bundle.get_message(key.id()).and_then(|message| message.value());
        debug_assert!(pattern.is_some(), "{:?} has no words for {}", self.language, key.id());
        let Some(pattern) = pattern else { return key.id().to_owned() };
        let mut mistakes = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(words.args()), &mut mistakes).into_owned();
        debug_assert!(mistakes.is_empty(), "{:?}, {}: {mistakes:?}", self.language, key.id());
        text
    }

    /// A message without values.
    pub(crate) fn word(&self, key: Key) -> String {
        self.say(key, Words::new())
    }

    /// "a, b and c" or "a, b or c": the last two are joined by `last`.
    pub(crate) fn list(&self, items: &[String], last: Key) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [rest @ .., end] => self.pair(last, &self.joined(rest, Key::ListComma), end),
        }
    }

    /// All items with the same word between each two.
    pub(crate) fn joined(&self, items: &[String], between: Key) -> String {
        let joined = items.iter().cloned().reduce(|before, item| self.pair(between, &before, &item));
        joined.unwrap_or_default()
    }

    fn pair(&self, key: Key, first: &str, second: &str) -> String {
        self.say(key, Words::new().with("first", first.to_owned()).with("second", second.to_owned()))
    }
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writer").field("language", &self.language).finish_non_exhaustive()
    }
}
