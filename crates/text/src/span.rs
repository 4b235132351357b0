//! A text that knows what it speaks of: words, and among them dice, resources, tiles, players.
//!
//! While a sentence is put together it is one string in which private characters bracket every such thing, so that any
//! language can place it anywhere. A terminal prints it without them; a client asks for the spans.

use std::borrow::Borrow;
use std::fmt;
use std::ops::{Deref, Range};

use engine::board::Space;
use engine::die::{Die, Face, Faces};
use engine::effect::Zone;
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CardId, CountryId, DisasterId, IrregularityId, MissionId, TileId};
use engine::seat::Seat;
use engine::table::Phase;
use serde::{Deserialize, Serialize, Serializer};

/// Before what a thing is, between that and its words, and behind its words.
const OPEN: char = '\u{E000}';
const BETWEEN: char = '\u{E001}';
const CLOSE: char = '\u{E002}';
/// What a thing is, a character a byte.
const BYTES: u32 = 0xE100;

/// A text that knows what it speaks of. Read as a string, it is plain words.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Line {
    text: String,
    /// What stands where, from left to right.
    things: Vec<(Range<usize>, Thing)>,
}

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Span {
    /// Its words, for whoever cannot draw it.
    pub text: String,
    /// What it is, if it is more than words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thing: Option<Thing>,
}

/// What a text speaks of, to be drawn or linked.
#[allow(missing_docs, reason = "the fields say what the variant's sentence names")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A die with this top; its front too where the country looks at it.
    Die { die: Die, oriented: bool },
    /// Numbers that a slot takes or a die may show.
    Faces(Faces),
    /// A number printed on a piece.
    Number(Face),
    /// A resource.
    Resource(Resource),
    /// So much of a resource.
    Amount { resource: Resource, amount: i16 },
    /// So much Capacity.
    Capacity(i16),
    /// Where dice of a player lie.
    Zone(Zone),
    /// A player.
    Player(Seat),
    /// The tile on a space, or the space itself.
    Space(Space),
    /// A side of a tile, wherever it lies.
    Tile { tile: TileId, light: Light },
    /// A disaster card.
    Card(CardId),
    /// A mission card.
    Mission(MissionId),
    /// A badge.
    Badge(BadgeId),
    /// A country.
    Country(CountryId),
    /// A disaster.
    Disaster(DisasterId),
    /// An irregularity.
    Irregularity(IrregularityId),
    /// A Docking Module, counted from 0.
    Dock(u8),
    /// A phase of the round.
    Phase(u8),
    /// A rule that can be looked up, such as `core p. 12` or `A9`.
    Rule(String),
    /// A term of the glossary, by its key.
    Term(String),
}

impl Thing {
    /// A phase.
    pub const fn phase(phase: Phase) -> Thing {
        Thing::Phase(phase.number())
    }
}

/// Words that stand for a thing, bracketed.
pub(crate) fn mark(thing: &Thing, words: &str) -> String {
    let bytes = postcard::to_allocvec(thing).unwrap_or_default();
    let mut marked = String::with_capacity(words.len() + 3 * bytes.len() + 9);
    marked.push(OPEN);
    marked.extend(bytes.iter().filter_map(|byte| char::from_u32(BYTES + u32::from(*byte))));
    marked.push(BETWEEN);
    marked.push_str(&plain(words));
    marked.push(CLOSE);
    marked
}

/// The words alone.
pub(crate) fn plain(marked: &str) -> String {
    if marked.contains(OPEN) { Line::from(marked.to_owned()).text } else { marked.to_owned() }
}

/// The text with a capital letter at its beginning, marks or not.
pub(crate) fn capital(marked: &str) -> String {
    let words = match marked.strip_prefix(OPEN).and_then(|rest| rest.find(BETWEEN)) {
        Some(between) => OPEN.len_utf8() + between + BETWEEN.len_utf8(),
        None => 0,
    };
    let (before, words) = marked.split_at(words);
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase);
    before.chars().chain(first.into_iter().flatten()).chain(letters).collect()
}

