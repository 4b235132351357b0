//! What is wrong with a pack, said so that its author can mend it.

use std::fmt;

/// One thing that is wrong with a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The file, as a path inside the pack; files of the pack it builds on stand behind that pack's name.
    pub file: String,
    /// The line, counted from 1; nothing where there is no text to point at.
    pub line: Option<usize>,
    /// The column, counted from 1.
    pub column: Option<usize>,
    /// What is wrong, and what was expected.
    pub what: String,
}

impl Mistake {
    /// A mistake of a file that has no text to point at.
    pub(crate) fn of_file(file: &str, what: impl Into<String>) -> Mistake {
        Mistake { file: file.to_owned(), line: None, column: None, what: what.into() }
    }

    /// A mistake at a place in a text, counted in bytes.
    pub(crate) fn at(file: &str, text: &str, place: usize, what: impl Into<String>) -> Mistake {
        let (line, column) = line_and_column(text, place);
        Mistake { file: file.to_owned(), line: Some(line), column: Some(column), what: what.into() }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.file)?;
        if let (Some(line), Some(column)) = (self.line, self.column) {
            write!(f, "{line}:{column}:")?;
        }
        write!(f, " {}", self.what)
    }
}

impl std::error::Error for Mistake {}

/// Mistakes one below the other.
pub(crate) fn list(mistakes: &[Mistake]) -> String {
    mistakes.iter().map(Mistake::to_string).collect::<Vec<_>>().join("\n")
}

fn line_and_column(text: &str, place: usize) -> (usize, usize) {
    let before = text.get(..place).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
    (line, column)
}
