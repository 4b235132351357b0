//! The disasters, their cards and irregularities.

use engine::effect::Quantity;
use engine::rulebook::{CardSlots, Deck, Half, Level, ScenarioTokens, Together};
use engine::table::{Cards, Missions};

use super::effects::{self, Context, Place};
use super::{keys, name, range};
use crate::load::Parsed;
use crate::locate::At::{Field, Key};
use crate::mistake::Mistake;
use crate::sheet::Sheet;
use crate::source::{Card, Disaster, Irregularity};

/// What irregularities of one disaster may change a number by, all together.
const MOST_SHIFT: i64 = 12;

pub(super) fn check(parsed: &Parsed, mistakes: &mut Vec<Mistake>) {
    let mut say = |what: String| mistakes.push(parsed.contents.mistake(&[Field("disasters")], &[], what));
    if !(1..=32).contains(&parsed.disasters.len()) {
        say(format!("{} disasters; expected 1 to 32", parsed.disasters.len()));
    }
    let count =
        |count: fn(&Disaster) -> usize| parsed.disasters.iter().map(|sheet| count(&sheet.content)).sum::<usize>();
    let cards = count(|disaster| disaster.cards.len());
    let odd = count(|disaster| disaster.irregularities.len());
    for (number, what) in [(cards, "disaster cards"), (odd, "irregularities")] {
        if number > usize::from(u8::MAX) {
            say(format!("{number} {what} in all; expected at most {}", u8::MAX));
        }
    }
    for sheet in &parsed.disasters {
        one(sheet, mistakes);
        missions_to_win(parsed, sheet, mistakes);
    }
}

fn one(sheet: &Sheet<Disaster>, mistakes: &mut Vec<Mistake>) {
    let disaster = &sheet.content;
    for (field, count, most) in
        [("cards", disaster.cards.len(), 80), ("irregularities", disaster.irregularities.len(), 16)]
    {
        if count > most {
            let what = format!("{count} {field}; expected at most {most}");
            return mistakes.push(sheet.mistake(&[Field(field)], &[], what));
        }
    }
    name(sheet, &[Field("name")], &[], &disaster.name, mistakes);
    range(sheet, (&[Field("level")], &[]), "level", disaster.level, 1..=5, mistakes);
    if let ScenarioTokens::Holes(tokens) | ScenarioTokens::Integrity(tokens) = disaster.scenario {
        range(sheet, (&[Field("scenario")], &[]), "a number of Scenario tokens", tokens, 1..=9, mistakes);
    }
    deck(sheet, mistakes);
    keys(sheet, &[Field("cards")], disaster.cards.iter().map(|card| card.key.as_str()), mistakes);
    keys(sheet, &[Field("irregularities")], disaster.irregularities.iter().map(|odd| odd.key.as_str()), mistakes);
    let context = Context { scenario: disaster.scenario, toxic: disaster.toxic, ..Context::new(Place::Standing) };
    effects::texts(sheet, (&[Field("before_roll")], &[]), &disaster.name, &disaster.before_roll, &context, mistakes);
    disaster.cards.iter().for_each(|card| self::card(sheet, card, mistakes));
    disaster.irregularities.iter().for_each(|odd| irregularity(sheet, odd, mistakes));
    shifts(sheet, mistakes);
    before_rolls(sheet, mistakes);
}

fn deck(sheet: &Sheet<Disaster>, mistakes: &mut Vec<Mistake>) {
    let disaster = &sheet.content;
    let mut say = |what: String| mistakes.push(sheet.mistake(&[Field("deck")], &[], what));
    let size = match disaster.deck {
        Deck::Fixed => disaster.cards.len(),
        Deck::Levels(counts) => counts.into_iter().map(usize::from).sum(),
    };
    if !(1..=Cards::MAX).contains(&size) {
        say(format!("a deck of {size} cards; expected 1 to {}", Cards::MAX));
    }
    if let Deck::Levels(needed) = disaster.deck {
        for (level, needed) in [Level::Green, Level::Yellow, Level::Orange, Level::Red].into_iter().zip(needed) {
            let count = disaster.cards.iter().filter(|card| card.level == level).count();
            if count < usize::from(needed) {
                say(format!("{count} {level:?} cards; expected at least {needed} for the deck"));
            }
        }
    }
}

fn card(sheet: &Sheet<Disaster>, card: &Card, mistakes: &mut Vec<Mistake>) {
    let disaster = &sheet.content;
    let owner = [Field("cards"), Key(&card.key)];
    name(sheet, &owner, &[Field("name")], &card.name, mistakes);
    if disaster.toxic != card.toxic.is_some() {
        let wrong = if disaster.toxic { "no Toxic values; expected some" } else { "Toxic values; expected none" };
        let what = format!("{} shows {wrong} in this disaster", card.name);
        mistakes.push(sheet.mistake(&owner, &[Field("toxic")], what));
    }
    if card.effect.is_empty() {
        let what = format!("{} does nothing; expected an effect", card.name);
        mistakes.push(sheet.mistake(&owner, &[Field("effect")], what));
    }
    if let Some(what) = card.slots.and_then(|slots| wrong_slots(&slots.0, disaster.toxic)) {
        mistakes.push(sheet.mistake(&owner, &[Field("slots")], format!("{} {what}", card.name)));
    }
    let context = Context { scenario: disaster.scenario, toxic: disaster.toxic, ..Context::new(Place::Card) };
    effects::texts(sheet, (&owner, &[Field("effect")]), &card.name, &card.effect, &context, mistakes);
}

