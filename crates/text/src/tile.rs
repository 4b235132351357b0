//! Station tiles.

use content::Pack;
use engine::resource::Light;
use engine::rulebook::{Country, CountryId, TileFace, TileId};

use crate::context::Context;
use crate::key::Key;
use crate::words::Words;
use crate::writer::Writer;

/// The words on one side of a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileText {
    /// Its printed name.
    pub name: String,
    /// Its tier.
    pub tier: String,
    /// The light in its corner.
    pub light: String,
    /// What it costs: "5 Capacity". Nothing where it cannot be bought.
    pub cost: Option<String>,
    /// What installing it drains.
    pub drain: Option<String>,
    /// The dice it takes: "one die: 4–6".
    pub slots: String,
    /// What is special about placing on it, in sentences.
    pub rules: Vec<String>,
    /// What it does when it is activated, in sentences.
    pub ability: Option<String>,
    /// What it makes: "6 Nutrition".
    pub output: String,
}

impl Writer {
    /// One side of a tile, as its own country reads it.
    pub fn tile(&self, pack: &Pack, tile: TileId, light: Light) -> TileText {
        let country = pack.rulebook.tile(tile).country.map(|country| pack.rulebook.country(country));
        self.tile_of(pack, tile, light, country)
    }

    /// One side of a tile, as a country reads it that holds it: Boost tiles belong to none.
    pub fn tile_held_by(&self, pack: &Pack, tile: TileId, light: Light, country: CountryId) -> TileText {
        self.tile_of(pack, tile, light, Some(pack.rulebook.country(country)))
    }

    fn tile_of(&self, pack: &Pack, tile: TileId, light: Light, country: Option<&Country>) -> TileText {
        let face = pack.rulebook.face(tile, light);
        let ability = self.ability(pack.text(face.ability), Context::tile(country, face.slots));
        TileText {
            name: face.name.clone(),
            tier: self.tier(pack.rulebook.tile(tile).tier),
            light: self.light(light),
            cost: (face.cost > 0).then(|| self.say(Key::TileCost, Words::new().with("n", face.cost))),
            drain: face.drain.map(|(resource, by)| {
                self.say(Key::TileDrain, Words::new().with("resource", self.resource(resource)).with("n", by))
            }),
            slots: self.slots(face.slots),
            rules: self.tile_rules(face),
            ability: face.has_ability.then_some(ability),
            output: self.output(face),
        }
    }

    fn tile_rules(&self, face: &TileFace) -> Vec<String> {
        let rules = [(face.counter, Key::TileCounter), (face.padlock, Key::TilePadlock)];
        rules.into_iter().filter(|(shown, _)| *shown).map(|(_, key)| self.word(key)).collect()
    }
}
