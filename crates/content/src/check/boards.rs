//! The boards, badges and missions.

use engine::table::Missions;

use super::effects::{Context, Place};
use super::{effects, keys, length, rising};
use crate::load::{Parsed, Sheet};
use crate::mistake::Mistake;
use crate::source::{Badge, Mission};

/// One for every Resource board.
const BADGES: usize = 4;
/// A wheel shows 3 to 29 (core p. 11).
const DRAIN: std::ops::RangeInclusive<u8> = 3..=29;

pub(super) fn check(parsed: &Parsed, mistakes: &mut Vec<Mistake>) {
    station(parsed, mistakes);
    tables(parsed, mistakes);
    badges(&parsed.badges, mistakes);
    missions(&parsed.missions, usize::from(parsed.station.content.missions.value), mistakes);
}

fn station(parsed: &Parsed, mistakes: &mut Vec<Mistake>) {
    let (sheet, station) = (&parsed.station, &parsed.station.content);
    length(sheet, "docking", &station.docking.value, 4, mistakes);
    length(sheet, "research", &station.research.value, 3, mistakes);
    length(sheet, "bonus", &station.bonus.value, 5, mistakes);
    rising(sheet, &["research:"], "research", &station.research.value, mistakes);
    rising(sheet, &["bonus:"], "bonus", &station.bonus.value, mistakes);
    if station.emergency.value.is_empty() {
        mistakes
            .push(sheet.mistake(&["emergency:"], "emergency is empty; expected at least one value before the skull"));
    }
    if usize::from(station.missions.value) > Missions::MAX {
        let what = format!("{} missions in a game; expected at most {}", station.missions.value, Missions::MAX);
        mistakes.push(sheet.mistake(&["missions:"], what));
    }
    let ones = [("missions", &station.missions), ("disable", &station.disable), ("cache", &station.cache)];
    for (field, _) in ones.into_iter().filter(|(_, value)| value.value == 0) {
        mistakes.push(sheet.mistake(&[&format!("{field}:")], format!("{field} is 0; expected at least 1")));
    }
}

fn tables(parsed: &Parsed, mistakes: &mut Vec<Mistake>) {
    let (sheet, tables) = (&parsed.tables, &parsed.tables.content);
    length(sheet, "drain", &tables.drain.value, 4, mistakes);
    length(sheet, "pieces", &tables.pieces.value, 4, mistakes);
    length(sheet, "difficulty", &tables.difficulty.value, 4, mistakes);
    tables.pieces.value.iter().for_each(|pieces| length(sheet, "pieces", pieces, 6, mistakes));
    let worst = tables.difficulty.value.iter().map(|difficulty| difficulty.drain).max().unwrap_or(0);
    for drain in tables.drain.value.iter().flat_map(|drain| [drain.one_board, drain.more_boards]) {
        if !DRAIN.contains(&drain) || !DRAIN.contains(&drain.saturating_add(worst)) {
            let what = format!("a wheel cannot start at -{drain}; expected 3 to 29, with the worst difficulty too");
            mistakes.push(sheet.mistake(&["drain:"], what));
        }
    }
}

fn badges(sheet: &Sheet<Vec<Badge>>, mistakes: &mut Vec<Mistake>) {
    if sheet.content.len() < BADGES {
        let what = format!("{} badges; expected at least {BADGES}, one for every Resource board", sheet.content.len());
        mistakes.push(sheet.mistake(&[], what));
    }
    keys(sheet, sheet.content.iter().map(|badge| badge.key.as_str()), mistakes);
    for badge in &sheet.content {
        let anchor = format!("key: \"{}\"", badge.key);
        let context = Context::new(Place::Badge);
        effects::texts(sheet, &[&anchor, "effect:"], &badge.name, &badge.effect, &context, mistakes);
    }
}

fn missions(sheet: &Sheet<Vec<Mission>>, needed: usize, mistakes: &mut Vec<Mistake>) {
    let solo = sheet.content.iter().filter(|mission| mission.solo).count();
    if solo < needed {
        let what = format!("{solo} missions for a solo game; expected at least {needed}");
        mistakes.push(sheet.mistake(&[], what));
    }
    keys(sheet, sheet.content.iter().map(|mission| mission.key.as_str()), mistakes);
    for mission in &sheet.content {
        let anchor = format!("key: \"{}\"", mission.key);
        if mission.costs.iter().all(|(_, steps)| steps.iter().all(|amount| *amount == 0)) {
            let what = format!("{} costs nothing; expected it to consume something", mission.name);
            mistakes.push(sheet.mistake(&[&anchor], what));
        }
        for (resource, _) in mission.costs.iter().filter(|(_, steps)| steps.len() != 4) {
            let what =
                format!("{}: {resource:?} needs four amounts; expected one for a die of 1, 2, 3 and 4", mission.name);
            mistakes.push(sheet.mistake(&[&anchor, "costs:"], what));
        }
    }
}
