//! The chores of the project: `cargo verify` is the one for every day.

mod verify;

mod browser_test;
mod fuzz_check;
mod same_games;
mod site;

mod shell;
mod toolchain;

use std::process::ExitCode;

use site::Build;

const USAGE: &str = "\
usage: cargo run -p xtask -- CHORE

  verify      everything a change must pass; `cargo verify` for short
  same-games  let bots play the same games natively and in wasm, and compare
  play        build the game for the browser, serve it here and open it; `cargo play` for short
  play --terminal  the prompt instead, with what follows handed on
  serve       the same as play, without opening a browser
  site        write the static folder that any web host can serve; --quick builds faster and larger
  browser-test [WORD]...  build the site quickly and try it out in a real browser; only cases named with a word
  web-bench   build the site as players get it, and time it in a real browser
  fuzz-check  build the fuzz targets in fuzz/ with coverage, ready to run";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments[..] {
        ["verify"] => verify::run(),
        ["same-games"] => toolchain::ensure(toolchain::Part::Wasm).and_then(|()| same_games::run()),
        ["fuzz-check"] => fuzz_check::run(),
        ["site"] => site::build(Build::Release).map(drop),
        ["site", "--quick"] => site::build(Build::Quick).map(drop),
        ["play", "--terminal", ref rest @ ..] => shell::run(terminal(rest)),
        ["play"] => site::build(Build::Release).and_then(|folder| site::serve(&folder, true)),
        ["play", "--quick"] => site::build(Build::Quick).and_then(|folder| site::serve(&folder, true)),
        ["serve"] => site::build(Build::Release).and_then(|folder| site::serve(&folder, false)),
        ["serve-built", folder] => site::serve_built(folder.as_ref()),
        ["web-bench"] => browser_test::bench(),
        ["browser-test", ref names @ ..] => browser_test::run(names),
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

/// The terminal program, with the words that are handed on.
fn terminal(rest: &[&str]) -> std::process::Command {
    let mut command = shell::cargo("run --release -p intrepid -- play");
    command.args(rest);
    command
}

fn explain() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}
