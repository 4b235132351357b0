//! What can be wrong with what somebody types: data, so that a program can say it in any language. Shown as it is, it is
//! English, as scenario files and the protocol are.

use std::fmt;

use engine::resource::Light;

use crate::names::light_word;

/// What is wrong with a word or a line that was typed.
#[allow(missing_docs, reason = "the fields say what the variant's sentence names")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// Nothing of this sort is called that; these are near.
    Unknown { sort: Sort, word: String, near: Vec<String> },
    /// It is the name on the other side of a tile of this country.
    OtherSide { word: String, country: String, light: Light },
    /// It is no seat.
    Seat(String),
    /// It is no space of the board.
    Space(String),
    /// It is no number.
    Number(String),
    /// People count from 1.
    Zero,
    /// It is no die; where the front counts it is written too.
    Die { word: String, oriented: bool },
    /// Two faces that are no neighbours.
    Pose(String),
    /// Several dice show this, and their fronts differ.
    Fronts(u8),
    /// Two dice were not put on a tile.
    PairOffTile,
    /// It is no spot for a die.
    Spot,
    /// A placement was expected.
    Place(String),
    /// A bonus was expected.
    Bonus(String),
    /// A purchase was expected.
    Purchase(String),
    /// One of these options was expected.
    Option { options: Vec<String>, word: String },
    /// It could be several of the options.
    Several { options: Vec<String>, word: String },
    /// More countries than players.
    Countries { countries: usize, players: usize },
    /// It is no seed.
    Seed(String),
    /// Something is wrong in this line of a setup.
    InLine { line: usize, why: Box<Mistake> },
    /// What only a file can get wrong.
    Other(String),
}

/// What a name was looked for among.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sort {
    /// The countries.
    Country,
    /// The career badges.
    Badge,
    /// The badges of whoever answers.
    OwnBadge,
    /// The disasters.
    Disaster,
    /// The mission cards.
    Mission,
    /// The cards of a disaster.
    Card,
    /// The irregularities of a disaster.
    Irregularity,
    /// The four resources.
    Resource,
    /// The two lights.
    Light,
    /// The difficulties.
    Difficulty,
    /// The tiles of the country with this key.
    TileOf(String),
    /// Everything in the box.
    Component,
    /// Words of files that only designers write.
    Word(String),
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mistake::Unknown { sort, word, near } => {
                write!(f, "no {sort} is called '{word}'; is it {}?", near.join(", "))
            }
            Mistake::OtherSide { word, country, light } => {
                write!(f, "'{word}' is on the {} side of {country}'s tiles", light_word(*light))
            }
            Mistake::Seat(word) => write!(f, "expected a seat 1 to 4, not '{word}'"),
            Mistake::Space(word) => {
                write!(f, "'{word}' is no space of the board: write a sector 1-8 and a column a-d, such as 3b")
            }
            Mistake::Number(word) => write!(f, "expected a number, not '{word}'"),
            Mistake::Zero => write!(f, "people count from 1, not from 0"),
            Mistake::Die { word, oriented } => {
                write!(f, "expected a die such as 4{}, not '{word}'", if *oriented { "/5" } else { "" })
            }
            Mistake::Pose(word) => write!(f, "no die shows {word}: those faces are no neighbours"),
            Mistake::Fronts(top) => {
                write!(f, "there are several dice that show {top}: name the front as in {top}/F")
            }
            Mistake::PairOffTile => write!(f, "two dice go on a tile, as in '4+5 on 3b'"),
            Mistake::Spot => write!(f, "expected a spot: a space such as 3b, mission, card 1, dock 3 or habitation"),
            Mistake::Place(text) => write!(
                f,
                "expected a placement such as '5 on 3b', '4+5 on 3b', '1 on mission', '2 on card 1', '5 on dock 3' or \
                 '5 on habitation', a free action of the country, or 'done', not '{text}'"
            ),
            Mistake::Bonus(text) => {
                write!(f, "expected a bonus such as 'oxygen capacity' or 'oxygen mission 1', or 'done', not '{text}'")
            }
            Mistake::Purchase(text) => write!(
                f,
                "expected 'research 2', 'install TILE', 'add die', 'amplify', 'badge BADGE', 'make room 3b' or 'done', \
                 not '{text}'"
            ),
            Mistake::Option { options, word } => write!(f, "expected {}, not '{word}'", options.join(", ")),
            Mistake::Several { options, word } => write!(f, "'{word}' could be {}", options.join(", ")),
            Mistake::Countries { countries, players } => {
                write!(f, "{countries} countries are too many for {players} players")
            }
            Mistake::Seed(word) => {
                write!(f, "expected a seed: a number or 64 hexadecimal digits, not '{word}'")
            }
            Mistake::InLine { line, why } => write!(f, "line {line}: {why}"),
            Mistake::Other(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for Mistake {}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sort::Country => "country",
            Sort::Badge => "badge",
            Sort::OwnBadge => "badge of yours",
            Sort::Disaster => "disaster",
            Sort::Mission => "mission",
            Sort::Card => "disaster card",
            Sort::Irregularity => "irregularity",
            Sort::Resource => "resource",
            Sort::Light => "light",
            Sort::Difficulty => "difficulty",
            Sort::TileOf(country) => return write!(f, "tile of {country}"),
            Sort::Component => "tile, card, mission, badge or country",
            Sort::Word(word) => word,
        })
    }
}

/// Files for designers are read by code that tells mistakes as text.
impl From<Mistake> for String {
    fn from(mistake: Mistake) -> String {
        mistake.to_string()
    }
}

impl From<String> for Mistake {
    fn from(text: String) -> Mistake {
        Mistake::Other(text)
    }
}
