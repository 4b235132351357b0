//! `bench`: the figures are there and make sense.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{complains, has, prints};
use serde_json::Value;

#[test]
fn the_figures_are_json() {
    let figures: Value = serde_json::from_str(&prints(&["bench", "--json", "--seconds", "0.2"], "")).unwrap();
    for figure in ["decisions", "games", "decisions_per_second", "games_per_second", "mean_answers"] {
        assert!(figures[figure].as_f64().unwrap() > 0.0, "{figure}");
    }
    for figure in ["mean_decisions_a_game", "clone_ns", "state_bytes", "seconds"] {
        assert!(figures[figure].as_f64().unwrap() > 0.0, "{figure}");
    }
    let whole = &figures["whole_games"];
    for figure in ["decisions", "games", "decisions_per_second", "games_per_second", "mean_answers", "seconds"] {
        assert!(whole[figure].as_f64().unwrap() > 0.0, "whole games: {figure}");
    }
    assert!(whole["mean_decisions_a_game"].as_f64().unwrap() > 500.0);
    assert!(figures["state_bytes"].as_u64().unwrap() <= 4096);
}

#[test]
fn the_figures_can_be_read_too() {
    has(&prints(&["bench", "--seconds", "0.1"], ""), &["decisions a second", "size of a state"]);
    has(&complains(&["bench", "--seconds", "0"], ""), &["--seconds"]);
}
