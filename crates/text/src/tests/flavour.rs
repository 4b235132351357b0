//! Every thing of the box has its line in every language.

use std::fs;
use std::path::Path;

use content::Pack;
use engine::resource::Light;
use engine::rulebook::TileId;

use super::check_words;
use crate::{Flavour, Language, Named};

/// The lines of a language, whether or not this program carries them.
fn flavour(language: Language) -> Flavour {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/text").join(language.code()).join("flavour");
    let files = fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    Flavour::of(&files.collect::<Vec<_>>().join("\n"))
}

/// Everything that has a name.
fn things(pack: &Pack) -> Vec<(Named, &str)> {
    let book = &pack.rulebook;
    let tiles = (0..book.tiles.len()).map(|tile| TileId(tile as u16));
    let faces = tiles.flat_map(|tile| Light::ALL.map(|light| (Named::Tile, book.face(tile, light).name.as_str())));
    let cards = book.cards.iter().map(|one| (Named::Card, one.name.as_str()));
    let countries = book.countries.iter().map(|one| (Named::Country, one.name.as_str()));
    let disasters = book.disasters.iter().map(|one| (Named::Disaster, one.name.as_str()));
    let missions = book.missions.iter().map(|one| (Named::Mission, one.name.as_str()));
    let badges = book.badges.iter().map(|one| (Named::Badge, one.name.as_str()));
    let odd = book.irregularities.iter().map(|one| (Named::Irregularity, one.name.as_str()));
    faces.chain(cards).chain(countries).chain(disasters).chain(missions).chain(badges).chain(odd).collect()
}

#[test]
fn every_thing_has_its_line_in_every_language() {
    let things = things(content::embedded_pack());
    for language in Language::all() {
        let flavour = flavour(language);
        for (of, name) in &things {
            let line = flavour.line(*of, name).unwrap_or_else(|| panic!("{language:?} says nothing about {name}"));
            check_words(line, name);
        }
    }
}

#[test]
fn what_nobody_wrote_about_has_no_line() {
    assert_eq!(Flavour::default().line(Named::Country, "Japan"), None);
    assert_eq!(flavour(Language::ENGLISH).line(Named::Tile, "Ship's Bell"), None);
    // A message with a value is no line, and a broken file spoils only itself.
    let odd = Flavour::of("flavour-card-ashes = { $n } left\n= =\nflavour-card-panic = Run.");
    assert_eq!((odd.line(Named::Card, "Ashes"), odd.line(Named::Card, "Panic")), (None, Some("Run.")));
}
