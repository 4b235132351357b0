//! Who plays: a bot and how long it may think, in a word such as `planner:nodes=2000`.

use std::fmt;
use std::str::FromStr;

use ai::{Bot, Budget, Kind};
use engine::rulebook::Rulebook;
use serde::{Deserialize, Serialize};

use crate::clock::Clocked;

/// A bot with its budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Player {
    /// Which bot.
    pub kind: Kind,
    /// How much it may think.
    pub budget: Budget,
    /// How many milliseconds it may take for an answer: faster machines play better.
    pub millis: Option<u64>,
}

impl Player {
    /// The bot. Without milliseconds the same seed gives the same answers.
    pub fn bot<'r>(&self, rulebook: &'r Rulebook, seed: u64) -> Box<dyn Bot + 'r> {
        let Some(millis) = self.millis else { return self.kind.bot(rulebook, seed, self.budget) };
        let budget = if self.budget.nodes.is_some() { self.budget } else { Budget::WIDEST };
        Box::new(Clocked::new(self.kind.bot(rulebook, seed, budget), millis))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let limits = [("nodes", self.budget.nodes), ("millis", self.millis)];
        let limits = limits.iter().filter_map(|(name, limit)| limit.map(|limit| format!("{name}={limit}")));
        let limits: Vec<String> = limits.collect();
        let colon = if limits.is_empty() { "" } else { ":" };
        write!(f, "{}{colon}{}", self.kind, limits.join(","))
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let (kind, limits) = text.split_once(':').map_or((text, None), |(kind, limits)| (kind, Some(limits)));
        let mut player = Player { kind: kind.parse()?, budget: Budget::default(), millis: None };
        for limit in limits.into_iter().flat_map(|limits| limits.split(',')) {
            let wrong = || format!("expected nodes=N or millis=N after '{kind}:', not '{limit}'");
            let (name, number) = limit.split_once('=').ok_or_else(wrong)?;
            let number = Some(number.parse().map_err(|_| wrong())?);
            match name {
                "nodes" => player.budget.nodes = number,
                "millis" => player.millis = number,
                _ => return Err(wrong()),
            }
        }
        Ok(player)
    }
}

impl TryFrom<String> for Player {
    type Error = String;

    fn try_from(text: String) -> Result<Player, String> {
        text.parse()
    }
}

impl From<Player> for String {
    fn from(player: Player) -> String {
        player.to_string()
    }
}
