//! A target: something the box is meant to be, for one number of players, with what was measured.

use crate::estimate::Estimate;

/// Targets of one kind, which share a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Goal {
    /// How often crews win.
    WinRate,
    /// How much harder the Solar Storm is.
    Storm,
    /// How far a country is from the mean.
    Country,
    /// How far the two sides of a country are apart.
    Side,
    /// What an irregularity changes.
    Irregularity,
    /// When tiers are released.
    Pace,
    /// What games are lost to.
    Loss,
    /// How long games are, and how much the wheels drain.
    Course,
    /// How often a tile is bought by those who are offered it.
    Bought,
    /// How often a tile that lies there is activated.
    Activated,
}

/// What a target is about.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Subject {
    /// A disaster at a difficulty, by their keys.
    Disaster(String, String),
    /// A difficulty, by its word.
    Difficulty(String),
    /// A country, by its key.
    Country(String),
    /// A disaster and one of its irregularities, by their keys.
    Irregularity(String, String),
    /// A tier.
    Tier(u8),
    /// A face of a tile: its country, and its key and side.
    Tile(String, String),
    /// Something that is said in words.
    Words(&'static str),
}

/// A target and how it is met.
#[derive(Clone, PartialEq, Debug)]
pub struct Target {
    /// Where it belongs.
    pub goal: Goal,
    /// What it is about.
    pub subject: Subject,
    /// For how many players; for any number of them together where it is 0.
    pub players: u8,
    /// From where to where.
    pub range: (f64, f64),
    /// What was measured.
    pub measured: Estimate,
}

/// How a figure is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A share, in per cent.
    Percent,
    /// A difference of shares, in points.
    Points,
    /// A number of rounds.
    Rounds,
}

/// Is a target met?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// The whole interval lies outside.
    Fails,
    /// What was measured lies outside, but the truth may not.
    WithinInterval,
    /// What was measured lies in the range.
    Holds,
    /// There are no games to tell, or too few.
    NotMeasured,
}

impl Goal {
    /// All, in the order of the guide for designers.
    pub const ALL: [Goal; 10] = [
        Goal::WinRate,
        Goal::Storm,
        Goal::Country,
        Goal::Side,
        Goal::Irregularity,
        Goal::Pace,
        Goal::Loss,
        Goal::Course,
        Goal::Bought,
        Goal::Activated,
    ];

    /// A title for its table.
    pub const fn title(self) -> &'static str {
        match self {
            Goal::WinRate => "Win rates",
            Goal::Storm => "Solar Storm against Meteor Shower and Toxic Leak",
            Goal::Country => "Countries against the mean",
            Goal::Side => "Red side against blue side",
            Goal::Irregularity => "What an irregularity changes",
            Goal::Pace => "Mean round in which a tier is released",
            Goal::Loss => "Causes of loss",
            Goal::Course => "The course of games",
            Goal::Bought => "Tiles bought by those who are offered them",
            Goal::Activated => "Tiles activated while they lie there",
        }
    }

    /// How its figures are written.
    pub const fn unit(self) -> Unit {
        match self {
            Goal::WinRate | Goal::Loss | Goal::Course | Goal::Bought | Goal::Activated => Unit::Percent,
            Goal::Storm | Goal::Country | Goal::Side | Goal::Irregularity => Unit::Points,
            Goal::Pace => Unit::Rounds,
        }
    }
}

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

    /// What is wanted, in words: `60 to 80 %`, `within 8 points`.
    pub fn wanted(&self) -> String {
        let (low, high) = self.range;
        let [least, most] = [low, high].map(|end| (end * 100.0).round().abs());
        match self.goal.unit() {
            Unit::Percent if high >= 1.0 => format!("{least} % or more"),
            Unit::Percent if low <= 0.0 => format!("at most {most} %"),
            Unit::Percent => format!("{least} to {most} %"),
            Unit::Points if high < 0.0 => format!("{most} to {least} points lower"),
            Unit::Points => format!("within {most} points"),
            Unit::Rounds => format!("{low} to {high}"),
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

    /// A mark for tables.
    pub const fn mark(self) -> &'static str {
        match self {
            Verdict::Holds => "✓",
            Verdict::WithinInterval => "≈",
            Verdict::Fails => "✗",
            Verdict::NotMeasured => "–",
        }
    }
}
