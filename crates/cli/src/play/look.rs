//! What a word at the prompt means: a space, or the key or the name of something in the box.

use engine::View;
use engine::board::Space;
use engine::resource::Light;
use engine::rulebook::{BadgeId, CardId, CountryId, DisasterId, IrregularityId, MissionId, TileId};
use engine::seat::Seat;
use notation::{Mistake, Sort, names};
use text::Named as Called;

use crate::texts::Texts;

/// Something that can be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A tile, one side of it or both.
    Tile(TileId, Option<Light>),
    /// The tile that lies on a space.
    Space(Space),
    /// A disaster card.
    Card(CardId),
    /// A mission card.
    Mission(MissionId),
    /// A career badge.
    Badge(BadgeId),
    /// A country.
    Country(CountryId),
    /// A disaster.
    Disaster(DisasterId),
    /// An irregularity.
    Irregularity(IrregularityId),
}

/// What is meant, or what might have been meant. Things of this player and of this game are looked at first.
pub fn find(texts: &Texts, view: &View, seat: Option<Seat>, said: &str) -> Result<Thing, Mistake> {
    if let Ok(space) = names::space(said) {
        return Ok(Thing::Space(space));
    }
    let word = slug(said);
    let all = everything(texts, view, seat);
    let named: Vec<(Thing, &str)> =
        all.iter().flat_map(|(thing, names)| names.iter().map(|name| (*thing, name.as_str()))).collect();
    let at = names::find(Sort::Component, named.iter().map(|(_, name)| *name), &word)?;
    Ok(named[at].0)
}

/// A thing and every word for it.
type Named = (Thing, Vec<String>);

fn everything(texts: &Texts, view: &View, seat: Option<Seat>) -> Vec<Named> {
    let mut all = Vec::new();
    let own = seat.map(|seat| view.table.of(seat).country);
    all.extend(own.iter().flat_map(|country| tiles(texts, view, *country, true)));
    all.extend(countries_and_the_rest(texts, view));
    for country in (0..view.rulebook.countries.len()).map(|index| CountryId(index as u8)) {
        all.extend(tiles(texts, view, country, false));
    }
    all.extend(boosts(texts, view));
    all
}

/// The tiles of a country, by `russia/t1a`, `russia/t1a/red` and by the names on their faces; its own player may say
/// `t1a`.
fn tiles(texts: &Texts, view: &View, id: CountryId, own: bool) -> Vec<Named> {
    let country = view.rulebook.country(id);
    let (first, count) = country.tiles;
    let mut named = Vec::new();
    for tile in (first.0..first.0 + u16::from(count)).map(TileId) {
        let key = &view.rulebook.tile(tile).key;
        let mut whole = vec![format!("{}/{key}", country.key)];
        whole.extend(own.then(|| key.clone()));
        named.push((Thing::Tile(tile, None), whole));
        for light in Light::ALL {
            let side = format!("{}/{key}/{}", country.key, names::light_word(light));
            named.push((
                Thing::Tile(tile, Some(light)),
                words(texts, Called::Tile, &side, &view.rulebook.face(tile, light).name),
            ));
        }
    }
    named
}

fn boosts(texts: &Texts, view: &View) -> Vec<Named> {
    let tiles = view.rulebook.tiles.iter().enumerate().filter(|(_, tile)| tile.country.is_none());
    let named = |(index, tile): (usize, &engine::rulebook::Tile)| {
        let id = TileId(index as u16);
        (
            Thing::Tile(id, Some(Light::Red)),
            words(texts, Called::Tile, &tile.key, &view.rulebook.face(id, Light::Red).name),
        )
    };
    tiles.map(named).collect()
}

