//! A cell: the games that are to be compared with each other.

use engine::rulebook::{CountryId, DisasterId, IrregularityId, Rulebook};
use engine::setup::Difficulty;
use notation::names;
use serde::{Deserialize, Serialize};

/// Who plays against what. What is not said is drawn anew for every game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// How many play.
    pub players: u8,
    /// Countries that are in every crew, in the order of seats; the others are drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub countries: Vec<String>,
    /// What they face.
    pub disaster: String,
    /// How hard.
    pub difficulty: String,
    /// The irregularities in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub irregularities: Vec<String>,
}

/// A cell in the terms of a rulebook.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub players: usize,
    pub countries: Vec<CountryId>,
    pub disaster: DisasterId,
    pub difficulty: Difficulty,
    pub irregularities: Vec<IrregularityId>,
}

impl Cell {
    /// A name for files: `meteor-shower-moderate-2p-usa`.
    pub fn name(&self) -> String {
        let players = format!("{}p", self.players);
        let mut parts = vec![self.disaster.as_str(), &self.difficulty, &players];
        parts.extend(self.countries.iter().chain(&self.irregularities).map(String::as_str));
        parts.join("-")
    }

    /// The same games with any crew: what a country or a side is measured against.
    pub fn with_any_crew(&self) -> Cell {
        Cell { countries: Vec::new(), ..self.clone() }
    }

    /// Finds everything in the box, or says what is not there.
    pub(crate) fn known(&self, rulebook: &Rulebook) -> Result<Known, String> {
        let players = usize::from(self.players);
        if !(1..=4).contains(&players) {
            return Err(format!("one to four can play, not {players}"));
        }
        let countries = self.countries.iter().map(|key| names::country(rulebook, key));
        let countries = countries.collect::<Result<Vec<CountryId>, _>>()?;
        if countries.len() > players {
            return Err(format!("{} countries are too many for {players} players", countries.len()));
        }
        let disaster = names::disaster(rulebook, &self.disaster)?;
        let irregularities = self.irregularities.iter().map(|key| names::irregularity(rulebook, disaster, key));
        Ok(Known {
            players,
            countries,
            disaster,
            difficulty: names::difficulty(&self.difficulty)?,
            irregularities: irregularities.collect::<Result<_, _>>()?,
        })
    }
}
