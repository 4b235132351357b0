//! The list of everything in a pack and where it is from.

use crate::load::Parsed;
use crate::source::Source;

/// One component of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Component {
    /// What kind of thing it is.
    pub kind: Kind,
    /// Its short name inside the pack, such as `canada/t1a/red`.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// The file that holds it.
    pub file: String,
    /// Where it is from.
    pub source: Source,
}

/// The kinds of components.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A value printed on a board.
    Table,
    /// A country's rules.
    Country,
    /// A dice track.
    Track,
    /// A Lock token.
    Lock,
    /// A face of a Station tile.
    Tile,
    /// A career badge.
    Badge,
    /// A mission card.
    Mission,
    /// A disaster's standing rules.
    Disaster,
    /// A disaster card.
    Card,
    /// An irregularity.
    Irregularity,
}

/// Lists all components, in the order of the pack.
pub fn list(parsed: &Parsed) -> Vec<Component> {
    let mut list = Vec::new();
    tables(parsed, &mut list);
    countries(parsed, &mut list);
    for boost in &parsed.boosts.content {
        list.push(component(Kind::Tile, &boost.key, &boost.face.name, &parsed.boosts.file, &boost.face.source));
    }
    for badge in &parsed.badges.content {
        list.push(component(Kind::Badge, &badge.key, &badge.name, &parsed.badges.file, &badge.source));
    }
    for mission in &parsed.missions.content {
        list.push(component(Kind::Mission, &mission.key, &mission.name, &parsed.missions.file, &mission.source));
    }
    disasters(parsed, &mut list);
    list
}

fn component(kind: Kind, key: &str, name: &str, file: &str, source: &Source) -> Component {
    Component { kind, key: key.to_owned(), name: name.to_owned(), file: file.to_owned(), source: source.clone() }
}

fn tables(parsed: &Parsed, list: &mut Vec<Component>) {
    let station = &parsed.station.content;
    let values = [
        ("docking", "Docking Modules", &station.docking.source),
        ("research", "Research track", &station.research.source),
        ("emergency", "Emergency Supply track", &station.emergency.source),
        ("bonus", "Resource Bonus track", &station.bonus.source),
        ("bonus-capacity", "Capacity of a resource bonus", &station.bonus_capacity.source),
        ("amplify", "Price of an Amplify token", &station.amplify.source),
        ("disable", "Disable tokens", &station.disable.source),
        ("missions", "Missions in a game", &station.missions.source),
        ("cache", "Dice in the solo cache", &station.cache.source),
    ];
    list.extend(values.map(|(key, name, source)| component(Kind::Table, key, name, &parsed.station.file, source)));
    let tables = &parsed.tables.content;
    let values = [
        ("drain", "Starting drain", &tables.drain.source),
        ("pieces", "Amplify/Strain tokens", &tables.pieces.source),
        ("difficulty", "Difficulty levels", &tables.difficulty.source),
    ];
    list.extend(values.map(|(key, name, source)| component(Kind::Table, key, name, &parsed.tables.file, source)));
}

fn countries(parsed: &Parsed, list: &mut Vec<Component>) {
    for (country, tiles) in &parsed.countries {
        let (key, file, content) = (country.key(), &country.file, &country.content);
        list.push(component(Kind::Country, key, &content.name, file, &content.source));
        for (side, track) in [("standard", &content.tracks.standard), ("solo", &content.tracks.solo)] {
            let name = format!("Dice track, {side} side");
            list.push(component(Kind::Track, &format!("{key}/{side}"), &name, file, &track.source));
        }
        for lock in &content.locks {
            let numbers: String = lock.value.iter().map(|face| face.number().to_string()).collect();
            list.push(component(Kind::Lock, &format!("{key}/{numbers}"), "Lock token", file, &lock.source));
        }
        for tile in &tiles.content {
            for (side, face) in [("red", &tile.red), ("blue", &tile.blue)] {
                let key = format!("{key}/{}/{side}", tile.key);
                list.push(component(Kind::Tile, &key, &face.name, &tiles.file, &face.source));
            }
        }
    }
}

fn disasters(parsed: &Parsed, list: &mut Vec<Component>) {
    for disaster in &parsed.disasters {
        let (key, file, content) = (disaster.key(), &disaster.file, &disaster.content);
        list.push(component(Kind::Disaster, key, &content.name, file, &content.source));
        for card in &content.cards {
            list.push(component(Kind::Card, &format!("{key}/{}", card.key), &card.name, file, &card.source));
        }
        for odd in &content.irregularities {
            list.push(component(Kind::Irregularity, &format!("{key}/{}", odd.key), &odd.name, file, &odd.source));
        }
    }
}
