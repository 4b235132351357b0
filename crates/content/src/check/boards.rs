//! The boards, badges and missions.

use engine::table::Missions;

use super::effects::{Context, Place};
use super::{effects, keys, length, name, range, rising};
use crate::load::Parsed;
use crate::locate::At::{Field, Key};
use crate::mistake::Mistake;
use crate::sheet::Sheet;
use crate::source::{Badge, Mission, Station};

/// One for every Resource board.
const BADGES: usize = 4;
/// Ids of badges and missions are small.
const MOST: usize = 64;
/// A wheel shows 3 to 29 (core p. 11).
const DRAIN: std::ops::RangeInclusive<u8> = 3..=29;

pub(super) fn check(parsed: &Parsed, mistakes: &mut Vec<Mistake>) {
    name(&parsed.contents, &[Field("name")], &[], &parsed.name, mistakes);
    station(&parsed.station, mistakes);
    tables(parsed, mistakes);
    badges(&parsed.badges, mistakes);
    missions(&parsed.missions, usize::from(parsed.station.content.missions.value), mistakes);
}

fn station(sheet: &Sheet<Station>, mistakes: &mut Vec<Mistake>) {
    let station = &sheet.content;
    length(sheet, "docking", &station.docking.value, 4, mistakes);
    length(sheet, "research", &station.research.value, 3, mistakes);
    length(sheet, "bonus", &station.bonus.value, 5, mistakes);
    let lists = [("research", &station.research, 1..=120), ("bonus", &station.bonus, 1..=120)];
    for (field, list, expected) in lists.into_iter().filter(|(_, list, _)| list.value.len() <= 5) {
        rising(sheet, &[Field(field)], "value", &list.value, mistakes);
        for number in &list.value {
            range(sheet, (&[Field(field)], &[Field("value")]), field, *number, expected.clone(), mistakes);
        }
    }
    if !(1..=12).contains(&station.emergency.value.len()) {
        let what = format!("emergency has {} values; expected 1 to 12 before the skull", station.emergency.value.len());
        mistakes.push(sheet.mistake(&[Field("emergency")], &[Field("value")], what));
    }
    for value in station.emergency.value.iter().take(12) {
        range(sheet, (&[Field("emergency")], &[Field("value")]), "emergency", *value, 0..=60, mistakes);
    }
    let numbers = [
        ("missions", &station.missions, 1..=Missions::MAX as i64),
        ("disable", &station.disable, 1..=60),
        ("cache", &station.cache, 2..=12),
        ("amplify", &station.amplify, 0..=60),
        ("bonus_capacity", &station.bonus_capacity, 0..=60),
    ];
    for (field, value, expected) in numbers {
        range(sheet, (&[Field(field)], &[Field("value")]), field, value.value, expected, mistakes);
    }
}

fn tables(parsed: &Parsed, mistakes: &mut Vec<Mistake>) {
    let (sheet, tables) = (&parsed.tables, &parsed.tables.content);
    length(sheet, "drain", &tables.drain.value, 4, mistakes);
    length(sheet, "amplify_strain", &tables.amplify_strain.value, 4, mistakes);
    length(sheet, "difficulty", &tables.difficulty.value, 4, mistakes);
    for amplify_strain in tables.amplify_strain.value.iter().take(4) {
        length(sheet, "amplify_strain", amplify_strain, 6, mistakes);
        for count in amplify_strain.iter().take(6) {
            range(
                sheet,
                (&[Field("amplify_strain")], &[Field("value")]),
                "a number of tokens",
                *count,
                0..=12,
                mistakes,
            );
        }
    }
    for difficulty in tables.difficulty.value.iter().take(4) {
        let way = (&[Field("difficulty")][..], &[Field("value")][..]);
        range(sheet, way, "capacity", difficulty.capacity, 0..=60, mistakes);
        range(sheet, way, "drain", difficulty.drain, 0..=26, mistakes);
    }
    let worst = tables.difficulty.value.iter().map(|difficulty| difficulty.drain).max().unwrap_or(0);
    for drain in tables.drain.value.iter().take(4).flat_map(|drain| [drain.one_board, drain.more_boards]) {
        if !DRAIN.contains(&drain) || !DRAIN.contains(&drain.saturating_add(worst)) {
            let what = format!("a wheel cannot start at -{drain}; expected 3 to 29, with the worst difficulty too");
            mistakes.push(sheet.mistake(&[Field("drain")], &[Field("value")], what));
        }
    }
}

fn badges(sheet: &Sheet<Vec<Badge>>, mistakes: &mut Vec<Mistake>) {
    if !(BADGES..=MOST).contains(&sheet.content.len()) {
        let what = format!("{} badges; expected {BADGES} to {MOST}, one for every Resource board", sheet.content.len());
        return mistakes.push(sheet.mistake(&[], &[], what));
    }
    keys(sheet, &[], sheet.content.iter().map(|badge| badge.key.as_str()), mistakes);
    for badge in &sheet.content {
        let owner = [Key(&badge.key)];
        name(sheet, &owner, &[Field("name")], &badge.name, mistakes);
        let context = Context::new(Place::Badge);
        effects::conditions(sheet, (&owner, &[Field("needs")]), &badge.name, &badge.needs, &context, mistakes);
        effects::texts(sheet, (&owner, &[Field("effect")]), &badge.name, &badge.effect, &context, mistakes);
        if badge.effect.is_empty() {
            let what = format!("{} does nothing; expected an effect", badge.name);
            mistakes.push(sheet.mistake(&owner, &[Field("effect")], what));
        }
    }
}

fn missions(sheet: &Sheet<Vec<Mission>>, needed: usize, mistakes: &mut Vec<Mistake>) {
    let solo = sheet.content.iter().filter(|mission| mission.solo).count();
    if solo < needed || sheet.content.len() > MOST {
        let what = format!("{solo} missions for a solo game; expected {needed} to {MOST}");
        return mistakes.push(sheet.mistake(&[], &[], what));
    }
    keys(sheet, &[], sheet.content.iter().map(|mission| mission.key.as_str()), mistakes);
    sheet.content.iter().for_each(|mission| self::mission(sheet, mission, mistakes));
}

fn mission(sheet: &Sheet<Vec<Mission>>, mission: &Mission, mistakes: &mut Vec<Mistake>) {
    let owner = [Key(&mission.key)];
    name(sheet, &owner, &[Field("name")], &mission.name, mistakes);
    let standing = (&owner[..], &[Field("standing")][..]);
    effects::texts(sheet, standing, &mission.name, &mission.standing, &Context::new(Place::Card), mistakes);
    let mut say = |what: String| mistakes.push(sheet.mistake(&owner, &[Field("costs")], what));
    if mission.costs.iter().all(|(_, steps)| steps.iter().all(|amount| *amount == 0)) {
        say(format!("{} costs nothing; expected it to consume something", mission.name));
    }
    if mission.costs.len() > 4 {
        return say(format!("{} names {} resources; expected at most 4", mission.name, mission.costs.len()));
    }
    for (index, (resource, steps)) in mission.costs.iter().enumerate() {
        if steps.len() != 4 {
            say(format!("{}: {resource:?} needs four amounts; expected one for a die of 1, 2, 3 and 4", mission.name));
        }
        if mission.costs[..index].iter().any(|(other, _)| other == resource) {
            say(format!("{} names {resource:?} twice; expected it once", mission.name));
        }
        if let Some(amount) = steps.iter().find(|amount| **amount > 60) {
            say(format!("{} consumes {amount} {resource:?}; expected at most 60", mission.name));
        }
    }
}
