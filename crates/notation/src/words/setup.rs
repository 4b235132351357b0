//! Why a setup is not legal.

use engine::rulebook::{Level, Rulebook};
use engine::setup::{Component, SetupError};

use super::name;

/// Why a setup is not legal, and what would be.
pub fn setup_error(rulebook: &Rulebook, error: &SetupError) -> String {
    match *error {
        SetupError::Players { count } => format!("One to four can play, not {count}. [core p. 5]"),
        SetupError::Unknown { what, id } => format!("There is no {} with number {id} in the box.", component(what)),
        SetupError::CountryTwice { country } => {
            format!("{} is taken twice; every player needs a country of their own.", rulebook.country(country).name)
        }
        SetupError::Board { resource } => {
            format!("The {} board must be taken by exactly one player. [core p. 5]", name::resource(resource))
        }
        SetupError::Split { seat } => format!(
            "The boards of seat {} do not fit the number of players: alone all four, with two players both boards of \
             one light each, with three one player both boards of one light, with four one each. [core p. 5]",
            seat.number()
        ),
        SetupError::BadgeTwice { badge } => {
            format!(
                "{} lies on two boards; every board needs a badge of its own. [core p. 6]",
                rulebook.badge(badge).name
            )
        }
        SetupError::SpaceCount { seat, needed, named } => {
            format!("Seat {} has {needed} tiles to place and names {named} spaces.", seat.number())
        }
        SetupError::SpaceTaken { space } => format!("Two tiles were put on {space}."),
        SetupError::Irregularity { irregularity } => {
            let name = &rulebook.irregularity(irregularity).name;
            format!("The irregularity {name} belongs to another disaster, or is named twice. [core p. 28]")
        }
        SetupError::TooFewCards { level: Some(level) } => format!("The disaster has too few {} cards.", colour(level)),
        SetupError::TooFewCards { level: None } => "The disaster deck is empty.".to_owned(),
        SetupError::TooFewMissions { needed, there } => {
            format!("The game needs {needed} missions and there are {there}.")
        }
        SetupError::NamedCards => {
            "The named cards do not fit: too many, one twice, or one that does not belong.".to_owned()
        }
        SetupError::NoStarters { country } => format!("{} has no starter tiles.", rulebook.country(country).name),
    }
}

const fn component(what: Component) -> &'static str {
    match what {
        Component::Disaster => "disaster",
        Component::Country => "country",
        Component::Badge => "badge",
        Component::Irregularity => "irregularity",
    }
}

const fn colour(level: Level) -> &'static str {
    match level {
        Level::Green => "green",
        Level::Yellow => "yellow",
        Level::Orange => "orange",
        Level::Red => "red",
    }
}
