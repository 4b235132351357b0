//! What is wrong with a typed word.

use notation::{Mistake, Sort, names};
use text::{Words, Writer};

text::keys! {
    /// What can be wrong with what is typed.
    pub enum MistakeKey {
        Unknown = "mistake-unknown",
        OtherSide = "mistake-other-side",
        Seat = "mistake-seat",
        Space = "mistake-space",
        Number = "mistake-number",
        Zero = "mistake-zero",
        Die = "mistake-die",
        Pose = "mistake-pose",
        Fronts = "mistake-fronts",
        Pair = "mistake-pair",
        Spot = "mistake-spot",
        Place = "mistake-place",
        Bonus = "mistake-bonus",
        Purchase = "mistake-purchase",
        Option = "mistake-option",
        Several = "mistake-several",
        Countries = "mistake-countries",
        Seed = "mistake-seed",
        InLine = "mistake-in-line",
        SetupLine = "mistake-setup-line",
        Setup = "mistake-setup",
        Players = "mistake-players",
        SpelledOut = "mistake-spelled-out",
        Nobody = "mistake-nobody",
    }
}

/// The mistake, without a stop at its end.
pub fn mistake(writer: &Writer, mistake: &Mistake) -> String {
    let word = |word: &str| Words::new().with("word", word.to_owned());
    let options = |options: &[String]| String::from(writer.listed(options));
    let (key, words) = match mistake {
        Mistake::Unknown { sort, word: said, near } => {
            let words = word(said).with("near", options(near)).with("sort", sort_word(sort));
            let country = if let Sort::TileOf(country) = sort { country.clone() } else { String::new() };
            (MistakeKey::Unknown, words.with("country", country))
        }
        Mistake::OtherSide { word: said, country, light } => {
            let words = word(said).with("country", country.clone()).with("light", names::light_word(*light));
            (MistakeKey::OtherSide, words)
        }
        Mistake::Seat(said) => (MistakeKey::Seat, word(said)),
        Mistake::Space(said) => (MistakeKey::Space, word(said)),
        Mistake::Number(said) => (MistakeKey::Number, word(said)),
        Mistake::Zero => (MistakeKey::Zero, Words::new()),
        Mistake::Die { word: said, oriented } => (MistakeKey::Die, word(said).flag("oriented", *oriented)),
        Mistake::Pose(said) => (MistakeKey::Pose, word(said)),
        Mistake::Fronts(top) => (MistakeKey::Fronts, Words::new().with("top", *top)),
        Mistake::PairOffTile => (MistakeKey::Pair, Words::new()),
        Mistake::Spot => (MistakeKey::Spot, Words::new()),
        Mistake::Place(said) => (MistakeKey::Place, word(said)),
        Mistake::Bonus(said) => (MistakeKey::Bonus, word(said)),
        Mistake::Purchase(said) => (MistakeKey::Purchase, word(said)),
        Mistake::Option { options: all, word: said } => (MistakeKey::Option, word(said).with("options", options(all))),
        Mistake::Several { options: all, word: said } => {
            (MistakeKey::Several, word(said).with("options", options(all)))
        }
        Mistake::Countries { countries, players } => {
            (MistakeKey::Countries, Words::new().with("countries", *countries).with("players", *players))
        }
        Mistake::Seed(said) => (MistakeKey::Seed, word(said)),
        Mistake::InLine { line, why } => {
            (MistakeKey::InLine, Words::new().with("line", *line).with("why", self::mistake(writer, why)))
        }
        // Only a line of a setup file is told as text.
        Mistake::Other(_) => (MistakeKey::SetupLine, Words::new()),
    };
    writer.line(key, words).into()
}

const fn sort_word(sort: &Sort) -> &'static str {
    match sort {
        Sort::Country => "country",
        Sort::Badge => "badge",
        Sort::OwnBadge => "own-badge",
        Sort::Disaster => "disaster",
        Sort::Mission => "mission",
        Sort::Card => "card",
        Sort::Irregularity => "irregularity",
        Sort::Resource => "resource",
        Sort::Light => "light",
        Sort::Difficulty => "difficulty",
        Sort::TileOf(_) => "tile",
        Sort::Component => "component",
        Sort::Word(_) => "other",
    }
}
