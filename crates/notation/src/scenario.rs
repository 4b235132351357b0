//! Scenarios: a position, what players do, and what must hold then. A rule as a file that can be run.
//!
//! The format is described in `docs/scenarios.md`.

mod check;
mod happened;
mod lesson;
mod parse;
mod run;
mod step;
pub mod vocabulary;

pub use check::choice_word;
pub use lesson::{Move, Played, PlayedStep, play_lesson};

use std::fmt;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::rulebook::Rulebook;

/// No honest scenario is larger.
const LARGEST_FILE: u64 = 1024 * 1024;

/// What came of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The name of its file, without the ending.
    pub name: String,
    /// Its title.
    pub title: String,
    /// The place in the rules it shows.
    pub rule: String,
    /// Why it failed, if it did.
    pub failure: Option<Failure>,
}

/// Why a scenario failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line, counted from 1; 0 for the file as a whole.
    pub line: usize,
    /// What was expected, and what was.
    pub message: String,
}

/// How many scenarios held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Those that held.
    pub passed: usize,
    /// Those that did not.
    pub failed: usize,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.failure {
            None => write!(f, "ok {}", self.name),
            Some(failure) => write!(f, "FAIL {}: {failure}", self.name),
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Runs the text of a scenario. The file is only named in the report.
pub fn run_text(rulebook: &Arc<Rulebook>, file: &str, text: &str) -> Report {
    let name = Path::new(file).file_stem().map_or_else(|| file.into(), |stem| stem.to_string_lossy().into_owned());
    let parsed = if text.len() as u64 > LARGEST_FILE { Err(too_large()) } else { parse::parse(text) };
    let (title, rule) = parsed.as_ref().map(|one| (one.title.clone(), one.rule.clone())).unwrap_or_default();
    let result = parsed.and_then(|scenario| run::run(rulebook, &scenario));
    let failure = result.err().map(|(line, message)| Failure { file: file.into(), line, message });
    Report { name, title, rule, failure }
}

/// Runs a scenario file.
pub fn run_file(rulebook: &Arc<Rulebook>, path: &Path) -> Report {
    let file = path.display().to_string();
    match read(path) {
        Ok(text) => run_text(rulebook, &file, &text),
        Err(error) => {
            let name = path.file_stem().map_or_else(|| file.clone(), |stem| stem.to_string_lossy().into_owned());
            let failure = Failure { file, line: 0, message: format!("cannot be read: {error}") };
            Report { name, title: String::new(), rule: String::new(), failure: Some(failure) }
        }
    }
}

/// The text of a file; of one that is too large only the beginning, which is enough to say so.
fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(LARGEST_FILE + 1).read_to_string(&mut text)?;
    Ok(text)
}

fn too_large() -> (usize, String) {
    (0, format!("is too large: expected at most {LARGEST_FILE} bytes"))
}

/// Runs scenario files and all scenarios of folders; writes one line each and a summary. A folder without any is a
/// failure: whoever names it expects something to be run.
pub fn run_all(rulebook: &Arc<Rulebook>, paths: &[PathBuf], out: &mut impl Write) -> io::Result<Summary> {
    let mut summary = Summary::default();
    for path in paths {
        let files = files(std::slice::from_ref(path))?;
        if files.is_empty() {
            writeln!(out, "FAIL {}: expected scenarios in this folder, there are none", path.display())?;
            summary.failed += 1;
        }
        for file in files {
            let report = run_file(rulebook, &file);
            writeln!(out, "{report}")?;
            match report.failure {
                None => summary.passed += 1,
                Some(_) => summary.failed += 1,
            }
        }
    }
    writeln!(out, "{summary}")?;
    Ok(summary)
}

/// The scenario files among these paths and in these folders, in order.
pub fn files(paths: &[PathBuf]) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in paths {
        if !path.is_dir() {
            found.push(path.clone());
            continue;
        }
        let mut inside: Vec<PathBuf> =
            std::fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
        inside.sort();
        inside.retain(|path| path.is_dir() || path.extension().is_some_and(|ending| ending == "scenario"));
        found.extend(files(&inside)?);
    }
    Ok(found)
}
