//! Where results go: looked at before anything is played, so that no game is played in vain and none is written over.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use content::Pack;
use lab::{Header, Trial};

use crate::{files, saved};

/// The file in a folder of kept games that says which run they are of.
const RUN: &str = "run.header";

/// A file for results.
#[derive(clap::Args)]
pub struct OutputOptions {
    /// Write the results into this file.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write over the file of results that is there.
    #[arg(long, requires = "json")]
    force: bool,
}

/// A folder for the games of one run.
pub struct KeptGames<'o> {
    folder: &'o Path,
}

impl OutputOptions {
    /// Can the results be written?
    pub fn check(&self) -> anyhow::Result<()> {
        let Some(path) = &self.json else { return Ok(()) };
        if path.is_dir() {
            bail!("{} is a folder", path.display());
        }
        if path.exists() && !self.force {
            bail!("{} is there already; --force writes over it, or choose another name", path.display());
        }
        files::check_writable(path)
    }

    /// Writes them, if they shall be.
    pub fn write(&self, text: &str) -> anyhow::Result<()> {
        self.json.as_ref().map_or(Ok(()), |path| files::write(path, text))
    }
}

impl<'o> KeptGames<'o> {
    /// A folder that is empty or holds games of the same run.
    pub fn new(folder: &'o Path, header: &Header) -> anyhow::Result<KeptGames<'o>> {
        fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let run = folder.join(RUN);
        if run.exists() {
            let there: Header = serde_json::from_str(&files::read(&run)?)
                .map_err(|error| anyhow!("{} does not name a run: {error}", run.display()))?;
            if let Some(difference) = header.differs(&there) {
                bail!("{} holds games of another run: {difference}; choose another folder", folder.display());
            }
        } else if fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?.next().is_some() {
            bail!("{} is not empty and holds no games of this run; choose another folder", folder.display());
        }
        files::write(&run, &(serde_json::to_string(header)? + "\n"))?;
        Ok(KeptGames { folder })
    }

    /// Writes a game as a saved game; one that broke, up to where it did.
    pub fn keep(&self, pack: &Pack, trial: &Trial) -> anyhow::Result<()> {
        let index = trial.record.index;
        let game = trial.game(&pack.rulebook).map_err(|error| anyhow!("game {index} cannot be saved: {error:?}"))?;
        files::write(&self.folder.join(format!("game-{index:05}.jsonl")), &saved::write(pack, &game))
    }
}
