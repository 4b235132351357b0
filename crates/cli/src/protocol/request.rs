//! What another program can ask for.

use engine::game::Undo;
use engine::question::Answer;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::new_game::NewGame;

/// A message. Each has exactly one of these keys.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// Which program is this?
    #[serde(deserialize_with = "please")]
    Hello(()),
    /// A new game.
    New(NewGame),
    /// Continue a game from the text of a saved game.
    Load(String),
    /// What is in the box.
    Box(InLanguage),
    /// Answer a question.
    Act(Act),
    /// Take something back.
    Undo(TakeBack),
    /// Would this answer be taken, and if not, why?
    Why(Act),
    /// Everything once more.
    #[serde(deserialize_with = "please")]
    View(()),
    /// The text of a saved game.
    #[serde(deserialize_with = "please")]
    Save(()),
}

/// An answer to a question.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Who answers, 1 to 4.
    pub seat: u8,
    /// Which question; without it, whatever is asked of the seat now.
    pub id: Option<u64>,
    /// The answer.
    pub answer: Named,
    /// Should the reply hold the whole table?
    #[serde(default = "yes")]
    pub view: bool,
}

const fn yes() -> bool {
    true
}

/// Words in a language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InLanguage {
    /// The code of the language; English without it.
    pub lang: Option<String>,
    /// In pieces that can be drawn and linked, instead of plain sentences?
    #[serde(default)]
    pub spans: bool,
}

/// An answer in notation, as data, or its place in the list of answers, counted from 0.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected the text of an answer, its index, or an answer as data")]
pub enum Named {
    /// Its place.
    Index(usize),
    /// The answer itself.
    Typed(Answer),
    /// Its text.
    Text(String),
}

/// What is taken back.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// Whose deed, 1 to 4.
    pub seat: u8,
    /// How much.
    #[serde(default)]
    pub what: What,
}

/// How much is taken back.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The last answer.
    #[default]
    Answer,
    /// The last placement or purchase with all its choices.
    Deed,
    /// Everything in this phase.
    Phase,
}

impl From<What> for Undo {
    fn from(what: What) -> Undo {
        match what {
            What::Answer => Undo::Answer,
            What::Deed => Undo::Deed,
            What::Phase => Undo::Phase,
        }
    }
}

/// A request without particulars is sent as `true`.
fn please<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    match bool::deserialize(deserializer)? {
        true => Ok(()),
        false => Err(D::Error::custom("expected true")),
    }
}
