//! Names for people, and figures as they are written.

use engine::rulebook::Rulebook;

use crate::estimate::Estimate;
use crate::study::{ANY, Subject};

/// Finds printed names; what is not in the box is called by its key.
#[derive(Clone, Copy)]
pub struct Names<'r>(pub &'r Rulebook);

impl<'r> Names<'r> {
    /// A country; the two sets of one country are told apart.
    pub fn country(self, key: &str) -> String {
        let found = self.0.countries.iter().find(|country| country.key == key);
        let Some(country) = found else { return key.to_owned() };
        let shared = self.0.countries.iter().filter(|other| other.name == country.name).count() > 1;
        if shared { format!("{} ({key})", country.name) } else { country.name.clone() }
    }

    /// A disaster.
    pub fn disaster(self, key: &str) -> String {
        let found = self.0.disasters.iter().find(|disaster| disaster.key == key);
        found.map_or_else(|| key.to_owned(), |disaster| disaster.name.clone())
    }

    /// What a target is about.
    pub fn subject(self, subject: &Subject) -> String {
        match subject {
            Subject::Disaster(disaster, difficulty) => format!("{}, {difficulty}", self.disaster(disaster)),
            Subject::Difficulty(difficulty) => difficulty.clone(),
            Subject::Country(country) => self.country(country),
            Subject::Irregularity(disaster, key) => format!("{}, {}", self.disaster(disaster), self.irregularity(key)),
            Subject::Tier(tier) => format!("tier {tier}"),
            Subject::Tile(country, key) => format!("{} {key}", self.country(country)),
            Subject::Words(words) => (*words).to_owned(),
        }
    }

    fn irregularity(self, key: &str) -> String {
        let found = self.0.irregularities.iter().find(|irregularity| irregularity.key == key);
        found.map_or_else(|| key.to_owned(), |irregularity| irregularity.name.clone())
    }

    /// The place of a disaster in the box, to sort by.
    pub fn disaster_place(self, key: &str) -> usize {
        self.0.disasters.iter().position(|disaster| disaster.key == key).unwrap_or(usize::MAX)
    }
}

/// How players are counted.
pub fn players(count: u8) -> String {
    match count {
        ANY => "together".to_owned(),
        1 => "solo".to_owned(),
        count => format!("{count} players"),
    }
}

/// The place of a difficulty, to sort by.
pub fn difficulty_place(word: &str) -> usize {
    ["moderate", "challenging", "severe", "futile"].iter().position(|one| *one == word).unwrap_or(usize::MAX)
}

/// A share: `61 %`.
pub fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// A difference of shares: `+4`.
pub fn points(difference: f64) -> String {
    let points = (difference * 100.0).round();
    if points == 0.0 { "0".to_owned() } else { format!("{points:+.0}").replace('-', "−") }
}

/// A mean of rounds: `3.4`.
pub fn rounds(mean: f64) -> String {
    format!("{mean:.1}")
}

/// The interval of a mean of rounds: `3.2 to 3.6`.
pub fn rounds_interval(estimate: &Estimate) -> String {
    match estimate.low.is_finite() {
        true => format!("{:.1} to {:.1}", estimate.low, estimate.high),
        false => "too few games".to_owned(),
    }
}

/// The interval of a share: `56 to 66`.
pub fn percent_interval(estimate: &Estimate) -> String {
    format!("{:.0} to {:.0}", estimate.low * 100.0, estimate.high * 100.0)
}

/// The interval of a difference: `−3 to +11`.
pub fn points_interval(estimate: &Estimate) -> String {
    match estimate.low.is_finite() {
        true => format!("{} to {}", points(estimate.low), points(estimate.high)),
        false => "too few games".to_owned(),
    }
}
