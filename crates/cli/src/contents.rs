//! `content`: what is in the box, what of it is printed, and whether a pack can be played.

mod almanac;
mod check;
mod headings;
mod list;

#[cfg(test)]
pub use headings::AlmanacKey;

use std::io::{self, Write};
use std::path::PathBuf;

use content::Pack;
use text::Language;

use crate::printable::Printable;
use crate::texts::{Texts, language};

/// What to do with a pack.
#[derive(clap::Args)]
pub struct Options {
    #[command(subcommand)]
    action: Action,
}

#[derive(clap::Subcommand)]
enum Action {
    /// List every component: kind, key, name, and what of it is printed or ours.
    List(list::Options),
    /// Check the pack in a folder and tell every mistake.
    Check {
        /// The folder of the pack.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// Print the whole box as a catalogue in Markdown.
    Almanac {
        /// The language: en or de.
        #[arg(long, value_name = "CODE", default_value = "en", value_parser = language)]
        lang: Language,
        /// Scenarios to take examples from; without it, those in scenarios/box for the pack of the game.
        #[arg(long, value_name = "DIR")]
        examples: Option<PathBuf>,
    },
}

/// Does it and tells whether all is well.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<bool> {
    let mut out = Printable(io::stdout().lock());
    match &options.action {
        Action::List(options) => out.write_all(list::list(pack, options).as_bytes())?,
        Action::Check { folder } => {
            let (well, told) = check::check(folder);
            out.write_all(told.as_bytes())?;
            return Ok(well);
        }
        Action::Almanac { lang, examples } => {
            let ours = pack.rulebook.hash == content::embedded().hash;
            let usual = ours.then(|| PathBuf::from("scenarios/box"));
            let examples = almanac::Examples::read(examples.clone().or(usual).as_deref())?;
            out.write_all(almanac::almanac(&Texts::new(pack, *lang), &examples).as_bytes())?;
        }
    }
    Ok(true)
}
