//! `replay`: plays saved games again, checks every hash and tells how they ended.

use std::io::{self, Write};
use std::path::PathBuf;

use content::Pack;
use engine::game::Game;
use text::Words;

use crate::layout::wrapped;
use crate::mishap::told;
use crate::play::{EndingKey, summary};
use crate::printable::Printable;
use crate::saved;
use crate::texts::{LanguageOption, Texts};

/// Which games to play again.
#[derive(clap::Args)]
pub struct Options {
    /// Saved games.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print what happened.
    #[arg(long)]
    log: bool,
    /// In which language.
    #[command(flatten)]
    pub lang: LanguageOption,
}

/// Plays all games again, also those behind one that is bad; not well if one is.
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
    let mut all_well = true;
    for path in &options.files {
        let game = match saved::read(texts.pack, path) {
            Ok(game) => game,
            Err(error) => {
                out.flush()?;
                writeln!(complaints, "intrepid: {}", told(&texts.writer, &error))?;
                all_well = false;
                continue;
            }
        };
        let log = if options.log { texts.log(&game) } else { Vec::new() };
        for line in log {
            writeln!(out, "{}", wrapped("", &line))?;
        }
        writeln!(out, "{}: {}", path.display(), report(texts, &game))?;
    }
    Ok(all_well)
}

fn report(texts: &Texts, game: &Game) -> String {
    let table = game.view().table;
    let words = Words::new().with("summary", summary(texts, game)).with("round", table.round);
    let words = words.with("answers", game.deeds().len());
    match table.outcome {
        Some(outcome) => texts.tell(EndingKey::Replayed, words.with("outcome", texts.outcome(outcome))),
        None => texts.tell(EndingKey::ReplayedOpen, words),
    }
}
