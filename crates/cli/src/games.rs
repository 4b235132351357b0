//! `games`: the kept games, listed or deleted.

use std::io::{self, Write};

use clap::Subcommand;
use content::Pack;
use text::Words;

use crate::layout::wrapped;
use crate::mishap::told;
use crate::printable::Printable;
use crate::shelf::{Entry, ShelfKey, ShelfOptions};
use crate::texts::{LanguageOption, Texts};

/// What is done with the kept games; without a task they are listed.
#[derive(clap::Args)]
pub struct Options {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    shelf: ShelfOptions,
    /// In which language.
    #[command(flatten)]
    pub lang: LanguageOption,
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
    let (mut out, mut complaints) = (Printable(io::stdout().lock()), Printable(io::stderr().lock()));
    tell(options, &Texts::new(pack, options.lang.language()), &mut out, &mut complaints)
}

/// The same in any language, to whoever listens.
pub fn tell(
    options: &Options,
    texts: &Texts,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> anyhow::Result<bool> {
    let shelf = options.shelf.shelf();
    let names = match &options.task {
        Some(Task::Delete { names }) => names.as_slice(),
        Some(Task::List) | None => {
            let games = shelf.games(texts)?;
            out.write_all(listed(texts, &games, &shelf.folder().display().to_string()).as_bytes())?;
            return Ok(true);
        }
    };
    let mut all_well = true;
    for name in names {
        match shelf.delete(name) {
            Ok(()) => writeln!(out, "{}", texts.tell(ShelfKey::Deleted, Words::new().with("name", name.clone())))?,
            Err(error) => {
                writeln!(complaints, "intrepid: {}", told(&texts.writer, &error))?;
                all_well = false;
            }
        }
    }
    Ok(all_well)
}

/// The games that are kept in this folder.
fn listed(texts: &Texts, games: &[Entry], folder: &str) -> String {
    let words = Words::new().with("folder", folder.to_owned()).with("count", games.len());
    let head = texts.tell(if games.is_empty() { ShelfKey::None } else { ShelfKey::Some }, words);
    let mut text = format!("{}\n", wrapped("", &head));
    for game in games {
        let told = wrapped("       ", &game.told).replace("\n         ", "\n       ");
        text += &format!("  {}\n{told}\n", game.title(texts));
    }
    text
}
