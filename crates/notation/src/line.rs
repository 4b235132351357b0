//! Lines of text, taken word by word.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// No honest line is longer.
const LONGEST_LINE: usize = 2_000;

/// The words of one line, from left to right.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    rest: &'a [&'a str],
}

impl<'a> Line<'a> {
    /// A line of these words.
    pub fn new(words: &'a [&'a str]) -> Line<'a> {
        Line { rest: words }
    }

    /// The next word, if there is one.
    pub fn take(&mut self) -> Option<&'a str> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    /// The next word, or an error that says what was expected.
    pub fn next(&mut self, expected: &str) -> Result<&'a str, String> {
        self.take().ok_or_else(|| format!("expected {expected} at the end of the line"))
    }

    /// A number that must lie in a range: whatever is read can be counted further.
    pub fn number<T>(&mut self, what: &str, range: RangeInclusive<T>) -> Result<T, String>
    where
        T: FromStr + PartialOrd + Display,
    {
        let expected = format!("{what}, {} to {}", range.start(), range.end());
        let word = self.next(&expected)?;
        let number = word.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| format!("expected {expected}, not '{word}'"))
    }

    /// Takes this word if it comes next.
    pub fn eat(&mut self, word: &str) -> bool {
        let eaten = self.rest.first() == Some(&word);
        if eaten {
            self.rest = &self.rest[1..];
        }
        eaten
    }

    /// This word must come next.
    pub fn expect(&mut self, word: &str) -> Result<(), String> {
        match self.take() {
            Some(other) if other == word => Ok(()),
            Some(other) => Err(format!("expected '{word}', not '{other}'")),
            None => Err(format!("expected '{word}' at the end of the line")),
        }
    }

    /// The next word, left where it is.
    pub fn peek(&self) -> Option<&'a str> {
        self.rest.first().copied()
    }

    /// All words that are left.
    pub fn rest(&mut self) -> &'a [&'a str] {
        std::mem::take(&mut self.rest)
    }

    /// There must be nothing left.
    pub fn end(&self) -> Result<(), String> {
        match self.peek() {
            Some(word) => Err(format!("expected the end of the line, not '{word}'")),
            None => Ok(()),
        }
    }
}

/// Is every line of a sensible length? Otherwise the number of one that is not, and what is wrong.
pub(crate) fn check_length(text: &str) -> Result<(), (usize, String)> {
    match text.lines().position(|line| line.len() > LONGEST_LINE) {
        None => Ok(()),
        Some(at) => Err((at + 1, format!("the line is too long: expected at most {LONGEST_LINE} letters"))),
    }
}

/// The lines of a text that say something, with their numbers; `#` begins a remark.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let said = text.lines().map(|line| line.split_once('#').map_or(line, |(said, _)| said).trim());
    (1..).zip(said).filter(|(_, line)| !line.is_empty())
}

/// The words of a line.
pub(crate) fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}
