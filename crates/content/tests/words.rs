//! What can be said about names, flavour and marks of source without playing: whose a name is, what each thing is told
//! about, and what claims to be printed.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use content::{Component, Kind, Part, Source, embedded_pack};
use engine::resource::Light;
use engine::rulebook::TileId;

/// The faces of every country: its key, the key of the face, and its place in the rulebook.
fn faces() -> impl Iterator<Item = (&'static str, String, TileId, Light)> {
    let book = &embedded_pack().rulebook;
    book.countries.iter().flat_map(move |country| {
        let tiles = (country.tiles.0.0..country.tiles.0.0 + u16::from(country.tiles.1)).map(TileId);
        tiles.flat_map(move |tile| {
            [(Light::Red, "red"), (Light::Blue, "blue")].map(|(light, side)| {
                (country.key.as_str(), format!("{}/{}/{side}", country.key, book.tile(tile).key), tile, light)
            })
        })
    })
}

fn component(key: &str) -> &'static Component {
    embedded_pack().components.iter().find(|one| one.kind == Kind::Tile && one.key == key).unwrap()
}

fn prints(component: &Component, part: Part) -> bool {
    match &component.source {
        Source::Printed(_) => true,
        Source::Partly(_, parts) => parts.contains(&part),
        Source::Ours => false,
    }
}

#[test]
fn the_same_ability_has_the_same_mark_on_every_tile_of_a_country() {
    let pack = embedded_pack();
    let mut marks: BTreeMap<(&str, String), Vec<(String, bool)>> = BTreeMap::new();
    for (country, key, tile, light) in faces() {
        let face = pack.rulebook.face(tile, light);
        if face.has_ability {
            let printed = prints(component(&key), Part::Ability);
            marks.entry((country, format!("{:?}", pack.text(face.ability)))).or_default().push((key, printed));
        }
    }
    for ((_, ability), faces) in marks {
        let printed = faces.iter().filter(|(_, printed)| *printed).count();
        assert!(printed == 0 || printed == faces.len(), "{ability} is marked printed on some of {faces:?}");
    }
}

/// The rulebook gives the Multipurpose Research Lab to all.
#[test]
fn no_name_is_in_more_than_two_countries_unless_it_is_printed() {
    let mut owners: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (country, key, _, _) in faces() {
        let component = component(&key);
        let owners = owners.entry(component.name.trim_end_matches(" 2")).or_default();
        if !prints(component, Part::Name) && !owners.contains(&country) {
            owners.push(country);
        }
    }
    for (name, countries) in owners {
        assert!(countries.len() <= 2, "{name} is in {countries:?}");
    }
}

/// The lines of flavour in a language, as they are written: what they are about, and what they say.
fn flavour(language: &Path) -> Vec<(String, String)> {
    let files = fs::read_dir(language.join("flavour")).unwrap().map(|file| file.unwrap().path());
    let text: String = files.map(|file| fs::read_to_string(file).unwrap()).collect();
    let line = |line: &str| line.split_once(" = ").map(|(id, said)| (id.to_owned(), said.to_owned()));
    text.lines().filter(|line| line.starts_with("flavour-")).map(|text| line(text).unwrap()).collect()
}

/// What has a line of its own: faces share it with their namesakes.
fn spoken_of() -> BTreeSet<String> {
    let id = |one: &Component| {
        let kind = one.kind.to_string();
        let small = one.name.to_ascii_lowercase();
        let words = small.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
        format!("flavour-{kind}-{}", words.collect::<Vec<_>>().join("-"))
    };
    let named = |one: &&Component| !matches!(one.kind, Kind::Table | Kind::Track | Kind::Lock);
    embedded_pack().components.iter().filter(named).map(id).collect()
}

#[test]
fn every_thing_has_one_line_of_flavour_in_every_language_that_is_short_and_its_own() {
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/text");
    let mut said = BTreeSet::new();
    for language in fs::read_dir(text).unwrap().map(|folder| folder.unwrap().path()) {
        let lines = flavour(&language);
        let about: BTreeSet<String> = lines.iter().map(|(id, _)| id.clone()).collect();
        assert_eq!(about.len(), lines.len(), "{} says something twice", language.display());
        assert_eq!(about, spoken_of(), "{}", language.display());
        for (id, line) in lines {
            assert!(line.chars().count() <= 90, "{id} has {} characters: {line}", line.chars().count());
            assert!(said.insert(line.clone()), "{id} repeats: {line}");
        }
    }
}
