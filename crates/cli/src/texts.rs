//! The words on components, in the language of whoever reads them.

use content::{Kind, Pack};
use engine::resource::Light;
use engine::rulebook::{CardId, CountryId, DisasterId, TileId};
use notation::names;
use text::{Language, Writer};

use crate::labels::Labels;

/// A pack, and somebody who writes the words on its components.
pub struct Texts<'p> {
    /// The pack.
    pub pack: &'p Pack,
    /// Who writes.
    pub writer: Writer,
    /// The words around the texts.
    pub labels: &'static Labels,
}

impl<'p> Texts<'p> {
    /// The texts of a pack in a language.
    pub fn new(pack: &'p Pack, language: Language) -> Texts<'p> {
        Texts { pack, writer: Writer::new(language), labels: Labels::of(language) }
    }

    /// How the pack calls a side of a tile: `canada/t1a/red`, or `boost-1` for a tile of no country.
    pub fn face_key(&self, id: TileId, light: Light) -> String {
        let tile = self.pack.rulebook.tile(id);
        match tile.country {
            Some(country) => {
                let country = &self.pack.rulebook.country(country).key;
                format!("{country}/{}/{}", tile.key, names::light_word(light))
            }
            None => tile.key.clone(),
        }
    }

    /// How the pack calls a disaster card: `toxic-leak/inflamed-lungs`.
    pub fn card_key(&self, id: CardId) -> String {
        let rulebook = &self.pack.rulebook;
        let holds = |one: &&engine::rulebook::Disaster| (one.cards.0.0..one.cards.0.0 + one.cards.1).contains(&id.0);
        let disaster = rulebook.disasters.iter().find(holds).map_or("", |disaster| disaster.key.as_str());
        format!("{disaster}/{}", rulebook.card(id).key)
    }

    /// Where a component is from, in a few words: "name printed (app L53), the rest ours".
    pub fn source(&self, kind: Kind, key: &str) -> String {
        let found = self.pack.components.iter().find(|one| one.kind == kind && one.key == key);
        found.map_or_else(String::new, |component| self.labels.source(component))
    }

    /// The tiles of a country.
    pub fn tiles_of(&self, country: CountryId) -> impl Iterator<Item = TileId> + use<> {
        let (first, count) = self.pack.rulebook.country(country).tiles;
        (first.0..first.0 + u16::from(count)).map(TileId)
    }

    /// The cards of a disaster.
    pub fn cards_of(&self, disaster: DisasterId) -> impl Iterator<Item = CardId> + use<> {
        let (first, count) = self.pack.rulebook.disaster(disaster).cards;
        (first.0..first.0 + count).map(CardId)
    }
}

/// A language by its code, for the options of the program.
pub fn language(code: &str) -> Result<Language, String> {
    let known = || Language::all().map(Language::code).collect::<Vec<_>>().join(" or ");
    Language::from_code(code).ok_or_else(|| format!("expected {}", known()))
}
