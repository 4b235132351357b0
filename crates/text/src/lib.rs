//! Every word a player reads. Those on tiles, cards, badges and boards are rendered from their effects: text and rules
//! cannot drift apart. Those about a game in progress come from a [`Speaker`] that looks at the table.
//!
//! A text is a [`Line`]: plain words for a terminal, and [`Span`]s for a client that draws dice and links tiles.
//!
//! A [`Writer`] speaks one [`Language`]. Its words stand in Fluent files under `content/text`, one folder a language;
//! this crate only decides which of them are needed. Verbs are whole clauses there, so that each language can put them
//! in its own order, and everything that bends with its neighbours (person, number, case) is chosen inside a message.

// Where the words come from, and what becomes of them.
mod glossary;
mod key;
mod language;
mod phrases;
mod plural;
pub mod rules;
mod span;
mod word;
mod words;
mod writer;

// What a text speaks of, and to whom.
mod context;
mod voice;

// Effects, from sentences down to single things.
mod amount;
mod clause;
mod condition;
mod dice;
mod faces;
mod pieces;
mod scribe;
mod shape;
mod short;
mod tiles;
mod value;

// A game in progress.
mod speech;

// Components.
mod badge;
mod card;
mod country;
mod disaster;
mod flavour;
mod irregularity;
mod lesson;
mod mission;
mod name;
mod output;
mod tile;

pub use badge::BadgeText;
pub use card::CardText;
pub use context::{Context, Fill, Hand, Place};
pub use country::{CountryText, FreeText};
pub use disaster::DisasterText;
pub use flavour::Flavour;
pub use glossary::{Glossary, Term};
pub use irregularity::IrregularityText;
pub use key::Message;
pub use language::Language;
pub use lesson::StepText;
pub use mission::MissionText;
pub use name::Named;
pub use short::{Icon, SHORT, Short};
pub use span::{Line, Span, Thing};
pub use speech::{Asking, Speaker};
pub use tile::TileText;
pub use word::Word;
pub use words::Words;
pub use writer::Writer;

#[cfg(test)]
mod tests;
