//! Saved games: a game is kept together with the name of its pack, and goes on only with that pack.

use std::path::Path;

use anyhow::{Context, anyhow};
use content::Pack;
use engine::game::Game;
use notation::save::{self, Problem, SaveError};

use crate::files;

/// The game as text that names its pack.
pub fn write(pack: &Pack, game: &Game) -> String {
    save::write_naming(game, &pack.name)
}

/// As many answers as are good, and what is wrong with the next one.
pub fn read_good(pack: &Pack, path: &Path) -> anyhow::Result<(Game, Option<SaveError>)> {
    let text = files::read(path)?;
    let read = save::read_good(&pack.rulebook, &text).map_err(|error| explained(pack, error));
    read.with_context(|| path.display().to_string())
}

/// The same for a text that has been read; the text is handed back.
pub fn read_text(pack: &Pack, text: String) -> anyhow::Result<(Game, Option<SaveError>, String)> {
    let (game, damage) = save::read_good(&pack.rulebook, &text).map_err(|error| explained(pack, error))?;
    Ok((game, damage, text))
}

/// The whole game, with every hash checked.
pub fn read(pack: &Pack, path: &Path) -> anyhow::Result<Game> {
    match read_good(pack, path)? {
        (game, None) => Ok(game),
        (_, Some(error)) => Err(error).with_context(|| path.display().to_string()),
    }
}

/// Which pack is needed, where it is another one.
fn explained(pack: &Pack, error: SaveError) -> anyhow::Error {
    match &error.problem {
        Problem::Rulebook { .. } => {
            anyhow!("{error} of the pack '{}'; --content DIR plays with the pack in a folder", pack.name)
        }
        _ => error.into(),
    }
}
