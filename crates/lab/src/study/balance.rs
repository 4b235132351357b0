//! What balanced means: the targets of the box, each with what was measured.

use crate::estimate::Estimate;
use crate::record::Ending;
use crate::study::{Sample, Study};

/// A target and how it is met.
#[derive(Clone, PartialEq, Debug)]
pub struct Target {
    /// What is measured.
    pub what: String,
    /// The country it is about, where only the worst is shown.
    pub country: Option<String>,
    /// What is wanted.
    pub wanted: &'static str,
    /// From where to where.
    pub range: (f64, f64),
    /// What was measured.
    pub measured: Estimate,
    /// How it is written.
    pub unit: Unit,
}

/// How a figure is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A share, in per cent.
    Percent,
    /// A difference of shares, in points.
    Points,
}

/// Is a target met?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// What was measured lies in the range.
    Holds,
    /// It does not, but the truth may.
    WithinInterval,
    /// The whole interval lies outside.
    Fails,
    /// There are no games to tell.
    NotMeasured,
}

/// The disasters of the middle level, which difficulties are measured by.
const MIDDLE: [&str; 2] = ["meteor-shower", "toxic-leak"];
/// The disaster to learn with, and how often it is won at least.
const TRAINING: &str = "training-simulator";
const TRAINED: (f64, f64) = (0.85, 1.0);
const DIFFICULTIES: [(&str, &str, (f64, f64)); 4] = [
    ("moderate", "60 to 80 %", (0.6, 0.8)),
    ("challenging", "45 to 65 %", (0.45, 0.65)),
    ("severe", "30 to 50 %", (0.3, 0.5)),
    ("futile", "10 to 30 %", (0.1, 0.3)),
];

impl Target {
    /// Is it met?
    pub fn verdict(&self) -> Verdict {
        let (low, high) = self.range;
        match &self.measured {
            measured if measured.count == 0 => Verdict::NotMeasured,
            measured if (low..=high).contains(&measured.value) => Verdict::Holds,
            measured if measured.high >= low && measured.low <= high => Verdict::WithinInterval,
            _ => Verdict::Fails,
        }
    }
}

impl Verdict {
    /// In words.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Holds => "yes",
            Verdict::WithinInterval => "within the interval",
            Verdict::Fails => "no",
            Verdict::NotMeasured => "not measured",
        }
    }
}

