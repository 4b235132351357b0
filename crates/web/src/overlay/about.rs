//! What is told about a word or a thing when it is looked up.

use engine::rulebook::Rulebook;
use text::{Line, Thing, Writer};

use crate::desk::Desk;

/// The card of a word: its name, what it is, and where more stands.
pub struct About {
    pub title: String,
    /// The printed English word, where the language has another.
    pub printed: Option<String>,
    pub lines: Vec<Line>,
    pub more: More,
}

/// Where more stands.
pub enum More {
    /// In the rules, at this place.
    Rules(String),
    /// In the almanac, under this name.
    Almanac(String),
}

/// Can this be looked up?
pub const fn can_be_looked_up(thing: &Thing) -> bool {
    match thing {
        Thing::Die { .. } | Thing::Faces(_) | Thing::Number(_) | Thing::Resource(_) => false,
        Thing::Amount { .. } | Thing::Capacity(_) | Thing::Player(_) => false,
        Thing::Zone(_) | Thing::Space(_) | Thing::Tile { .. } | Thing::Card(_) | Thing::Mission(_) => true,
        Thing::Badge(_) | Thing::Country(_) | Thing::Disaster(_) | Thing::Irregularity(_) => true,
        Thing::Dock(_) | Thing::Phase(_) | Thing::Rule(_) | Thing::Term(_) => true,
    }
}

/// What is told about it.
pub fn about(desk: Desk, thing: &Thing) -> Option<About> {
    if let Thing::Space(space) = thing {
        let (tile, light) = desk.look(|view| view.table.tile(*space).map(|tile| (tile.tile, tile.light))).flatten()?;
        return about(desk, &Thing::Tile { tile, light });
    }
    desk.write(|writer| told(writer, embedded::rulebook(), thing))
}

fn told(writer: &Writer, book: &Rulebook, thing: &Thing) -> Option<About> {
    let pack = embedded::pack();
    let card = |name: &Line, lines: Vec<Line>| {
        let title = name.to_string();
        Some(About { more: More::Almanac(title.clone()), title, printed: None, lines })
    };
    match thing {
        Thing::Term(key) => term(writer, key),
        Thing::Zone(zone) => term(writer, &format!("{zone:?}").to_ascii_lowercase()),
        Thing::Dock(_) => term(writer, "docking-module"),
        Thing::Phase(number) => term(writer, &format!("phase-{number}")),
        Thing::Tile { tile, light } => {
            let text = writer.tile(pack, *tile, *light);
            card(&text.name, [text.slots, text.output].into_iter().chain(text.ability).collect())
        }
        Thing::Card(id) => {
            let text = writer.card(pack, *id);
            let removed = text.removed_by.into_iter().flatten();
            card(&text.name, [text.effect].into_iter().chain(text.toxic).chain(removed).collect())
        }
        Thing::Mission(id) => {
            let text = writer.mission(embedded::pack(), book.mission(*id));
            card(&text.name, text.costs.into_iter().chain(text.standing).chain(text.note).collect())
        }
        Thing::Badge(id) => {
            let text = writer.badge(pack, *id);
            card(&text.name, [text.effect].into_iter().chain(text.needs).collect())
        }
        Thing::Irregularity(id) => {
            let text = writer.irregularity(embedded::pack(), book.irregularity(*id));
            card(&text.name, vec![text.benefit, text.impediment])
        }
        Thing::Country(id) => {
            let text = writer.country(pack, *id);
            let more = More::Rules(book.country(*id).key.clone());
            Some(About { title: text.name.to_string(), printed: None, lines: text.rules, more })
        }
        Thing::Disaster(id) => {
            let text = writer.disaster(pack, *id);
            let more = More::Rules(book.disaster(*id).key.clone());
            Some(About { title: text.name.to_string(), printed: None, lines: text.rules, more })
        }
        Thing::Die { .. } | Thing::Faces(_) | Thing::Number(_) | Thing::Resource(_) | Thing::Amount { .. } => None,
        Thing::Capacity(_) | Thing::Player(_) | Thing::Space(_) | Thing::Rule(_) => None,
    }
}

fn term(writer: &Writer, key: &str) -> Option<About> {
    let term = writer.glossary().term(key)?;
    let lines = vec![Line::from(term.definition.clone())];
    let more = More::Rules(place(&term.key).map_or_else(|| term.name.clone(), str::to_owned));
    Some(About { title: term.name.clone(), printed: term.printed.clone(), lines, more })
}

/// The part of the rules that says most about a term, where its name alone would lead elsewhere.
fn place(term: &str) -> Option<&str> {
    Some(match term {
        "resource" | "wheel" | "drain" | "reduce" | "overflow" | "available" => "drain",
        "generate" | "produce" => "phase-2",
        "consume" | "mission" => "missions",
        "bonus" | "emergency-supplies" => "phase-3",
        "capacity" | "research" | "install" | "offer-row" => "phase-5",
        "die" | "pool" | "storage" | "queue" | "reserve" | "wrap" => "dice",
        "tile" | "slot" | "separated" | "joined" | "ability" | "activate" | "double" => "tiles",
        "amplify" | "strain" | "disable" | "scenario-token" => "tokens",
        "docking-module" => "docking",
        "habitation-module" => "habitation",
        "badge" | "career-badge" => "badges",
        "cache" => "solo",
        phase if phase.starts_with("phase-") => phase,
        _ => return None,
    })
}
