//! Which pack is played: the one that comes with the game, or the one in a folder.

use std::path::Path;

use anyhow::anyhow;
use content::{Mistake, Pack};

use crate::layout::wrapped;

/// The pack in this folder, or ours. It is read once and lives as long as the program.
pub fn open(folder: Option<&Path>) -> anyhow::Result<&'static Pack> {
    match folder {
        None => Ok(content::embedded_pack()),
        Some(folder) => match content::check_dir(folder) {
            Ok(pack) => Ok(Box::leak(Box::new(pack))),
            Err(mistakes) => Err(anyhow!("the pack cannot be played\n{}", listed(folder, &mistakes).trim_end())),
        },
    }
}

/// Every mistake in a line or two, and how many there are.
pub fn listed(folder: &Path, mistakes: &[Mistake]) -> String {
    let mut text: String = mistakes.iter().map(|mistake| wrapped("", &mistake.to_string()) + "\n").collect();
    let count = if mistakes.len() == 1 { "1 mistake".to_owned() } else { format!("{} mistakes", mistakes.len()) };
    text += &format!("{}: {count}\n", folder.display());
    text
}
