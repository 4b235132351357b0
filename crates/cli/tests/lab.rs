//! `lab`: games by the hundred, in files.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Folder, complains, has, intrepid, prints};

/// Runs the lab; what it prints.
fn lab(arguments: &[&str]) -> String {
    let output = intrepid(&[&["lab"], arguments].concat(), "");
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?} failed: {err}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_run_is_summed_up_written_and_its_games_are_played_again() {
    let folder = Folder::new("lab-run");
    let (json, kept) = (folder.file("run.json"), folder.file("kept"));
    let game = ["--games", "3", "--players", "2", "--disaster", "toxic-leak", "--bot", "greedy"];
    let out = lab(&[&["run"], &game[..], &["--json", &json, "--keep", &kept]].concat());
    has(&out, &["toxic-leak-moderate-2p, greedy, seed 1", " of 3: "]);
    has(&folder.read("run.json"), &["\"intrepid_lab\":1", "\"player\":\"greedy\"", "\"index\":2"]);
    has(&prints(&["replay", &folder.file("kept/game-00002.jsonl")], ""), &["every hash agrees"]);
}

#[test]
fn a_run_that_makes_no_sense_is_refused() {
    has(&complains(&["lab", "run", "--countries", "rusia"], ""), &["'rusia'", "russia"]);
    has(&complains(&["lab", "run", "--disaster", "rain"], ""), &["'rain'"]);
    assert_eq!(intrepid(&["lab", "run", "--bot", "genius"], "").status.code(), Some(2));
    assert_eq!(intrepid(&["lab", "run", "--games", "0"], "").status.code(), Some(2));
}
