//! `random-game`: a whole game played by the bot, printed as a saved game.

use std::io::{self, Write};

use notation::save;

use crate::bot;
use crate::chance::Numbers;
use crate::new_game::NewGame;

/// Which game the bot plays.
#[derive(clap::Args)]
pub struct Options {
    /// How many play.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    players: Option<u8>,
    /// Their countries, in the order of seats.
    #[arg(long, value_delimiter = ',', value_name = "KEYS")]
    countries: Vec<String>,
    /// What they face.
    #[arg(long, value_name = "KEY")]
    disaster: Option<String>,
    /// How hard.
    #[arg(long, value_name = "WORD")]
    difficulty: Option<String>,
    /// An irregularity of the disaster; may be given several times.
    #[arg(long, value_name = "KEY")]
    irregularity: Vec<String>,
    /// Where the chance of the game and of the bot comes from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// Plays and prints.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let new_game = NewGame {
        players: options.players.map(usize::from),
        countries: options.countries.clone(),
        disaster: options.disaster.clone(),
        difficulty: options.difficulty.clone(),
        irregularities: options.irregularity.clone(),
        seed: Some(options.seed.to_string()),
        ..NewGame::default()
    };
    let mut game = new_game.begin(content::embedded())?;
    bot::finish(&mut game, &mut Numbers(options.seed))?;
    Ok(io::stdout().write_all(save::write(&game).as_bytes())?)
}
