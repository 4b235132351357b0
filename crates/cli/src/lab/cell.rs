//! Which games are played: the options that `run` and `compare` share.

use std::thread::available_parallelism;

use ai::Kind;
use anyhow::anyhow;
use content::Pack;
use lab::{Cell, Experiment, Player};

use crate::bots::BotOptions;

/// The games of a cell.
#[derive(clap::Args)]
pub struct CellOptions {
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How many play; as many as there are countries if those are named, otherwise 4.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    players: Option<u8>,
    /// Countries that are in every crew, in the order of seats; the others are drawn.
    #[arg(long, value_delimiter = ',', value_name = "KEYS")]
    countries: Vec<String>,
    /// What they face.
    #[arg(long, value_name = "KEY", default_value = "meteor-shower")]
    disaster: String,
    /// How hard.
    #[arg(long, value_name = "WORD", default_value = "moderate")]
    difficulty: String,
    /// An irregularity of the disaster; may be given several times.
    #[arg(long, value_name = "KEY")]
    irregularity: Vec<String>,
    #[command(flatten)]
    bot: BotOptions,
    /// Where the crews, the dice and the chance of the bots come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    pub jobs: JobOptions,
}

/// How many games are played at once.
#[derive(Clone, Copy, clap::Args)]
pub struct JobOptions {
    /// Games played at once; as many as the machine has threads if it is not said.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
}

impl CellOptions {
    /// The bot that is named, or the strongest.
    pub fn player(&self) -> Player {
        self.bot.player(Kind::Planner)
    }

    /// The experiment that is meant, with this bot and this pack.
    pub fn experiment<'p>(&self, pack: &'p Pack, player: Player) -> anyhow::Result<Experiment<'p>> {
        let named = u8::try_from(self.countries.len()).ok().filter(|named| *named > 0);
        let cell = Cell {
            players: self.players.or(named).unwrap_or(4),
            countries: self.countries.clone(),
            disaster: self.disaster.clone(),
            difficulty: self.difficulty.clone(),
            irregularities: self.irregularity.clone(),
        };
        Experiment::new(pack, cell, player, self.seed, self.games).map_err(|error| anyhow!(error))
    }
}

impl JobOptions {
    /// How many.
    pub fn count(self) -> usize {
        self.jobs.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from)
    }
}
