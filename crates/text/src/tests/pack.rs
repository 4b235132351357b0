//! Everything in the embedded pack can be read in every language.

use std::collections::BTreeMap;
use std::sync::Arc;

use content::Pack;
use engine::effect::{Effect, Tier, Zone};
use engine::resource::{Light, Resource};
use engine::rulebook::{BadgeId, CardId, CountryId, DisasterId, Level, Parts, Rulebook, TileId};
use engine::setup::Difficulty;

use super::{check_sentence, check_words, writers};
use crate::{Context, Hand, Writer};

/// Writes every component in every language and checks the words.
pub(super) fn write_everything() {
    let pack = content::embedded_pack();
    for writer in writers() {
        tiles(&writer, pack);
        cards_and_badges(&writer, pack);
        missions_and_irregularities(&writer, pack);
        countries_and_disasters(&writer, pack);
        odd_countries(&writer, pack);
        odd_disasters(&writer, pack);
        names(&writer);
    }
}

fn tiles(writer: &Writer, pack: &Pack) {
    for index in 0..pack.rulebook.tiles.len() {
        for light in Light::ALL {
            let tile = TileId(index as u16);
            let text = writer.tile(pack, tile, light);
            let what = format!("{} ({light:?}), {:?}", text.name, writer.code());
            [&text.tier, &text.light, &text.slots, &text.output].iter().for_each(|words| check_words(words, &what));
            text.cost.iter().chain(&text.drain).for_each(|words| check_words(words, &what));
            text.ability.iter().for_each(|words| check_sentence(words, &what));
            assert_eq!(text.ability.is_some(), pack.rulebook.face(tile, light).has_ability, "{what}");
        }
    }
}

fn cards_and_badges(writer: &Writer, pack: &Pack) {
    for index in 0..pack.rulebook.cards.len() {
        let text = writer.card(pack, CardId(index as u8));
        check_words(&text.level, &text.name);
        check_sentence(&text.effect, &text.name);
        text.toxic.iter().chain(text.removed_by.iter().flatten()).for_each(|words| check_sentence(words, &text.name));
        for players in 1..=4 {
            let text = writer.card_in_game(pack, CardId(index as u8), players);
            check_sentence(&text.effect, &text.name);
            text.removed_by.iter().flatten().for_each(|words| check_sentence(words, &text.name));
        }
    }
    for index in 0..pack.rulebook.badges.len() {
        let text = writer.badge(pack, BadgeId(index as u8));
        check_sentence(&text.effect, &text.name);
        text.needs.iter().for_each(|words| check_sentence(words, &text.name));
    }
}

fn missions_and_irregularities(writer: &Writer, pack: &Pack) {
    for mission in &pack.rulebook.missions {
        let text = writer.mission(pack, mission);
        text.costs.iter().chain(&text.standing).chain(&text.note).for_each(|words| check_sentence(words, &text.name));
    }
    for odd in &pack.rulebook.irregularities {
        let text = writer.irregularity(pack, odd);
        [&text.benefit, &text.impediment].iter().for_each(|words| check_sentence(words, &text.name));
    }
}

fn countries_and_disasters(writer: &Writer, pack: &Pack) {
    for index in 0..pack.rulebook.countries.len() {
        let text = writer.country(pack, CountryId(index as u8));
        assert!(!text.rules.is_empty(), "{} has no rules", text.name);
        let free = text.free.iter().map(|free| &free.text);
        text.rules.iter().chain(free).chain(&text.tracks).for_each(|words| check_sentence(words, &text.name));
    }
    for index in 0..pack.rulebook.disasters.len() {
        let text = writer.disaster(pack, DisasterId(index as u8));
        text.rules.iter().chain([&text.level, &text.deck]).for_each(|words| check_sentence(words, &text.name));
    }
}

/// Disasters of another pack may do something before rolling that has more shape.
fn odd_disasters(writer: &Writer, pack: &Pack) {
    let mut pack = pack.clone();
    let mut parts = Parts::clone(&pack.rulebook);
    let other = parts.badges[0].effect;
    parts.disasters[0].before_roll = other;
    pack.rulebook = Arc::new(Rulebook::checked(parts).unwrap());
    writer.disaster(&pack, DisasterId(0)).rules.iter().for_each(|words| check_sentence(words, "a disaster"));
}

/// Countries of another pack may roll where none of ours does.
fn odd_countries(writer: &Writer, pack: &Pack) {
    for zone in [Zone::Pool, Zone::Storage, Zone::Queue, Zone::Cache, Zone::Kept] {
        let mut pack = pack.clone();
        let mut parts = Parts::clone(&pack.rulebook);
        parts.countries[0].rolls_into = zone;
        pack.rulebook = Arc::new(Rulebook::checked(parts).unwrap());
        writer.country(&pack, CountryId(0)).rules.iter().for_each(|words| check_sentence(words, "a country"));
    }
}

