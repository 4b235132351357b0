//! `replay`: plays saved games again, checks every hash and tells how they ended.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use engine::game::Game;
use notation::{save, words};

use crate::files;
use crate::layout::wrapped;
use crate::play::summary;

/// Which games to play again.
#[derive(clap::Args)]
pub struct Options {
    /// Saved games.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print what happened.
    #[arg(long)]
    log: bool,
}

/// Plays the games again.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    for path in &options.files {
        let game = read(path)?;
        let log = if options.log { words::log(&game) } else { Vec::new() };
        for line in log {
            writeln!(out, "{}", wrapped("", &line))?;
        }
        writeln!(out, "{}: {}", path.display(), report(&game))?;
    }
    Ok(())
}

fn read(path: &Path) -> anyhow::Result<Game<'static>> {
    let text = files::read(path)?;
    save::read(content::embedded(), &text).with_context(|| path.display().to_string())
}

fn report(game: &Game) -> String {
    let table = game.view().table;
    let ended = match table.outcome {
        Some(outcome) => words::outcome(outcome),
        None => "The game is not over.".to_owned(),
    };
    let answers = game.deeds().len();
    format!("{} {ended} Round {}, {answers} answers, every hash agrees.", summary(game), table.round)
}
