//! The languages, and the files that hold their words.

use unic_langid::LanguageIdentifier;

/// A language that texts can be written in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

/// The Fluent files of a language, by its folder.
macro_rules! files {
    ($folder:literal) => {
        [
            include_str!(concat!("../../../content/text/", $folder, "/dice.ftl")),
            include_str!(concat!("../../../content/text/", $folder, "/values.ftl")),
            include_str!(concat!("../../../content/text/", $folder, "/pieces.ftl")),
            include_str!(concat!("../../../content/text/", $folder, "/tiles.ftl")),
            include_str!(concat!("../../../content/text/", $folder, "/station.ftl")),
            include_str!(concat!("../../../content/text/", $folder, "/shape.ftl")),
            include_str!(concat!("../../../content/text/", $folder, "/conditions.ftl")),
            include_str!(concat!("../../../content/text/", $folder, "/quantities.ftl")),
            include_str!(concat!("../../../content/text/", $folder, "/components.ftl")),
            include_str!(concat!("../../../content/text/", $folder, "/names.ftl")),
        ]
    };
}

/// How many files a language has.
const FILES: usize = 10;

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::En, Language::De];

    /// Its code, as in the `lang` of a page.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
        }
    }

    /// The language with this code, such as `de` or `de-AT`.
    pub fn from_code(code: &str) -> Option<Language> {
        let main = code.split(['-', '_']).next().unwrap_or(code);
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(main))
    }

    /// What plural rules are chosen by.
    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    pub(crate) const fn files(self) -> [&'static str; FILES] {
        match self {
            Language::En => files!("en"),
            Language::De => files!("de"),
        }
    }
}
