//! `replay`: plays saved games again, checks every hash and tells how they ended.

use std::io::{self, Write};
use std::path::PathBuf;

use content::Pack;
use engine::game::Game;
use notation::words;

use crate::layout::wrapped;
use crate::play::summary;
use crate::printable::Printable;
use crate::saved;

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

/// Plays all games again, also those behind one that is bad; not well if one is.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<bool> {
    let (mut out, mut all_well) = (Printable(io::stdout().lock()), true);
    for path in &options.files {
        let game = match saved::read(pack, path) {
            Ok(game) => game,
            Err(error) => {
                out.flush()?;
                writeln!(Printable(io::stderr()), "intrepid: {error:#}")?;
                all_well = false;
                continue;
            }
        };
        let log = if options.log { words::log(&game) } else { Vec::new() };
        for line in log {
            writeln!(out, "{}", wrapped("", &line))?;
        }
        writeln!(out, "{}: {}", path.display(), report(&game))?;
    }
    Ok(all_well)
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
