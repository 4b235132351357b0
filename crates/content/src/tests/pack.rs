//! What the embedded pack must be, whatever its numbers.

use engine::abilities::{StationText, Target};
use engine::effect::Tier;
use engine::resource::Light;
use engine::rulebook::{Deck, Level, Rulebook, TileId, Unique};

use crate::{check_dir, embedded, embedded_files, embedded_pack, load_files};

fn tiles(book: &Rulebook, country: usize) -> impl Iterator<Item = TileId> {
    let (first, count) = book.countries[country].tiles;
    (first.0..first.0 + u16::from(count)).map(TileId)
}

#[test]
fn the_embedded_pack_is_the_folder() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    assert_eq!(check_dir(&folder).map(|pack| pack.rulebook.hash), Ok(embedded().hash));
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

#[test]
fn every_step_of_a_text_knows_its_effect() {
    let pack = embedded_pack();
    for country in &pack.rulebook.countries {
        for free in &country.free {
            let effects = pack.text(free.effect);
            let found = pack.effect_at(Target(free.effect.0)).unwrap();
            assert_eq!(found, (&effects[0], effects), "{} {}", country.key, free.key);
        }
    }
    let station = pack.rulebook.texts.station(StationText::Dock);
    assert_eq!(pack.effect_at(Target(station.0)), None, "a text of the station has no effects");
}
