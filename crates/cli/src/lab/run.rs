//! `lab run`: the games of one cell.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Mutex;

use content::Pack;
use lab::{Results, Trial, Watch};

use super::cell::CellOptions;
use super::output::{KeptGames, OutputOptions};
use super::progress::{self, Progress};

/// Which games, and where the results go.
#[derive(clap::Args)]
pub struct Options {
    #[command(flatten)]
    cell: CellOptions,
    #[command(flatten)]
    output: OutputOptions,
    /// Write every game into this folder, as a saved game that `replay` plays again.
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

/// Plays, writes, and sums up; not well if a game broke.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<bool> {
    let experiment = options.cell.experiment(pack, options.cell.player())?;
    options.output.check()?;
    let kept = options.keep.as_deref().map(|folder| KeptGames::new(folder, &experiment.header)).transpose()?;
    let jobs = options.cell.jobs.count();
    let progress = Progress::new(experiment.header.games, jobs)?;
    progress.title(&experiment.header.cell.name());
    let failed = Mutex::new(None);
    let played = |trial: &Trial| {
        progress.played(trial);
        if let Err(error) = kept.as_ref().map_or(Ok(()), |kept| kept.keep(pack, trial)) {
            failed.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get_or_insert(error);
        }
    };
    let results = experiment.run(Watch { jobs, stop: progress::stop_on_interrupt()?, played: &played });
    progress.finish();
    io::stdout().write_all(lab::summary(&results).as_bytes())?;
    options.output.write(&results.write())?;
    let failed = failed.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    failed.map_or(Ok(()), Err)?;
    Ok(all_sound(&results))
}

/// Did every game come to an end by the rules?
pub fn all_sound(results: &Results) -> bool {
    results.sound().count() == results.games.len()
}
