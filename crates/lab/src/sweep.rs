//! A sweep: a grid of cells from a small file.
//!
//! ```text
//! (
//!     bot: "planner",
//!     seed: 1,
//!     games: 134,
//!     cells: [
//!         (players: [2, 3, 4], disasters: ["meteor-shower", "toxic-leak"], difficulties: ["moderate", "severe"]),
//!         (players: [1], crews: Each, disasters: ["meteor-shower"], difficulties: ["moderate"], games: 200),
//!     ],
//! )
//! ```

use content::Pack;
use engine::rulebook::{IrregularityId, Rulebook};
use ron::extensions::Extensions;
use serde::Deserialize;

use crate::cell::Cell;
use crate::experiment::Experiment;
use crate::numbers::Numbers;
use crate::player::Player;

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sweep {
    /// Who plays.
    pub bot: Player,
    /// What the seeds of all cells follow from. Each cell draws crews and dice of its own: if all met the same crews, a
    /// country or a side that was lucky in one would be in all of them.
    #[serde(default = "one")]
    pub seed: u64,
    /// Games a cell.
    pub games: u32,
    /// The grids, one after the other.
    pub cells: Vec<Grid>,
}

/// Every combination of what is listed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grid {
    /// How many play.
    pub players: Vec<u8>,
    /// Who plays.
    #[serde(default)]
    pub crews: Crews,
    /// What they face.
    pub disasters: Vec<String>,
    /// How hard.
    pub difficulties: Vec<String>,
    /// The irregularities in play, all at once.
    #[serde(default)]
    pub irregularities: Vec<String>,
    /// A cell for each irregularity of the disaster, besides those above.
    #[serde(default)]
    pub each_irregularity: bool,
    /// Games a cell, where it is another number than elsewhere.
    #[serde(default)]
    pub games: Option<u32>,
}

/// The crews of a grid.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Crews {
    /// Every game draws its own.
    #[default]
    Drawn,
    /// A cell for each country of the box, with the rest of the crew drawn.
    Each,
    /// These countries, with the rest of the crew drawn.
    With(Vec<String>),
}

impl Sweep {
    /// Reads a sweep, or says in which line it goes wrong.
    pub fn read(text: &str) -> Result<Sweep, String> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let sweep: Sweep = options.from_str(text).map_err(|error| {
            let start = error.span.start;
            format!("line {}, column {}: {}", start.line, start.col, error.code)
        })?;
        if sweep.cells.is_empty() {
            return Err("expected at least one grid of cells".to_owned());
        }
        Ok(sweep)
    }

    /// The experiments of all cells, in order. Everything named must be in the box, and no cell may be there twice.
    pub fn experiments<'p>(&self, pack: &'p Pack) -> Result<Vec<Experiment<'p>>, String> {
        let mut experiments: Vec<Experiment> = Vec::new();
        for grid in &self.cells {
            for cell in grid.cells(&pack.rulebook) {
                let name = cell.name();
                if experiments.iter().any(|other| other.header.cell.name() == name) {
                    return Err(format!("the cell {name} is there twice"));
                }
                let games = grid.games.unwrap_or(self.games);
                let experiment = Experiment::new(pack, cell, self.bot, cell_seed(self.seed, &name), games);
                experiments.push(experiment.map_err(|error| format!("the cell {name}: {error}"))?);
            }
        }
        Ok(experiments)
    }
}

/// The seed of a cell, in 53 bits, which every reader of JSON can hold.
fn cell_seed(base: u64, name: &str) -> u64 {
    name.bytes().fold(base, |seed, byte| Numbers(seed ^ u64::from(byte)).next()) >> 11
}

impl Grid {
    fn cells(&self, rulebook: &Rulebook) -> Vec<Cell> {
        let crews: Vec<Vec<String>> = match &self.crews {
            Crews::Drawn => vec![Vec::new()],
            Crews::Each => rulebook.countries.iter().map(|country| vec![country.key.clone()]).collect(),
            Crews::With(countries) => vec![countries.clone()],
        };
        let mut cells = Vec::new();
        for disaster in &self.disasters {
            for difficulty in &self.difficulties {
                for players in &self.players {
                    for irregularities in self.irregularities(rulebook, disaster) {
                        cells.extend(crews.iter().map(|countries| Cell {
                            players: *players,
                            countries: countries.clone(),
                            disaster: disaster.clone(),
                            difficulty: difficulty.clone(),
                            irregularities: irregularities.clone(),
                        }));
                    }
                }
            }
        }
        cells
    }

    /// The irregularities of each cell against a disaster.
    fn irregularities(&self, rulebook: &Rulebook, disaster: &str) -> Vec<Vec<String>> {
        if !self.each_irregularity {
            return vec![self.irregularities.clone()];
        }
        let found = rulebook.disasters.iter().find(|one| one.key == disaster);
        let ids = found.map_or(0..0, |one| one.irregularities.0.0..one.irregularities.0.0 + one.irregularities.1);
        let keys = ids.map(|id| rulebook.irregularity(IrregularityId(id)).key.clone());
        keys.map(|key| self.irregularities.iter().cloned().chain([key]).collect()).collect()
    }
}

const fn one() -> u64 {
    1
}
