//! A whole setup in a few words: who plays, against what, how hard.

use engine::chance::Seed;
use engine::resource::Light;
use engine::rulebook::{BadgeId, CountryId, DisasterId, Rulebook};
use engine::setup::{Difficulty, SeatSetup, Setup, shared_boards};

use crate::mistake::{Mistake, Sort};
use crate::names;

/// What can be said in a few words; the rest is the default: boards in the order of the rulebook, badges in that of
/// the box, the first countries of the box where none are named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quick {
    /// How many play, if it is said; otherwise as many as there are countries.
    pub players: Option<usize>,
    /// The countries that are named.
    pub countries: Vec<CountryId>,
    /// The disaster; the first of the box if none is named.
    pub disaster: DisasterId,
    /// How hard.
    pub difficulty: Difficulty,
    /// The side of the starters of a solo player.
    pub light: Light,
}

impl Default for Quick {
    fn default() -> Quick {
        Quick {
            players: None,
            countries: Vec::new(),
            disaster: DisasterId(0),
            difficulty: Difficulty::Moderate,
            light: Light::Red,
        }
    }
}

/// A legal setup with default boards and badges. Countries that are not named are the first ones of the box.
pub fn quick(
    rulebook: &Rulebook,
    players: usize,
    countries: &[CountryId],
    disaster: DisasterId,
    difficulty: Difficulty,
    seed: Seed,
) -> Result<Setup, Mistake> {
    let quick =
        Quick { players: Some(players), countries: countries.to_vec(), disaster, difficulty, ..Quick::default() };
    Ok(Setup { seed, ..quick.setup(rulebook)? })
}

impl Quick {
    /// Reads `4 players meteor-shower`, `solo russia toxic-leak blue` or `usa japan severe`.
    pub fn read(rulebook: &Rulebook, words: &[&str]) -> Result<Quick, Mistake> {
        let mut quick = Quick::default();
        let mut left = words;
        while let [word, rest @ ..] = left {
            left = rest;
            match (*word, rest) {
                ("solo", _) => quick.players = Some(1),
                (number, ["players", rest @ ..]) => {
                    let players = number.parse().ok().filter(|players| (1..=4).contains(players));
                    quick.players = Some(players.ok_or_else(|| format!("expected 1 to 4 players, not '{number}'"))?);
                    left = rest;
                }
                (word, _) => quick.word(rulebook, word)?,
            }
        }
        Ok(quick)
    }

    fn word(&mut self, rulebook: &Rulebook, word: &str) -> Result<(), Mistake> {
        if let Ok(country) = names::country(rulebook, word) {
            self.countries.push(country);
        } else if let Ok(disaster) = names::disaster(rulebook, word) {
            self.disaster = disaster;
        } else if let Ok(difficulty) = names::difficulty(word) {
            self.difficulty = difficulty;
        } else if let Ok(light) = names::light(word) {
            self.light = light;
        } else {
            let countries = rulebook.countries.iter().map(|country| country.key.as_str());
            let disasters = rulebook.disasters.iter().map(|disaster| disaster.key.as_str());
            names::find(Sort::Word("country, disaster, difficulty or light".into()), countries.chain(disasters), word)?;
        }
        Ok(())
    }

    /// The setup that is meant, with seed 0.
    pub fn setup(&self, rulebook: &Rulebook) -> Result<Setup, Mistake> {
        let players = self.players.unwrap_or(self.countries.len().max(1));
        if self.countries.len() > players {
            return Err(Mistake::Countries { countries: self.countries.len(), players });
        }
        let all = (0..rulebook.countries.len() as u8).map(CountryId);
        let others = all.filter(|country| !self.countries.contains(country));
        let countries: Vec<CountryId> = self.countries.iter().copied().chain(others).take(players).collect();
        let mut badges = (0..rulebook.badges.len() as u8).map(BadgeId);
        let seats = countries.into_iter().zip(shared_boards(players, Light::Red)).map(|(country, boards)| SeatSetup {
            country,
            light: if players == 1 { self.light } else { boards[0].light() },
            boards: boards.into_iter().zip(badges.by_ref()).collect(),
            spaces: None,
        });
        Ok(Setup {
            seats: seats.collect(),
            disaster: self.disaster,
            difficulty: self.difficulty,
            irregularities: Vec::new(),
            deck: None,
            missions: None,
            seed: Seed::default(),
        })
    }
}
