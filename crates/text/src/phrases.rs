//! The messages of a language, ready to be filled.
//!
//! `fluent-syntax` reads the files, and what a message says is kept here in a short form. The usual crate for that,
//! `fluent-bundle`, also brings fractions and the plurals and scripts of every language, which a browser would load before
//! the first move.

mod fill;
mod read;

use std::hash::Hasher;

use fnv::FnvHasher;

use crate::plural::Plurals;

/// Every message of a language.
#[derive(Debug)]
pub(crate) struct Phrases {
    plurals: Plurals,
    /// All texts and names, one behind the other: a message needs no piece of memory for each.
    letters: String,
    messages: Vec<Message>,
    /// Where messages stand, by the hash of their id; one more than their index, nothing where there is none. More than
    /// half of the slots are free, so that looking ends.
    slots: Vec<u32>,
    mistakes: Vec<String>,
}

/// A stretch of the letters.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    start: u32,
    end: u32,
}

#[derive(Debug)]
struct Message {
    id: Stretch,
    value: Option<Pattern>,
    /// Its attributes, by name.
    parts: Vec<(Stretch, Pattern)>,
}

type Pattern = Vec<Piece>;

#[derive(Debug)]
enum Piece {
    Text(Stretch),
    /// The value with this name.
    Value(Stretch),
    Choice(Choice),
}

/// One of several patterns.
#[derive(Debug)]
struct Choice {
    /// The name of the value that decides.
    by: Stretch,
    /// Does a number stand for the first, second, third and so on?
    ordinal: bool,
    variants: Vec<Variant>,
    /// The one to take if no other fits.
    default: usize,
}

#[derive(Debug)]
struct Variant {
    key: Key,
    says: Pattern,
}

/// What a value is compared with.
#[derive(Debug)]
enum Key {
    /// A text, or the plural of a number.
    Name(Stretch),
    Number(i64),
}

impl Phrases {
    /// What is wrong with the files, for tests.
    pub fn mistakes(&self) -> &[String] {
        &self.mistakes
    }

    fn message(&self, id: &str) -> Option<&Message> {
        self.messages.get(self.index(self.slot(id))?)
    }

    /// The slot of a message, or a free one if there is no such message.
    fn slot(&self, id: &str) -> usize {
        let last = self.slots.len() - 1;
        let mut hasher = FnvHasher::default();
        hasher.write(id.as_bytes());
        let mut slot = hasher.finish() as usize & last;
        while let Some(message) = self.index(slot).and_then(|index| self.messages.get(index))
            && self.letters(message.id) != id
        {
            slot = (slot + 1) & last;
        }
        slot
    }

    fn index(&self, slot: usize) -> Option<usize> {
        (*self.slots.get(slot)? as usize).checked_sub(1)
    }

    fn plural(&self, number: i64, ordinal: bool) -> &'static str {
        if ordinal { self.plurals.of_rank(number) } else { self.plurals.of_count(number) }
    }

    fn letters(&self, stretch: Stretch) -> &str {
        self.letters.get(stretch.start as usize..stretch.end as usize).unwrap_or_default()
    }
}
