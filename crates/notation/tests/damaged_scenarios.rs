//! Any text as a scenario: it holds or it fails, with little memory, and never aborts.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod common;

use std::path::PathBuf;

use common::rulebook;
use fastrand::Rng;
use notation::scenario::{files, run_text};

/// Far more than an honest scenario needs, and far less than a machine has.
const MOST_BYTES: u64 = 32 * 1024 * 1024;
const RUNS: u64 = 20_000;

/// Words that have made trouble, or might.
const WORDS: [&str; 24] = [
    "0",
    "1",
    "-1",
    "3",
    "6",
    "7",
    "99",
    "255",
    "256",
    "32767",
    "99999999999",
    "6*50",
    "3*257",
    "1/4",
    "none",
    "all",
    "solo",
    "refused",
    "1:",
    "crew:",
    "1a",
    "8d",
    "\u{1b}[2J",
    "\u{feff}",
];

fn scenarios() -> Vec<String> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios"));
    let files = files(&[folder]).unwrap();
    files.iter().map(|file| std::fs::read_to_string(file).unwrap()).filter(|text| text.len() < 4_000).collect()
}

/// A text with a line or a word of another one, a word changed, or a few bytes broken.
fn damaged(texts: &[String], rng: &mut Rng) -> String {
    let mut lines: Vec<String> = texts[rng.usize(..texts.len())].lines().map(String::from).collect();
    for _ in 0..rng.usize(1..5) {
        let at = rng.usize(..lines.len());
        let other: Vec<&str> = texts[rng.usize(..texts.len())].lines().collect();
        let other = other[rng.usize(..other.len())];
        match rng.u8(..5) {
            0 => lines.insert(at, other.to_owned()),
            1 => lines[at] = lines[rng.usize(..lines.len())].clone(),
            2 | 3 => {
                let mut words: Vec<&str> = lines[at].split(' ').collect();
                let place = rng.usize(..words.len());
                words[place] = match rng.bool() {
                    true => WORDS[rng.usize(..WORDS.len())],
                    false => other.split_whitespace().next_back().unwrap_or("x"),
                };
                lines[at] = words.join(" ");
            }
            _ => {
                let mut bytes = lines[at].clone().into_bytes();
                bytes.push(b'\n');
                let place = rng.usize(..bytes.len());
                bytes[place] = rng.u8(..);
                lines[at] = String::from_utf8_lossy(&bytes).into_owned();
            }
        }
    }
    lines.join("\n")
}

#[test]
fn a_damaged_scenario_fails_or_holds_and_never_takes_much_memory() {
    let texts = scenarios();
    let mut rng = Rng::with_seed(0x5CE4_A210);
    let mut held = 0;
    for run in 0..RUNS {
        let text = damaged(&texts, &mut rng);
        let used = allocation_counter::measure(|| {
            held += u64::from(run_text(rulebook(), "damaged", &text).failure.is_none());
        });
        assert!(used.bytes_max < MOST_BYTES, "run {run} took {} bytes:\n{text}", used.bytes_max);
    }
    assert!(held > RUNS / 50 && held < RUNS, "{held} of {RUNS} held: the damage is too small or too great");
}

#[test]
fn bytes_that_are_no_scenario_fail() {
    let mut rng = Rng::with_seed(8);
    for _ in 0..2_000 {
        let bytes: Vec<u8> = (0..rng.usize(..300)).map(|_| rng.u8(..)).collect();
        let report = run_text(rulebook(), "bytes", &String::from_utf8_lossy(&bytes));
        assert!(report.failure.is_some());
    }
}
