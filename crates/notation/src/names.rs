//! Names that people type: keys of countries, tiles, badges, cards and the rest, with errors that suggest near ones.

use engine::board::Space;
use engine::resource::{Light, Resource};
use engine::rulebook::{
    BadgeId, CardId, Country, CountryId, DisasterId, IrregularityId, MissionId, Rulebook, TileFace, TileId,
};
use engine::seat::Seat;
use engine::setup::Difficulty;

use crate::mistake::{Mistake, Sort};

/// The place of a key in a list, or what it might have meant.
pub fn find<'a>(sort: Sort, keys: impl IntoIterator<Item = &'a str>, key: &str) -> Result<usize, Mistake> {
    let keys: Vec<&str> = keys.into_iter().collect();
    keys.iter().position(|one| *one == key).ok_or_else(|| unknown(sort, key, &keys))
}

/// A country by its key.
pub fn country(rulebook: &Rulebook, key: &str) -> Result<CountryId, Mistake> {
    find(Sort::Country, rulebook.countries.iter().map(|country| country.key.as_str()), key)
        .map(|at| CountryId(at as u8))
}

/// A career badge by its key.
pub fn badge(rulebook: &Rulebook, key: &str) -> Result<BadgeId, Mistake> {
    find(Sort::Badge, rulebook.badges.iter().map(|badge| badge.key.as_str()), key).map(|at| BadgeId(at as u8))
}

/// A disaster by its key.
pub fn disaster(rulebook: &Rulebook, key: &str) -> Result<DisasterId, Mistake> {
    find(Sort::Disaster, rulebook.disasters.iter().map(|one| one.key.as_str()), key).map(|at| DisasterId(at as u8))
}

/// A mission card by its key.
pub fn mission(rulebook: &Rulebook, key: &str) -> Result<MissionId, Mistake> {
    find(Sort::Mission, rulebook.missions.iter().map(|one| one.key.as_str()), key).map(|at| MissionId(at as u8))
}

/// A card of a disaster by its key.
pub fn card(rulebook: &Rulebook, disaster: DisasterId, key: &str) -> Result<CardId, Mistake> {
    let (first, count) = rulebook.disaster(disaster).cards;
    let ids = || (first.0..first.0 + count).map(CardId);
    let keys = ids().map(|id| rulebook.card(id).key.as_str());
    find(Sort::Card, keys, key).map(|at| CardId(first.0 + at as u8))
}

/// An irregularity of a disaster by its key.
pub fn irregularity(rulebook: &Rulebook, disaster: DisasterId, key: &str) -> Result<IrregularityId, Mistake> {
    let (first, count) = rulebook.disaster(disaster).irregularities;
    let ids = || (first.0..first.0 + count).map(IrregularityId);
    let keys = ids().map(|id| rulebook.irregularity(id).key.as_str());
    find(Sort::Irregularity, keys, key).map(|at| IrregularityId(first.0 + at as u8))
}

/// A resource by its word.
pub fn resource(word: &str) -> Result<Resource, Mistake> {
    find(Sort::Resource, Resource::ALL.map(resource_word), word).map(|at| Resource::ALL[at])
}

/// The word of a resource.
pub const fn resource_word(resource: Resource) -> &'static str {
    match resource {
        Resource::Power => "power",
        Resource::Climate => "climate",
        Resource::Oxygen => "oxygen",
        Resource::Nutrition => "nutrition",
    }
}

/// A light by its word.
pub fn light(word: &str) -> Result<Light, Mistake> {
    find(Sort::Light, Light::ALL.map(light_word), word).map(|at| Light::ALL[at])
}

/// The word of a light.
pub const fn light_word(light: Light) -> &'static str {
    match light {
        Light::Red => "red",
        Light::Blue => "blue",
    }
}

/// A difficulty by its word.
pub fn difficulty(word: &str) -> Result<Difficulty, Mistake> {
    find(Sort::Difficulty, Difficulty::ALL.map(difficulty_word), word).map(|at| Difficulty::ALL[at])
}

/// The word of a difficulty.
pub const fn difficulty_word(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Moderate => "moderate",
        Difficulty::Challenging => "challenging",
        Difficulty::Severe => "severe",
        Difficulty::Futile => "futile",
    }
}

/// A seat by the number people say: 1 to 4.
pub fn seat(word: &str) -> Result<Seat, Mistake> {
    let number: Option<usize> = word.parse().ok();
    let seat = number.and_then(|number| Seat::from_index(number.checked_sub(1)?));
    seat.ok_or_else(|| Mistake::Seat(word.to_owned()))
}

/// A space of the board, such as 3b.
pub fn space(word: &str) -> Result<Space, Mistake> {
    word.parse().map_err(|_: String| Mistake::Space(word.to_owned()))
}

