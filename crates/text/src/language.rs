//! The languages: one for every folder of `content/text`.

use std::fmt;

/// The words of every language, by code: those about the game, those of each client, and flavour.
static LANGUAGES: &[(&str, &str, [&str; 3])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language that comes with the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(&'static str);

impl Language {
    /// English, in which the pack itself is written.
    pub const ENGLISH: Language = Language("en");

    /// Every language: English, then the others in the order of their codes.
    pub fn all() -> impl ExactSizeIterator<Item = Language> {
        LANGUAGES.iter().map(|(code, ..)| Language(code))
    }

    /// Its code, as in the `lang` of a page.
    pub const fn code(self) -> &'static str {
        self.0
    }

    /// The language with this code, such as `de` or `de-AT`.
    pub fn from_code(code: &str) -> Option<Language> {
        let main = code.split(['-', '_', '.']).next().unwrap_or(code);
        Language::all().find(|language| language.code().eq_ignore_ascii_case(main))
    }

    /// Its words about the game, as a Fluent file.
    pub fn source(self) -> &'static str {
        self.files().0
    }

    /// Its words for the terminal program, as a Fluent file; none without the feature `prompt`.
    pub fn prompt(self) -> &'static str {
        self.files().1[0]
    }

    /// Its words for the browser client, as a Fluent file; none without the feature `web`.
    pub fn web(self) -> &'static str {
        self.files().1[1]
    }

    /// Its lines of flavour, as a Fluent file; none without the feature `flavour`.
    pub fn flavour(self) -> &'static str {
        self.files().1[2]
    }

    fn files(self) -> (&'static str, [&'static str; 3]) {
        let found = LANGUAGES.iter().find(|(code, ..)| *code == self.0);
        found.map_or(("", [""; 3]), |(_, game, parts)| (game, *parts))
    }
}

impl Default for Language {
    fn default() -> Language {
        Language::ENGLISH
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
