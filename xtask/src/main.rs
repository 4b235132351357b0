//! The chores of the project, on nothing but the standard library: `cargo verify` is the one for every day.

mod verify;

mod fuzz_check;
mod same_games;

mod shell;
mod toolchain;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo run -p xtask -- CHORE

  verify      everything a change must pass; `cargo verify` for short
  same-games  let bots play the same games natively and in wasm, and compare
  fuzz-check  build the fuzz targets in fuzz/ with coverage, ready to run";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments[..] {
        ["verify"] => verify::run(),
        ["same-games"] => toolchain::ensure(toolchain::Part::Wasm).and_then(|()| same_games::run()),
        ["fuzz-check"] => fuzz_check::run(),
        _ => return explain(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

fn explain() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}
