//! The German names of components. English ones stand in the pack.

use std::collections::{BTreeMap, BTreeSet};

use content::Pack;
use engine::resource::Light;
use engine::rulebook::TileId;
use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser;

const GERMAN: [&str; 3] = [
    include_str!("../../../../content/text/de/names-tiles.ftl"),
    include_str!("../../../../content/text/de/names-cards.ftl"),
    include_str!("../../../../content/text/de/names-components.ftl"),
];

/// The id under which a language names a component: `name-tile-ku-band-antenna`.
fn id(kind: &str, english: &str) -> String {
    let letters = english.to_ascii_lowercase();
    let words = letters.split(|letter: char| !letter.is_ascii_lowercase() && !letter.is_ascii_digit());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("name-{kind}-{}", words.join("-"))
}

/// Every component of the pack that has a name, by its id.
fn components(pack: &Pack) -> BTreeSet<String> {
    let book = &pack.rulebook;
    let tiles = (0..book.tiles.len()).map(|tile| TileId(tile as u16));
    let faces = tiles.flat_map(|tile| Light::ALL.map(|light| id("tile", &book.face(tile, light).name)));
    let cards = book.cards.iter().map(|card| id("card", &card.name));
    let countries = book.countries.iter().map(|country| id("country", &country.name));
    let disasters = book.disasters.iter().map(|disaster| id("disaster", &disaster.name));
    let missions = book.missions.iter().map(|mission| id("mission", &mission.name));
    let badges = book.badges.iter().map(|badge| id("badge", &badge.name));
    let odd = book.irregularities.iter().map(|odd| id("irregularity", &odd.name));
    faces.chain(cards).chain(countries).chain(disasters).chain(missions).chain(badges).chain(odd).collect()
}

/// The names in the files, by their ids.
fn german() -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for file in GERMAN {
        let resource = parser::parse(file).unwrap_or_else(|(_, mistakes)| panic!("{mistakes:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let name = match message.value.as_ref().map(|pattern| pattern.elements.as_slice()) {
                Some([PatternElement::TextElement { value }]) => (*value).to_owned(),
                _ => panic!("{} is not just a name", message.id.name),
            };
            let before = names.insert(message.id.name.to_owned(), name);
            assert_eq!(before, None, "{} has two names", message.id.name);
        }
    }
    names
}

#[test]
fn every_component_has_a_german_name_and_no_name_is_left_over() {
    let (components, names) = (components(content::embedded_pack()), german());
    let named: BTreeSet<String> = names.keys().cloned().collect();
    let (missing, unused): (Vec<_>, Vec<_>) =
        (components.difference(&named).collect(), named.difference(&components).collect());
    assert!(missing.is_empty() && unused.is_empty(), "without a name: {missing:#?}; nobody's names: {unused:#?}");
}

#[test]
fn two_components_of_one_kind_never_have_the_same_german_name() {
    let mut seen = BTreeMap::new();
    for (id, name) in german() {
        let kind = id.split('-').nth(1).unwrap_or_default().to_owned();
        let before = seen.insert((kind, name.clone()), id.clone());
        assert_eq!(before, None, "{id} is called {name}, too");
    }
}
