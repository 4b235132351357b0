//! Small experiments for the tests.
#![allow(dead_code, reason = "every test file uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::sync::atomic::AtomicBool;

use content::embedded_pack;
use lab::{Cell, Experiment, Results, Watch};

/// The games of so many players against a disaster.
pub fn cell(players: u8, disaster: &str) -> Cell {
    let (countries, irregularities) = (Vec::new(), Vec::new());
    Cell { players, countries, disaster: disaster.into(), difficulty: "moderate".into(), irregularities }
}

/// An experiment with the embedded pack and seed 1.
pub fn experiment(cell: Cell, player: &str, games: u32) -> Experiment<'static> {
    Experiment::new(embedded_pack(), cell, player.parse().unwrap(), 1, games).unwrap()
}

/// Plays it all.
pub fn run(experiment: &Experiment, jobs: usize) -> Results {
    experiment.run(Watch { jobs, stop: &AtomicBool::new(false), played: &|_| {} })
}
