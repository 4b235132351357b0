//! Other programs: how they are named, started at the root of the project, and how they fail.

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

/// Why a chore did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// The program is not there, or may not be started.
    NotStarted { line: String, error: io::Error },
    /// The program ran and was not content.
    Failed { line: String, status: ExitStatus },
    /// A part of the toolchain is missing and could not be added.
    Missing { part: String, remedy: String },
    /// Two machines do not agree.
    Differs { what: String },
    /// A step of a longer chore failed.
    Step { chore: &'static str, title: &'static str, place: String, after: String, cause: Box<Failure> },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Failure::NotStarted { line, error } => write!(f, "`{line}` could not be started: {error}"),
            Failure::Failed { line, status } => write!(f, "`{line}` ended with {status}"),
            Failure::Missing { part, remedy } => {
                write!(f, "{part} is missing and could not be added; please run: {remedy}")
            }
            Failure::Differs { what } => write!(f, "{what}"),
            Failure::Step { chore, title, place, after, cause } => {
                write!(f, "\n{chore}: FAILED at step {place}, {title}, after {after}\n  {cause}")
            }
        }
    }
}

/// The root of the project.
pub fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| OsString::from(env!("CARGO_MANIFEST_DIR")));
    Path::new(&here).parent().expect("xtask is a folder of the project").to_path_buf()
}

/// Where builds go.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into)
}

/// The cargo that started us, with these words.
pub fn cargo(words: &str) -> Command {
    program(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")), words)
}

/// A program with these words, to be run at the root of the project.
pub fn program(name: impl Into<OsString>, words: &str) -> Command {
    let mut command = Command::new(name.into());
    command.args(words.split_whitespace()).current_dir(root());
    command
}

/// Runs a command in full view.
pub fn run(mut command: Command) -> Result<(), Failure> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Failed { line: line(&command), status }),
        Err(error) => Err(Failure::NotStarted { line: line(&command), error }),
    }
}

/// Does the command succeed? Nothing is shown.
pub fn succeeds(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// What the command prints, if it succeeds.
pub fn output(mut command: Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The command as a person would type it.
fn line(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(name).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("Cargo.toml").is_file());
    }

    #[test]
    fn a_command_is_named_as_it_is_typed() {
        assert_eq!(line(&program("/somewhere/bin/cargo", "fmt --all")), "cargo fmt --all");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let failure = run(program("no-such-program", "at all")).unwrap_err();
        assert!(failure.to_string().starts_with("`no-such-program at all` could not be started"), "{failure}");
    }
}
