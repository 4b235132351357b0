//! What is wrong with a saved game.

use notation::save::{ENGINE, LOG_FORMAT, LONGEST_LINE, MOST_ANSWERS, Problem, SaveError};
use text::{Words, Writer};

use super::typing::mistake;

text::keys! {
    /// What can be wrong with a saved game.
    pub enum SaveKey {
        At = "save-at",
        Kept = "save-kept",
        Line = "save-line",
        LineGood = "save-line-good",
        Empty = "save-empty",
        CutOff = "save-cut-off",
        Json = "save-json",
        LongLine = "save-long-line",
        Format = "save-format",
        Rulebook = "save-rulebook",
        RulebookOf = "save-rulebook-of",
        Setup = "save-setup",
        Illegal = "save-illegal",
        Seed = "save-seed",
        TooMany = "save-too-many",
        Seat = "save-seat",
        NotAsked = "save-not-asked",
        Unreadable = "save-unreadable",
        Refused = "save-refused",
        Hash = "save-hash",
        HashEngine = "save-hash-engine",
    }
}

/// Foreign text is only quoted as far as it helps.
const LONGEST_QUOTE: usize = 80;

/// Where the game is, and what is wrong with it.
pub fn at(writer: &Writer, place: &str, kept: bool, pack: &str, error: &SaveError) -> String {
    let words = Words::new().with("place", place.to_owned()).with("damage", damage(writer, pack, error));
    writer.line(if kept { SaveKey::Kept } else { SaveKey::At }, words).into()
}

/// What is wrong with it, by line.
pub fn damage(writer: &Writer, pack: &str, error: &SaveError) -> String {
    let words = Words::new().with("line", error.line).with("problem", problem(writer, pack, &error.problem));
    let key = if error.line == 1 { SaveKey::Line } else { SaveKey::LineGood };
    writer.line(key, words.with("good", error.good)).into()
}

fn problem(writer: &Writer, pack: &str, problem: &Problem) -> String {
    let (key, words) = match problem {
        Problem::Empty => (SaveKey::Empty, Words::new()),
        Problem::CutOff => (SaveKey::CutOff, Words::new()),
        Problem::Json(_) => (SaveKey::Json, Words::new()),
        Problem::LongLine { bytes } => {
            (SaveKey::LongLine, Words::new().with("bytes", *bytes).with("most", LONGEST_LINE))
        }
        Problem::Format { found } => (SaveKey::Format, Words::new().with("found", *found).with("ours", LOG_FORMAT)),
        Problem::Rulebook { pack: other, found, ours } => {
            let words =
                Words::new().with("found", quoted(found)).with("ours", ours.clone()).with("pack", pack.to_owned());
            match other {
                Some(other) => (SaveKey::RulebookOf, words.with("other", quoted(other))),
                None => (SaveKey::Rulebook, words),
            }
        }
        Problem::IllegalSetup(_) => (SaveKey::Illegal, Words::new()),
        Problem::Setup(why) => (SaveKey::Setup, Words::new().with("why", mistake(writer, why))),
        Problem::Seed(seed) => (SaveKey::Seed, Words::new().with("seed", quoted(seed))),
        Problem::TooManyAnswers => (SaveKey::TooMany, Words::new().with("most", MOST_ANSWERS)),
        Problem::Seat(seat) => (SaveKey::Seat, Words::new().with("seat", *seat)),
        Problem::NotAsked(seat) => (SaveKey::NotAsked, Words::new().with("seat", *seat)),
        Problem::Unreadable(why) => (SaveKey::Unreadable, Words::new().with("why", mistake(writer, why))),
        Problem::Refused(_) | Problem::UndoRefused(_) => (SaveKey::Refused, Words::new()),
        Problem::Hash { found, ours, engine } => {
            let words = Words::new().with("found", quoted(found)).with("ours", ours.clone());
            match engine == ENGINE {
                true => (SaveKey::Hash, words),
                false => (SaveKey::HashEngine, words.with("engine", quoted(engine)).with("this", ENGINE)),
            }
        }
    };
    writer.line(key, words).into()
}

fn quoted(text: &str) -> String {
    match text.char_indices().nth(LONGEST_QUOTE) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}
