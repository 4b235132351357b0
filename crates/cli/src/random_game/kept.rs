//! Games that are worth keeping as tests: every country, every disaster, one to four players.

use ai::Kind;

/// A game to be played and kept.
pub struct Kept {
    /// The name of its file.
    pub name: &'static str,
    /// The countries in the order of seats.
    pub countries: &'static [&'static str],
    /// What they face.
    pub disaster: &'static str,
    /// How hard.
    pub difficulty: &'static str,
    /// The irregularities in play.
    pub irregularities: &'static [&'static str],
    /// Who plays.
    pub bot: Kind,
}

/// The list. The seed of a game is its place, counted from 1.
pub const KEPT: [Kept; 8] = [
    Kept {
        name: "first-game",
        countries: &["usa", "russia", "canada", "malaysia"],
        disaster: "training-simulator",
        difficulty: "moderate",
        irregularities: &[],
        bot: Kind::Planner,
    },
    Kept {
        name: "four-in-a-shower",
        countries: &["usa", "russia", "canada", "japan"],
        disaster: "meteor-shower",
        difficulty: "moderate",
        irregularities: &[],
        bot: Kind::Planner,
    },
    Kept {
        name: "thick-plating",
        countries: &["germany", "malaysia", "brazil"],
        disaster: "meteor-shower",
        difficulty: "challenging",
        irregularities: &["thick-plating"],
        bot: Kind::Planner,
    },
    Kept {
        name: "leak",
        countries: &["united-kingdom", "south-africa-1", "south-africa-2", "germany"],
        disaster: "toxic-leak",
        difficulty: "moderate",
        irregularities: &[],
        bot: Kind::Planner,
    },
    Kept {
        name: "lonely-leak",
        countries: &["canada"],
        disaster: "toxic-leak",
        difficulty: "severe",
        irregularities: &[],
        bot: Kind::Planner,
    },
    Kept {
        name: "lonely-storm",
        countries: &["japan"],
        disaster: "solar-storm",
        difficulty: "moderate",
        irregularities: &[],
        bot: Kind::Planner,
    },
    Kept {
        name: "storm",
        countries: &["brazil", "united-kingdom", "malaysia"],
        disaster: "solar-storm",
        difficulty: "futile",
        irregularities: &[],
        bot: Kind::Planner,
    },
    Kept {
        name: "no-plan-at-all",
        countries: &["south-africa-2", "japan"],
        disaster: "training-simulator",
        difficulty: "moderate",
        irregularities: &[],
        bot: Kind::Random,
    },
];
