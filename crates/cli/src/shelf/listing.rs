//! What is on the shelf.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use content::Pack;
use engine::game::Game;
use notation::words;

use super::{ENDING, Shelf, is_name, lock};
use crate::play::summary;
use crate::{files, saved};

/// A kept game.
pub struct Entry {
    /// What it is kept as.
    pub name: String,
    /// How long ago it was played.
    pub age: Option<Duration>,
    /// Does another program play it now?
    pub busy: bool,
    /// What can be done with it.
    pub condition: Condition,
}

/// What can be done with a kept game, and a sentence about it.
pub enum Condition {
    /// It goes on.
    Unfinished(String),
    /// It is over.
    Finished(String),
    /// It goes on from where it is good.
    Damaged(String),
    /// It cannot go on with this program and this pack.
    Unreadable(String),
}

impl Shelf {
    /// All games, the one played last first.
    pub fn games(&self, pack: &Pack) -> anyhow::Result<Vec<Entry>> {
        if !self.folder.exists() {
            return Ok(Vec::new());
        }
        let cannot = || format!("cannot read the folder {}", self.folder.display());
        let mut games = Vec::new();
        for file in fs::read_dir(&self.folder).with_context(cannot)? {
            games.extend(entry(pack, &file.with_context(cannot)?.path()));
        }
        games.sort_by(|one, other| (one.age, &one.name).cmp(&(other.age, &other.name)));
        Ok(games)
    }
}

impl Entry {
    /// Is there something left to play?
    pub const fn is_open(&self) -> bool {
        !matches!(self.condition, Condition::Finished(_))
    }

    /// Can it be continued now?
    pub const fn goes_on(&self) -> bool {
        !self.busy && matches!(self.condition, Condition::Unfinished(_) | Condition::Damaged(_))
    }

    /// Its name, when it was played, and what it is.
    pub fn told(&self) -> (String, &str) {
        let busy = if self.busy { ", being played by another program" } else { "" };
        let age = self.age.map_or_else(|| "just now".to_owned(), ago);
        let (Condition::Unfinished(told)
        | Condition::Finished(told)
        | Condition::Damaged(told)
        | Condition::Unreadable(told)) = &self.condition;
        (format!("{} ({age}{busy})", self.name), told)
    }
}

fn entry(pack: &Pack, path: &Path) -> Option<Entry> {
    let name = path.file_name()?.to_str()?.strip_suffix(ENDING)?.strip_suffix('.')?;
    if !is_name(name) || !path.is_file() {
        return None;
    }
    let age = fs::metadata(path).and_then(|data| data.modified()).ok().and_then(|when| when.elapsed().ok());
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()));
    let busy = file.as_ref().is_ok_and(lock::is_locked);
    let condition = match file.and_then(|file| condition(pack, file, path.to_owned())) {
        Ok(condition) => condition,
        Err(error) => Condition::Unreadable(format!("It cannot go on: {error:#}.")),
    };
    Some(Entry { name: name.to_owned(), age, busy, condition })
}

fn condition(pack: &Pack, mut file: File, path: PathBuf) -> anyhow::Result<Condition> {
    let (game, damage, _) = saved::read_text(pack, files::read_any(&mut file, &path)?)?;
    let told = told(&game);
    Ok(match damage {
        Some(error) => Condition::Damaged(format!("{told} Damaged: {error}.")),
        None if game.view().table.outcome.is_some() => Condition::Finished(told),
        None => Condition::Unfinished(told),
    })
}

fn told(game: &Game) -> String {
    let (table, answers) = (game.view().table, game.deeds().len());
    let ended = table.outcome.map_or_else(String::new, |outcome| format!(" {}", words::outcome(outcome)));
    let answers = if answers == 1 { "1 answer".to_owned() } else { format!("{answers} answers") };
    format!("{} Round {}, {answers}.{ended}", summary(game), table.round)
}

/// A time in words.
fn ago(age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    let (count, what) = match minutes {
        0 => return "just now".to_owned(),
        1..60 => (minutes, "minute"),
        60..1440 => (minutes / 60, "hour"),
        _ => (minutes / 1440, "day"),
    };
    format!("{count} {what}{} ago", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_the_largest_unit_that_fits() {
        let told = [5, 61, 7_200, 200_000].map(|seconds| ago(Duration::from_secs(seconds)));
        assert_eq!(told, ["just now", "1 minute ago", "2 hours ago", "2 days ago"]);
    }
}
