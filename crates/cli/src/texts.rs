//! A pack, and somebody who says everything about it in the language of whoever reads.

use std::env;

use content::{Kind, Pack};
use engine::View;
use engine::resource::Light;
use engine::rulebook::{CardId, CountryId, DisasterId, TileId};
use engine::seat::Seat;
use notation::names;
use text::{Flavour, Language, Message, Named, Speaker, Words, Writer};

/// A pack, and somebody who speaks about it.
pub struct Texts<'p> {
    /// The pack.
    pub pack: &'p Pack,
    /// Who writes.
    pub writer: Writer,
    /// A line for its own sake on each thing.
    pub flavour: Flavour,
}

impl<'p> Texts<'p> {
    /// The texts of a pack in a language.
    pub fn new(pack: &'p Pack, language: Language) -> Texts<'p> {
        Texts { pack, writer: Writer::new(language), flavour: Flavour::new(language) }
    }

    /// A message without values.
    pub fn say(&self, message: impl Message) -> String {
        self.tell(message, Words::new())
    }

    /// A message, filled with these values.
    pub fn tell(&self, message: impl Message, words: Words) -> String {
        self.writer.line(message, words).into()
    }

    /// Somebody who speaks about this table.
    pub const fn speaker<'a>(&'a self, view: &View<'a>) -> Speaker<'a> {
        self.writer.speaker(self.pack, *view)
    }

    /// A player, by country.
    pub fn player(&self, view: &View, seat: Seat) -> String {
        self.speaker(view).player(seat).into()
    }

    /// The name of the disaster that is faced.
    pub fn disaster(&self, view: &View) -> String {
        self.writer.name(Named::Disaster, &view.disaster().name)
    }

    /// The name on a side of a tile.
    pub fn face(&self, tile: TileId, light: Light) -> String {
        self.writer.name(Named::Tile, &self.pack.rulebook.face(tile, light).name)
    }

    /// "a, b, c".
    pub fn listed(&self, items: &[String]) -> String {
        self.writer.listed(items).into()
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
        found.map_or_else(String::new, |component| self.source_of(component))
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

/// In which language the program speaks.
#[derive(Clone, Copy, Default, clap::Args)]
pub struct LanguageOption {
    /// The language: en or de. Without it, that of the system if the game knows it.
    #[arg(long, value_name = "CODE", value_parser = language)]
    lang: Option<Language>,
}

impl LanguageOption {
    /// The language that is named, or that of the system, or English.
    pub fn language(self) -> Language {
        self.lang.or_else(of_the_system).unwrap_or_default()
    }
}

/// The first of the usual variables that says something decides, as everywhere.
fn of_the_system() -> Option<Language> {
    let said = |name| env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(said).and_then(|code| Language::from_code(&code))
}

/// A language by its code, for the options of the program.
pub fn language(code: &str) -> Result<Language, String> {
    let known = || Language::all().map(Language::code).collect::<Vec<_>>().join(" or ");
    Language::from_code(code).ok_or_else(|| format!("expected {}", known()))
}
