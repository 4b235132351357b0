//! Which bot plays, and how long it may think.

use ai::{Budget, Kind};
use lab::Player;

/// The options that every command with bots has.
#[derive(Clone, Copy, clap::Args)]
pub struct BotOptions {
    /// Who plays: random, greedy or planner.
    #[arg(long, value_name = "BOT")]
    pub bot: Option<Kind>,
    /// How many positions the bot may look at for an answer.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// How many milliseconds the bot may take for an answer; faster machines play better.
    #[arg(long, value_name = "N")]
    millis: Option<u64>,
}

impl BotOptions {
    /// The bot; this kind, unless another is asked for.
    pub fn player(&self, usual: Kind) -> Player {
        let budget = Budget { nodes: self.nodes };
        Player { kind: self.bot.unwrap_or(usual), budget, millis: self.millis }
    }
}
