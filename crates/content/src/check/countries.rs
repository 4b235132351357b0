//! The countries: their rules and dice tracks.

use std::collections::BTreeSet;

use engine::effect::{Effect, Zone};
use engine::rulebook::DiceTrack;

use super::effects::{Account, Context, Place};
use super::{effects, is_key, keys, name, no_key, range, rising};
use crate::load::Parsed;
use crate::locate::At::{Field, Item, Key};
use crate::mistake::Mistake;
use crate::sheet::Sheet;
use crate::source::{Contents, Country, Tile, Track};

/// Ids of countries and disasters are small.
const MOST: usize = 32;

/// Which parts a country has, so that texts do not speak of others.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Traits {
    pub storage: bool,
    pub queue: bool,
    pub oriented: bool,
    pub converters: bool,
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
            converters: country.converters.1 > 0,
            locks: !country.locks.is_empty(),
            counters: country.counter_start.is_some() && counters,
        }
    }
}

pub(super) fn check(parsed: &Parsed, mistakes: &mut Vec<Mistake>) {
    if !(4..=MOST).contains(&parsed.countries.len()) {
        let what = format!("{} countries; expected 4 to {MOST}, one for every player", parsed.countries.len());
        return mistakes.push(parsed.contents.mistake(&[Field("countries")], &[], what));
    }
    let Contents { countries, disasters, .. } = &parsed.contents.content;
    listed(&parsed.contents, "countries", countries, mistakes);
    listed(&parsed.contents, "disasters", disasters, mistakes);
    for (country, tiles) in &parsed.countries {
        one(country, Traits::of(&country.content, &tiles.content), mistakes);
    }
}

/// What `pack.ron` lists are keys, each once.
fn listed(contents: &Sheet<Contents>, field: &str, keys: &Option<Vec<String>>, mistakes: &mut Vec<Mistake>) {
    let mut seen = BTreeSet::new();
    for key in keys.iter().flatten() {
        let owner = [Field(field)];
        if !is_key(key) {
            mistakes.push(contents.mistake(&owner, &[Item(key)], no_key(key)));
        }
        if !seen.insert(key) {
            mistakes.push(contents.mistake(&owner, &[Item(key)], format!("'{key}' is listed twice; expected it once")));
        }
    }
}

fn one(sheet: &Sheet<Country>, traits: Traits, mistakes: &mut Vec<Mistake>) {
    let country = &sheet.content;
    name(sheet, &[Field("name")], &[], &country.name, mistakes);
    range(sheet, (&[Field("complexity")], &[]), "complexity", country.complexity, 1..=5, mistakes);
    if !matches!(country.rolls_into, Zone::Pool | Zone::Storage | Zone::Queue) {
        let what = format!("dice cannot be rolled into {:?}; expected Pool, Storage or Queue", country.rolls_into);
        mistakes.push(sheet.mistake(&[Field("rolls_into")], &[], what));
    }
    if country.converters.0 > country.converters.1 || country.converters.1 > 12 {
        let (first, all) = country.converters;
        let what = format!("{first} tokens at the start of {all} in all; expected no more, and at most 12 in all");
        mistakes.push(sheet.mistake(&[Field("converters")], &[], what));
    }
    if country.locks.len() > 12 {
        let what = format!("{} Lock tokens; expected at most 12", country.locks.len());
        mistakes.push(sheet.mistake(&[Field("locks")], &[], what));
    }
    track(sheet, "standard", &country.tracks.standard, mistakes);
    track(sheet, "solo", &country.tracks.solo, mistakes);
    texts(sheet, traits, mistakes);
}

fn texts(sheet: &Sheet<Country>, traits: Traits, mistakes: &mut Vec<Mistake>) {
    let (country, context) = (&sheet.content, Context { traits, ..Context::new(Place::Country) });
    for (field, text) in [("before_roll", &country.before_roll), ("after_roll", &country.after_roll)] {
        effects::texts(sheet, (&[Field(field)], &[]), &country.name, text, &context, mistakes);
    }
    if country.free.len() > 8 {
        let what = format!("{} free actions; expected at most 8", country.free.len());
        return mistakes.push(sheet.mistake(&[Field("free")], &[], what));
    }
    keys(sheet, &[Field("free")], country.free.iter().map(|free| free.key.as_str()), mistakes);
    for free in &country.free {
        let way = |field| [Key(&free.key), Field(field)];
        let owner = [Field("free")];
        effects::conditions(sheet, (&owner, &way("when")), &country.name, &free.when, &context, mistakes);
        effects::texts(sheet, (&owner, &way("effect")), &country.name, &free.effect, &context, mistakes);
    }
    endless(sheet, mistakes);
}

/// Free actions can be done again and again: together they must come to an end.
fn endless(sheet: &Sheet<Country>, mistakes: &mut Vec<Mistake>) {
    let free = &sheet.content.free;
    let all: Vec<Account> = free.iter().filter_map(|free| Account::of(&free.effect)).collect();
    for action in free {
        let expected = match Account::of(&action.effect) {
            None => "it to use something up".to_owned(),
            Some(account) if account.comes_back(&all) => {
                format!("no free action to give back the {} it uses up", account.uses.words())
            }
            Some(_) => continue,
        };
        let what = format!("the free action '{}' can be done without end; expected {expected}", action.key);
        mistakes.push(sheet.mistake(&[Field("free")], &[Key(&action.key), Field("effect")], what));
    }
}

fn track(sheet: &Sheet<Country>, side: &str, track: &Track, mistakes: &mut Vec<Mistake>) {
    let owner = [Field("tracks"), Field(side)];
    if track.dice.is_empty() || track.dice.len() > DiceTrack::MAX {
        let what = format!("a dice track of {} slots; expected 1 to {}", track.dice.len(), DiceTrack::MAX);
        return mistakes.push(sheet.mistake(&owner, &[Field("dice")], what));
    }
    if track.costs.len() + 1 != track.dice.len() {
        let what =
            format!("{} costs for {} slots; expected one between two slots", track.costs.len(), track.dice.len());
        return mistakes.push(sheet.mistake(&owner, &[Field("costs")], what));
    }
    rising(sheet, &owner, "dice", &track.dice, mistakes);
    for dice in &track.dice {
        range(sheet, (&owner, &[Field("dice")]), "a number of dice", *dice, 1..=20, mistakes);
    }
    for cost in &track.costs {
        range(sheet, (&owner, &[Field("costs")]), "a cost", *cost, 0..=60, mistakes);
    }
}
