//! `lab run`: the games of one cell.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, anyhow};
use content::Pack;
use lab::{Results, Trial, Watch};

use super::cell::CellOptions;
use super::progress::{self, Progress};
use crate::files;
use crate::saved;

/// Which games, and where the results go.
#[derive(clap::Args)]
pub struct Options {
    #[command(flatten)]
    cell: CellOptions,
    /// Write the results into this file.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write every game into this folder, as a saved game that `replay` plays again.
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

/// Plays, writes, and sums up; not well if a game broke.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<bool> {
    let experiment = options.cell.experiment(pack, options.cell.player())?;
    if let Some(folder) = &options.keep {
        fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }
    let jobs = options.cell.jobs.count();
    let progress = Progress::new(experiment.header.games, jobs)?;
    progress.title(&experiment.header.cell.name());
    let failed = Mutex::new(None);
    let played = |trial: &Trial| {
        progress.played(trial);
        let kept = options.keep.as_deref().map_or(Ok(()), |folder| keep(pack, folder, trial));
        if let Err(error) = kept {
            failed.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get_or_insert(error);
        }
    };
    let results = experiment.run(Watch { jobs, stop: progress::stop_on_interrupt()?, played: &played });
    progress.finish();
    if let Some(path) = &options.json {
        files::write(path, &results.write())?;
    }
    io::stdout().write_all(lab::summary(&results).as_bytes())?;
    let failed = failed.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    failed.map_or(Ok(()), Err)?;
    Ok(all_sound(&results))
}

/// Did every game come to an end by the rules?
pub fn all_sound(results: &Results) -> bool {
    results.sound().count() == results.games.len()
}

/// Writes a game as a saved game; one that broke, up to where it did.
fn keep(pack: &Pack, folder: &Path, trial: &Trial) -> anyhow::Result<()> {
    let index = trial.record.index;
    let game = trial.game(&pack.rulebook).map_err(|error| anyhow!("game {index} cannot be saved: {error:?}"))?;
    files::write(&folder.join(format!("game-{index:05}.jsonl")), &saved::write(pack, &game))
}
