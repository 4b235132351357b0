//! A game that is being played, and its file.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use content::Pack;
use engine::game::Game;
use notation::save::{self, Problem, SaveError};

use super::{ENDING, Shelf, Taken, lock};
use crate::mishap::{FileKey, Mishap};
use crate::{files, saved};

/// More games of one name than anybody plays.
const MOST_OF_A_NAME: usize = 10_000;

/// The log of a game. A line that could not be written waits, and is tried again with the next.
pub struct Kept {
    shelf: Shelf,
    /// What the game would be called; a number follows where that is taken.
    plain_name: String,
    /// The whole log.
    log: String,
    /// How many bytes of it are in the file.
    written: usize,
    file: Option<(File, PathBuf)>,
}

impl Kept {
    /// A game that has no file yet.
    pub(super) fn begin(shelf: Shelf, pack: &Pack, game: &Game) -> Kept {
        let log = save::write_log(game, &pack.name);
        Kept { shelf, plain_name: plain_name(game), log, written: 0, file: None }
    }

    /// Adds the line of an answer or of what was taken back.
    pub fn add(&mut self, line: &str) -> anyhow::Result<()> {
        self.log += line;
        if self.file.as_ref().is_some_and(|(file, path)| !lock::leads_to(path, file)) {
            // Somebody has moved or deleted it: all of it is written anew.
            (self.file, self.written) = (None, 0);
        }
        match self.file {
            Some(_) => self.append(),
            None => self.create(),
        }
    }

    /// The file, once there is one.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|(_, path)| path.as_path())
    }

    /// The name it is kept as, once it is.
    pub fn name(&self) -> Option<&str> {
        self.path()?.file_stem()?.to_str()
    }

    /// How many answers are not in the file.
    pub fn unkept(&self) -> usize {
        let header = usize::from(self.written == 0);
        self.log[self.written..].lines().filter(|line| !line.is_empty()).count() - header
    }

    /// What cannot be used of a damaged file goes into a file of its own; the game goes on without it.
    pub fn set_damage_aside(&mut self) -> anyhow::Result<PathBuf> {
        let (file, path) = self.file.take().expect("a damaged game has a file");
        let aside = free_path(&path, |number| path.with_extension(format!("{ENDING}.damaged{}", suffix(number))))?;
        fs::copy(&path, &aside).map_err(Mishap::file(FileKey::Write, &aside))?;
        let beside = path.with_extension("new");
        fs::remove_file(&beside).ok();
        let good = lock::create(&beside).and_then(|mut good| {
            good.write_all(self.log.as_bytes())?;
            good.sync_data()?;
            fs::rename(&beside, &path)?;
            Ok(good)
        });
        let good = good.map_err(Mishap::file(FileKey::Write, &path))?;
        drop(file);
        (self.written, self.file) = (self.log.len(), Some((good, path)));
        Ok(aside)
    }

    /// Drops the last line of the file, which was torn.
    fn drop_torn_line(&mut self) -> io::Result<()> {
        self.file.as_ref().map_or(Ok(()), |(file, _)| file.set_len(self.written as u64))
    }

    fn append(&mut self) -> anyhow::Result<()> {
        let Some((file, path)) = &mut self.file else { return Ok(()) };
        let (start, more) = (self.written as u64, &self.log.as_bytes()[self.written..]);
        let added =
            file.seek(SeekFrom::Start(start)).and_then(|_| file.write_all(more)).and_then(|()| file.sync_data());
        // What was begun and not finished must not stand there.
        let added = added.inspect_err(|_| drop(file.set_len(start)));
        added.map_err(Mishap::file(FileKey::Write, path))?;
        self.written = self.log.len();
        Ok(())
    }

    fn create(&mut self) -> anyhow::Result<()> {
        let folder = &self.shelf.folder;
        fs::create_dir_all(folder).map_err(Mishap::file(FileKey::MakeFolder, folder))?;
        for number in 1..MOST_OF_A_NAME {
            let path = self.shelf.path(&format!("{}{}", self.plain_name, suffix(number)));
            match lock::create(&path) {
                Ok(file) => {
                    self.file = Some((file, path));
                    return self.append().inspect_err(|_| self.forget());
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(Mishap::file(FileKey::Write, &path)(error).into()),
            }
        }
        Err(Mishap::Found(FileKey::TooMany, folder.clone()).into())
    }

    /// Takes away a file in which nothing could be written.
    fn forget(&mut self) {
        if let Some((_, path)) = self.file.take() {
            fs::remove_file(path).ok();
        }
    }
}

/// Takes a game and its file from the shelf.
pub(super) fn take(shelf: Shelf, pack: &Pack, name: &str, path: &Path) -> anyhow::Result<Taken> {
    let mut file = lock::open(path)?;
    let read = saved::read_text(pack, files::read_any(&mut file, path)?);
    let bad = |error| Mishap::Save { place: name.to_owned(), kept: true, pack: pack.name.clone(), error };
    let (game, damage, text) = read.map_err(bad)?;
    let good = damage.as_ref().map_or(text.len(), |error| length_of(&text, error.line - 1));
    let (mut log, lost) = (text[..good].to_owned(), text[good..].lines().filter(|line| !line.is_empty()).count());
    let written = log.len();
    if !log.ends_with('\n') {
        log.push('\n');
    }
    let mut kept = Kept { shelf, plain_name: name.to_owned(), log, written, file: Some((file, path.to_owned())) };
    if damage.as_ref().is_some_and(is_torn) {
        kept.drop_torn_line().map_err(Mishap::file(FileKey::Write, path))?;
    }
    Ok(Taken { game, damage, lost, kept })
}

/// Does only the last line break off? It was being written when the program ended, and never acknowledged.
pub fn is_torn(error: &SaveError) -> bool {
    error.problem == Problem::CutOff
}

/// The bytes of so many lines.
fn length_of(text: &str, lines: usize) -> usize {
    text.split_inclusive('\n').take(lines).map(str::len).sum()
}

/// The countries and the disaster.
fn plain_name(game: &Game) -> String {
    let view = game.view();
    let mut words: Vec<&str> = view.table.seats().iter().map(|seat| view.country(seat).key.as_str()).collect();
    words.push(&view.disaster().key);
    let plain = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
    words.join("-").chars().map(plain).take(120).collect()
}

fn free_path(damaged: &Path, path: impl Fn(usize) -> PathBuf) -> anyhow::Result<PathBuf> {
    let free = (1..MOST_OF_A_NAME).map(path).find(|path| !path.exists());
    Ok(free.ok_or_else(|| Mishap::Found(FileKey::TooManyDamaged, damaged.to_owned()))?)
}

fn suffix(number: usize) -> String {
    if number == 1 { String::new() } else { format!("-{number}") }
}
