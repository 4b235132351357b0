//! Rules about the code that are checked rather than remembered.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::rulebook;

fn sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, files: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, files);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let mut files = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    assert!(files.len() > 25, "the engine's sources were not found");
    files
}

/// Names of the box as code would spell them: `united-kingdom`, `united_kingdom`, `unitedkingdom`, `united kingdom`.
fn spelled(name: &str) -> [String; 3] {
    let lower = name.to_lowercase();
    [lower.clone(), lower.replace(['-', ' '], "_"), lower.replace(['-', ' ', '_'], "")]
}

/// Code without comments: those may cite the rulebook, which is sorted by country.
fn code(text: &str) -> String {
    let lines = text.split("#[cfg(test)]").next().unwrap().lines();
    lines.map(|line| line.split("//").next().unwrap().to_lowercase() + "\n").collect()
}

/// Short names must stand alone, for "usa" is in "usable".
fn names_it(code: &str, name: &str) -> bool {
    let alone = |at: usize| {
        let before = code[..at].chars().next_back();
        let after = code[at + name.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    };
    code.match_indices(name).any(|(at, _)| name.len() > 5 || alone(at))
}

#[test]
fn no_country_tile_card_badge_or_mission_is_named_in_the_engine() {
    let book = rulebook();
    let mut names: Vec<&str> = Vec::new();
    names.extend(book.countries.iter().flat_map(|country| [country.key.as_str(), country.name.as_str()]));
    names.extend(book.tiles.iter().map(|tile| tile.key.as_str()));
    names.extend(book.faces.iter().map(|face| face.name.as_str()));
    names.extend(book.cards.iter().flat_map(|card| [card.key.as_str(), card.name.as_str()]));
    names.extend(book.missions.iter().flat_map(|mission| [mission.key.as_str(), mission.name.as_str()]));
    names.extend(book.badges.iter().flat_map(|badge| [badge.key.as_str(), badge.name.as_str()]));
    names.extend(book.disasters.iter().flat_map(|disaster| [disaster.key.as_str(), disaster.name.as_str()]));
    names.extend(book.irregularities.iter().map(|irregularity| irregularity.key.as_str()));
    for (path, text) in sources() {
        // A card may be called like a macro.
        let code = code(&text).replace("panic!", "");
        for name in &names {
            for spelling in spelled(name) {
                assert!(!names_it(&code, &spelling), "{} names {name}", path.display());
            }
        }
    }
}

#[test]
fn the_engine_has_no_clock_no_floats_no_hash_maps_and_no_io() {
    for (path, text) in sources() {
        let code = code(&text);
        for word in
            ["f32", "f64", "hashmap", "hashset", "std::time", "std::fs", "std::io", "std::net", "async ", "unwrap()"]
        {
            assert!(!code.contains(word), "{} uses {word}", path.display());
        }
    }
}

#[test]
fn files_stay_small() {
    for (path, text) in sources() {
        let lines = code(&text).lines().count();
        assert!(lines <= 600, "{} has {lines} lines", path.display());
    }
}
