//! From a message and its values to a sentence.

use std::fmt::Write as _;

use super::{Choice, Key, Phrases, Piece, Stretch, Variant};
use crate::word::Word;

/// Most sentences are shorter.
const USUAL: usize = 64;

/// A message that was filled.
#[derive(Debug)]
pub(crate) struct Filled<'a> {
    pub text: String,
    /// The name of a value that it needs and was not given.
    pub missing: Option<&'a str>,
}

/// Somebody who fills a message.
struct Filling<'a> {
    phrases: &'a Phrases,
    words: &'a [(&'static str, Word)],
    filled: Filled<'a>,
}

impl Phrases {
    /// The message with this id, filled with these values.
    pub fn fill<'a>(&'a self, id: &str, words: &'a [(&'static str, Word)]) -> Option<Filled<'a>> {
        Some(self.filled(self.message(id)?.value.as_ref()?, words))
    }

    /// An attribute of a message, by their names.
    pub fn part(&self, id: &str, part: &str) -> Option<String> {
        let parts = &self.message(id)?.parts;
        let (_, pattern) = parts.iter().find(|(name, _)| self.letters(*name) == part)?;
        Some(self.filled(pattern, &[]).text)
    }

    fn filled<'a>(&'a self, pattern: &'a [Piece], words: &'a [(&'static str, Word)]) -> Filled<'a> {
        let filled = Filled { text: String::with_capacity(USUAL), missing: None };
        let mut filling = Filling { phrases: self, words, filled };
        filling.write(pattern);
        filling.filled
    }
}

impl<'a> Filling<'a> {
    fn write(&mut self, pattern: &'a [Piece]) {
        for piece in pattern {
            match piece {
                Piece::Text(text) => self.filled.text += self.phrases.letters(*text),
                Piece::Value(name) => self.value(*name),
                Piece::Choice(choice) => {
                    if let Some(variant) = self.chosen(choice) {
                        self.write(&variant.says);
                    }
                }
            }
        }
    }

    /// What is missing is shown by its name.
    fn value(&mut self, name: Stretch) {
        let text = &mut self.filled.text;
        match given(self.words, self.phrases.letters(name)) {
            Some(Word::Text(words)) => text.push_str(words),
            // Writing to a string does not fail.
            Some(Word::Number(number)) => _ = write!(text, "{number}"),
            None => {
                text.push_str("{$");
                text.push_str(self.phrases.letters(name));
                text.push('}');
                self.filled.missing = Some(self.phrases.letters(name));
            }
        }
    }

    /// The first variant that fits, or else the default.
    fn chosen(&mut self, choice: &'a Choice) -> Option<&'a Variant> {
        let by = self.phrases.letters(choice.by);
        let word = given(self.words, by);
        if word.is_none() {
            self.filled.missing = Some(by);
        }
        let fitting = match word {
            Some(Word::Text(text)) if !choice.ordinal => self.fitting(choice, text, None),
            Some(Word::Number(number)) => {
                self.fitting(choice, self.phrases.plural(*number, choice.ordinal), Some(*number))
            }
            _ => None,
        };
        fitting.or_else(|| choice.variants.get(choice.default))
    }

    fn fitting(&self, choice: &'a Choice, name: &str, number: Option<i64>) -> Option<&'a Variant> {
        choice.variants.iter().find(|variant| match variant.key {
            Key::Name(key) => self.phrases.letters(key) == name,
            Key::Number(key) => Some(key) == number,
        })
    }
}

/// The value with this name.
fn given<'a>(words: &'a [(&'static str, Word)], name: &str) -> Option<&'a Word> {
    words.iter().find(|(given, _)| *given == name).map(|(_, word)| word)
}
