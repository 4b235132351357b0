//! Why a setup is not legal.

use content::Pack;
use engine::rulebook::CountryId;
use engine::setup::{Component, SetupError};

use crate::keys;
use crate::name::Named;
use crate::span::{Line, Thing, mark};
use crate::words::Words;
use crate::writer::Writer;

keys! {
    /// Why a setup is not legal.
    pub(crate) enum SetupKey {
        Players = "setup-players",
        UnknownDisaster = "setup-unknown-disaster",
        UnknownCountry = "setup-unknown-country",
        UnknownBadge = "setup-unknown-badge",
        UnknownIrregularity = "setup-unknown-irregularity",
        CountryTwice = "setup-country-twice",
        Board = "setup-board",
        Split = "setup-split",
        BadgeTwice = "setup-badge-twice",
        SpaceCount = "setup-space-count",
        SpaceTaken = "setup-space-taken",
        Irregularity = "setup-irregularity",
        TooFewCards = "setup-too-few-cards",
        NoCards = "setup-no-cards",
        TooFewMissions = "setup-too-few-missions",
        NamedCards = "setup-named-cards",
        NoStarters = "setup-no-starters",
        Rule = "setup-rule",
    }
}

impl Writer {
    /// Why a setup is not legal, and what would be.
    pub fn setup_error(&self, pack: &Pack, error: &SetupError) -> Line {
        let mistake = self.setup_mistake(pack, error);
        match rule(error) {
            Some(rule) => {
                self.line(SetupKey::Rule, Words::new().with("mistake", mistake).with("rule", self.the_rule(rule)))
            }
            None => mistake.into(),
        }
    }

    fn setup_mistake(&self, pack: &Pack, error: &SetupError) -> String {
        let words = Words::new();
        match *error {
            SetupError::Players { count } => self.say(SetupKey::Players, words.with("n", count)),
            SetupError::Unknown { what, id } => self.say(unknown(what), words.with("n", id)),
            SetupError::CountryTwice { country } => {
                self.say(SetupKey::CountryTwice, words.with("country", self.the_country(pack, country)))
            }
            SetupError::Board { resource } => {
                self.say(SetupKey::Board, words.with("resource", self.the_resource(resource)))
            }
            SetupError::Split { seat } => self.say(SetupKey::Split, words.with("player", seat.number())),
            SetupError::BadgeTwice { badge } => {
                let name = self.name(Named::Badge, &pack.rulebook.badge(badge).name);
                self.say(SetupKey::BadgeTwice, words.with("badge", mark(&Thing::Badge(badge), &name)))
            }
            SetupError::SpaceCount { seat, needed, named } => {
                let words = words.with("player", seat.number()).with("needed", needed);
                self.say(SetupKey::SpaceCount, words.with("named", named))
            }
            SetupError::SpaceTaken { space } => {
                self.say(SetupKey::SpaceTaken, words.with("space", mark(&Thing::Space(space), &space.to_string())))
            }
            SetupError::Irregularity { irregularity } => {
                let name = self.name(Named::Irregularity, &pack.rulebook.irregularity(irregularity).name);
                let name = mark(&Thing::Irregularity(irregularity), &name);
                self.say(SetupKey::Irregularity, words.with("irregularity", name))
            }
            SetupError::TooFewCards { level: Some(level) } => {
                self.say(SetupKey::TooFewCards, words.line("level", &self.level(level)))
            }
            SetupError::TooFewCards { level: None } => self.word(SetupKey::NoCards),
            SetupError::TooFewMissions { needed, there } => {
                self.say(SetupKey::TooFewMissions, words.with("needed", needed).with("there", there))
            }
            SetupError::NamedCards => self.word(SetupKey::NamedCards),
            SetupError::NoStarters { country } => {
                self.say(SetupKey::NoStarters, words.with("country", self.the_country(pack, country)))
            }
        }
    }

    fn the_country(&self, pack: &Pack, country: CountryId) -> String {
        mark(&Thing::Country(country), &self.name(Named::Country, &pack.rulebook.country(country).name))
    }
}

const fn unknown(what: Component) -> SetupKey {
    match what {
        Component::Disaster => SetupKey::UnknownDisaster,
        Component::Country => SetupKey::UnknownCountry,
        Component::Badge => SetupKey::UnknownBadge,
        Component::Irregularity => SetupKey::UnknownIrregularity,
    }
}

/// Where it stands what would be legal.
const fn rule(error: &SetupError) -> Option<&'static str> {
    match error {
        SetupError::Players { .. } | SetupError::Board { .. } | SetupError::Split { .. } => Some("core p. 5"),
        SetupError::BadgeTwice { .. } => Some("core p. 6"),
        SetupError::Irregularity { .. } => Some("core p. 28"),
        SetupError::Unknown { .. } | SetupError::CountryTwice { .. } | SetupError::NoStarters { .. } => None,
        SetupError::SpaceCount { .. } | SetupError::SpaceTaken { .. } | SetupError::NamedCards => None,
        SetupError::TooFewCards { .. } | SetupError::TooFewMissions { .. } => None,
    }
}
