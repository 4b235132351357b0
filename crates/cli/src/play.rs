//! `play`: a whole game at the prompt, one person for all seats.

mod autosave;
mod coach;
mod command;
mod describe;
mod gauge;
mod list;
mod look;
mod offer;
mod opening;
mod reach;
mod remark;
mod screen;
mod session;
mod terminal;

pub use opening::summary;

use std::path::PathBuf;

use anyhow::Context;
use content::Pack;
use engine::game::Game;
use notation::save;
use text::Language;

use crate::files;
use crate::new_game::NewGame;
use crate::saved;
use crate::texts::{Texts, language};
use autosave::Autosave;
use session::Session;
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
    /// Continue a saved game.
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// The language of tiles, cards and boards: en or de. Questions and answers are in English.
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language)]
    lang: Language,
    /// Play alone.
    #[arg(long, conflicts_with = "players")]
    solo: bool,
    /// Where the game is kept after every answer.
    #[arg(long, value_name = "FILE")]
    autosave: Option<PathBuf>,
}

/// Plays a game at the prompt.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<()> {
    let mut terminal = Terminal::standard();
    let autosave = Autosave::new(options.autosave.clone());
    match begin(options, pack, &mut terminal, &autosave)? {
        Some(game) => Session::new(game, Texts::new(pack, options.lang), &mut terminal, autosave).run(),
        None => Ok(()),
    }
}

fn begin(options: &Options, pack: &Pack, terminal: &mut Terminal, autosave: &Autosave) -> anyhow::Result<Option<Game>> {
    if let Some(path) = &options.load {
        let (game, damage) = saved::read_good(pack, path)?;
        return match damage {
            // What was cut off was never acknowledged: the game goes on from what is good.
            Some(error) if error.problem == save::Problem::CutOff => {
                terminal.say(&format!("{}: {error}. The game goes on from there.", path.display()))?;
                Ok(Some(game))
            }
            Some(error) => Err(error).with_context(|| path.display().to_string()),
            None => Ok(Some(game)),
        };
    }
    match options.new_game()? {
        Some(new_game) => new_game.begin(&pack.rulebook).map(Some),
        None => opening::ask(pack, terminal, autosave),
    }
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
