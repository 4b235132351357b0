//! `same-games`: bots play the same games natively and as WebAssembly under `node`, as a browser would run them.

use crate::shell::{self, Failure, cargo, program};
use crate::toolchain::WASM;

/// Where the program for the browser lies, seen from the root of the project.
const PROGRAM: &str = "wasm32-unknown-unknown/release/digest.wasm";
/// Runs a program's `main` and ends with what it answers.
const RUN: &str = "WebAssembly.instantiate(require('fs').readFileSync(process.argv[1]))\
.then(({instance})=>process.exit(instance.exports.main(0,0)))";

/// Plays both ways and compares. Without `node` nothing is compared, and that is said.
pub fn run() -> Result<(), Failure> {
    if !shell::succeeds(program("node", "--version")) {
        println!("    SKIPPED: node is not there, so the games were not compared with those of the browser");
        return Ok(());
    }
    let native = cargo("run --quiet -p digest");
    let differs = |what: &str| Failure::Differs { what: what.to_owned() };
    let digests = shell::output(native).ok_or_else(|| differs("the games cannot be played natively"))?;
    let mut build = cargo(&format!("build --release --target {WASM} -p digest"));
    build.env("INTREPID_DIGESTS", &digests);
    shell::run(build)?;
    compare(&digests)
}

fn compare(digests: &str) -> Result<(), Failure> {
    let target = shell::target();
    let mut node = program("node", "-e");
    node.arg(RUN).arg(target.join(PROGRAM));
    let games = digests.split_whitespace().count();
    match node.status().map(|status| status.code()) {
        Ok(Some(0)) => println!("    {games} games are the same natively and in wasm"),
        Ok(Some(game @ 1..)) if game as usize <= games => {
            return Err(Failure::Differs { what: format!("game {game} of {games} is another one in wasm") });
        }
        Ok(code) => {
            return Err(Failure::Differs { what: format!("the games in wasm ended with {code:?}") });
        }
        Err(error) => return Err(Failure::NotStarted { line: "node".to_owned(), error }),
    }
    Ok(())
}