/// What is wrong with the dice of a persistent card: it must be possible to remove it.
fn wrong_slots(slots: &CardSlots, toxic: bool) -> Option<String> {
    let [one, two] = slots.faces;
    let goes = one.iter().any(|first| two.iter().any(|second| slots.together.holds([first, second], false)));
    match slots.together {
        _ if slots.toxic && !toxic => Some("takes Toxic values; expected a disaster with toxic: true".into()),
        Together::Sum(least) if !(3..=12).contains(&least) => {
            Some(format!("asks for a sum of {least}; expected 3 to 12"))
        }
        together if !goes => Some(format!("takes no two dice that are {together:?}; expected faces that can be")),
        _ => None,
    }
}

fn irregularity(sheet: &Sheet<Disaster>, odd: &Irregularity, mistakes: &mut Vec<Mistake>) {
    let owner = [Field("irregularities"), Key(&odd.key)];
    name(sheet, &owner, &[Field("name")], &odd.name, mistakes);
    let texts = [
        ("before_roll", &odd.before_roll, odd.before_roll_is, Place::Standing),
        ("after_cards", &odd.after_cards, odd.after_cards_is, Place::Card),
    ];
    for (field, changes, half) in
        [("benefit", &odd.benefit, Half::Benefit), ("impediment", &odd.impediment, Half::Impediment)]
    {
        let told = texts.iter().any(|(_, text, is, _)| !text.is_empty() && *is == Some(half));
        if changes.len() > 4 || changes.is_empty() && !told || changes.iter().any(|(_, by)| *by == 0) {
            let what = format!("{}: the {field} changes nothing; expected 1 to 4 changes that are not 0", odd.name);
            mistakes.push(sheet.mistake(&owner, &[Field(field)], what));
        }
    }
    let disaster = &sheet.content;
    for (field, text, is, place) in texts {
        if is.is_some() == text.is_empty() {
            let what = format!("{}: expected {field} and {field}_is together: Benefit or Impediment", odd.name);
            mistakes.push(sheet.mistake(&owner, &[Field(field)], what));
        }
        let context = Context { scenario: disaster.scenario, toxic: disaster.toxic, ..Context::new(place) };
        effects::texts(sheet, (&owner, &[Field(field)]), &odd.name, text, &context, mistakes);
    }
}

/// No more texts than wait before a roll, with those of the country and the disaster.
fn before_rolls(sheet: &Sheet<Disaster>, mistakes: &mut Vec<Mistake>) {
    let count = sheet.content.irregularities.iter().filter(|odd| !odd.before_roll.is_empty()).count();
    if count > 3 {
        let what = format!("{count} irregularities with before_roll; expected at most 3");
        mistakes.push(sheet.mistake(&[Field("irregularities")], &[], what));
    }
}

fn changes(disaster: &Disaster) -> impl Iterator<Item = (Quantity, i8)> {
    disaster.irregularities.iter().flat_map(|odd| odd.benefit.iter().chain(&odd.impediment)).copied()
}

/// All irregularities may be in one game.
fn shifts(sheet: &Sheet<Disaster>, mistakes: &mut Vec<Mistake>) {
    for (quantity, _) in changes(&sheet.content).take(128) {
        let same = changes(&sheet.content).filter(|(other, _)| *other == quantity);
        let all: i64 = same.map(|(_, by)| i64::from(by).abs()).sum();
        if all > MOST_SHIFT {
            let what = format!("the irregularities change {quantity:?} by {all}; expected at most {MOST_SHIFT} in all");
            mistakes.push(sheet.mistake(&[Field("irregularities")], &[], what));
            return;
        }
    }
}

/// A game needs as many missions as there are to win, whatever the irregularities say.
fn missions_to_win(parsed: &Parsed, sheet: &Sheet<Disaster>, mistakes: &mut Vec<Mistake>) {
    let more = changes(&sheet.content).filter(|(quantity, by)| *quantity == Quantity::MissionsToWin && *by > 0);
    let printed = i64::from(parsed.station.content.missions.value);
    let needed = printed + more.map(|(_, by)| i64::from(by)).sum::<i64>();
    let there = parsed.missions.content.iter().filter(|mission| mission.solo).count().min(Missions::MAX);
    if needed > printed.max(there as i64) {
        let what =
            format!("up to {needed} missions to win; expected no more than the {there} that a solo game can have");
        mistakes.push(sheet.mistake(&[Field("irregularities")], &[], what));
    }
}
