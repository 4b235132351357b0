//! The list of everything in a pack and where it is from.

use serde::{Deserialize, Serialize};

use crate::load::Parsed;
use crate::locate::At::{self, Field, Key};
use crate::sheet::Sheet;
use crate::source::{Card, Part, Source, TileFace};

/// One component of a pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Component {
    /// What kind of thing it is.
    pub kind: Kind,
    /// Its short name inside the pack, such as `canada/t1a/red`.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// The pack that says so: the one it builds on, or itself.
    pub pack: String,
    /// The file that holds it.
    pub file: String,
    /// What there is to be printed on it.
    pub parts: Vec<Part>,
    /// Where it is from.
    pub source: Source,
}

/// The kinds of components.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
pub(crate) fn list(parsed: &Parsed) -> Vec<Component> {
    let mut list = List(Vec::new());
    tables(parsed, &mut list);
    countries(parsed, &mut list);
    for boost in &parsed.boosts.content {
        let way = [Key(&boost.key), Field("face")];
        list.add(
            Kind::Tile,
            (&boost.key, &boost.face.name),
            &parsed.boosts,
            &way,
            face_parts(&boost.face),
            &boost.face.source,
        );
    }
    for badge in &parsed.badges.content {
        let parts = vec![Part::Name, Part::Effect];
        list.add(Kind::Badge, (&badge.key, &badge.name), &parsed.badges, &[Key(&badge.key)], parts, &badge.source);
    }
    for mission in &parsed.missions.content {
        let (names, way) = ((&mission.key[..], &mission.name[..]), [Key(&mission.key)]);
        list.add(Kind::Mission, names, &parsed.missions, &way, vec![Part::Name, Part::Cost], &mission.source);
    }
    disasters(parsed, &mut list);
    list.0
}

struct List(Vec<Component>);

impl List {
    fn add<T>(
        &mut self,
        kind: Kind,
        (key, name): (&str, &str),
        sheet: &Sheet<T>,
        way: &[At<'_>],
        parts: Vec<Part>,
        source: &Source,
    ) {
        let layer = sheet.layer(way);
        let parts = with_pieces(parts, source);
        self.0.push(Component {
            kind,
            key: key.to_owned(),
            name: name.to_owned(),
            pack: layer.pack.clone(),
            file: layer.file.clone(),
            parts,
            source: source.clone(),
        });
    }
}

fn tables(parsed: &Parsed, list: &mut List) {
    let station = &parsed.station.content;
    let values = [
        ("docking", "Docking Modules", &station.docking.source),
        ("research", "Research track", &station.research.source),
        ("emergency", "Emergency Supply track", &station.emergency.source),
        ("bonus", "Resource Bonus track", &station.bonus.source),
        ("bonus_capacity", "Capacity of a resource bonus", &station.bonus_capacity.source),
        ("amplify", "Price of an Amplify token", &station.amplify.source),
        ("disable", "Disable tokens", &station.disable.source),
        ("missions", "Missions in a game", &station.missions.source),
        ("cache", "Dice in the solo cache", &station.cache.source),
    ];
    for (key, name, source) in values {
        list.add(Kind::Table, (key, name), &parsed.station, &[Field(key)], vec![Part::First, Part::Rest], source);
    }
    let tables = &parsed.tables.content;
    let values = [
        ("drain", "Starting drain", &tables.drain.source),
        ("amplify_strain", "Amplify/Strain tokens", &tables.amplify_strain.source),
        ("difficulty", "Difficulty levels", &tables.difficulty.source),
    ];
    for (key, name, source) in values {
        list.add(Kind::Table, (key, name), &parsed.tables, &[Field(key)], vec![Part::First, Part::Rest], source);
    }
}

fn countries(parsed: &Parsed, list: &mut List) {
    for (country, tiles) in &parsed.countries {
        let (key, content) = (&country.key, &country.content);
        list.add(
            Kind::Country,
            (key, &content.name),
            country,
            &[Field("source")],
            vec![Part::Name, Part::Effect],
            &content.source,
        );
        for (side, track) in [("standard", &content.tracks.standard), ("solo", &content.tracks.solo)] {
            let name = format!("Dice track, {side} side");
            let (key, way) = (format!("{key}/{side}"), [Field("tracks"), Field(side)]);
            let first = matches!(&track.source, Source::Partly(_, parts) if parts.contains(&Part::First));
            let parts = if first { vec![Part::First, Part::Rest] } else { vec![Part::Dice, Part::Cost] };
            list.add(Kind::Track, (&key, &name), country, &way, parts, &track.source);
        }
        for lock in &content.locks {
            let numbers: String = lock.value.iter().map(|face| face.number().to_string()).collect();
            let key = format!("{key}/{numbers}");
            list.add(Kind::Lock, (&key, "Lock token"), country, &[Field("locks")], vec![Part::First], &lock.source);
        }
        for tile in &tiles.content {
            for (side, face) in [("red", &tile.red), ("blue", &tile.blue)] {
                let (key, way) = (format!("{key}/{}/{side}", tile.key), [Key(&tile.key), Field(side)]);
                list.add(Kind::Tile, (&key, &face.name), tiles, &way, face_parts(face), &face.source);
            }
        }
    }
}

fn disasters(parsed: &Parsed, list: &mut List) {
    for disaster in &parsed.disasters {
        let (key, content) = (&disaster.key, &disaster.content);
        list.add(
            Kind::Disaster,
            (key, &content.name),
            disaster,
            &[Field("source")],
            vec![Part::Name, Part::Effect],
            &content.source,
        );
        for card in &content.cards {
            let (key, way) = (format!("{key}/{}", card.key), [Field("cards"), Key(&card.key)]);
            list.add(Kind::Card, (&key, &card.name), disaster, &way, card_parts(card), &card.source);
        }
        for odd in &content.irregularities {
            let (key, way) = (format!("{key}/{}", odd.key), [Field("irregularities"), Key(&odd.key)]);
            list.add(
                Kind::Irregularity,
                (&key, &odd.name),
                disaster,
                &way,
                vec![Part::Name, Part::Effect],
                &odd.source,
            );
        }
    }
}

/// The parts of a component, and the pieces of parts that its source names: a sentence is not the whole effect.
fn with_pieces(mut parts: Vec<Part>, source: &Source) -> Vec<Part> {
    if let Source::Partly(_, printed) = source {
        let pieces = [Part::DrainAmount, Part::Sentence, Part::Values];
        parts.extend(pieces.into_iter().filter(|piece| printed.contains(piece)));
    }
    parts
}

fn face_parts(face: &TileFace) -> Vec<Part> {
    let there = [
        (Part::Name, true),
        (Part::Cost, face.cost > 0),
        (Part::Drain, face.drain.is_some()),
        (Part::Slots, true),
        (Part::Output, true),
        (Part::Ability, !face.ability.is_empty()),
    ];
    there.into_iter().filter(|(_, there)| *there).map(|(part, _)| part).collect()
}

fn card_parts(card: &Card) -> Vec<Part> {
    let there = [
        (Part::Name, true),
        (Part::Slots, card.slots.is_some()),
        (Part::Toxic, card.toxic.is_some()),
        (Part::Effect, true),
    ];
    there.into_iter().filter(|(_, there)| *there).map(|(part, _)| part).collect()
}
