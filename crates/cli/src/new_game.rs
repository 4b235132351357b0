//! What people say about a new game, and the setup it comes to.

use std::hash::{BuildHasher, RandomState};

use engine::chance::Seed;
use engine::game::Game;
use engine::rulebook::Rulebook;
use engine::setup::Setup;
use notation::setup::{Quick, read_seed};
use notation::{names, setup};
use serde::{Deserialize, Deserializer};

use crate::mishap::Mishap;
use crate::texts::Texts;

/// A new game in a few words; what is not said has a default.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NewGame {
    /// How many play.
    pub players: Option<usize>,
    /// Their countries, in the order of seats.
    pub countries: Vec<String>,
    /// What they face.
    pub disaster: Option<String>,
    /// How hard.
    pub difficulty: Option<String>,
    /// The irregularities in play.
    pub irregularities: Vec<String>,
    /// The side of a solo player's starters.
    pub light: Option<String>,
    /// Where chance comes from: a number or 64 hexadecimal digits.
    #[serde(deserialize_with = "seed_word")]
    pub seed: Option<String>,
    /// The whole setup in the notation of setups, instead of all but the seed.
    pub setup: Vec<String>,
}

impl NewGame {
    /// The setup it comes to. Whether it is legal is for the rules to say.
    pub fn setup(&self, rulebook: &Rulebook) -> anyhow::Result<Setup> {
        let mut setup = if self.setup.is_empty() { self.quick(rulebook)? } else { self.spelled_out(rulebook)? };
        let named_seed = self.setup.iter().any(|line| line.trim_start().starts_with("seed"));
        match &self.seed {
            Some(word) => setup.seed = read_seed(word).map_err(Mishap::Mistake)?,
            None if named_seed => {}
            None => setup.seed = fresh_seed(),
        }
        Ok(setup)
    }

    /// The game itself.
    pub fn begin(&self, texts: &Texts) -> anyhow::Result<Game> {
        let (rulebook, pack) = (&texts.pack.rulebook, texts.pack);
        let refused = |error| Mishap::Told(texts.writer.setup_error(pack, &error).into());
        Ok(Game::new(rulebook, self.setup(rulebook)?).map_err(refused)?)
    }

    fn quick(&self, rulebook: &Rulebook) -> anyhow::Result<Setup> {
        let mut quick = Quick { players: self.players, ..Quick::default() };
        if self.players.is_none() && self.countries.is_empty() {
            quick.players = Some(DEFAULT_PLAYERS);
        }
        if self.players.is_some_and(|players| !(1..=4).contains(&players)) {
            return Err(Mishap::Players.into());
        }
        for key in &self.countries {
            quick.countries.push(names::country(rulebook, key).map_err(Mishap::Mistake)?);
        }
        if let Some(key) = &self.disaster {
            quick.disaster = names::disaster(rulebook, key).map_err(Mishap::Mistake)?;
        }
        if let Some(word) = &self.difficulty {
            quick.difficulty = names::difficulty(word).map_err(Mishap::Mistake)?;
        }
        if let Some(word) = &self.light {
            quick.light = names::light(word).map_err(Mishap::Mistake)?;
        }
        let mut setup = quick.setup(rulebook).map_err(Mishap::Mistake)?;
        for key in &self.irregularities {
            setup.irregularities.push(names::irregularity(rulebook, setup.disaster, key).map_err(Mishap::Mistake)?);
        }
        Ok(setup)
    }

    fn spelled_out(&self, rulebook: &Rulebook) -> anyhow::Result<Setup> {
        let other = self.players.is_some() || !self.countries.is_empty() || !self.irregularities.is_empty();
        if other || self.disaster.is_some() || self.difficulty.is_some() || self.light.is_some() {
            return Err(Mishap::SpelledOut.into());
        }
        Ok(setup::read(rulebook, &self.setup.join("\n")).map_err(Mishap::Setup)?)
    }
}

/// How many play where nobody says.
pub const DEFAULT_PLAYERS: usize = 2;

/// A seed that nobody knows.
fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    for (index, part) in bytes.chunks_mut(8).enumerate() {
        part.copy_from_slice(&RandomState::new().hash_one(index).to_le_bytes());
    }
    Seed(bytes)
}

/// A seed may be written as a number too.
fn seed_word<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "expected a seed: a number or 64 hexadecimal digits")]
    enum Word {
        Number(u64),
        Text(String),
    }
    let word = Option::<Word>::deserialize(deserializer)?;
    Ok(word.map(|word| match word {
        Word::Number(number) => number.to_string(),
        Word::Text(text) => text,
    }))
}
