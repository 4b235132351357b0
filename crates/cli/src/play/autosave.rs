//! The game is kept in a file after every answer, so that a crash loses nothing.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use content::Pack;
use engine::game::Game;

use crate::{files, saved};

/// Where the game is kept.
pub struct Autosave {
    path: PathBuf,
    /// A game from before is moved aside once, before the first write.
    fresh: bool,
}

impl Autosave {
    /// Keeps the game in this file, or where programs keep such things.
    pub fn new(path: Option<PathBuf>) -> Autosave {
        Autosave { path: path.unwrap_or_else(usual), fresh: true }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The game that was not finished last time, if there is one; an error if it cannot go on.
    pub fn unfinished(&self, pack: &Pack) -> anyhow::Result<Option<Game>> {
        if !self.path.exists() {
            return Ok(None);
        }
        let (game, _) = saved::read_good(pack, &self.path)?;
        Ok((game.view().table.outcome.is_none() && !game.deeds().is_empty()).then_some(game))
    }

    /// Where a game from before goes when another one is begun.
    pub fn previous(&self) -> PathBuf {
        self.path.with_extension("previous.jsonl")
    }

    /// Keeps the game as it is now.
    pub fn keep(&mut self, pack: &Pack, game: &Game) -> anyhow::Result<()> {
        if std::mem::take(&mut self.fresh) {
            if let Some(folder) = self.path.parent() {
                fs::create_dir_all(folder).ok();
            }
            if self.path.exists() {
                fs::rename(&self.path, self.previous()).ok();
            }
        }
        files::write(&self.path, &saved::write(pack, game))
    }
}

/// The folder for the state of programs, or the temporary one.
fn usual() -> PathBuf {
    let folder = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let state = folder("XDG_STATE_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/state")));
    let state = state.or_else(|| folder("LOCALAPPDATA")).unwrap_or_else(env::temp_dir);
    state.join("intrepid").join("autosave.jsonl")
}
