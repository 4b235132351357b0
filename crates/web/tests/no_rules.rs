//! The client holds no rule: it asks the engine through the room, names nothing that lies in the box, and weighs no die.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

/// Where a drawing is chosen for a thing, and where the first game is proposed: without an entry there is a plain one.
const DRAWINGS: [&str; 4] = ["pieces.rs", "learn/strip.rs", "table/disaster.rs", "start/new_game.rs"];

/// A file of the client, and what it says.
struct Source {
    name: String,
    text: String,
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    gather(&root, &mut files);
    let read = |path: PathBuf| Source {
        name: path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/"),
        text: fs::read_to_string(&path).unwrap(),
    };
    files.into_iter().map(read).collect()
}

fn gather(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, into);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            into.push(path);
        }
    }
}

/// Lines without what is only said of them.
fn code(source: &Source) -> impl Iterator<Item = (usize, &str)> {
    let lines = source.text.lines().enumerate().map(|(index, line)| (index + 1, line));
    lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
}

/// Where a line says something, as one list for the reader.
fn places(says: impl Fn(&Source, &str) -> bool) -> Vec<String> {
    let sources = sources();
    assert!(sources.len() > 100, "the client is not where it was");
    let of = |source: &Source| -> Vec<String> {
        let found = code(source).filter(|(_, line)| says(source, line));
        found.map(|(number, line)| format!("{}:{number}: {}", source.name, line.trim())).collect()
    };
    sources.iter().flat_map(of).collect()
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}

#[test]
fn no_component_names_a_country_tile_card_mission_badge_or_disaster() {
    let book = embedded::rulebook();
    let mut keys: Vec<&str> = book.tiles.iter().map(|tile| tile.key.as_str()).collect();
    keys.extend(book.countries.iter().map(|one| one.key.as_str()));
    keys.extend(book.cards.iter().map(|one| one.key.as_str()));
    keys.extend(book.missions.iter().map(|one| one.key.as_str()));
    keys.extend(book.badges.iter().map(|one| one.key.as_str()));
    keys.extend(book.disasters.iter().map(|one| one.key.as_str()));
    keys.extend(book.irregularities.iter().map(|one| one.key.as_str()));
    let quoted: Vec<String> = keys.iter().map(|key| format!("\"{key}\"")).collect();
    let draws = |source: &Source| DRAWINGS.contains(&source.name.as_str());
    let found = places(|source, line| !draws(source) && quoted.iter().any(|key| line.contains(key)));
    assert!(found.is_empty(), "content belongs into content/:\n{}", found.join("\n"));
}

#[test]
fn only_the_worker_plays_and_it_asks_the_room() {
    // A plan and a lesson try out on a copy of the table, and a new game is laid out before it begins.
    let plays = ["act", "answer", "undo", "redo", "play", "try_out"];
    let found = places(|source, line| {
        let here = source.name.starts_with("worker");
        !here && plays.iter().any(|verb| line.contains(&format!("game.{verb}(")))
    });
    assert!(found.is_empty(), "the page plays by itself:\n{}", found.join("\n"));
    let hands = sources().into_iter().find(|source| source.name == "worker/hands.rs").unwrap();
    assert!(hands.text.contains("room::"), "the worker does not ask the room");
}

#[test]
fn no_component_reads_the_language_of_effects() {
    // Zones and tiers are places and stacks that can be seen; the rest says what happens, which the engine tells.
    let seen = ["Zone", "Tier"];
    let found = places(|_, line| {
        let Some((_, after)) = line.split_once("engine::effect::") else { return false };
        let named = after.split([';', '(']).next().unwrap_or_default().trim_matches(['{', '}']);
        named.split(',').filter_map(|path| words(path).next()).any(|word| !seen.contains(&word))
    });
    assert!(found.is_empty(), "what happens is told by the engine:\n{}", found.join("\n"));
}

#[test]
fn no_component_weighs_the_number_of_a_die() {
    let weighs = ["<", ">", "==", "!=", "%", "+", "-"];
    let found = places(|_, line| {
        let numbers = ["top().number()", "face.number()", "die.number()"];
        let after = numbers.iter().find_map(|number| line.split_once(number)).map(|(_, after)| after.trim_start());
        after.is_some_and(|after| weighs.iter().any(|sign| after.starts_with(sign)))
    });
    assert!(found.is_empty(), "whether a die fits is asked of the engine:\n{}", found.join("\n"));
}
