//! What the embedded pack must be, whatever its numbers.

use std::collections::{BTreeMap, BTreeSet};

use engine::effect::Tier;
use engine::resource::Light;
use engine::rulebook::{Deck, Level, Rulebook, TileFace, TileId, Unique};

use crate::{Kind, Source, embedded, embedded_files, embedded_pack, load_dir, load_files, sources};

fn tiles(book: &Rulebook, country: usize) -> impl Iterator<Item = TileId> {
    let (first, count) = book.countries[country].tiles;
    (first.0..first.0 + u16::from(count)).map(TileId)
}

#[test]
fn the_embedded_pack_is_the_folder() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    assert_eq!(load_dir(&folder).map(|book| book.hash), Ok(embedded().hash));
}

#[test]
fn every_country_has_three_starters_four_tiles_a_tier_and_two_unique_ones() {
    let book = embedded();
    for (index, country) in book.countries.iter().enumerate() {
        assert_eq!(country.tiles.1, 19, "{}", country.key);
        let count = |tier| tiles(book, index).filter(|tile| book.tile(*tile).tier == tier).count();
        assert_eq!(count(Tier::Starter), 3);
        for tier in [Tier::One, Tier::Two, Tier::Three, Tier::Four] {
            assert_eq!(count(tier), 4, "{} {tier:?}", country.key);
        }
        for light in Light::ALL {
            let faces = || tiles(book, index).map(|tile| book.face(tile, light));
            for unique in [Unique::AnyResource, Unique::MissionDie] {
                assert_eq!(faces().filter(|face| face.unique == Some(unique)).count(), 1, "{}", country.key);
            }
        }
    }
}

#[test]
fn no_two_tiles_of_a_country_are_alike_but_for_numbers() {
    let (book, pack) = (embedded(), embedded_pack());
    let shape = |face: &TileFace| {
        let made = face.output.iter().flatten().map(|(_, output)| (output.times, output.of));
        let kind = (made.collect::<Vec<_>>(), face.unique, face.counter, face.padlock);
        let words = format!("{:?} {:?}", face.slots, pack.text(face.ability));
        // The ways of tilting are written as a number, but they are no amount.
        let ways = words.split("Ways(").skip(1).map(|way| way.chars().take(2).collect::<String>()).collect::<String>();
        let words: String = words.chars().filter(|letter| !letter.is_ascii_digit() && *letter != '-').collect();
        format!("{kind:?} {words} {ways}")
    };
    let mut twins = Vec::new();
    for (index, country) in book.countries.iter().enumerate() {
        for light in Light::ALL {
            let mut seen = BTreeMap::new();
            for tile in tiles(book, index) {
                let key = &book.tile(tile).key;
                if let Some(twin) = seen.insert(shape(book.face(tile, light)), key) {
                    twins.push(format!("{} {light:?}: {twin} and {key}", country.key));
                }
            }
        }
    }
    assert!(twins.is_empty(), "{twins:#?}");
}

#[test]
fn names_are_used_once_on_each_side_of_a_country() {
    let book = embedded();
    for (index, country) in book.countries.iter().enumerate() {
        for light in Light::ALL {
            let names: BTreeSet<_> = tiles(book, index).map(|tile| &book.face(tile, light).name).collect();
            assert_eq!(names.len(), 19, "{} {light:?}", country.key);
        }
    }
}

#[test]
fn both_lights_make_both_of_their_resources_in_every_tier() {
    let book = embedded();
    for (index, country) in book.countries.iter().enumerate() {
        for light in Light::ALL {
            for tier in [Tier::Starter, Tier::One, Tier::Two, Tier::Three, Tier::Four] {
                let of_tier = tiles(book, index).filter(|tile| book.tile(*tile).tier == tier);
                let made = of_tier.fold(0, |bits, tile| bits | book.face(tile, light).produces.0);
                assert_eq!(made.count_ones(), 2, "{} {light:?} {tier:?}", country.key);
            }
        }
    }
}

#[test]
fn a_third_to_half_of_a_deck_is_persistent() {
    let book = embedded();
    for disaster in &book.disasters {
        let (first, count) = disaster.cards;
        let cards = &book.cards[usize::from(first.0)..usize::from(first.0 + count)];
        match disaster.deck {
            Deck::Fixed => assert_eq!(count, 10),
            Deck::Levels(drawn) => {
                assert_eq!(drawn, [2, 3, 3, 3]);
                let levels = [Level::Green, Level::Yellow, Level::Orange, Level::Red];
                let counts = levels.map(|level| cards.iter().filter(|card| card.level == level).count());
                assert_eq!(counts, [4, 6, 6, 6], "{}", disaster.key);
                let persistent = cards.iter().filter(|card| card.slots.is_some()).count();
                assert!((8..=11).contains(&persistent), "{}: {persistent}", disaster.key);
                assert_eq!(disaster.irregularities.1, 4);
            }
        }
    }
}

#[test]
fn every_component_says_where_it_is_from() {
    let count = |kind| sources().iter().filter(|component| component.kind == kind).count();
    assert_eq!(count(Kind::Tile), 10 * 19 * 2 + 4);
    assert_eq!(count(Kind::Card), 10 + 3 * 22);
    assert_eq!(count(Kind::Badge), 8);
    assert_eq!(count(Kind::Mission), 8);
    assert_eq!(count(Kind::Irregularity), 12);
    for component in sources() {
        if let Source::Printed(page) | Source::Partly(page, _) = &component.source {
            let cited = page.split(", ").all(|cite| cite.starts_with('L') || cite.contains(" L"));
            assert!(cited, "{}: {page} names no line", component.key);
        }
    }
}

#[test]
fn the_hash_follows_every_letter_but_not_the_order_of_files_nor_other_files() {
    let hash = |files: &[(String, String)]| load_files(files).map(|book| book.hash);
    let mut files = embedded_files();
    files.reverse();
    files.push(("text/en.ftl".into(), "hello = Hello".into()));
    assert_eq!(hash(&files), Ok(embedded().hash));
    files[0].1.push('\n');
    assert_ne!(hash(&files), Ok(embedded().hash));
}

#[test]
fn a_text_is_found_by_its_program() {
    let (book, pack) = (embedded(), embedded_pack());
    let mut abilities = book.faces.iter().filter(|face| face.has_ability);
    assert!(abilities.all(|face| !pack.text(face.ability).is_empty()));
    let mut plain = book.faces.iter().filter(|face| !face.has_ability);
    assert!(plain.all(|face| pack.text(face.ability).is_empty()));
}
