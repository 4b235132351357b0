//! Copies of a game in files that the player names. No file is written over that is not a copy of the same game.

use std::path::{Path, PathBuf};

use crate::files;
use crate::mishap::{FileKey, Mishap};

/// The copies that were made of one game.
#[derive(Default)]
pub struct Copies {
    made: Vec<(PathBuf, String)>,
}

impl Copies {
    /// Writes the game into a file: a new one, or one in which an earlier moment of it is.
    pub fn save(&mut self, path: &Path, game: String) -> anyhow::Result<()> {
        if path.is_dir() {
            return Err(Mishap::Found(FileKey::IsFolder, path.to_owned()).into());
        }
        if path.exists() && !self.is_ours(path, &game) {
            return Err(Mishap::Found(FileKey::NotOurs, path.to_owned()).into());
        }
        files::write(path, &game)?;
        self.made.retain(|(made, _)| made != path);
        self.made.push((path.to_owned(), game));
        Ok(())
    }

    /// Does it hold an earlier moment of the game, or what was written there a moment ago?
    fn is_ours(&self, path: &Path, game: &str) -> bool {
        let Ok(there) = files::read(path) else { return false };
        let made = self.made.iter().any(|(made, text)| made == path && *text == there);
        made || (!there.is_empty() && game.starts_with(&there))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_copies_of_the_same_game_are_written_over() {
        let folder = std::env::temp_dir().join(format!("intrepid-copies-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = |name: &str| folder.join(name);
        std::fs::write(path("letter"), "Dear all").unwrap();
        let mut copies = Copies::default();
        assert!(copies.save(&path("letter"), "header\nfirst\n".into()).is_err());
        assert!(copies.save(&folder, "header\nfirst\n".into()).is_err());
        copies.save(&path("game"), "header\nfirst\n".into()).unwrap();
        Copies::default().save(&path("game"), "header\nfirst\nsecond\n".into()).unwrap();
        assert!(Copies::default().save(&path("game"), "header\nother\n".into()).is_err(), "another game");
        let mut copies = Copies::default();
        copies.save(&path("mine"), "header\nfirst\n".into()).unwrap();
        copies.save(&path("mine"), "header\n".into()).unwrap();
        assert_eq!(std::fs::read_to_string(path("letter")).unwrap(), "Dear all");
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
