//! Writes an example for everything in the box: `scenarios/box/*.scenario`, one case a component.
//!
//! `cargo run -p content --example box` plays every component in a position where it can do something and writes down
//! what happened; run it after numbers or texts have changed, and read what changed with them.
//! `cargo run -p content --example box -- --check` only looks whether every component has an example and all of them hold.
#![allow(dead_code, reason = "the tests use a part of it")]

mod badges;
mod boosts;
mod cards;
mod case;
mod check;
mod choices;
mod hands;
mod irregularities;
mod missions;
mod odd_texts;
mod remark;
mod seen;
mod stage;
mod tiles;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use case::Sheet;

/// Where the examples are.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/box")
}

/// All files, with an example for everything in the box.
pub fn sheets() -> Vec<Sheet> {
    let pack = content::embedded_pack();
    let book = &pack.rulebook;
    let mut sheets: Vec<Sheet> = book.countries.iter().map(|country| tiles::sheet(pack, country)).collect();
    sheets.push(boosts::sheet(pack));
    sheets.push(badges::sheet(pack));
    sheets.push(missions::sheet(book));
    sheets.extend(book.disasters.iter().map(|disaster| cards::sheet(pack, disaster)));
    sheets.push(irregularities::sheet(pack));
    sheets
}

/// What is missing or does not hold in the folder of the examples.
pub fn problems() -> Vec<String> {
    check::problems(&folder())
}

/// Files that are not what would be written today.
pub fn stale(sheets: &[Sheet]) -> Vec<String> {
    let current = |sheet: &&Sheet| {
        let file = folder().join(format!("{}.scenario", sheet.name));
        std::fs::read_to_string(file).is_ok_and(|text| text == sheet.text())
    };
    sheets.iter().filter(|sheet| !current(sheet)).map(|sheet| sheet.name.clone()).collect()
}

fn write() -> std::io::Result<()> {
    std::fs::create_dir_all(folder())?;
    for sheet in sheets() {
        std::fs::write(folder().join(format!("{}.scenario", sheet.name)), sheet.text())?;
        sheet.idle.iter().for_each(|key| println!("{key} does nothing in its example"));
    }
    Ok(())
}

fn main() -> ExitCode {
    let found = match std::env::args().any(|word| word == "--check") {
        true => problems(),
        false => write().err().map(|error| error.to_string()).into_iter().chain(problems()).collect(),
    };
    found.iter().for_each(|problem| println!("{problem}"));
    if found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
