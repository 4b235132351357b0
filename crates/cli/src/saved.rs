//! Saved games: a game is kept together with the name of its pack, and goes on only with that pack.

use std::path::Path;

use content::Pack;
use engine::game::Game;
use notation::save::{self, SaveError};

use crate::files;
use crate::mishap::Mishap;

/// The game as text that names its pack.
pub fn write(pack: &Pack, game: &Game) -> String {
    save::write_naming(game, &pack.name)
}

/// As many answers as are good, and what is wrong with the next one.
pub fn read_good(pack: &Pack, path: &Path) -> anyhow::Result<(Game, Option<SaveError>)> {
    let text = files::read(path)?;
    Ok(save::read_good(&pack.rulebook, &text).map_err(|error| bad(pack, path, error))?)
}

/// The same for a text that has been read; the text is handed back.
pub fn read_text(pack: &Pack, text: String) -> Result<(Game, Option<SaveError>, String), SaveError> {
    let (game, damage) = save::read_good(&pack.rulebook, &text)?;
    Ok((game, damage, text))
}

/// The whole game, with every hash checked.
pub fn read(pack: &Pack, path: &Path) -> anyhow::Result<Game> {
    match read_good(pack, path)? {
        (game, None) => Ok(game),
        (_, Some(error)) => Err(bad(pack, path, error).into()),
    }
}

/// A saved game that cannot be used.
pub fn bad(pack: &Pack, path: &Path, error: SaveError) -> Mishap {
    Mishap::Save { place: path.display().to_string(), kept: false, pack: pack.name.clone(), error }
}