fn names(writer: &Writer) {
    let mut names = Vec::new();
    names.extend(Resource::ALL.map(|resource| writer.resource(resource)));
    names.extend(Light::ALL.map(|light| writer.light(light)));
    let tiers = [Tier::Starter, Tier::One, Tier::Two, Tier::Three, Tier::Four, Tier::Boost];
    names.extend(tiers.map(|tier| writer.tier(tier)));
    names.extend([Level::Green, Level::Yellow, Level::Orange, Level::Red].map(|level| writer.level(level)));
    let zones = [Zone::Pool, Zone::Storage, Zone::Queue, Zone::Cache, Zone::Kept];
    names.extend(zones.map(|zone| writer.zone(zone, Hand::Pool)));
    names.push(writer.zone(Zone::Pool, Hand::Reserve));
    names.extend(Difficulty::ALL.map(|difficulty| writer.difficulty(difficulty)));
    names.iter().for_each(|name| check_words(name, "a name"));
}

#[test]
fn every_component_can_be_read_in_every_language() {
    write_everything();
}

#[test]
fn two_different_effects_of_one_country_never_read_the_same() {
    let pack = content::embedded_pack();
    for writer in writers() {
        for (index, country) in pack.rulebook.countries.iter().enumerate() {
            let mut read = BTreeMap::new();
            for (face, effects) in abilities(pack, CountryId(index as u8)) {
                let text = writer.ability(effects, Context { fill: crate::Fill::Single, ..Context::country(country) });
                let said = read.entry(text.to_string()).or_insert_with(|| meaning(effects));
                assert_eq!(*said, meaning(effects), "{} of {} reads like another tile: {text}", face, country.name);
            }
        }
    }
}

#[test]
fn a_card_in_a_game_shows_its_one_number() {
    let pack = content::embedded_pack();
    let numbered = |effect: &str| effect.contains("/2/3/4 ");
    for writer in writers() {
        for (index, card) in pack.rulebook.cards.iter().enumerate() {
            for players in 1..=4 {
                let text = writer.card_in_game(pack, CardId(index as u8), players).effect;
                assert!(!numbered(&text) || text.contains('+'), "{} with {players}: {text}", card.name);
                assert!(!text.contains(" 0."), "{} with {players}: {text}", card.name);
            }
        }
    }
}

/// The longest sentences that fit on a tile and on a card.
const TILE: usize = 120;
const CARD: usize = 180;

#[test]
fn no_text_is_too_long_for_its_component() {
    let pack = content::embedded_pack();
    for writer in writers() {
        let fits = |text: &str, most: usize| {
            let length = text.chars().count();
            assert!(length <= most, "{length} characters in {}: {text}", writer.code());
        };
        for tile in (0..pack.rulebook.tiles.len()).map(|index| TileId(index as u16)) {
            for light in Light::ALL {
                fits(&writer.tile(pack, tile, light).ability.unwrap_or_default(), TILE);
            }
        }
        for card in (0..pack.rulebook.cards.len()).map(|index| CardId(index as u8)) {
            (1..=4).for_each(|players| fits(&writer.card_in_game(pack, card, players).effect, CARD));
        }
    }
}

fn abilities(pack: &Pack, country: CountryId) -> impl Iterator<Item = (&str, &[Effect])> {
    let (first, count) = pack.rulebook.country(country).tiles;
    let tiles = (first.0..first.0 + u16::from(count)).map(TileId);
    let faces = tiles.flat_map(|tile| Light::ALL.map(|light| pack.rulebook.face(tile, light)));
    faces.filter(|face| face.has_ability).map(|face| (face.name.as_str(), pack.text(face.ability)))
}

/// Effects as data; what means the same is the same.
fn meaning(effects: &[Effect]) -> String {
    format!("{effects:?}").replace("Within(1)", "Either(1)")
}

#[test]
fn a_boost_tile_speaks_as_its_holder_does() {
    let pack = content::embedded_pack();
    let writer = &writers()[0];
    let reserve = pack.rulebook.countries.iter().position(|country| country.reserve).unwrap();
    let boosts = (0..pack.rulebook.tiles.len()).filter(|tile| pack.rulebook.tiles[*tile].country.is_none());
    for boost in boosts {
        let text = writer.tile_held_by(pack, TileId(boost as u16), Light::Red, CountryId(reserve as u8));
        assert!(!text.ability.unwrap_or_default().contains("your pool"), "{}", text.name);
    }
}