/// A tile of a country's set, by its key or by the name on its face on one side: its index in the set.
pub fn set_tile(rulebook: &Rulebook, country: CountryId, light: Light, word: &str) -> Result<u8, Mistake> {
    let country = rulebook.country(country);
    if let Some(at) = known_tile(rulebook, country, light, word) {
        return Ok(at);
    }
    let tiles = || set(country).map(|id| rulebook.tile(id).key.as_str());
    let names: Vec<String> = set(country).map(|id| slug(rulebook.face(id, light))).collect();
    let on_other = set(country).any(|id| slug(rulebook.face(id, light.other())) == word);
    if on_other {
        return Err(Mistake::OtherSide { word: word.to_owned(), country: country.key.clone(), light: light.other() });
    }
    let known: Vec<&str> = names.iter().map(String::as_str).chain(tiles()).collect();
    Err(unknown(Sort::TileOf(country.key.clone()), word, &known))
}

fn known_tile(rulebook: &Rulebook, country: &Country, light: Light, word: &str) -> Option<u8> {
    let named = |(_, id): &(usize, TileId)| slug(rulebook.face(*id, light)) == word;
    let by_name = || single(set(country).enumerate().filter(named).map(|(at, _)| at));
    let at = set(country).position(|id| rulebook.tile(id).key == word).or_else(by_name)?;
    Some(at as u8)
}

/// How a tile of a country's set is written: by the name on its face, or by its key where names repeat.
pub fn set_tile_word(rulebook: &Rulebook, country: CountryId, light: Light, index: u8) -> String {
    let country = rulebook.country(country);
    let Some(id) = set(country).nth(usize::from(index)) else { return format!("#{index}") };
    let name = slug(rulebook.face(id, light));
    match known_tile(rulebook, country, light, &name) {
        Some(found) if found == index => name,
        _ => rulebook.tile(id).key.clone(),
    }
}

/// A Boost tile: `boost-1` or `boost-2` of a light.
pub fn boost(rulebook: &Rulebook, light: Light, word: &str) -> Result<TileId, Mistake> {
    find(Sort::Word("Boost tile".into()), BOOSTS, word).map(|at| rulebook.tables.boosts[light.index()][at])
}

/// How a Boost tile is written, if it is one.
pub fn boost_word(rulebook: &Rulebook, tile: TileId) -> Option<&'static str> {
    let boosts = &rulebook.tables.boosts;
    BOOSTS.into_iter().enumerate().find(|(at, _)| boosts.iter().any(|pair| pair[*at] == tile)).map(|(_, word)| word)
}

const BOOSTS: [&str; 2] = ["boost-1", "boost-2"];

fn set(country: &Country) -> impl Iterator<Item = TileId> {
    let (first, count) = country.tiles;
    (first.0..first.0 + u16::from(count)).map(TileId)
}

/// A printed name as a word without blanks.
fn slug(face: &TileFace) -> String {
    let mut slug = String::new();
    for letter in face.name.chars() {
        if letter.is_alphanumeric() {
            slug.extend(letter.to_lowercase());
        } else if !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.trim_matches('-').to_string()
}

fn single(mut found: impl Iterator<Item = usize>) -> Option<usize> {
    let first = found.next()?;
    found.next().is_none().then_some(first)
}

/// What to say about an unknown key.
fn unknown(sort: Sort, key: &str, known: &[&str]) -> Mistake {
    let mut near: Vec<(usize, &str)> = known.iter().map(|one| (distance(key, one), *one)).collect();
    near.sort();
    near.dedup();
    let close = near.iter().filter(|(far, one)| *far <= 1 + key.len() / 3 || one.contains(key) && !key.is_empty());
    let mut shown: Vec<&str> = close.map(|(_, one)| *one).take(3).collect();
    if shown.is_empty() {
        shown = known.iter().take(12).copied().collect();
    }
    Mistake::Unknown { sort, word: key.to_owned(), near: shown.into_iter().map(String::from).collect() }
}

/// How many letters must be changed, added or left out.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], i + 1);
        for (j, against) in other.iter().enumerate() {
            let changed = corner + usize::from(letter != *against);
            corner = row[j + 1];
            row[j + 1] = changed.min(corner + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_name_gets_the_near_ones() {
        let error = find(Sort::Country, ["usa", "russia", "japan"], "rusia").unwrap_err();
        assert_eq!(error.to_string(), "no country is called 'rusia'; is it russia, usa?");
    }

    #[test]
    fn a_strange_name_gets_all_of_them() {
        let error = find(Sort::Light, ["red", "blue"], "ultraviolet").unwrap_err();
        assert_eq!(error.to_string(), "no light is called 'ultraviolet'; is it red, blue?");
    }

    #[test]
    fn distance_counts_letters() {
        assert_eq!(distance("power", "tower"), 1);
        assert_eq!(distance("", "abc"), 3);
    }
}
