//! The countries: their rules and dice tracks.

use engine::effect::{Effect, Zone};
use engine::rulebook::DiceTrack;

use super::effects::{Context, Place};
use super::{effects, is_key, keys, rising};
use crate::load::{Parsed, Sheet};
use crate::mistake::Mistake;
use crate::source::{Country, Tile, Track};

/// Which parts a country has, so that texts do not speak of others.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Traits {
    pub storage: bool,
    pub queue: bool,
    pub oriented: bool,
    pub tokens: bool,
    pub locks: bool,
    pub counters: bool,
}

impl Traits {
    /// The parts of this country.
    pub fn of(country: &Country, tiles: &[Tile]) -> Traits {
        let stores = |effect: &Effect| matches!(effect, Effect::Move(_, Zone::Storage));
        let counters = tiles.iter().flat_map(Tile::faces).any(|(_, face)| face.counter);
        Traits {
            storage: country.rolls_into == Zone::Storage || country.after_roll.iter().any(stores),
            queue: country.rolls_into == Zone::Queue,
            oriented: country.oriented,
            tokens: country.tokens.1 > 0,
            locks: !country.locks.is_empty(),
            counters: country.counter_start.is_some() && counters,
        }
    }
}

pub(super) fn check(parsed: &Parsed, mistakes: &mut Vec<Mistake>) {
    if parsed.countries.len() < 4 {
        let what = format!("{} countries; expected at least 4, one for every player", parsed.countries.len());
        mistakes.push(parsed.contents.mistake(&["countries:"], what));
    }
    names(&parsed.contents.content.countries, parsed, mistakes);
    for (country, tiles) in &parsed.countries {
        one(country, Traits::of(&country.content, &tiles.content), mistakes);
    }
}

fn names(names: &[String], parsed: &Parsed, mistakes: &mut Vec<Mistake>) {
    for name in names.iter().filter(|name| !is_key(name)) {
        let what = format!("'{name}' is no key; expected small letters, digits and hyphens");
        mistakes.push(parsed.contents.mistake(&["countries:", name], what));
    }
}

fn one(sheet: &Sheet<Country>, traits: Traits, mistakes: &mut Vec<Mistake>) {
    let country = &sheet.content;
    if !matches!(country.rolls_into, Zone::Pool | Zone::Storage | Zone::Queue) {
        let what = format!("dice cannot be rolled into {:?}; expected Pool, Storage or Queue", country.rolls_into);
        mistakes.push(sheet.mistake(&["rolls_into:"], what));
    }
    if country.tokens.0 > country.tokens.1 {
        let what = format!("{} tokens at the start of {} in all; expected no more", country.tokens.0, country.tokens.1);
        mistakes.push(sheet.mistake(&["tokens:"], what));
    }
    track(sheet, "standard:", &country.tracks.standard, mistakes);
    track(sheet, "solo:", &country.tracks.solo, mistakes);
    let context = Context { traits, ..Context::new(Place::Country) };
    let name = &country.name;
    effects::texts(sheet, &["before_roll:"], name, &country.before_roll, &context, mistakes);
    effects::texts(sheet, &["after_roll:"], name, &country.after_roll, &context, mistakes);
    keys(sheet, country.free.iter().map(|free| free.key.as_str()), mistakes);
    for free in &country.free {
        let anchor = format!("key: \"{}\"", free.key);
        effects::texts(sheet, &["free:", &anchor], name, &free.effect, &context, mistakes);
    }
}

fn track(sheet: &Sheet<Country>, side: &str, track: &Track, mistakes: &mut Vec<Mistake>) {
    let anchors = ["tracks:", side];
    if track.dice.is_empty() || track.dice.len() > DiceTrack::MAX {
        let what = format!("a dice track of {} slots; expected 1 to {}", track.dice.len(), DiceTrack::MAX);
        mistakes.push(sheet.mistake(&anchors, what));
    }
    if track.costs.len() + 1 != track.dice.len() {
        let what =
            format!("{} costs for {} slots; expected one between two slots", track.costs.len(), track.dice.len());
        mistakes.push(sheet.mistake(&anchors, what));
    }
    rising(sheet, &anchors, "dice", &track.dice, mistakes);
}
