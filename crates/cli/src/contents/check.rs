//! `content check`: can the pack in a folder be played?

use std::path::Path;

use content::{Pack, Show};

use crate::layout::wrapped;
use crate::pack;

/// Whether it can, and every mistake or what it holds.
pub fn check(folder: &Path) -> (bool, String) {
    match content::check_dir(folder) {
        Ok(pack) => (true, wrapped("", &format!("{}: {}", folder.display(), report(&pack))) + "\n"),
        Err(mistakes) => (false, pack::listed(folder, &mistakes)),
    }
}

fn report(pack: &Pack) -> String {
    let book = &pack.rulebook;
    let own = content::list(pack, Show::Changed).len();
    let base =
        pack.base.as_ref().map_or_else(String::new, |base| format!(" ({own} of them its own, the rest of '{base}')"));
    format!(
        "the pack '{}' can be played. {} countries, {} tiles, {} disasters with {} cards; {} components{base}. \
         Saved games name it {}.",
        pack.name,
        book.countries.len(),
        book.tiles.len(),
        book.disasters.len(),
        book.cards.len(),
        pack.components.len(),
        pack.label(),
    )
}
