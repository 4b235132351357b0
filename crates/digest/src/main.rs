//! Lets bots play some games and tells a digest of each, to see that the same seed plays the same game on every machine.
//!
//! `cargo verify` runs it natively, where it prints the digests, and then for the browser with those digests built in:
//! there it can print nothing, and its exit code tells the first game that went another way, counted from 1.

mod games;

use std::process::ExitCode;

use games::{GAMES, digest};

/// What another machine has found.
const EXPECTED: Option<&str> = option_env!("INTREPID_DIGESTS");

fn main() -> ExitCode {
    let digests: Vec<String> = (0..GAMES).map(|game| format!("{:016x}", digest(game))).collect();
    let Some(expected) = EXPECTED else {
        println!("{}", digests.join(" "));
        return ExitCode::SUCCESS;
    };
    let other = (0..usize::from(GAMES)).find(|game| expected.split(' ').nth(*game) != Some(&digests[*game]));
    other.map_or(ExitCode::SUCCESS, |game| ExitCode::from(game as u8 + 1))
}
