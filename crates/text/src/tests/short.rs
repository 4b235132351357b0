//! Short forms: every ability of the pack fits beside its icon, and says enough to be told from its neighbours.

use std::collections::{BTreeMap, BTreeSet};

use engine::effect::{Effect, Who};
use engine::resource::Light;
use engine::rulebook::{BadgeId, CardId, CountryId, TileId};

use super::{check_words, effects, writers};
use crate::{Context, Fill, Icon, Place, SHORT, Short, Writer};

fn check(short: &Short, what: &str) {
    check_words(&short.text, what);
    let length = short.text.chars().count();
    assert!(length <= SHORT, "{what} needs {length} characters: {}", short.text);
}

/// Every short form of the pack.
pub(super) fn write_everything() {
    let pack = content::embedded_pack();
    let book = &pack.rulebook;
    for writer in writers() {
        for tile in (0..book.tiles.len()).map(|tile| TileId(tile as u16)) {
            for light in Light::ALL {
                let text = writer.tile(pack, tile, light);
                assert_eq!(text.short.is_some(), text.ability.is_some(), "{}", text.name);
                text.short.iter().for_each(|short| check(short, &text.name));
            }
        }
        for badge in (0..book.badges.len()).map(|badge| writer.badge(pack, BadgeId(badge as u8))) {
            check(&badge.short.expect("a badge does something"), &badge.name);
        }
        for card in (0..book.cards.len()).map(|card| CardId(card as u8)) {
            let text = writer.card(pack, card);
            check(&text.short.expect("a card does something"), &text.name);
            for players in 1..=4 {
                writer.card_in_game(pack, card, players).short.iter().for_each(|short| check(short, &text.name));
            }
        }
        for country in (0..book.countries.len()).map(|country| writer.country(pack, CountryId(country as u8))) {
            for free in &country.free {
                check(free.short.as_ref().expect("a free action does something"), &country.name);
            }
        }
    }
}

#[test]
fn every_ability_fits_beside_its_icon() {
    write_everything();
}

/// Abilities of a country's tiles, one for each meaning, with their short forms.
fn collisions(writer: &Writer, country: CountryId) -> Vec<(String, usize)> {
    let pack = content::embedded_pack();
    let (first, count) = pack.rulebook.country(country).tiles;
    let mut read: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for tile in (first.0..first.0 + u16::from(count)).map(TileId) {
        for light in Light::ALL {
            let face = pack.rulebook.face(tile, light);
            let Some(short) = writer.tile(pack, tile, light).short else { continue };
            let meaning = format!("{:?}", pack.text(face.ability)).replace("Within(1)", "Either(1)");
            read.entry(format!("{:?} {} {}", short.icon, short.text, short.may)).or_default().insert(meaning);
        }
    }
    read.into_iter().map(|(short, meanings)| (short, meanings.len())).filter(|(_, meanings)| *meanings > 1).collect()
}

#[test]
fn abilities_of_a_country_can_be_told_apart_by_their_short_forms() {
    for writer in writers() {
        for country in 0..content::embedded_pack().rulebook.countries.len() {
            let same = collisions(&writer, CountryId(country as u8));
            assert!(same.is_empty(), "country {country} in {}: {same:#?}", writer.code());
        }
    }
}

/// The short form reads like this in English and in German.
fn reads(context: Context, text: &str, icon: Icon, english: &str, german: &str) {
    let effects = effects(text);
    let shorts = writers().map(|writer| writer.short(&effects, context).unwrap());
    assert!(shorts.iter().all(|short| short.icon == icon), "{text}: {shorts:?}");
    assert_eq!(shorts.map(|short| short.text), [english, german], "{text}");
}

#[test]
fn short_forms_read_like_this() {
    let tile = Context::new(Place::Tile);
    reads(tile, "May([Reroll((of: Of(\"1-3\")))])", Icon::Reroll, "1 die ≤3", "1 Würfel ≤3");
    reads(tile, "Roll(2, Pool), Discard(())", Icon::Roll, "2 dice, discard 1", "2 Würfel, 1 ablegen");
    reads(tile, "Gain(PlacedBy(Either(1)))", Icon::Gain, "die ±1", "Würfel ±1");
    reads(tile, "May([Shift((in: Storage), Up(2))])", Icon::ShiftUp, "1 in storage +2", "1 im Lager +2");
    reads(tile, "May([Set((), Counter)])", Icon::Set, "1 die = Counter", "1 Würfel = Zähler");
    let card = Context::new(Place::Card);
    reads(card, "Drain(One(Climate), ByPlayers((1, 3, 9, 10)))", Icon::Drain, "1/3/9/10 Climate", "1/3/9/10 Klima");
    reads(card, "RollSector, Hit((sectors: 2)), Drain(Choose, N(3))", Icon::Hit, "sector +2 …", "Sektor +2 …");
    let badge = Context::new(Place::Badge);
    reads(
        badge,
        "SpendCapacity(2), Give(Anyone, [KeepDie])",
        Icon::Capacity,
        "−2 → gain any die",
        "−2 → dazu 1 Würfel",
    );
}

#[test]
fn what_may_be_declined_or_repeated_is_said_beside_the_short_form() {
    let writer = &writers()[0];
    let short = |text: &str, place| writer.short(&effects(text), Context::new(place)).unwrap();
    let freedom = |short: Short| (short.may, short.often);
    assert_eq!(freedom(short("Reroll(())", Place::Tile)), (false, false));
    assert_eq!(freedom(short("May([Reroll(())])", Place::Tile)), (true, false));
    assert_eq!(freedom(short("Repeat([May([Reroll(())])])", Place::Country)), (true, true));
    assert_eq!(freedom(short("Transfer(3)", Place::Badge)), (true, false));
    assert_eq!(writer.short(&[], Context { fill: Fill::Joined, ..Context::new(Place::Tile) }), None);
}

#[test]
fn every_icon_has_a_key_of_its_own() {
    let keys: BTreeSet<&str> = Icon::ALL.iter().map(|icon| icon.key()).collect();
    assert_eq!(keys.len(), Icon::ALL.len());
    assert!(keys.iter().all(|key| key.chars().all(|letter| letter == '-' || letter.is_ascii_lowercase())));
}

/// So that no arm of the effect language is without short words.
pub(super) fn check_short(writer: &Writer, effect: &Effect, contexts: &[Context]) {
    for context in contexts {
        for text in [effect.clone(), Effect::EachSeat(Who::Another, vec![effect.clone()])] {
            if let Some(short) = writer.short(&[text], *context) {
                check_words(&short.text, &format!("{effect:?}"));
            }
        }
    }
}