fn countries_and_the_rest(texts: &Texts, view: &View) -> Vec<Named> {
    let book = view.rulebook;
    let words = |of, key: &str, name: &str| words(texts, of, key, name);
    let mut named: Vec<Named> = Vec::new();
    named.extend(
        (0..)
            .zip(&book.countries)
            .map(|(at, one)| (Thing::Country(CountryId(at)), words(Called::Country, &one.key, &one.name))),
    );
    named.extend(
        (0..).zip(&book.badges).map(|(at, one)| (Thing::Badge(BadgeId(at)), words(Called::Badge, &one.key, &one.name))),
    );
    named.extend(
        (0..)
            .zip(&book.missions)
            .map(|(at, one)| (Thing::Mission(MissionId(at)), words(Called::Mission, &one.key, &one.name))),
    );
    let faced = std::ptr::from_ref(view.disaster());
    let mut disasters: Vec<_> = (0..).zip(&book.disasters).collect();
    disasters.sort_by_key(|(_, disaster)| !std::ptr::eq(*disaster, faced));
    for (at, disaster) in disasters {
        named.push((Thing::Disaster(DisasterId(at)), words(Called::Disaster, &disaster.key, &disaster.name)));
        let inside = |of, key: &str, name: &str| {
            let mut all = words(of, key, name);
            all.push(format!("{}/{key}", disaster.key));
            all
        };
        let (first, count) = disaster.cards;
        named.extend((first.0..first.0 + count).map(|card| {
            let one = book.card(CardId(card));
            (Thing::Card(CardId(card)), inside(Called::Card, &one.key, &one.name))
        }));
        let (first, count) = disaster.irregularities;
        named.extend((first.0..first.0 + count).map(|odd| {
            let one = book.irregularity(IrregularityId(odd));
            (Thing::Irregularity(IrregularityId(odd)), inside(Called::Irregularity, &one.key, &one.name))
        }));
    }
    named
}

/// The words for a thing: its key, and its name as printed and in the language of the player.
fn words(texts: &Texts, of: Called, key: &str, name: &str) -> Vec<String> {
    let mut words = vec![key.to_owned(), slug(name), slug(&texts.writer.name(of, name))];
    words.dedup();
    words
}

/// A name as a word: small letters, and hyphens for whatever is neither letter nor digit; strokes stay.
fn slug(name: &str) -> String {
    let mut slug = String::new();
    for letter in name.trim().chars() {
        if letter.is_alphanumeric() || letter == '/' {
            slug.extend(letter.to_lowercase());
        } else if !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.trim_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use text::Language;

    use super::*;
    use crate::new_game::NewGame;

    #[test]
    fn every_component_is_found_by_its_key() {
        let pack = content::embedded_pack();
        let texts = Texts::new(pack, Language::ENGLISH);
        let game = NewGame { seed: Some("1".into()), ..NewGame::default() }.begin(&texts).unwrap();
        for component in &pack.components {
            let shown = !matches!(component.kind, content::Kind::Table | content::Kind::Track | content::Kind::Lock);
            let found = find(&texts, &game.view(), Seat::from_index(0), &component.key);
            assert_eq!(found.is_ok(), shown, "{}: {found:?}", component.key);
        }
    }

    #[test]
    fn names_may_be_written_as_they_are_printed() {
        assert_eq!(slug(" Vozdukh  Absorber "), "vozdukh-absorber");
        let texts = Texts::new(content::embedded_pack(), Language::ENGLISH);
        let game = NewGame { seed: Some("1".into()), ..NewGame::default() }.begin(&texts).unwrap();
        let find = |said| find(&texts, &game.view(), Seat::from_index(0), said);
        assert!(matches!(find("3b"), Ok(Thing::Space(_))));
        assert!(matches!(find("Vozdukh Absorber"), Ok(Thing::Tile(_, Some(Light::Blue)))));
        assert!(matches!(find("t1a"), Ok(Thing::Tile(_, None))));
        assert!(matches!(find("Medical Officer"), Ok(Thing::Badge(_))));
        assert!(find("vozduk-absorber").unwrap_err().to_string().contains("is it vozdukh-absorber"));
    }
}
