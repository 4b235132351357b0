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
fn a_folder_without_scenarios_is_no_pass() {
    let folder = Folder::new("scenario-none");
    folder.write("notes.txt", b"not yet\n");
    assert_eq!(run(&folder.file("")), (Some(1), "0 passed, 1 failed".into()));
}

#[test]
fn nothing_in_a_file_speaks_to_the_terminal() {
    let folder = Folder::new("scenario-escape");
    let scenario = b"title A\nrule B\ngiven usa russia\n1 \x1b[2J\x07 3\nthen\nplaying\n";
    let output = intrepid(&["scenario", &folder.write("escape.scenario", scenario)], "");
    let text = String::from_utf8(output.stdout).unwrap();
    has(&text, &["not '\\u{1b}[2J\\u{7}'"]);
    assert!(!text.contains(['\u{1b}', '\u{7}']), "{text:?}");
    folder.write("pack.ron", b"(name: \"My box\", base: \"\\u{1b}]0;mine\")");
    let text = String::from_utf8(intrepid(&["content", "check", &folder.file("")], "").stdout).unwrap();
    has(&text, &["no pack '\\u{1b}]0;mine' to build on"]);
    assert!(!text.contains('\u{1b}'), "{text:?}");
    let typed = ["play", "--countries", "usa,russia", "--games", &folder.file("kept")];
    let text = String::from_utf8(intrepid(&typed, "\u{1b}[31mred\u{9b}0m\n").stdout).unwrap();
    has(&text, &["\\u{1b}[31mred\\u{9b}0m"]);
    assert!(!text.contains(['\u{1b}', '\u{9b}']), "{text:?}");
}

#[test]
fn the_program_explains_itself() {
    let output = intrepid(&["--help"], "");
    has(&String::from_utf8(output.stdout).unwrap(), &["play", "replay", "scenario", "protocol", "bench"]);
}