impl Study<'_> {
    /// All targets, in the order of the guide for designers.
    pub fn targets(&self) -> Vec<Target> {
        let mut targets = Vec::new();
        for (difficulty, wanted, range) in DIFFICULTIES {
            let what = format!("Win rate, Meteor Shower and Toxic Leak, {difficulty}, 2 to 4 players");
            let measured = self.crewed(&MIDDLE, difficulty);
            targets.push(Target { what, country: None, wanted, range, measured, unit: Unit::Percent });
        }
        targets.push(Target {
            what: "Win rate, Training Simulator, moderate, 2 to 4 players".into(),
            country: None,
            wanted: "85 % or more",
            range: TRAINED,
            measured: self.crewed(&[TRAINING], "moderate"),
            unit: Unit::Percent,
        });
        targets.extend(DIFFICULTIES.map(|(difficulty, ..)| self.storm(difficulty)));
        targets.push(self.furthest_country("mixed crews", |sample| !sample.solo()));
        targets.push(self.furthest_country("solo", |sample| sample.solo()));
        targets.push(self.furthest_side());
        targets.push(self.rounds_of_won_games());
        targets.push(self.commonest_loss());
        targets
    }

    /// How much more often games are won with the red than with the blue side of a country.
    pub fn red_above_blue(&self, country: &str) -> Estimate {
        let of = |light: &str| self.surplus(|_| true, |seat| seat.country == country && seat.light == light);
        difference(&of("red"), &of("blue"))
    }

    fn crewed(&self, disasters: &[&str], difficulty: &str) -> Estimate {
        self.win_rate(|sample| {
            !sample.solo()
                && disasters.contains(&sample.cell.disaster.as_str())
                && sample.cell.difficulty == difficulty
                && sample.cell.irregularities.is_empty()
        })
    }

    fn storm(&self, difficulty: &str) -> Target {
        let measured = difference(&self.crewed(&["solar-storm"], difficulty), &self.crewed(&MIDDLE, difficulty));
        Target {
            what: format!("Solar Storm against Meteor Shower and Toxic Leak, {difficulty}"),
            country: None,
            wanted: "8 to 20 points lower",
            range: (-0.2, -0.08),
            measured,
            unit: Unit::Points,
        }
    }

    fn furthest_country(&self, among: &str, games: impl Fn(&Sample) -> bool + Copy) -> Target {
        let of = |country: &str| self.surplus(games, |seat| seat.country == country);
        let (country, measured) = furthest(self.countries().into_iter().map(|country| (country, of(country))));
        Target {
            what: format!("The country furthest from the mean, {among}"),
            country,
            wanted: "within 10 points",
            range: (-0.1, 0.1),
            measured,
            unit: Unit::Points,
        }
    }

    fn furthest_side(&self) -> Target {
        let sides = self.countries().into_iter().map(|country| (country, self.red_above_blue(country)));
        let (country, measured) = furthest(sides);
        Target {
            what: "Red side against blue side, the country with the widest gap".into(),
            country,
            wanted: "within 6 points",
            range: (-0.06, 0.06),
            measured,
            unit: Unit::Points,
        }
    }

    fn rounds_of_won_games(&self) -> Target {
        let won = || self.samples.iter().filter(|sample| sample.game.won());
        let fitting = won().filter(|sample| (8..=12).contains(&sample.game.rounds.len()));
        Target {
            what: "Won games that took 8 to 12 rounds".into(),
            country: None,
            wanted: "most of them",
            range: (0.5, 1.0),
            measured: Estimate::share(fitting.count(), won().count()),
            unit: Unit::Percent,
        }
    }

    fn commonest_loss(&self) -> Target {
        let lost: Vec<&Ending> =
            self.samples.iter().filter(|sample| !sample.game.won()).map(|sample| &sample.game.ending).collect();
        let count = |word: &str| lost.iter().filter(|ending| ending.word() == word).count();
        let causes =
            [("starved", "starvation"), ("out-of-supplies", "emergency skull"), ("station-destroyed", "deck empty")];
        let (most, cause) = causes.map(|(word, cause)| (count(word), cause)).into_iter().max().unwrap_or_default();
        let name = if lost.is_empty() { String::new() } else { format!(": {cause}") };
        Target {
            what: format!("The commonest cause of loss{name}"),
            country: None,
            wanted: "at most 70 % of losses",
            range: (0.0, 0.7),
            measured: Estimate::share(most, lost.len()),
            unit: Unit::Percent,
        }
    }
}

/// The win rate that is wanted of a disaster at a difficulty, if it has one of its own.
pub(crate) fn wanted(disaster: &str, difficulty: &str) -> Option<(f64, f64)> {
    if (disaster, difficulty) == (TRAINING, "moderate") {
        return Some(TRAINED);
    }
    let found = DIFFICULTIES.into_iter().find(|(word, ..)| MIDDLE.contains(&disaster) && *word == difficulty);
    found.map(|(_, _, range)| range)
}

/// The first less the second; not measured unless both are.
fn difference(one: &Estimate, other: &Estimate) -> Estimate {
    let difference = one.above(other);
    if one.count == 0 || other.count == 0 {
        Estimate { value: 0.0, low: -1.0, high: 1.0, count: 0 }
    } else {
        difference
    }
}

/// The one that is furthest from zero, with its name.
fn furthest<'a>(all: impl Iterator<Item = (&'a str, Estimate)>) -> (Option<String>, Estimate) {
    let measured = all.filter(|(_, estimate)| estimate.count > 0);
    let found = measured.max_by(|(_, one), (_, other)| one.value.abs().total_cmp(&other.value.abs()));
    found.map_or((None, Estimate::mean([])), |(name, estimate)| (Some(name.to_owned()), estimate))
}
