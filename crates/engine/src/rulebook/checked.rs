//! A rulebook fits together: every id leads somewhere, every text is there, no count is more than a table can hold.
//! Whether its numbers make sense to people is the content reader's business.

use super::{Country, Deck, DiceTrack, Disaster, Parts, Rulebook, TileId};
use crate::abilities::Program;
use crate::effect::Tier;
use crate::invariant::{Broken, ensure};
use crate::table::{Cards, Missions};

impl Rulebook {
    /// The parts as a rulebook, if they fit together.
    ///
    /// ```
    /// use engine::rulebook::{Parts, Rulebook};
    /// // An empty box has no Boost tiles.
    /// assert!(Rulebook::checked(Parts::default()).is_err());
    /// // What was a rulebook is one again.
    /// assert!(Rulebook::checked(Parts::clone(content::embedded())).is_ok());
    /// ```
    pub fn checked(parts: Parts) -> Result<Rulebook, Broken> {
        parts.check_counts()?;
        parts.check_tiles()?;
        for (index, country) in parts.countries.iter().enumerate() {
            parts.check_country(index, country)?;
        }
        for disaster in &parts.disasters {
            parts.check_disaster(disaster)?;
        }
        ensure(parts.texts.is_closed(), || "a step of a text leads nowhere".into())?;
        ensure(parts.programs().all(|program| parts.texts.holds_text(program)), || "a text is missing".into())?;
        Ok(Rulebook { parts })
    }
}

impl Parts {
    /// Ids are 8 bits wide, those of tiles 16.
    fn check_counts(&self) -> Result<(), Broken> {
        let counts = [
            self.countries.len(),
            self.badges.len(),
            self.disasters.len(),
            self.cards.len(),
            self.missions.len(),
            self.irregularities.len(),
        ];
        ensure(counts.iter().all(|count| *count <= 256), || "more components of a kind than ids".into())?;
        ensure(self.tiles.len() <= usize::from(u16::MAX), || "more tiles than ids".into())?;
        let missions = usize::from(self.tables.missions);
        ensure((1..=Missions::MAX).contains(&missions), || format!("a game of {missions} missions"))
    }

    fn check_tiles(&self) -> Result<(), Broken> {
        ensure(self.faces.len() == self.tiles.len() * 2, || "tiles without two faces".into())?;
        for tile in &self.tiles {
            let home = tile.country.map(|country| usize::from(country.0) < self.countries.len());
            let fits = home.map_or(tile.tier == Tier::Boost, |there| there && tile.tier != Tier::Boost);
            ensure(fits, || format!("tile {} belongs to no country", tile.key))?;
        }
        let boost = |id: &TileId| self.tiles.get(usize::from(id.0)).is_some_and(|tile| tile.tier == Tier::Boost);
        ensure(self.tables.boosts.as_flattened().iter().all(boost), || "a Boost tile is missing".into())
    }

    fn check_country(&self, index: usize, country: &Country) -> Result<(), Broken> {
        let (first, count) = (usize::from(country.tiles.0.0), usize::from(country.tiles.1));
        let tiles = self.tiles.get(first..first + count).filter(|_| count <= 32);
        let own = |tile: &super::Tile| tile.country.is_some_and(|country| usize::from(country.0) == index);
        let fits = tiles.is_some_and(|tiles| tiles.iter().all(own));
        ensure(fits, || format!("{} has tiles of others, or too many", country.key))?;
        let tracks = country.tracks.iter().all(|track| (1..=DiceTrack::MAX).contains(&usize::from(track.len)));
        ensure(tracks, || format!("{} has a dice track of another length", country.key))?;
        let (begin, most) = country.converters;
        ensure(begin <= most, || format!("{} begins with more Converters than it has", country.key))
    }

    fn check_disaster(&self, disaster: &Disaster) -> Result<(), Broken> {
        let within = |first: u8, count: u8, there: usize| usize::from(first) + usize::from(count) <= there;
        let (cards, odd) = (disaster.cards, disaster.irregularities);
        let fits = within(cards.0.0, cards.1, self.cards.len()) && within(odd.0.0, odd.1, self.irregularities.len());
        ensure(fits, || format!("{} has cards that are not there", disaster.key))?;
        let deck = match disaster.deck {
            Deck::Fixed => usize::from(cards.1),
            Deck::Levels(counts) => counts.iter().map(|count| usize::from(*count)).sum(),
        };
        ensure((1..=Cards::MAX).contains(&deck), || format!("{} has a deck of {deck} cards", disaster.key))
    }

    /// Where every text begins.
    fn programs(&self) -> impl Iterator<Item = Program> {
        let countries = self.countries.iter().flat_map(|country| {
            let free = country.free.iter().map(|free| free.effect);
            free.chain([country.before_roll, country.after_roll])
        });
        let faces = self.faces.iter().map(|face| face.ability);
        let badges = self.badges.iter().map(|badge| badge.effect);
        let disasters = self.disasters.iter().map(|disaster| disaster.before_roll);
        let odd = self.irregularities.iter().flat_map(|odd| [odd.before_roll, odd.after_cards]);
        let missions = self.missions.iter().map(|mission| mission.standing);
        let cards = self.cards.iter().map(|card| card.effect);
        countries.chain(faces).chain(badges).chain(disasters).chain(odd).chain(missions).chain(cards)
    }
}
