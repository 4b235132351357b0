//! The shelf: every game that is played at the prompt is kept under a name of its own, in one folder.
//!
//! A kept game is a log to which a line is added after every answer. It is locked while it is played, so that two
//! programs never write one game. All files of games that are being played are read and written here.

mod copies;
mod kept;
mod listing;
mod lock;

pub use copies::Copies;
pub use kept::{Kept, is_torn};
pub use listing::{Entry, ShelfKey};

use std::path::{Path, PathBuf};
use std::{env, fs};

use content::Pack;
use engine::game::Game;
use notation::save::SaveError;

use crate::mishap::{FileKey, Mishap};

/// The ending of a kept game.
const ENDING: &str = "jsonl";

/// Where games are kept.
#[derive(clap::Args)]
pub struct ShelfOptions {
    /// The folder in which games are kept while they are played.
    #[arg(long = "games", value_name = "DIR", global = true)]
    folder: Option<PathBuf>,
}

/// The folder of kept games.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

/// A kept game that is taken from the shelf to be continued.
pub struct Taken {
    /// The game, as far as its file is good.
    pub game: Game,
    /// What is wrong with the file, and where.
    pub damage: Option<SaveError>,
    /// How many lines cannot be used.
    pub lost: usize,
    /// Its file, locked.
    pub kept: Kept,
}

impl ShelfOptions {
    /// The folder that is named, or the one where programs keep such things.
    pub fn shelf(&self) -> Shelf {
        match &self.folder {
            Some(folder) => Shelf { folder: folder.clone() },
            None => usual(),
        }
    }
}

impl Shelf {
    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A game that is not on the shelf yet; it comes there with its next answer.
    pub fn begin(&self, pack: &Pack, game: &Game) -> Kept {
        Kept::begin(self.clone(), pack, game)
    }

    /// Takes a game from the shelf, unless another program plays it.
    pub fn take(&self, pack: &Pack, name: &str) -> anyhow::Result<Taken> {
        let path = self.known(name)?;
        kept::take(self.clone(), pack, name, &path)
    }

    /// Throws a game away, unless another program plays it.
    pub fn delete(&self, name: &str) -> anyhow::Result<()> {
        let path = self.known(name)?;
        let file = lock::open(&path)?;
        fs::remove_file(&path).map_err(Mishap::file(FileKey::Delete, &path))?;
        drop(file);
        Ok(())
    }

    /// The name of the kept game in this file, if it is one.
    pub fn name_of(&self, path: &Path) -> Option<String> {
        let name = path.file_name()?.to_str()?.strip_suffix(ENDING)?.strip_suffix('.')?;
        let same = |one: &Path, other: &Path| Some(one.canonicalize().ok()? == other.canonicalize().ok()?);
        (is_name(name) && same(path, &self.path(name)) == Some(true)).then(|| name.to_owned())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.{ENDING}"))
    }

    fn known(&self, name: &str) -> anyhow::Result<PathBuf> {
        let path = self.path(name);
        if !is_name(name) || !path.is_file() {
            return Err(Mishap::NoGame(name.to_owned(), self.folder.clone()).into());
        }
        Ok(path)
    }
}

/// Can a kept game be called that? Names lead to no other folder and hold nothing that a terminal would obey.
fn is_name(name: &str) -> bool {
    let plain = |letter: char| letter.is_alphanumeric() || "-_. ".contains(letter);
    !name.is_empty() && !name.starts_with('.') && name.chars().all(plain)
}

/// The folder for the state of programs, or the temporary one. Games from before there was a shelf are put on it.
fn usual() -> Shelf {
    let folder = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let state = folder("XDG_STATE_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/state")));
    let ours = state.or_else(|| folder("LOCALAPPDATA")).unwrap_or_else(env::temp_dir).join("intrepid");
    let shelf = Shelf { folder: ours.join("games") };
    for (old, name) in [("autosave.jsonl", "autosave"), ("autosave.previous.jsonl", "autosave-previous")] {
        let (old, new) = (ours.join(old), shelf.path(name));
        if old.is_file() && !new.exists() {
            // Where this fails, the old file stays as it is.
            drop(fs::create_dir_all(&shelf.folder).and_then(|()| fs::rename(old, new)));
        }
    }
    shelf
}
