//! Looks whether a pack makes sense: everything that a game would stumble over is refused here.

use std::collections::BTreeSet;

use crate::load::{Parsed, Sheet};
use crate::mistake::Mistake;

mod boards;
mod countries;
mod disasters;
mod effects;
mod tiles;
mod words;

/// Everything that is wrong with the pack.
pub fn check(parsed: &Parsed) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    boards::check(parsed, &mut mistakes);
    countries::check(parsed, &mut mistakes);
    tiles::check(parsed, &mut mistakes);
    disasters::check(parsed, &mut mistakes);
    mistakes
}

/// Keys must be short names without blanks, and each may be used once.
fn keys<'a, T>(sheet: &Sheet<T>, keys: impl Iterator<Item = &'a str>, mistakes: &mut Vec<Mistake>) {
    let mut seen = BTreeSet::new();
    for key in keys {
        let anchor = format!("key: \"{key}\"");
        if !is_key(key) {
            let what = format!("'{key}' is no key; expected small letters, digits and hyphens");
            mistakes.push(sheet.mistake(&[&anchor], what));
        }
        if !seen.insert(key) {
            let what = format!("the key '{key}' is used twice; expected every key once");
            mistakes.push(sheet.mistake(&[&anchor, "\n", &anchor], what));
        }
    }
}

fn is_key(key: &str) -> bool {
    let allowed = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    !key.is_empty() && key.chars().all(allowed)
}

/// A list that must have a certain length.
fn length<T, U>(sheet: &Sheet<T>, field: &str, list: &[U], expected: usize, mistakes: &mut Vec<Mistake>) {
    if list.len() != expected {
        let what = format!("{field} has {} entries; expected {expected}", list.len());
        mistakes.push(sheet.mistake(&[&format!("{field}:")], what));
    }
}

/// A list in which every number must be higher than the one before.
fn rising<T>(sheet: &Sheet<T>, anchors: &[&str], field: &str, list: &[u8], mistakes: &mut Vec<Mistake>) {
    if !list.is_sorted_by(|before, after| before < after) {
        let what = format!("{field} {list:?} does not rise; expected every number higher than the one before");
        mistakes.push(sheet.mistake(anchors, what));
    }
}
