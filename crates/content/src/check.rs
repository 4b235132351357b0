//! Looks whether a pack makes sense: everything that a game would stumble over is refused here.

use std::collections::BTreeSet;

use crate::load::Parsed;
use crate::locate::At;
use crate::mistake::Mistake;
use crate::near::short;
use crate::sheet::Sheet;

mod boards;
mod countries;
mod disasters;
mod effects;
mod text;
mod tiles;
mod words;

pub use text::TextPlace;

/// No honest key is longer.
const LONGEST_KEY: usize = 40;
/// No honest name is longer.
const LONGEST_NAME: usize = 60;

/// Everything that is wrong with the pack.
pub fn check(parsed: &Parsed) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    boards::check(parsed, &mut mistakes);
    countries::check(parsed, &mut mistakes);
    tiles::check(parsed, &mut mistakes);
    disasters::check(parsed, &mut mistakes);
    mistakes
}

/// Keys must be short names without blanks, and each may be used once. `way` leads to their list.
fn keys<'a, T>(sheet: &Sheet<T>, way: &[At<'_>], keys: impl Iterator<Item = &'a str>, mistakes: &mut Vec<Mistake>) {
    let mut seen = BTreeSet::new();
    for key in keys {
        let at = |step| way.iter().copied().chain([step]).collect::<Vec<_>>();
        if !is_key(key) {
            mistakes.push(sheet.mistake(&at(At::Key(key)), &[], no_key(key)));
        }
        if !seen.insert(key) {
            let what = format!("the key '{key}' is used twice; expected every key once");
            mistakes.push(sheet.mistake(&at(At::Again(key)), &[], what));
        }
    }
}

fn is_key(key: &str) -> bool {
    let allowed = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    (1..=LONGEST_KEY).contains(&key.len()) && key.chars().all(allowed)
}

fn no_key(key: &str) -> String {
    format!("'{}' is no key; expected at most {LONGEST_KEY} small letters, digits and hyphens", short(key))
}

/// Names are shown to players.
fn name<T>(sheet: &Sheet<T>, owner: &[At<'_>], detail: &[At<'_>], name: &str, mistakes: &mut Vec<Mistake>) {
    let letters = name.chars().count();
    if !(1..=LONGEST_NAME).contains(&letters) || name.chars().any(char::is_control) || name.trim() != name {
        let what = format!("'{}' is no name; expected 1 to {LONGEST_NAME} letters in one line", short(name));
        mistakes.push(sheet.mistake(owner, detail, what));
    }
}

/// A list that must have a certain length.
fn length<T, U>(sheet: &Sheet<T>, field: &str, list: &[U], expected: usize, mistakes: &mut Vec<Mistake>) {
    if list.len() != expected {
        let what = format!("{field} has {} entries; expected {expected}", list.len());
        mistakes.push(sheet.mistake(&[At::Field(field)], &[At::Field("value")], what));
    }
}

/// A list in which every number must be higher than the one before.
fn rising<T>(sheet: &Sheet<T>, owner: &[At<'_>], field: &str, list: &[u8], mistakes: &mut Vec<Mistake>) {
    if !list.is_sorted_by(|before, after| before < after) {
        let what = format!("{field} {list:?} does not rise; expected every number higher than the one before");
        mistakes.push(sheet.mistake(owner, &[At::Field(field)], what));
    }
}

/// A number that must lie in a range, so that no sum of the rules runs over.
fn range<T>(
    sheet: &Sheet<T>,
    (owner, detail): (&[At<'_>], &[At<'_>]),
    what: &str,
    number: impl Into<i64>,
    expected: std::ops::RangeInclusive<i64>,
    mistakes: &mut Vec<Mistake>,
) {
    let number = number.into();
    if !expected.contains(&number) {
        let what = format!("{what} is {number}; expected {} to {}", expected.start(), expected.end());
        mistakes.push(sheet.mistake(owner, detail, what));
    }
}
