//! Every scenario of the project holds.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod common;

use std::path::PathBuf;

use common::rulebook;
use notation::scenario::{self, run_text};

#[test]
fn every_scenario_holds() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios"));
    let mut out = Vec::new();
    let summary = scenario::run_all(rulebook(), &[folder], &mut out).unwrap();
    let failed: Vec<String> =
        String::from_utf8(out).unwrap().lines().filter(|line| line.starts_with("FAIL")).map(Into::into).collect();
    assert!(summary.failed == 0 && summary.passed > 0, "{summary}\n{}", failed.join("\n"));
}

fn failure(text: &str) -> String {
    let text = format!("title A test\nrule core p. 14\n{text}");
    run_text(rulebook(), "test.scenario", &text).failure.map(|failure| failure.to_string()).unwrap_or_default()
}

#[test]
fn a_check_that_does_not_hold_says_what_is_there() {
    let text = "given 4 players\n1 pool 2 5\nthen\n1 pool 2 4";
    assert_eq!(failure(text), "test.scenario:6: expected '1 pool 2 4', was: 1 pool 2 5");
}

#[test]
fn dice_that_are_not_rolled_are_a_mistake() {
    assert!(failure("given 4 players\ndice 1 3\nthen\n1 pool none").contains("not all dice were rolled"));
    assert!(failure("given 4 players\nphase roll\nthen\nround 1").contains("no 'dice' or 'sector' line"));
}

#[test]
fn a_refusal_must_be_the_expected_one() {
    let text = "given 4 players\n1 pool 2\nwhen\n1: 5 on 1a refused WrongFace";
    assert_eq!(failure(text), "test.scenario:6: expected refused WrongFace, was NoSuchDie");
}

#[test]
fn a_scenario_that_checks_nothing_is_a_mistake() {
    assert_eq!(failure("given 4 players"), "test.scenario:3: nothing is checked: expected 'then'");
}

#[test]
fn the_examples_of_the_documentation_hold() {
    let docs = include_str!("../../../docs/scenarios.md");
    let examples: Vec<&str> =
        docs.split("```scenario\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert_eq!(examples.len(), 3);
    for example in examples {
        let report = run_text(rulebook(), "docs/scenarios.md", example);
        assert_eq!(report.failure, None, "{}", report.title);
    }
}
