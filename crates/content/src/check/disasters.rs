//! The disasters, their cards and irregularities.

use engine::rulebook::{Deck, Level};
use engine::table::Cards;

use super::effects::{self, Context, Place};
use super::{is_key, keys};
use crate::load::{Parsed, Sheet};
use crate::mistake::Mistake;
use crate::source::{Card, Disaster, Irregularity};

pub(super) fn check(parsed: &Parsed, mistakes: &mut Vec<Mistake>) {
    if parsed.disasters.is_empty() {
        mistakes.push(parsed.contents.mistake(&["disasters:"], "no disasters; expected at least 1"));
    }
    for name in parsed.contents.content.disasters.iter().filter(|name| !is_key(name)) {
        let what = format!("'{name}' is no key; expected small letters, digits and hyphens");
        mistakes.push(parsed.contents.mistake(&["disasters:", name], what));
    }
    let cards: usize = parsed.disasters.iter().map(|disaster| disaster.content.cards.len()).sum();
    if cards > usize::from(u8::MAX) {
        let what = format!("{cards} disaster cards in all; expected at most {}", u8::MAX);
        mistakes.push(parsed.contents.mistake(&["disasters:"], what));
    }
    parsed.disasters.iter().for_each(|sheet| one(sheet, mistakes));
}

fn one(sheet: &Sheet<Disaster>, mistakes: &mut Vec<Mistake>) {
    let disaster = &sheet.content;
    deck(sheet, mistakes);
    keys(sheet, disaster.cards.iter().map(|card| card.key.as_str()), mistakes);
    keys(sheet, disaster.irregularities.iter().map(|odd| odd.key.as_str()), mistakes);
    let context = Context { scenario: disaster.scenario, toxic: disaster.toxic, ..Context::new(Place::Standing) };
    effects::texts(sheet, &["before_roll:"], &disaster.name, &disaster.before_roll, &context, mistakes);
    disaster.cards.iter().for_each(|card| self::card(sheet, card, mistakes));
    disaster.irregularities.iter().for_each(|odd| irregularity(sheet, odd, mistakes));
}

fn deck(sheet: &Sheet<Disaster>, mistakes: &mut Vec<Mistake>) {
    let disaster = &sheet.content;
    let size = match disaster.deck {
        Deck::Fixed => disaster.cards.len(),
        Deck::Levels(counts) => counts.into_iter().map(usize::from).sum(),
    };
    if size > Cards::MAX {
        mistakes.push(sheet.mistake(&["deck:"], format!("a deck of {size} cards; expected at most {}", Cards::MAX)));
    }
    match disaster.deck {
        Deck::Fixed if disaster.cards.is_empty() => {
            mistakes.push(sheet.mistake(&["cards:"], "no cards; expected at least 1"));
        }
        Deck::Fixed => {}
        Deck::Levels(needed) => {
            for (level, needed) in [Level::Green, Level::Yellow, Level::Orange, Level::Red].into_iter().zip(needed) {
                let count = disaster.cards.iter().filter(|card| card.level == level).count();
                if count < usize::from(needed) {
                    let what = format!("{count} {level:?} cards; expected at least {needed} for the deck");
                    mistakes.push(sheet.mistake(&["deck:"], what));
                }
            }
        }
    }
}

fn card(sheet: &Sheet<Disaster>, card: &Card, mistakes: &mut Vec<Mistake>) {
    let disaster = &sheet.content;
    let anchor = format!("key: \"{}\"", card.key);
    if disaster.toxic != card.toxic.is_some() {
        let wrong = if disaster.toxic { "no Toxic values; expected some" } else { "Toxic values; expected none" };
        let what = format!("{} shows {wrong} in this disaster", card.name);
        mistakes.push(sheet.mistake(&[&anchor], what));
    }
    if card.effect.is_empty() {
        let what = format!("{} does nothing; expected an effect", card.name);
        mistakes.push(sheet.mistake(&[&anchor, "effect:"], what));
    }
    let context = Context { scenario: disaster.scenario, toxic: disaster.toxic, ..Context::new(Place::Card) };
    effects::texts(sheet, &[&anchor, "effect:"], &card.name, &card.effect, &context, mistakes);
}

fn irregularity(sheet: &Sheet<Disaster>, odd: &Irregularity, mistakes: &mut Vec<Mistake>) {
    let anchor = format!("key: \"{}\"", odd.key);
    for (field, changes) in [("benefit", &odd.benefit), ("impediment", &odd.impediment)] {
        if changes.is_empty() || changes.iter().any(|(_, by)| *by == 0) {
            let what = format!("{}: the {field} changes nothing; expected a change that is not 0", odd.name);
            mistakes.push(sheet.mistake(&[&anchor, &format!("{field}:")], what));
        }
    }
}
