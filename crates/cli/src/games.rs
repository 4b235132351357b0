//! `games`: the kept games, listed or deleted.

use std::io::{self, Write};

use clap::Subcommand;
use content::Pack;

use crate::layout::wrapped;
use crate::shelf::{Entry, ShelfOptions};

/// What is done with the kept games; without a task they are listed.
#[derive(clap::Args)]
pub struct Options {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    shelf: ShelfOptions,
}

#[derive(Subcommand)]
enum Task {
    /// List the games; play --continue NAME goes on with one.
    List,
    /// Delete games for good.
    Delete {
        /// The names of the games, as they are listed.
        #[arg(required = true, value_name = "NAME")]
        names: Vec<String>,
    },
}

/// Lists or deletes; not well if a game could not be deleted.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<bool> {
    let (shelf, mut out) = (options.shelf.shelf(), io::stdout().lock());
    let names = match &options.task {
        Some(Task::Delete { names }) => names.as_slice(),
        Some(Task::List) | None => {
            let games = shelf.games(pack)?;
            writeln!(out, "{}", wrapped("", &headline(&games, &shelf.folder().display().to_string())))?;
            for game in &games {
                let (title, told) = game.told();
                writeln!(out, "  {title}\n{}", wrapped("       ", told).replace("\n         ", "\n       "))?;
            }
            return Ok(true);
        }
    };
    let mut all_well = true;
    for name in names {
        match shelf.delete(name) {
            Ok(()) => writeln!(out, "{name} is deleted.")?,
            Err(error) => {
                eprintln!("intrepid: {error:#}");
                all_well = false;
            }
        }
    }
    Ok(all_well)
}

fn headline(games: &[Entry], folder: &str) -> String {
    match games.len() {
        0 => format!("No games are kept in {folder}."),
        1 => format!("1 game is kept in {folder}:"),
        count => format!("{count} games are kept in {folder}, the last one first:"),
    }
}
