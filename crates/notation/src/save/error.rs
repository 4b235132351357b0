//! What can be wrong with a saved game.

use engine::game::UndoRefusal;
use engine::refusal::Refusal;
use engine::setup::SetupError;
use serde::Serialize;
use serde_json::Value;

use crate::mistake::Mistake;

use super::{ENGINE, LOG_FORMAT, LONGEST_LINE, MOST_ANSWERS};

/// What is wrong with a saved game, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveError {
    /// The line, counted from 1.
    pub line: usize,
    /// How many answers before it are good.
    pub good: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a line.
#[allow(missing_docs, reason = "the fields say what the variant's sentence names")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// There is nothing in the file.
    Empty,
    /// The last line ends in the middle.
    CutOff,
    /// The line is no JSON of the expected form.
    Json(String),
    /// The line is longer than any honest one.
    LongLine { bytes: usize },
    /// The format is another version's.
    Format { found: u32 },
    /// The game was played with other content.
    Rulebook { pack: Option<String>, found: String, ours: String },
    /// The setup cannot be read.
    Setup(Mistake),
    /// The rules do not allow the setup.
    IllegalSetup(SetupError),
    /// The seed is not 64 hexadecimal digits.
    Seed(String),
    /// More answers than any honest game has.
    TooManyAnswers,
    /// There is no such seat in this game.
    Seat(u8),
    /// Nothing was asked of that seat.
    NotAsked(u8),
    /// The answer is no text that can be read here.
    Unreadable(Mistake),
    /// The rules refuse the answer.
    Refused(Refusal),
    /// The rules do not let it be taken back.
    UndoRefused(UndoRefusal),
    /// The answer leads elsewhere than it did.
    Hash { found: String, ours: String, engine: String },
}

impl SaveError {
    /// A problem in a line; JSON that breaks off at the end of the text was cut off.
    pub(super) fn new(line: usize, good: usize, problem: Problem, cut: bool) -> SaveError {
        let problem = match problem {
            Problem::Json(_) if cut => Problem::CutOff,
            other => other,
        };
        SaveError { line, good, problem }
    }
}

impl Problem {
    /// Adds which engine wrote the file, where that explains something.
    pub(super) fn written_by(self, writer: &str) -> Problem {
        match self {
            Problem::Hash { found, ours, .. } => Problem::Hash { found, ours, engine: writer.to_owned() },
            other => other,
        }
    }
}

impl std::fmt::Display for SaveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)?;
        match (self.line, self.good) {
            (1, _) => Ok(()),
            (_, 1) => write!(f, "; the 1 answer before it is good"),
            (_, good) => write!(f, "; the {good} answers before it are good"),
        }
    }
}

impl std::error::Error for SaveError {}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Problem::Empty => write!(f, "there is no header, so this is no saved game"),
            Problem::CutOff => write!(f, "the file breaks off in the middle of this line"),
            Problem::Json(error) => write!(f, "this is no line of a saved game ({error})"),
            Problem::LongLine { bytes } => {
                write!(f, "the line has {bytes} bytes, and none has more than {LONGEST_LINE}")
            }
            Problem::Format { found } => {
                write!(f, "the file is of format {found}, and this program reads formats up to {LOG_FORMAT}")
            }
            Problem::Rulebook { pack, found, ours } => {
                let pack = pack.as_ref().map_or_else(String::new, |name| format!("the pack '{}', ", short(name)));
                write!(f, "the game was played with {pack}rulebook {}, and this is rulebook {ours}", short(found))
            }
            Problem::Setup(error) => write!(f, "the setup cannot be used: {error}"),
            Problem::IllegalSetup(error) => write!(f, "the setup is not legal: {}", named("setup_error", error)),
            Problem::Seed(seed) => write!(f, "'{}' is no seed of 64 hexadecimal digits", short(seed)),
            Problem::TooManyAnswers => write!(f, "there are more than {MOST_ANSWERS} answers"),
            Problem::Seat(seat) => write!(f, "there is no seat {seat} in this game"),
            Problem::NotAsked(seat) => write!(f, "nothing is asked of seat {seat} at this point"),
            Problem::Unreadable(error) => write!(f, "the answer cannot be read: {error}"),
            Problem::Refused(refusal) => write!(f, "the answer is refused: {}", named("refusal", refusal)),
            Problem::UndoRefused(refusal) => {
                write!(f, "taking back is refused: {}", named("undo_refusal", refusal))
            }
            Problem::Hash { found, ours, engine } => {
                write!(f, "the game is at {ours} after this answer, and the file says {}", short(found))?;
                match engine == ENGINE {
                    true => Ok(()),
                    false => write!(f, " (written by engine {}, this is {ENGINE})", short(engine)),
                }
            }
        }
    }
}

/// What programs call it, with what it says of itself: `not_yours (owner 2, rule core p. 13)`. Sentences for players come
/// from whoever knows their language.
fn named(word: &str, what: &impl Serialize) -> String {
    let Ok(Value::Object(mut parts)) = serde_json::to_value(what) else { return String::new() };
    let plain = |value: Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let word = parts.remove(word).map_or_else(String::new, plain);
    let parts: Vec<String> = parts.into_iter().map(|(name, value)| format!("{name} {}", plain(value))).collect();
    if parts.is_empty() { word } else { format!("{word} ({})", parts.join(", ")) }
}

/// Foreign text is only quoted as far as it helps.
pub(super) fn short(text: &str) -> String {
    match text.char_indices().nth(80) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}
