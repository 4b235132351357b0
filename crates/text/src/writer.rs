//! The writer: looks words up and puts them together.

use std::fmt;

use engine::effect::Effect;
use fluent_syntax::parser;

use crate::context::Context;
use crate::glossary::Glossary;
use crate::key::{Key, Message};
use crate::language::Language;
use crate::phrases::Phrases;
use crate::scribe::Scribe;
use crate::span::{Line, Span};
use crate::words::Words;

/// Writes in one language. Making one reads the language's files, so keep it.
pub struct Writer {
    code: String,
    phrases: Phrases,
    glossary: Glossary,
}

impl Writer {
    /// A writer of this language.
    pub fn new(language: Language) -> Writer {
        Writer::of(language.code(), &[language.source(), language.prompt(), language.web()].concat())
    }

    /// A writer of any language, from the words of its Fluent files. A file with a mistake still yields its sound
    /// messages, and a message that is missing is shown as its id in braces: the tests let neither through.
    pub fn of(code: &str, words: &str) -> Writer {
        let resource = match parser::parse_runtime(words) {
            Ok(resource) => resource,
            Err((resource, mistakes)) => {
                debug_assert!(mistakes.is_empty(), "{code}: {mistakes:?}");
                resource
            }
        };
        let (phrases, glossary) = (Phrases::of(code, &resource), Glossary::of(&resource));
        debug_assert!(phrases.mistakes().is_empty(), "{code} cannot say {:?}", phrases.mistakes());
        Writer { code: code.to_owned(), phrases, glossary }
    }

    /// The code of the language it writes.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// What a text says, in full sentences; nothing for an empty one.
    pub fn ability(&self, effects: &[Effect], context: Context) -> Line {
        Scribe::new(self, context).text(effects).into()
    }

    /// A message, filled with these values.
    pub fn line(&self, message: impl Message, words: Words) -> Line {
        self.say(message, words).into()
    }

    /// The pieces of a text, terms of the glossary among them: a client draws and links each by what it is.
    ///
    /// ```
    /// use engine::resource::Resource;
    /// use text::{Language, Thing, Writer};
    ///
    /// let (pack, writer) = (content::embedded_pack(), Writer::new(Language::ENGLISH));
    /// let mission = writer.mission(pack, &pack.rulebook.missions[0]);
    /// let spans = writer.spans(&mission.costs[0]);
    /// // Put together, the pieces are the sentence.
    /// let words: String = spans.iter().map(|span| span.text.as_str()).collect();
    /// assert_eq!(words, mission.costs[0].as_str());
    /// for span in &spans {
    ///     match &span.thing {
    ///         None => {}                                                // plain words
    ///         Some(Thing::Amount { resource, amount }) => assert!(Resource::ALL.contains(resource) && *amount > 0),
    ///         Some(Thing::Term(key)) => assert!(writer.glossary().term(key).is_some()),
    ///         Some(_) => {}                                             // a die, a tile, a player and so on
    ///     }
    /// }
    /// assert!(spans.iter().any(|span| span.thing.is_some()));
    /// ```
    pub fn spans(&self, line: &Line) -> Vec<Span> {
        self.glossary.linked(line.spans())
    }

    /// The terms of the game.
    pub const fn glossary(&self) -> &Glossary {
        &self.glossary
    }

    /// A message, filled with these values; things in it are bracketed.
    pub(crate) fn say(&self, message: impl Message, words: Words) -> String {
        let id = message.id();
        #[cfg(test)]
        crate::tests::note(id, words.all().iter().map(|(name, _)| *name));
        self.find(id, &words).unwrap_or_else(|| format!("{{{id}}}"))
    }

    /// A message by its id, if the language has it.
    pub(crate) fn find(&self, id: &str, words: &Words) -> Option<String> {
        let filled = self.phrases.fill(id, words.all())?;
        debug_assert!(filled.missing.is_none(), "{}, {id}: {:?} is not given", self.code, filled.missing);
        Some(filled.text)
    }

    /// A part of a message by their names, if the language has it.
    pub(crate) fn find_part(&self, id: &str, part: &str) -> Option<String> {
        self.phrases.part(id, part)
    }

    /// A message without values.
    pub(crate) fn word(&self, message: impl Message) -> String {
        self.say(message, Words::new())
    }

    /// "a, b or c".
    pub fn any_of(&self, items: &[String]) -> Line {
        self.list(items, Key::ListOr).into()
    }

    /// "a, b, c".
    pub fn listed(&self, items: &[String]) -> Line {
        self.joined(items, Key::ListComma).into()
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
        f.debug_struct("Writer").field("code", &self.code).finish_non_exhaustive()
    }
}
