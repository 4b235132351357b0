//! What is on the shelf.

use std::fs::{self, File};
use std::path::Path;
use std::time::Duration;

use engine::game::Game;
use text::Words;

use super::{ENDING, Shelf, is_name, lock};
use crate::mishap::{FileKey, Mishap, damage, told};
use crate::play::summary;
use crate::texts::Texts;
use crate::{files, saved};

text::keys! {
    /// Games that are kept.
    pub enum ShelfKey {
        None = "shelf-none",
        Some = "shelf-some",
        Deleted = "shelf-deleted",
        NotDeleted = "shelf-not-deleted",
        Title = "shelf-title",
        Now = "shelf-now",
        Minutes = "shelf-minutes",
        Hours = "shelf-hours",
        Days = "shelf-days",
        Unfinished = "shelf-unfinished",
        Finished = "shelf-finished",
        Damaged = "shelf-damaged",
        Unreadable = "shelf-unreadable",
    }
}

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
    /// A sentence or two about it.
    pub told: String,
}

/// What can be done with a kept game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// It goes on.
    Unfinished,
    /// It is over.
    Finished,
    /// It goes on from where it is good.
    Damaged,
    /// It cannot go on with this program and this pack.
    Unreadable,
}

impl Shelf {
    /// All games, the one played last first.
    pub fn games(&self, texts: &Texts) -> anyhow::Result<Vec<Entry>> {
        if !self.folder.exists() {
            return Ok(Vec::new());
        }
        let cannot = || Mishap::file(FileKey::ReadFolder, &self.folder);
        let mut games = Vec::new();
        for file in fs::read_dir(&self.folder).map_err(cannot())? {
            games.extend(entry(texts, &file.map_err(cannot())?.path()));
        }
        games.sort_by(|one, other| (one.age, &one.name).cmp(&(other.age, &other.name)));
        Ok(games)
    }
}

impl Entry {
    /// Is there something left to play?
    pub fn is_open(&self) -> bool {
        self.condition != Condition::Finished
    }

    /// Can it be continued now?
    pub fn goes_on(&self) -> bool {
        !self.busy && matches!(self.condition, Condition::Unfinished | Condition::Damaged)
    }

    /// Its name, and when it was played.
    pub fn title(&self, texts: &Texts) -> String {
        let age = ago(texts, self.age.unwrap_or_default());
        let words = Words::new().with("name", self.name.clone()).with("age", age).flag("busy", self.busy);
        texts.tell(ShelfKey::Title, words)
    }
}

fn entry(texts: &Texts, path: &Path) -> Option<Entry> {
    let name = path.file_name()?.to_str()?.strip_suffix(ENDING)?.strip_suffix('.')?;
    if !is_name(name) || !path.is_file() {
        return None;
    }
    let age = fs::metadata(path).and_then(|data| data.modified()).ok().and_then(|when| when.elapsed().ok());
    let file = File::open(path).map_err(|error| Mishap::file(FileKey::Open, path)(error).into());
    let busy = file.as_ref().is_ok_and(lock::is_locked);
    let (condition, told) = file.and_then(|file| condition(texts, file, path)).unwrap_or_else(|error| {
        let words = Words::new().with("why", told(&texts.writer, &error));
        (Condition::Unreadable, texts.tell(ShelfKey::Unreadable, words))
    });
    Some(Entry { name: name.to_owned(), age, busy, condition, told })
}

fn condition(texts: &Texts, mut file: File, path: &Path) -> anyhow::Result<(Condition, String)> {
    let read = saved::read_text(texts.pack, files::read_any(&mut file, path)?);
    let unusable = |error| Mishap::Told(damage(&texts.writer, &texts.pack.name, &error));
    let (game, bad, _) = read.map_err(unusable)?;
    let told =
        |key, name, more: String| texts.tell(key, Words::new().with("game", so_far(texts, &game)).with(name, more));
    Ok(match (bad, game.view().table.outcome) {
        (Some(error), _) => {
            (Condition::Damaged, told(ShelfKey::Damaged, "damage", damage(&texts.writer, &texts.pack.name, &error)))
        }
        (None, Some(outcome)) => (Condition::Finished, told(ShelfKey::Finished, "outcome", texts.outcome(outcome))),
        (None, None) => (Condition::Unfinished, so_far(texts, &game)),
    })
}

fn so_far(texts: &Texts, game: &Game) -> String {
    let words = Words::new().with("summary", summary(texts, game)).with("round", game.view().table.round);
    texts.tell(ShelfKey::Unfinished, words.with("answers", game.deeds().len()))
}

/// A time in words.
fn ago(texts: &Texts, age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    let (key, count) = match minutes {
        0 => (ShelfKey::Now, 0),
        1..60 => (ShelfKey::Minutes, minutes),
        60..1440 => (ShelfKey::Hours, minutes / 60),
        _ => (ShelfKey::Days, minutes / 1440),
    };
    texts.tell(key, Words::new().with("count", count))
}

#[cfg(test)]
mod tests {
    use text::Language;

    use super::*;

    #[test]
    fn times_are_told_in_the_largest_unit_that_fits() {
        let texts = Texts::new(content::embedded_pack(), Language::ENGLISH);
        let told = [5, 61, 7_200, 200_000].map(|seconds| ago(&texts, Duration::from_secs(seconds)));
        assert_eq!(told, ["just now", "1 minute ago", "2 hours ago", "2 days ago"]);
    }
}
