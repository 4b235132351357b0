//! `scenario`: a line for each file, a count at the end, and an exit code that tells.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Folder, has, intrepid};

/// The exit code and the last line.
fn run(path: &str) -> (Option<i32>, String) {
    let output = intrepid(&["scenario", path], "");
    let text = String::from_utf8(output.stdout).unwrap();
    (output.status.code(), text.lines().last().unwrap_or_default().to_owned())
}

#[test]
fn a_scenario_that_holds_is_counted() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/core-p10-available.scenario");
    assert_eq!(run(file), (Some(0), "1 passed, 0 failed".into()));
}

#[test]
fn one_that_does_not_hold_fails_the_run() {
    let folder = Folder::new("scenario-bad");
    let file = folder.write("bad.scenario", b"this is no scenario\n");
    assert_eq!(run(&file), (Some(1), "0 passed, 1 failed".into()));
    assert_eq!(run(&folder.file("nowhere.scenario")), (Some(1), "0 passed, 1 failed".into()));
}

#[test]
fn the_program_explains_itself() {
    let output = intrepid(&["--help"], "");
    has(&String::from_utf8(output.stdout).unwrap(), &["play", "replay", "scenario", "protocol", "bench"]);
}
