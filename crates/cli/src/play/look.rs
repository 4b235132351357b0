//! What a word at the prompt means: a space, or the key or the name of something in the box.

use engine::View;
use engine::board::Space;
use engine::resource::Light;
use engine::rulebook::{BadgeId, CardId, CountryId, DisasterId, IrregularityId, MissionId, TileId};
use engine::seat::Seat;
use notation::names;

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
pub fn find(view: &View, seat: Option<Seat>, said: &str) -> Result<Thing, String> {
    if let Ok(space) = names::space(said) {
        return Ok(Thing::Space(space));
    }
    let word = slug(said);
    let all = everything(view, seat);
    let meant = all.iter().find(|(_, names)| names.contains(&word)).map(|(thing, _)| *thing);
    let names = || all.iter().flat_map(|(_, names)| names.iter().map(String::as_str));
    meant.ok_or_else(|| names::find("tile, card, mission, badge or country", names(), &word).err().unwrap_or_default())
}

/// A thing and every word for it.
type Named = (Thing, Vec<String>);

fn everything(view: &View, seat: Option<Seat>) -> Vec<Named> {
    let mut all = Vec::new();
    let own = seat.map(|seat| view.table.of(seat).country);
    all.extend(own.iter().flat_map(|country| tiles(view, *country, true)));
    all.extend(countries_and_the_rest(view));
    for country in (0..view.rulebook.countries.len()).map(|index| CountryId(index as u8)) {
        all.extend(tiles(view, country, false));
    }
    all.extend(boosts(view));
    all
}

/// The tiles of a country, by `russia/t1a`, `russia/t1a/red` and by the names on their faces; its own player may say
/// `t1a`.
fn tiles(view: &View, id: CountryId, own: bool) -> Vec<Named> {
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
            named.push((Thing::Tile(tile, Some(light)), vec![side, slug(&view.rulebook.face(tile, light).name)]));
        }
    }
    named
}

fn boosts(view: &View) -> Vec<Named> {
    let tiles = view.rulebook.tiles.iter().enumerate().filter(|(_, tile)| tile.country.is_none());
    let named = |(index, tile): (usize, &engine::rulebook::Tile)| {
        let id = TileId(index as u16);
        (Thing::Tile(id, Some(Light::Red)), vec![tile.key.clone(), slug(&view.rulebook.face(id, Light::Red).name)])
    };
    tiles.map(named).collect()
}

fn countries_and_the_rest(view: &View) -> Vec<Named> {
    let book = view.rulebook;
    let words = |key: &str, name: &str| vec![key.to_owned(), slug(name)];
    let mut named: Vec<Named> = Vec::new();
    named.extend(
        (0..).zip(&book.countries).map(|(at, one)| (Thing::Country(CountryId(at)), words(&one.key, &one.name))),
    );
    named.extend((0..).zip(&book.badges).map(|(at, one)| (Thing::Badge(BadgeId(at)), words(&one.key, &one.name))));
    named
        .extend((0..).zip(&book.missions).map(|(at, one)| (Thing::Mission(MissionId(at)), words(&one.key, &one.name))));
    let faced = std::ptr::from_ref(view.disaster());
    let mut disasters: Vec<_> = (0..).zip(&book.disasters).collect();
    disasters.sort_by_key(|(_, disaster)| !std::ptr::eq(*disaster, faced));
    for (at, disaster) in disasters {
        named.push((Thing::Disaster(DisasterId(at)), words(&disaster.key, &disaster.name)));
        let inside = |key: &str, name: &str| vec![key.to_owned(), format!("{}/{key}", disaster.key), slug(name)];
        let (first, count) = disaster.cards;
        named.extend((first.0..first.0 + count).map(|card| {
            let one = book.card(CardId(card));
            (Thing::Card(CardId(card)), inside(&one.key, &one.name))
        }));
        let (first, count) = disaster.irregularities;
        named.extend((first.0..first.0 + count).map(|odd| {
            let one = book.irregularity(IrregularityId(odd));
            (Thing::Irregularity(IrregularityId(odd)), inside(&one.key, &one.name))
        }));
    }
    named
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
    use super::*;
    use crate::new_game::NewGame;

    #[test]
    fn every_component_is_found_by_its_key() {
        let pack = content::embedded_pack();
        let game = NewGame { seed: Some("1".into()), ..NewGame::default() }.begin(&pack.rulebook).unwrap();
        for component in &pack.components {
            let shown = !matches!(component.kind, content::Kind::Table | content::Kind::Track | content::Kind::Lock);
            let found = find(&game.view(), Seat::from_index(0), &component.key);
            assert_eq!(found.is_ok(), shown, "{}: {found:?}", component.key);
        }
    }

    #[test]
    fn names_may_be_written_as_they_are_printed() {
        assert_eq!(slug(" Vozdukh  Absorber "), "vozdukh-absorber");
        let rulebook = content::embedded();
        let game = NewGame { seed: Some("1".into()), ..NewGame::default() }.begin(rulebook).unwrap();
        let find = |said| find(&game.view(), Seat::from_index(0), said);
        assert!(matches!(find("3b"), Ok(Thing::Space(_))));
        assert!(matches!(find("Vozdukh Absorber"), Ok(Thing::Tile(_, Some(Light::Blue)))));
        assert!(matches!(find("t1a"), Ok(Thing::Tile(_, None))));
        assert!(matches!(find("Medical Officer"), Ok(Thing::Badge(_))));
        assert!(find("vozduk-absorber").unwrap_err().contains("is it vozdukh-absorber"));
    }
}
