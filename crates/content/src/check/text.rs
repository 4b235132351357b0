//! A single text, looked at as if it stood in a pack: for editors and tests.

use engine::effect::{Effect, Zone};
use engine::rulebook::{CountryId, DisasterId};

use super::countries::Traits;
use super::effects::{Account, Context, Place, mistakes};
use crate::bind::Pack;

/// Where a text is to stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextPlace {
    /// On a Station tile.
    Tile {
        /// Whose tile it is.
        country: CountryId,
        /// Does it have a Counter die slot?
        counter: bool,
        /// Does it show a padlock?
        padlock: bool,
    },
    /// On a Boost tile, 1 or 2.
    Boost(u8),
    /// On a Country board, before or after rolling.
    Country(CountryId),
    /// On a Country board, as its only free action.
    Free(CountryId),
    /// On a career badge.
    Badge,
    /// On a card of a disaster.
    Card(DisasterId),
    /// On the player aid of a disaster, before everybody rolls.
    BeforeRoll(DisasterId),
}

impl Pack {
    /// What would be wrong with a text in a place of this pack; nothing if it can be played.
    ///
    /// ```
    /// use content::{TextPlace, embedded_pack};
    /// use engine::effect::Effect;
    ///
    /// let place = TextPlace::Badge;
    /// assert!(embedded_pack().check_text(place, &[Effect::GainCapacity(2)]).is_empty());
    /// assert!(!embedded_pack().check_text(place, &[Effect::SpendConverter]).is_empty());
    /// ```
    pub fn check_text(&self, place: TextPlace, text: &[Effect]) -> Vec<String> {
        let mut found = mistakes(text, &self.context(place));
        if let TextPlace::Free(_) = place {
            let ends = Account::of(text).is_some_and(|account| !account.comes_back(std::slice::from_ref(&account)));
            found.extend((!ends).then(|| "can be done without end; expected it to use something up".to_owned()));
        }
        found
    }

    fn context(&self, place: TextPlace) -> Context {
        let disaster = |place, id| {
            let disaster = self.rulebook.disaster(id);
            Context { scenario: disaster.scenario, toxic: disaster.toxic, ..Context::new(place) }
        };
        match place {
            TextPlace::Tile { country, counter, padlock } => {
                Context { traits: self.traits(country), counter, padlock, ..Context::new(Place::Tile) }
            }
            TextPlace::Boost(number) => Context { cache: number == 2, ..Context::new(Place::Tile) },
            TextPlace::Country(country) | TextPlace::Free(country) => {
                Context { traits: self.traits(country), ..Context::new(Place::Country) }
            }
            TextPlace::Badge => Context::new(Place::Badge),
            TextPlace::Card(id) => disaster(Place::Card, id),
            TextPlace::BeforeRoll(id) => disaster(Place::Standing, id),
        }
    }

    /// The same as of a country that is being read.
    fn traits(&self, country: CountryId) -> Traits {
        let country = self.rulebook.country(country);
        let (first, count) = (usize::from(country.tiles.0.0), usize::from(country.tiles.1));
        let stores = |effect: &Effect| matches!(effect, Effect::Move(_, Zone::Storage));
        Traits {
            storage: country.rolls_into == Zone::Storage || self.text(country.after_roll).iter().any(stores),
            queue: country.rolls_into == Zone::Queue,
            oriented: country.oriented,
            converters: country.converters.1 > 0,
            locks: !country.locks.is_empty(),
            counters: self.rulebook.faces[2 * first..2 * (first + count)].iter().any(|face| face.counter),
        }
    }
}
