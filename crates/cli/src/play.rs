//! `play`: a whole game at the prompt, one person for all seats that no bot plays for.

mod coach;
mod command;
mod describe;
mod ending;
mod gauge;
mod label;
mod left;
mod legend;
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

pub use opening::summary;

use std::path::PathBuf;

use content::Pack;
use engine::game::Game;
use text::Language;

use crate::files;
use crate::new_game::NewGame;
use crate::shelf::{Kept, Shelf, ShelfOptions};
use crate::texts::{Texts, language};
use left::Wish;
use session::Session;
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
    /// The language of tiles, cards and boards: en or de. Questions and answers are in English.
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language)]
    lang: Language,
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
    let mut terminal = Terminal::standard();
    match begin(options, pack, &mut terminal, &options.shelf.shelf())? {
        Some((game, kept)) => {
            let room = table::lay(game, &options.bots.clone().unwrap_or_default())?;
            Session::new(room, Texts::new(pack, options.lang), &mut terminal, kept).run()
        }
        None => Ok(()),
    }
}

/// The game that is meant and where it is kept; nothing at the end of input.
fn begin(
    options: &Options,
    pack: &Pack,
    terminal: &mut Terminal,
    shelf: &Shelf,
) -> anyhow::Result<Option<(Game, Kept)>> {
    if let Some(path) = &options.load {
        return left::load(pack, terminal, shelf, path);
    }
    if let Some(name) = &options.kept {
        return left::go_on(pack, terminal, shelf, name);
    }
    let game = match options.new_game()? {
        Some(new_game) => Some(new_game.begin(&pack.rulebook)?),
        None => {
            terminal.say("Intrepid: keep the station alive and complete the missions, together.")?;
            match left::choose(pack, terminal, shelf)? {
                Wish::Continue(chosen) => return Ok(Some(*chosen)),
                Wish::New => opening::ask(pack, terminal)?,
                Wish::Nothing => None,
            }
        }
    };
    Ok(game.map(|game| {
        let kept = shelf.begin(pack, &game);
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
