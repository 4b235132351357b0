//! Text of others on a terminal: what a pack, a saved game, a file name or a typed line holds is shown, never obeyed.

use std::borrow::Cow;
use std::io::{self, Write};

/// The text with every control character written out, such as `\u{1b}`, and so those that turn the direction of
/// writing. Line ends and tabs stay.
pub fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(is_command) {
        return Cow::Borrowed(text);
    }
    let shown = |letter: char| match is_command(letter) {
        true => letter.escape_default().to_string(),
        false => letter.to_string(),
    };
    Cow::Owned(text.chars().map(shown).collect())
}

/// Writes whole texts on, each of them [printable].
pub struct Printable<W>(pub W);

impl<W: Write> Write for Printable<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write_all(printable(&String::from_utf8_lossy(bytes)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

fn is_command(letter: char) -> bool {
    let turns = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || letter.is_control() && !matches!(letter, '\n' | '\t')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_is_told_nothing_by_foreign_text() {
        assert_eq!(printable("red \u{1b}[31m, bell \u{7}, \u{9b}2J\r"), "red \\u{1b}[31m, bell \\u{7}, \\u{9b}2J\\r");
        assert_eq!(printable("turned \u{202e}txet"), "turned \\u{202e}txet");
    }

    #[test]
    fn honest_text_stays_as_it_is() {
        let honest = "Fünf Würfel × 2:\n\tein Rest – „gut“ 🎲";
        assert!(matches!(printable(honest), Cow::Borrowed(same) if same == honest));
    }

    #[test]
    fn what_is_written_through_it_is_printable() {
        let mut out = Printable(Vec::new());
        write!(out, "\u{1b}]0;title: {}", "größer".trim()).unwrap();
        assert_eq!(String::from_utf8(out.0).unwrap(), "\\u{1b}]0;title: größer");
    }
}
