//! `lab`: bots play many games, and what happened is counted.

mod cell;
mod progress;
mod run;

use clap::Subcommand;
use content::Pack;

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
}

/// Does what is asked and tells whether all is well.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<bool> {
    match &options.task {
        Task::Run(options) => run::run(options, pack),
    }
}
