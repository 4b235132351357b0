//! No sentence for players stands in Rust.

use std::fs;
use std::path::{Path, PathBuf};

/// Where players are spoken to.
const PLACES: [&str; 16] = [
    "cli/src/play",
    "cli/src/play.rs",
    "cli/src/shelf",
    "cli/src/shelf.rs",
    "cli/src/games.rs",
    "cli/src/labels.rs",
    "cli/src/mishap",
    "cli/src/mishap.rs",
    "cli/src/new_game.rs",
    "cli/src/replay.rs",
    "cli/src/saved.rs",
    "cli/src/files.rs",
    "cli/src/contents/headings.rs",
    "text/src",
    "room/src",
    "ai/src",
];

/// What reads like a sentence and is none for players: what options of the program must look like.
const REVIEWED: [&str; 3] =
    ["is named twice", "expected seats such as 2, 2-4 or 2:greedy", "expected random, greedy or planner"];

/// All Rust files there, but for tests.
fn files(place: &Path) -> Vec<PathBuf> {
    if place.is_file() {
        return vec![place.to_owned()];
    }
    let inside = fs::read_dir(place).unwrap().map(|entry| entry.unwrap().path());
    let ours = inside.filter(|path| path.file_stem().is_some_and(|name| name != "tests"));
    let mut all: Vec<PathBuf> = ours.flat_map(|path| files(&path)).collect();
    all.retain(|path| path.extension().is_some_and(|ending| ending == "rs"));
    all
}

/// The string literals of a source, each with the code of its statement before it. Comments, attributes and tests are
/// passed over.
fn literals(source: &str) -> Vec<(String, String)> {
    let source = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let source = source.split("#[cfg(test)]\npub mod tests").next().unwrap_or_default();
    let code = |line: &&str| !line.trim_start().starts_with("//") && !line.trim_start().starts_with("#[");
    let source: String = source.lines().filter(code).map(|line| format!("{line}\n")).collect();
    let (mut found, mut before) = (Vec::new(), String::new());
    let mut letters = source.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => {
                let mut literal = String::new();
                while let Some(letter) = letters.next_if(|letter| *letter != '"') {
                    literal.push(letter);
                    if letter == '\\' {
                        literal.extend(letters.next());
                    }
                }
                letters.next();
                found.push((before.clone(), literal));
            }
            '\'' if letters.peek() == Some(&'"') => drop(letters.next()),
            ';' | '{' | '}' => before.clear(),
            _ => before.push(letter),
        }
    }
    found
}

/// Two words in small letters with a blank between them.
fn reads_like_text(literal: &str) -> bool {
    // What is filled in is no word.
    let said: String = literal.split('{').map(|part| part.split_once('}').map_or(part, |(_, behind)| behind)).collect();
    let words: Vec<&str> = said.split(' ').collect();
    let small = |word: &str| {
        let letters = word.trim_matches(|sign: char| !sign.is_alphanumeric());
        letters.len() > 1 && letters.chars().all(|letter| letter.is_ascii_lowercase())
    };
    words.windows(2).any(|pair| pair.iter().all(|word| small(word)))
}

/// Is the literal for whoever mends a bug?
fn is_for_developers(before: &str) -> bool {
    ["expect(", "assert", "panic!(", "unreachable!(", "reason ="].iter().any(|word| before.contains(word))
}

#[test]
fn no_sentence_for_players_stands_in_rust() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut wrong = Vec::new();
    for file in PLACES.iter().flat_map(|place| files(&crates.join(place))) {
        for (before, literal) in literals(&fs::read_to_string(&file).unwrap()) {
            let known = REVIEWED.iter().any(|known| literal.contains(known));
            if reads_like_text(&literal) && !known && !is_for_developers(&before) {
                wrong.push(format!("{}: {literal}", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "these belong into content/text:\n{}", wrong.join("\n"));
}

#[test]
fn a_sentence_would_be_found() {
    let source =
        "/// Some words here.\nfn say() {\n    print(\"the crew has won\");\n    assert!(x, \"never two words\");\n}\n";
    let found = literals(source);
    assert_eq!(found.len(), 2);
    assert!(reads_like_text(&found[0].1) && !is_for_developers(&found[0].0));
    assert!(is_for_developers(&found[1].0));
    assert!(!reads_like_text("  {:<10} {}") && !reads_like_text("coach-late"));
}
