//! `random-game`: a whole game played by bots, printed as a saved game.

mod kept;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ai::{Bot, Budget, Kind};
use anyhow::{Context, anyhow};
use content::Pack;
use engine::game::Game;
use lab::{Numbers, Player};
use text::Language;

use crate::bots::BotOptions;
use crate::files;
use crate::new_game::NewGame;
use crate::saved;
use crate::texts::Texts;
use kept::KEPT;

/// Which game is played, and how well.
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
    #[command(flatten)]
    bot: BotOptions,
    /// Where the chance of the game and of the bots comes from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Play the games that are kept as tests instead, and put them into this folder.
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

/// Plays and prints, or keeps the games of the list.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<()> {
    if let Some(folder) = &options.keep {
        return keep(pack, folder);
    }
    let new_game = NewGame {
        players: options.players.map(usize::from),
        countries: options.countries.clone(),
        disaster: options.disaster.clone(),
        difficulty: options.difficulty.clone(),
        irregularities: options.irregularity.clone(),
        seed: Some(options.seed.to_string()),
        ..NewGame::default()
    };
    let text = played(pack, &new_game, &options.bot.player(Kind::Greedy), options.seed)?;
    Ok(io::stdout().write_all(text.as_bytes())?)
}

/// Plays the games of the list and keeps them in a folder, in place of those with the same names.
fn keep(pack: &Pack, folder: &Path) -> anyhow::Result<()> {
    for (seed, kept) in (1..).zip(KEPT) {
        let new_game = NewGame {
            countries: kept.countries.iter().map(ToString::to_string).collect(),
            disaster: Some(kept.disaster.into()),
            difficulty: Some(kept.difficulty.into()),
            irregularities: kept.irregularities.iter().map(ToString::to_string).collect(),
            seed: Some(u64::to_string(&seed)),
            ..NewGame::default()
        };
        let player = Player { kind: kept.bot, budget: Budget::default(), millis: None };
        let text = played(pack, &new_game, &player, seed)?;
        files::write(&folder.join(format!("{}.jsonl", kept.name)), &text)?;
    }
    Ok(())
}

/// The saved game that bots play.
fn played(pack: &Pack, new_game: &NewGame, player: &Player, seed: u64) -> anyhow::Result<String> {
    let mut game = new_game.begin(&Texts::new(pack, Language::ENGLISH))?;
    let mut bot = player.bot(&pack.rulebook, seed);
    finish(&mut game, bot.as_mut(), &mut Numbers(seed))?;
    Ok(saved::write(pack, &game))
}

/// One bot plays all seats, whoever is asked, in any order.
fn finish(game: &mut Game, bot: &mut (dyn Bot + '_), numbers: &mut Numbers) -> anyhow::Result<()> {
    loop {
        let view = game.view();
        let asked = view.seats_asked();
        if asked.is_empty() {
            return Ok(());
        }
        let seat = asked.iter().nth(numbers.below(usize::from(asked.len()))).context("somebody is asked")?;
        let answer = bot.answer(&view, seat).context("whoever is asked has a question")?;
        let taken = game.answer(seat, answer).map(drop);
        taken.map_err(|refusal| anyhow!("the bot's answer {answer:?} was refused: {refusal:?}"))?;
    }
}
