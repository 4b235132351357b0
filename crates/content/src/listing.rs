//! What is printed in the rulebooks, and what is ours: the rows of `intrepid content list`.

use std::fmt;

use crate::bind::Pack;
use crate::component::{Component, Kind};
use crate::source::{Part, Source};

/// Which components are listed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Show {
    /// All of them.
    #[default]
    All,
    /// Those of which something is printed in a rulebook.
    Printed,
    /// Those of which something was designed for this edition.
    Ours,
    /// Those that the pack itself says, and not the one it builds on.
    Changed,
}

/// One component, and what of it is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What kind of thing it is.
    pub kind: Kind,
    /// Its short name inside the pack, such as `canada/t1a/red`.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// The pack that says so.
    pub pack: String,
    /// The file that holds it.
    pub file: String,
    /// Where it is printed, if anything of it is.
    pub cited: Option<String>,
    /// What of it is printed.
    pub printed: Vec<Part>,
    /// What of it was designed.
    pub ours: Vec<Part>,
}

/// The components of a pack, in its order.
pub fn list(pack: &Pack, show: Show) -> Vec<Row> {
    let wanted = |row: &Row| match show {
        Show::All => true,
        Show::Printed => !row.printed.is_empty(),
        Show::Ours => !row.ours.is_empty(),
        Show::Changed => row.pack == pack.name,
    };
    pack.components.iter().map(row).filter(wanted).collect()
}

fn row(component: &Component) -> Row {
    let (cited, printed): (_, Vec<Part>) = match &component.source {
        Source::Printed(page) => (Some(page.clone()), component.parts.clone()),
        Source::Partly(page, parts) => (Some(page.clone()), parts.clone()),
        Source::Ours => (None, Vec::new()),
    };
    let ours = component.parts.iter().filter(|part| !printed.contains(part)).copied().collect();
    Row {
        kind: component.kind,
        key: component.key.clone(),
        name: component.name.clone(),
        pack: component.pack.clone(),
        file: component.file.clone(),
        cited,
        printed,
        ours,
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kind::Table => "table",
            Kind::Country => "country",
            Kind::Track => "track",
            Kind::Lock => "lock",
            Kind::Tile => "tile",
            Kind::Badge => "badge",
            Kind::Mission => "mission",
            Kind::Disaster => "disaster",
            Kind::Card => "card",
            Kind::Irregularity => "irregularity",
        })
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Part::Name => "name",
            Part::Cost => "cost",
            Part::Drain => "drain",
            Part::DrainAmount => "amount of drain",
            Part::Slots => "slots",
            Part::Ability => "ability",
            Part::Output => "output",
            Part::Effect => "effect",
            Part::Sentence => "a sentence of the effect",
            Part::Dice => "dice",
            Part::Toxic => "toxic values",
            Part::First => "first value",
            Part::Rest => "the rest",
            Part::Values => "some values",
        })
    }
}

impl fmt::Display for Row {
    /// `tile  russia/s1/red  Zarya Solar Panel: printed (app L165-167): ability; ours: name, slots, output`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:<12} {:<40} {}: ", self.kind, self.key, self.name)?;
        let words = |parts: &[Part]| parts.iter().map(Part::to_string).collect::<Vec<_>>().join(", ");
        match (&self.cited, self.ours.is_empty()) {
            (None, _) => write!(f, "ours"),
            (Some(page), true) => write!(f, "printed ({page})"),
            (Some(page), false) => {
                write!(f, "printed ({page}): {}; ours: {}", words(&self.printed), words(&self.ours))
            }
        }
    }
}
