//! `scenario`: runs scenario files and counts them.

use std::io;
use std::path::PathBuf;

use content::Pack;
use notation::scenario;

use crate::printable::Printable;

/// Which scenarios to run.
#[derive(clap::Args)]
pub struct Options {
    /// Scenario files, or folders of them.
    #[arg(required = true, value_name = "FILE|DIR")]
    paths: Vec<PathBuf>,
}

/// Runs the scenarios and tells whether all of them held.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<bool> {
    let mut out = Printable(io::stdout().lock());
    let summary = scenario::run_all(&pack.rulebook, &options.paths, &mut out)?;
    Ok(summary.failed == 0)
}
