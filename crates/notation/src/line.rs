//! Lines of text, taken word by word.

use std::str::FromStr;

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

    /// A number.
    pub fn number<T: FromStr>(&mut self, expected: &str) -> Result<T, String> {
        let word = self.next(expected)?;
        word.parse().map_err(|_| format!("expected {expected}, not '{word}'"))
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

/// The lines of a text that say something, with their numbers; `#` begins a remark.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let said = text.lines().map(|line| line.split_once('#').map_or(line, |(said, _)| said).trim());
    (1..).zip(said).filter(|(_, line)| !line.is_empty())
}

/// The words of a line.
pub(crate) fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}