impl Line {
    /// The plain words.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Its pieces in order. Terms of the glossary are still words; [`Writer::spans`](crate::Writer::spans) finds them.
    pub fn spans(&self) -> Vec<Span> {
        let words = |range: Range<usize>| (!range.is_empty()).then(|| Span::words(&self.text[range]));
        let mut spans = Vec::new();
        let mut at = 0;
        for (range, thing) in &self.things {
            spans.extend(words(at..range.start));
            spans.push(Span { text: self.text[range.clone()].to_owned(), thing: Some(thing.clone()) });
            at = range.end;
        }
        spans.extend(words(at..self.text.len()));
        spans
    }

    /// Bracketed again, for another text to take it in.
    pub(crate) fn marked(&self) -> String {
        let spans = self.spans().into_iter();
        spans.map(|span| span.thing.map_or_else(|| span.text.clone(), |thing| mark(&thing, &span.text))).collect()
    }
}

impl Span {
    /// Words and nothing else.
    pub fn words(text: &str) -> Span {
        Span { text: text.to_owned(), thing: None }
    }
}

/// Reads a text in which things are bracketed. What is bracketed wrongly, as only somebody's own pack could write it, is
/// words.
impl From<String> for Line {
    fn from(marked: String) -> Line {
        if !marked.contains(OPEN) {
            return Line { text: marked, things: Vec::new() };
        }
        let mut line = Line { text: String::with_capacity(marked.len()), things: Vec::new() };
        let mut rest = marked.as_str();
        while let Some((before, after)) = rest.split_once(OPEN) {
            line.text.push_str(before);
            rest = after;
            if let Some((inside, behind)) = after.split_once(CLOSE)
                && let Some((thing, words)) = inside.split_once(BETWEEN)
            {
                let start = line.text.len();
                line.text.push_str(words);
                line.things.extend(read(thing).map(|thing| (start..line.text.len(), thing)));
                rest = behind;
            }
        }
        line.text.push_str(rest);
        line
    }
}

impl Deref for Line {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl AsRef<str> for Line {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

/// So that lines can be joined like strings.
impl Borrow<str> for Line {
    fn borrow(&self) -> &str {
        &self.text
    }
}

/// As plain words; a client that draws asks for the spans.
impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.text, f)
    }
}

impl PartialEq<&str> for Line {
    fn eq(&self, other: &&str) -> bool {
        self.text == *other
    }
}

impl From<Line> for String {
    fn from(line: Line) -> String {
        line.text
    }
}

/// What a thing is, from its characters.
fn read(thing: &str) -> Option<Thing> {
    let byte = |letter: char| u8::try_from((letter as u32).checked_sub(BYTES)?).ok();
    let bytes: Option<Vec<u8>> = thing.chars().map(byte).collect();
    postcard::from_bytes(&bytes?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_words_for_a_terminal_and_things_for_a_client() {
        let power = mark(&Thing::Resource(Resource::Power), "Power");
        let line = Line::from(format!("Drain {power} by 2."));
        assert_eq!(line, "Drain Power by 2.");
        let spans = line.spans();
        assert_eq!(spans[0], Span::words("Drain "));
        assert_eq!(spans[1], Span { text: "Power".into(), thing: Some(Thing::Resource(Resource::Power)) });
        assert_eq!(spans[2], Span::words(" by 2."));
        assert_eq!(Line::from(line.marked()), line);
    }

    #[test]
    fn a_sentence_can_begin_with_a_thing() {
        let tile = mark(&Thing::Card(CardId(3)), "ice storm");
        assert_eq!(Line::from(capital(&tile)), "Ice storm");
        assert_eq!(Line::from(capital("élan")), "Élan");
        assert_eq!(Line::from(capital("")), "");
    }

    #[test]
    fn brackets_that_mean_nothing_do_no_harm() {
        for wrong in ["a\u{E000}b", "\u{E000}\u{E001}x\u{E002}y", "\u{E000}z\u{E002}", "\u{E002}\u{E001}"] {
            let line = Line::from(wrong.to_owned());
            assert!(line.things.is_empty(), "{wrong:?}");
            assert_eq!(line.spans().into_iter().map(|span| span.text).collect::<String>(), line.as_str());
        }
    }
}
