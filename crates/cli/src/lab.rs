//! `lab`: bots play many games, and what happened is counted.

mod cell;
mod output;
mod progress;

mod compare;
mod report;
mod run;
mod sweep;

use std::path::Path;

use anyhow::anyhow;
use clap::Subcommand;
use content::Pack;
use lab::Results;

use crate::files;

/// What is done in the lab.
#[derive(clap::Args)]
pub struct Options {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Play the games of one cell and count them.
    Run(run::Options),
    /// Play a grid of cells; what is already there is not played again.
    Sweep(sweep::Options),
    /// Turn the results in a folder into a page with plots, and into tables.
    Report(report::Options),
    /// Play two bots or two packs on the same crews and dice.
    Compare(compare::Options),
}

/// Does what is asked and tells whether all is well.
pub fn run(options: &Options, pack: &'static Pack) -> anyhow::Result<bool> {
    match &options.task {
        Task::Run(options) => run::run(options, pack),
        Task::Sweep(options) => sweep::run(options, pack),
        Task::Report(options) => report::run(options, pack),
        Task::Compare(options) => compare::run(options, pack),
    }
}

/// The results in a file.
fn read_results(path: &Path) -> anyhow::Result<Results> {
    Results::read(&files::read(path)?).map_err(|error| anyhow!("{}: {error}", path.display()))
}
