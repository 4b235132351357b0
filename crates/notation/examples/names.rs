//! Writes `docs/scenario-names.md`: every refusal, setup error and event that a scenario can name, with the sentence
//! that the engine's source says about it.
#![allow(clippy::expect_used, reason = "a page that cannot be written need not be")]

use std::fs;
use std::path::{Path, PathBuf};

use notation::scenario::vocabulary::{EVENTS, REFUSALS, SETUP_ERRORS, UNDO_REFUSALS};

const HEAD: &str = "# Names in scenarios

Written by `cargo run -p notation --example names`; a test compares it with the program. How scenarios use these names stands in
[scenarios.md](scenarios.md). A name that is not listed here is a mistake.
";

/// The enums, what their section is called and says, and the names that a scenario may use.
const SECTIONS: [(&str, &str, &str, &[&str]); 4] = [
    ("Refusal", "Refusals", "Behind an answer: `1: 5 on 1a refused WrongFace`.", REFUSALS),
    ("UndoRefusal", "Refusals of undo", "Behind an undo: `1 undo refused Fence`.", UNDO_REFUSALS),
    ("SetupError", "Setups that are refused", "Behind a setup: `given usa usa refused CountryTwice`.", SETUP_ERRORS),
    ("Event", "Events", "In a check: `event Hit 3b`, `no event Drained`.", EVENTS),
];

#[allow(dead_code, reason = "a test uses the rest")]
fn main() {
    fs::write(file(), page()).expect("docs can be written");
}

/// Where the page lies.
pub fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scenario-names.md")
}

/// The page as it should be.
pub fn page() -> String {
    let source = source();
    let sections = SECTIONS.map(|(kind, title, how, names)| {
        let variants = variants(&source, kind);
        let sentence = |name: &str| variants.iter().find(|(one, _)| one == name).map(|(_, sentence)| sentence.clone());
        let rows = names.iter().map(|name| format!("| `{name}` | {} |\n", sentence(name).unwrap_or_default()));
        format!("\n## {title}\n\n{how}\n\n| name | means |\n|---|---|\n{}", rows.collect::<String>())
    });
    format!("{HEAD}{}", sections.concat())
}

/// The variants of an enum in a source text, each with what its comment says.
pub fn variants(source: &str, kind: &str) -> Vec<(String, String)> {
    let begin = format!("pub enum {kind} {{\n");
    let body = source.split(&begin).nth(1).unwrap_or_else(|| panic!("{kind} is not in the source"));
    let mut variants = Vec::new();
    let mut sentence = Vec::new();
    // What stands deeper than a variant belongs to its parts.
    for line in body.lines().take_while(|line| *line != "}").filter(|line| !line.starts_with("     ")) {
        match line.trim().strip_prefix("///") {
            Some(said) => sentence.push(said.trim()),
            None => {
                let name: String = line.trim().chars().take_while(|letter| letter.is_alphanumeric()).collect();
                if !name.is_empty() {
                    variants.push((name, sentence.join(" ").replace('|', "\\|")));
                    sentence.clear();
                }
            }
        }
    }
    variants
}

/// All source of the engine.
pub fn source() -> String {
    let mut text = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/src")];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(folder).expect("the engine's source is there");
        for path in entries.map(|entry| entry.expect("a folder can be listed").path()) {
            match path.is_dir() {
                true => folders.push(path),
                false => text += &fs::read_to_string(path).expect("source is text"),
            }
        }
    }
    text
}
