//! `play`: a whole game at the prompt, one person for all seats that no bot plays for.

mod alias;
mod coach;
mod command;
mod describe;
mod ending;
mod gauge;
pub mod glossary;
mod help;
#[cfg(test)]
mod keys;
mod label;
mod left;
mod list;
mod look;
mod offer;
mod opening;
mod reach;
mod reason;
mod remark;
mod rules;
mod screen;
mod session;
mod table;
mod terminal;

pub use ending::EndingKey;
#[cfg(test)]
pub use keys::ids;
pub use opening::summary;

use std::path::PathBuf;

use content::Pack;
use engine::game::Game;

use crate::files;
use crate::new_game::NewGame;
use crate::shelf::{Kept, Shelf, ShelfOptions};
use crate::texts::{LanguageOption, Texts};
use left::Wish;
use session::{Session, SessionKey};
use table::BotSeats;
use terminal::Terminal;

/// Which game to play. With no options the program asks.
#[derive(clap::Args)]
pub struct Options {
    /// How many play.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    players: Option<u8>,
    /// Their countries, in the order of seats: usa,russia
    #[arg(long, value_delimiter = ',', value_name = "KEYS")]
    countries: Vec<String>,
    /// What they face: training-simulator, meteor-shower, …
    #[arg(long, value_name = "KEY")]
    disaster: Option<String>,
    /// How hard: moderate, challenging, severe or futile.
    #[arg(long, value_name = "WORD")]
    difficulty: Option<String>,
    /// An irregularity of the disaster; may be given several times.
    #[arg(long, value_name = "KEY")]
    irregularity: Vec<String>,
    /// A file with the whole setup, a line each: boards, badges and where starters lie (docs/scenarios.md).
    #[arg(long, value_name = "FILE")]
    setup: Option<PathBuf>,
    /// Where chance comes from: a number or 64 hexadecimal digits.
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// Continue a saved game; its file stays as it is.
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Continue a kept game, by the name that `intrepid games` lists.
    #[arg(long = "continue", value_name = "NAME", conflicts_with = "load")]
    kept: Option<String>,
    /// In which language.
    #[command(flatten)]
    pub lang: LanguageOption,
    /// Play alone.
    #[arg(long, conflicts_with = "players")]
    solo: bool,
    /// Seats that bots play for: 2-4, or 2,3; with their kinds: 2:greedy,3-4:planner. The planner plays unless told otherwise.
    #[arg(long, value_name = "SEATS")]
    bots: Option<BotSeats>,
    #[command(flatten)]
    shelf: ShelfOptions,
}

/// Plays a game at the prompt.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<()> {
    play(options, &Texts::new(pack, options.lang.language()), &mut Terminal::standard())
}

/// The same in any language, at any terminal.
fn play(options: &Options, texts: &Texts, terminal: &mut Terminal) -> anyhow::Result<()> {
    match begin(options, texts, terminal, &options.shelf.shelf())? {
        Some((game, kept)) => {
            let room = table::lay(game, &options.bots.clone().unwrap_or_default())?;
            Session::new(room, texts, terminal, kept).run()
        }
        None => Ok(()),
    }
}

/// The game that is meant and where it is kept; nothing at the end of input.
fn begin(
    options: &Options,
    texts: &Texts,
    terminal: &mut Terminal,
    shelf: &Shelf,
) -> anyhow::Result<Option<(Game, Kept)>> {
    if let Some(path) = &options.load {
        return left::load(texts, terminal, shelf, path);
    }
    if let Some(name) = &options.kept {
        return left::go_on(texts, terminal, shelf, name);
    }
    let game = match options.new_game()? {
        Some(new_game) => Some(new_game.begin(texts)?),
        None => {
            terminal.say(&texts.say(SessionKey::Title))?;
            match left::choose(texts, terminal, shelf)? {
                Wish::Continue(chosen) => return Ok(Some(*chosen)),
                Wish::New => opening::ask(texts, terminal)?,
                Wish::Nothing => None,
            }
        }
    };
    Ok(game.map(|game| {
        let kept = shelf.begin(texts.pack, &game);
        (game, kept)
    }))
}

impl Options {
    /// The game that the options speak of, if they speak of one.
    fn new_game(&self) -> anyhow::Result<Option<NewGame>> {
        let setup = match &self.setup {
            Some(path) => files::read(path)?.lines().map(String::from).collect(),
            None => Vec::new(),
        };
        let said = self.players.is_some() || !self.countries.is_empty() || self.disaster.is_some() || self.solo;
        let said = said
            || !setup.is_empty()
            || self.difficulty.is_some()
            || !self.irregularity.is_empty()
            || self.seed.is_some();
        Ok(said.then(|| NewGame {
            players: if self.solo { Some(1) } else { self.players.map(usize::from) },
            countries: self.countries.clone(),
            disaster: self.disaster.clone(),
            difficulty: self.difficulty.clone(),
            irregularities: self.irregularity.clone(),
            seed: self.seed.clone(),
            setup,
            ..NewGame::default()
        }))
    }
}

#[cfg(test)]
pub mod tests {
    use std::cell::RefCell;
    use std::io::{self, Write};
    use std::rc::Rc;

    use super::*;

    /// What is written, for the one who wrote and the one who looks.
    #[derive(Clone, Default)]
    struct Shared(Rc<RefCell<Vec<u8>>>);

    impl Write for Shared {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.borrow_mut().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// What the prompt prints for these lines.
    pub fn printed(options: &Options, texts: &Texts, lines: &str) -> anyhow::Result<String> {
        let output = Shared::default();
        play(options, texts, &mut Terminal::scripted(lines.to_owned(), output.clone()))?;
        let bytes = output.0.borrow().clone();
        Ok(String::from_utf8(bytes)?)
    }
}
