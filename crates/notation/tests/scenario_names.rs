//! The page of names says what the program knows, and every name has a sentence.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

#[path = "../examples/names.rs"]
mod names;

use std::collections::BTreeSet;

use notation::scenario::vocabulary::EVENT_PARTS;

#[test]
fn the_page_of_names_is_the_one_of_today() {
    let page = names::page();
    let kept = std::fs::read_to_string(names::file()).unwrap();
    assert!(page == kept, "docs/scenario-names.md is out of date: run `cargo run -p notation --example names`");
    let mute: Vec<&str> = page.lines().filter(|line| line.ends_with("|  |")).collect();
    assert!(mute.is_empty(), "without a sentence: {mute:?}");
}

#[test]
fn the_parts_of_events_are_those_of_the_source() {
    let source = names::source();
    let body = source.split("pub enum Event {\n").nth(1).unwrap().split("\n}\n").next().unwrap();
    let code: String = body.lines().filter(|line| !line.trim().starts_with("//")).collect();
    let parts: BTreeSet<&str> =
        code.split(['{', '}', ',', '(']).filter_map(|part| part.split_once(':')).map(|(name, _)| name.trim()).collect();
    assert_eq!(EVENT_PARTS.iter().copied().collect::<BTreeSet<&str>>(), parts);
}
