//! Station tiles.

use content::Pack;
use engine::resource::Light;
use engine::rulebook::{Country, CountryId, TileId};

use crate::context::Context;
use crate::key::Key;
use crate::name::Named;
use crate::short::Short;
use crate::span::{Line, Thing, mark};
use crate::words::Words;
use crate::writer::Writer;

/// The words on one side of a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileText {
    /// Its printed name.
    pub name: Line,
    /// Its tier.
    pub tier: Line,
    /// The light in its corner.
    pub light: Line,
    /// What it costs: "5 Capacity". Nothing where it cannot be bought.
    pub cost: Option<Line>,
    /// What installing it drains.
    pub drain: Option<Line>,
    /// The dice it takes, and its padlock: "one die: 4–6".
    pub slots: Line,
    /// What it does when it is activated, in sentences.
    pub ability: Option<Line>,
    /// That in a few characters.
    pub short: Option<Short>,
    /// What it generates: "6 Nutrition", "Climate = die + 2".
    pub output: Line,
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
        let (effects, context) = (pack.text(face.ability), Context::tile(country, face.slots));
        TileText {
            name: mark(&Thing::Tile { tile, light }, &self.name(Named::Tile, &face.name)).into(),
            tier: self.tier(pack.rulebook.tile(tile).tier),
            light: self.light(light),
            cost: (face.cost > 0).then(|| self.line(Key::TileCost, Words::new().with("n", face.cost))),
            drain: face.drain.map(|(resource, by)| {
                self.line(Key::TileDrain, Words::new().with("resource", self.the_resource(resource)).with("n", by))
            }),
            slots: self.slots_of(face),
            ability: face.has_ability.then(|| self.ability(effects, context)),
            short: self.short(effects, context),
            output: self.output(face),
        }
    }
}
