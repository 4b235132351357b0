//! Where a text stands: what its words mean there.

use engine::rulebook::{Country, Disaster, ScenarioTokens, Slots};

/// Where a text stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Context {
    /// On what it is printed.
    pub place: Place,
    /// What its country calls the dice that can be placed.
    pub hand: Hand,
    /// How the slots of its tile are filled.
    pub fill: Fill,
    /// Does its country look at the orientation of dice?
    pub oriented: bool,
    /// What Scenario tokens mean.
    pub scenario: ScenarioTokens,
    /// How many play, where that is known: a card then shows its one number instead of four.
    pub players: Option<u8>,
}

/// What a text is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A Station tile: speaks to its owner, as briefly as it can.
    Tile,
    /// A Country board: speaks to its player.
    Country,
    /// A career badge: speaks to its holder, who pays first and gets something then.
    Badge,
    /// A disaster card: speaks to the whole crew.
    Card,
    /// A disaster's player aid: speaks to every player.
    Aid,
}

/// What a country calls the dice that can be placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hand {
    /// The pool.
    Pool,
    /// The Reserve.
    Reserve,
}

/// How the slots of a tile are filled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fill {
    /// One slot.
    Single,
    /// Two slots, one by one: everything counts for each die.
    Separated,
    /// Two slots at once: everything counts once for all dice.
    Joined,
    /// Two slots at once, for equal dice.
    Double,
}

impl Context {
    /// A text on something, about nothing special.
    pub const fn new(place: Place) -> Context {
        Context {
            place,
            hand: Hand::Pool,
            fill: Fill::Single,
            oriented: false,
            scenario: ScenarioTokens::None,
            players: None,
        }
    }

    /// A text on a tile with these slots, in the hands of a country.
    pub fn tile(country: Option<&Country>, slots: Slots) -> Context {
        Context { fill: Fill::of(slots), ..Context::new(Place::Tile).of(country) }
    }

    /// A text on a Country board.
    pub fn country(country: &Country) -> Context {
        Context::new(Place::Country).of(Some(country))
    }

    /// A text on a card of a disaster.
    pub const fn card(disaster: &Disaster) -> Context {
        Context { scenario: disaster.scenario, ..Context::new(Place::Card) }
    }

    /// A text on the player aid of a disaster.
    pub const fn aid(disaster: &Disaster) -> Context {
        Context { scenario: disaster.scenario, ..Context::new(Place::Aid) }
    }

    /// The same in a game of so many players.
    #[must_use]
    pub const fn with_players(self, players: u8) -> Context {
        Context { players: Some(players), ..self }
    }

    fn of(self, country: Option<&Country>) -> Context {
        let Some(country) = country else { return self };
        let hand = if country.reserve { Hand::Reserve } else { Hand::Pool };
        Context { hand, oriented: country.oriented, ..self }
    }

    /// The word messages choose by where they speak of the placed die.
    pub(crate) const fn slots(self) -> &'static str {
        match self.fill {
            Fill::Single | Fill::Separated => "single",
            Fill::Joined | Fill::Double => "pair",
        }
    }

    /// The same where they speak of its value: that of a double is one, unless its dice may lie differently.
    pub(crate) const fn valued(self) -> &'static str {
        match self.fill {
            Fill::Double if !self.oriented => "double",
            Fill::Single | Fill::Separated | Fill::Joined | Fill::Double => self.slots(),
        }
    }
}

impl Fill {
    /// How these slots are filled.
    pub const fn of(slots: Slots) -> Fill {
        match slots {
            Slots::One(_) => Fill::Single,
            Slots::Separated(..) => Fill::Separated,
            Slots::Joined(..) | Slots::Sum(_) => Fill::Joined,
            Slots::Double(_) => Fill::Double,
        }
    }
}

impl Hand {
    /// The word messages choose by.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Hand::Pool => "pool",
            Hand::Reserve => "reserve",
        }
    }
}
