//! The matter of the game: reads, checks and embeds content packs, and yields a [`Rulebook`].
//!
//! A pack is a folder of RON files: `pack.ron` says which countries and disasters it has, `station.ron` and
//! `tables.ron` hold what is printed on the boards, and the rest are the tiles, cards and badges themselves.
//! Ours is embedded; a player's own pack goes through the same checks and needs no recompiling.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use engine::rulebook::Rulebook;
use include_dir::{Dir, include_dir};

mod bind;
mod check;
mod compact;
mod component;
mod folder;
mod listing;
mod load;
mod locate;
mod mistake;
mod near;
mod overlay;
mod read;
mod sheet;
mod source;

pub use bind::Pack;
pub use check::TextPlace;
pub use compact::Damaged;
pub use component::{Component, Kind};
pub use listing::{Row, Show, list};
pub use mistake::Mistake;
pub use source::{Part, Source};

/// The rulebook of the pack that comes with the game.
///
/// # Panics
/// If our own pack is broken: the tests load it, so this never reaches a player.
pub fn embedded() -> &'static Arc<Rulebook> {
    &embedded_pack().rulebook
}

/// The pack that comes with the game, with the texts and sources of its components.
///
/// # Panics
/// See [`embedded`].
pub fn embedded_pack() -> &'static Pack {
    static PACK: OnceLock<Pack> = OnceLock::new();
    PACK.get_or_init(load_embedded)
}

/// Reads the pack that comes with the game anew.
///
/// # Panics
/// See [`embedded`].
pub fn load_embedded() -> Pack {
    match load_pack(&embedded_files()) {
        Ok(pack) => pack,
        Err(mistakes) => panic!("the embedded pack is broken:\n{}", mistake::list(&mistakes)),
    }
}

/// Every component of the embedded pack and where it is from.
pub fn sources() -> &'static [Component] {
    &embedded_pack().components
}

/// The files of the embedded pack, as a beginning for one's own.
pub fn embedded_files() -> Vec<(String, String)> {
    static CONTENT: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../content");
    let mut files = Vec::new();
    collect(&CONTENT, &mut files);
    files
}

/// Reads and checks the pack in a folder: a whole one, or one that builds on ours and holds only what differs.
/// A pack with mistakes changes nothing; each of them says where it is and what was expected.
pub fn check_dir(path: &Path) -> Result<Pack, Vec<Mistake>> {
    load_pack(&folder::read(path)?)
}

/// Reads the rulebook of a pack from files given as path and text.
pub fn load_files(files: &[(String, String)]) -> Result<Arc<Rulebook>, Vec<Mistake>> {
    load_pack(files).map(|pack| pack.rulebook)
}

/// Reads a pack from files given as path and text, with the texts and sources of its components.
pub fn load_pack(files: &[(String, String)]) -> Result<Pack, Vec<Mistake>> {
    let parsed = load::parse(files, embedded_files)?;
    let mistakes = check::check(&parsed);
    if mistakes.is_empty() { bind::bind(&parsed) } else { Err(mistakes) }
}

fn collect(dir: &Dir<'_>, files: &mut Vec<(String, String)>) {
    for file in dir.files() {
        if let Some(text) = file.contents_utf8() {
            files.push((file.path().to_string_lossy().into_owned(), text.to_owned()));
        }
    }
    dir.dirs().for_each(|inner| collect(inner, files));
}

#[cfg(test)]
mod tests;
