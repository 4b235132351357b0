//! `lab report`: the results in a folder, as a page to read and tables to work with.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use content::Pack;
use lab::{Results, Study, games_csv, page, targets_csv, tiles_csv, verdicts};

use crate::files;

/// Which results.
#[derive(clap::Args)]
pub struct Options {
    /// The folder of the results; the report is written into it.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// Writes `report.html`, `games.csv`, `tiles.csv` and `targets.csv`, and prints where, and what misses.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<bool> {
    let results = Results::merged(read(&options.folder)?);
    let results = results.map_err(|error| anyhow!("{}: {error}", options.folder.display()))?;
    let study = Study::new(&results).map_err(|error| anyhow!("{}: {error}", options.folder.display()))?;
    let pages = [
        ("report.html", page(&study, pack)),
        ("games.csv", games_csv(&study)?),
        ("tiles.csv", tiles_csv(&study, &pack.rulebook)?),
        ("targets.csv", targets_csv(&study, &pack.rulebook)?),
    ];
    for (name, text) in &pages {
        let path = options.folder.join(name);
        files::write(&path, text)?;
        writeln!(io::stdout(), "{}", path.display())?;
    }
    io::stdout().write_all(verdicts(&study, &pack.rulebook).as_bytes())?;
    Ok(study.broken().next().is_none())
}

/// All results in the folder, in the order of their names.
fn read(folder: &Path) -> anyhow::Result<Vec<Results>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read the folder {}", folder.display()))?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    let mut paths: Vec<PathBuf> =
        paths.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "json")).collect();
    paths.sort();
    paths.iter().map(|path| super::read_results(path)).collect()
}
