//! Disasters, their cards and irregularities.

use engine::die::Faces;
use engine::effect::{Effect, Quantity};
use engine::rulebook::{Deck, Half, Level, ScenarioTokens};
use serde::Deserialize;

use super::{Slots, Source};

/// `disasters/<key>.ron`: a disaster, its cards and its irregularities.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Disaster {
    /// Its printed name.
    pub name: String,
    /// Challenge level.
    pub level: u8,
    /// How its deck is built.
    pub deck: Deck,
    /// What Scenario tokens mean.
    #[serde(default)]
    pub scenario: ScenarioTokens,
    /// Do its cards show Toxic values that must be paid for?
    #[serde(default)]
    pub toxic: bool,
    /// What every player does before rolling.
    #[serde(default)]
    pub before_roll: Vec<Effect>,
    /// Where its rules are from.
    pub source: Source,
    /// Its cards.
    pub cards: Vec<Card>,
    /// Its irregularities.
    #[serde(default)]
    pub irregularities: Vec<Irregularity>,
}

/// A disaster card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// A short name without blanks.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// Its level.
    pub level: Level,
    /// The dice that remove a persistent card.
    #[serde(default)]
    pub slots: Option<Slots>,
    /// Its Toxic values.
    #[serde(default)]
    pub toxic: Option<Faces>,
    /// What it does.
    pub effect: Vec<Effect>,
    /// Where it is from.
    pub source: Source,
}

/// An irregularity.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Irregularity {
    /// A short name without blanks.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// The good half.
    #[serde(default)]
    pub benefit: Vec<(Quantity, i8)>,
    /// The bad half.
    #[serde(default)]
    pub impediment: Vec<(Quantity, i8)>,
    /// What every player does before rolling.
    #[serde(default)]
    pub before_roll: Vec<Effect>,
    /// Which half that is.
    #[serde(default)]
    pub before_roll_is: Option<Half>,
    /// What the crew does in Phase 4 after all cards.
    #[serde(default)]
    pub after_cards: Vec<Effect>,
    /// Which half that is.
    #[serde(default)]
    pub after_cards_is: Option<Half>,
    /// Where it is from.
    pub source: Source,
}
