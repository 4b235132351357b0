//! Results: a header that says what was played, and the games, as JSON with a game a line.

use content::Pack;
use notation::save::ENGINE;
use serde::{Deserialize, Serialize};

use crate::cell::Cell;
use crate::player::Player;
use crate::record::GameRecord;
use crate::shard::Shard;

/// The version of the format.
pub const FORMAT: u32 = 1;

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the engine.
    pub engine: String,
    /// The name of the pack.
    pub pack: String,
    /// The digest of the pack.
    pub rulebook: String,
    /// Who played.
    pub player: Player,
    /// Against what.
    pub cell: Cell,
    /// The seed that the seeds of all games follow from.
    pub seed: u64,
    /// How many games were asked for, of all shares together.
    pub games: u32,
    /// The share of them that is here, if it is not all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
}

/// The games of an experiment, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Results {
    /// What was played.
    pub header: Header,
    /// What happened.
    pub games: Vec<GameRecord>,
}

#[derive(Deserialize)]
struct Version {
    intrepid_lab: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "intrepid_lab")]
    _version: u32,
    header: Header,
    games: Vec<GameRecord>,
}

impl Header {
    pub(crate) fn new(pack: &Pack, cell: Cell, player: Player, seed: u64, games: u32) -> Header {
        Header {
            engine: ENGINE.to_owned(),
            pack: pack.name.clone(),
            rulebook: format!("{:016x}", pack.rulebook.hash),
            player,
            cell,
            seed,
            games,
            shard: None,
        }
    }

    /// The places of the games that are wanted here, in order.
    pub fn indices(&self) -> impl Iterator<Item = u32> {
        (0..self.games).filter(|index| self.holds(*index))
    }

    /// Does the game belong here?
    fn holds(&self, index: u32) -> bool {
        self.shard.is_none_or(|shard| shard.has(&self.cell, index))
    }

    /// A name for files: `meteor-shower-moderate-2p`, and `meteor-shower-moderate-2p.2-of-8` for a share of it.
    pub fn name(&self) -> String {
        let shard = self.shard.map(|shard| format!(".{}", shard.name())).unwrap_or_default();
        self.cell.name() + &shard
    }

    /// Why games under the other header do not continue games under this one; nothing if they do.
    pub fn differs(&self, other: &Header) -> Option<String> {
        let differs =
            |what: &str, ours: String, theirs: String| (ours != theirs).then(|| format!("{what} {theirs}, not {ours}"));
        differs("another rulebook,", self.rulebook.clone(), other.rulebook.clone())
            .or_else(|| differs("engine", self.engine.clone(), other.engine.clone()))
            .or_else(|| differs("the bot", self.player.to_string(), other.player.to_string()))
            .or_else(|| differs("the cell", self.cell.name(), other.cell.name()))
            .or_else(|| differs("the seed", self.seed.to_string(), other.seed.to_string()))
            .or_else(|| differs("the shard", word(self.shard), word(other.shard)))
    }
}

impl Results {
    /// Are all games there?
    pub fn complete(&self) -> bool {
        self.games.len() >= self.header.indices().count()
    }

    /// Puts shares of the same games together, so that every cell is there once. A game may not be there twice.
    pub fn merged(all: Vec<Results>) -> Result<Vec<Results>, String> {
        let mut merged: Vec<Results> = Vec::new();
        for mut one in all {
            one.header.shard = None;
            match merged.iter_mut().find(|other| other.header.differs(&one.header).is_none()) {
                Some(other) => {
                    other.header.games = other.header.games.max(one.header.games);
                    other.games.append(&mut one.games);
                }
                None => merged.push(one),
            }
        }
        merged.iter_mut().try_for_each(Results::sort)?;
        Ok(merged)
    }

    fn sort(&mut self) -> Result<(), String> {
        self.games.sort_by_key(|game| game.index);
        let twice = self.games.windows(2).find(|pair| pair[0].index == pair[1].index);
        let header = &self.header;
        twice.map_or(Ok(()), |pair| {
            Err(format!("game {} of {} with seed {} is there twice", pair[0].index, header.name(), header.seed))
        })
    }

    /// The games that came to an end by the rules.
    pub fn sound(&self) -> impl Iterator<Item = &GameRecord> {
        self.games.iter().filter(|game| game.sound())
    }

    /// Writes them. The same experiment gives the same text, on every machine.
    pub fn write(&self) -> String {
        let games: Vec<String> = self.games.iter().map(line).collect();
        let (header, games) = (line(&self.header), games.join(",\n"));
        format!("{{\"intrepid_lab\":{FORMAT},\n\"header\":{header},\n\"games\":[\n{games}\n]}}\n")
    }

    /// Reads them, or says why it cannot.
    pub fn read(text: &str) -> Result<Results, String> {
        let wrong = |error: serde_json::Error| format!("these are no results of the lab: {error}");
        let version: Version = serde_json::from_str(text).map_err(wrong)?;
        if version.intrepid_lab != FORMAT {
            return Err(format!("results of format {}; this program reads format {FORMAT}", version.intrepid_lab));
        }
        let file: File = serde_json::from_str(text).map_err(wrong)?;
        if !file.games.is_sorted_by(|one, other| one.index < other.index) {
            return Err("these are no results of the lab: the games are not in order".to_owned());
        }
        if let Some(game) = file.games.iter().find(|game| !file.header.holds(game.index)) {
            return Err(format!("these are no results of the lab: game {} is not of this shard", game.index));
        }
        Ok(Results { header: file.header, games: file.games })
    }
}

/// A share, or all of them.
fn word(shard: Option<Shard>) -> String {
    shard.map_or_else(|| "1/1".to_owned(), |shard| shard.to_string())
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("strings and numbers can always be written")
}
