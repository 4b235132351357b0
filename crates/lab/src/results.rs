//! Results: a header that says what was played, and the games, as JSON with a game a line.

use content::Pack;
use notation::save::ENGINE;
use serde::{Deserialize, Serialize};

use crate::cell::Cell;
use crate::player::Player;
use crate::record::GameRecord;

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
    /// How many games were asked for.
    pub games: u32,
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
        }
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
    }
}

impl Results {
    /// Are all games there?
    pub fn complete(&self) -> bool {
        self.games.len() >= self.header.games as usize
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
        let in_order = file.games.iter().zip(0..).all(|(game, index)| game.index == index);
        if !in_order {
            return Err("these are no results of the lab: the games are not in order".to_owned());
        }
        Ok(Results { header: file.header, games: file.games })
    }
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("strings and numbers can always be written")
}
