//! The parts of a Rust toolchain that a fresh machine may lack. They are added through rustup where that is possible.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use crate::shell::{self, Failure, cargo, program};

/// The target of the browser.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A part that does not come with every toolchain.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// `cargo fmt`.
    Rustfmt,
    /// `cargo clippy`.
    Clippy,
    /// The standard library for [`WASM`].
    Wasm,
}

/// Makes sure that the part is there.
pub fn ensure(part: Part) -> Result<(), Failure> {
    if is_present(part) {
        return Ok(());
    }
    let words = rustup_words(part);
    println!("    {} is missing: rustup {words}", name(part));
    match shell::run(program("rustup", &words)) {
        Ok(()) if is_present(part) => Ok(()),
        _ => Err(Failure::Missing { part: name(part).to_owned(), remedy: format!("rustup {words}") }),
    }
}

/// The triple of this machine.
pub fn host() -> Option<String> {
    let version = shell::output(rustc("-vV"))?;
    version.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned)
}

fn is_present(part: Part) -> bool {
    match part {
        Part::Rustfmt => shell::succeeds(cargo("fmt --version")),
        Part::Clippy => shell::succeeds(cargo("clippy --version")),
        Part::Wasm => shell::output(rustc(&format!("--print target-libdir --target {WASM}")))
            .is_some_and(|folder| Path::new(&folder).is_dir()),
    }
}

fn rustup_words(part: Part) -> String {
    match part {
        Part::Rustfmt => "component add rustfmt".to_owned(),
        Part::Clippy => "component add clippy".to_owned(),
        Part::Wasm => format!("target add {WASM}"),
    }
}

fn name(part: Part) -> &'static str {
    match part {
        Part::Rustfmt => "the component rustfmt",
        Part::Clippy => "the component clippy",
        Part::Wasm => "the target wasm32-unknown-unknown",
    }
}

fn rustc(words: &str) -> Command {
    program(std::env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc")), words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_host_is_a_triple() {
        assert!(host().unwrap().contains('-'));
    }
}
