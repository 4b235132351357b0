//! `fuzz-check`: builds the fuzz targets in `fuzz/`, a workspace of its own, with coverage as libFuzzer wants it.

use std::process::Command;

use crate::shell::{self, Failure, cargo};
use crate::toolchain;

const MANIFEST: &str = "fuzz/Cargo.toml";

// What cargo-fuzz passes, without a sanitizer: the rules hold no unsafe code, and these flags are stable.
const COVERAGE: &str = "--cfg fuzzing -Cdebug-assertions -Ccodegen-units=1 -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Builds every fuzz target, or says why there is nothing to build.
pub fn run() -> Result<(), Failure> {
    if !shell::root().join(MANIFEST).is_file() {
        println!("fuzz-check: skipped, there is no {MANIFEST}");
        return Ok(());
    }
    if shell::run(cargo(&format!("fetch --manifest-path {MANIFEST}"))).is_err() {
        println!("fuzz-check: skipped, the crates that {MANIFEST} asks for cannot be fetched");
        return Ok(());
    }
    shell::run(build())?;
    println!("fuzz-check: all fuzz targets are built");
    Ok(())
}

fn build() -> Command {
    let mut command = cargo(&format!("build --release --bins --manifest-path {MANIFEST}"));
    // With a target named, build scripts and macros are left without coverage.
    if let Some(host) = toolchain::host() {
        command.args(["--target", &host]);
    }
    command.env("RUSTFLAGS", COVERAGE);
    command
}
