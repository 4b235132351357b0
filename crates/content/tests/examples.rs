//! Everything in the box has an example that runs, and in it every ability does something.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

#[path = "../examples/box/main.rs"]
mod examples;

/// How to write them anew.
const WRITE: &str = "run `cargo run -p content --example box` and read what has changed";

#[test]
fn every_component_has_an_example_and_all_of_them_hold() {
    let problems = examples::problems();
    assert!(problems.is_empty(), "{}\n{WRITE}", problems.join("\n"));
}

#[test]
fn every_ability_does_something_in_its_example() {
    let sheets = examples::sheets();
    let idle: Vec<String> = sheets.iter().flat_map(|sheet| sheet.idle.clone()).collect();
    assert!(idle.is_empty(), "nothing happens in the examples of {idle:?}");
    let cases: usize = sheets.iter().map(|sheet| sheet.cases.len()).sum();
    assert!(cases >= 10 * 19 * 2 + 4 + 76 + 8 + 8 + 12, "only {cases} examples");
}

#[test]
fn the_examples_are_those_of_today() {
    let stale = examples::stale(&examples::sheets());
    assert!(stale.is_empty(), "out of date in scenarios/box: {stale:?}; {WRITE}");
}
