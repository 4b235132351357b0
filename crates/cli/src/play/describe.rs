//! Everything that is written on a thing, and where it is from.

use content::Kind;
use engine::View;
use engine::resource::Light;
use engine::rulebook::{BadgeId, CardId, CountryId, DisasterId, IrregularityId, MissionId, TileId};
use text::{Line, Named, Words};

use super::look::Thing;
use super::remark::cost_table;
use crate::labels::{SheetKey, lasts};
use crate::layout::{column, wrapped};
use crate::texts::Texts;

/// Where what is said begins.
const SAID: usize = 13;

/// A title, and labelled lines below it.
struct Sheet<'a> {
    texts: &'a Texts<'a>,
    text: String,
}

impl<'a> Sheet<'a> {
    fn new(texts: &'a Texts<'a>, title: SheetKey, words: Words) -> Sheet<'a> {
        Sheet { texts, text: wrapped("", &texts.tell(title, words)) + "\n" }
    }

    fn row(mut self, label: SheetKey, said: impl AsRef<str>) -> Sheet<'a> {
        self.text += &column(&format!("  {}", self.texts.say(label)), said.as_ref(), SAID);
        self.text.push('\n');
        self
    }

    fn rows<T: AsRef<str>>(self, label: SheetKey, said: impl IntoIterator<Item = T>) -> Sheet<'a> {
        said.into_iter().fold(self, |sheet, one| sheet.row(label, one))
    }
}

impl<'a> Sheet<'a> {
    /// The last rows of each sheet: a line for its own sake, if there is one, and where the thing is from.
    fn end(self, of: Named, name: &str, source: impl AsRef<str>) -> String {
        let aside = self.texts.flavour.line(of, name);
        self.rows(SheetKey::Aside, aside).row(SheetKey::Source, source).text
    }
}

/// A name and a key, for a title.
fn named(name: &Line, key: &str) -> Words {
    Words::new().line("name", name).with("key", key.to_owned())
}

/// The whole text of a thing.
pub fn thing(texts: &Texts, view: &View, thing: Thing) -> String {
    match thing {
        Thing::Space(space) => match view.table.tile(space) {
            Some(tile) => face(texts, tile.tile, tile.light, Some(view.table.of(tile.owner).country)),
            None => texts.tell(SheetKey::NoTile, Words::new().with("space", space.to_string())),
        },
        Thing::Tile(tile, Some(light)) => face(texts, tile, light, None),
        Thing::Tile(tile, None) => Light::ALL.map(|light| face(texts, tile, light, None)).concat(),
        Thing::Card(id) => card(texts, view, id),
        Thing::Mission(id) => mission(texts, id),
        Thing::Badge(id) => badge(texts, id),
        Thing::Country(id) => country(texts, id),
        Thing::Disaster(id) => disaster(texts, id),
        Thing::Irregularity(id) => irregularity(texts, id),
    }
}

fn face(texts: &Texts, id: TileId, light: Light, holder: Option<CountryId>) -> String {
    let text = match holder {
        Some(country) => texts.writer.tile_held_by(texts.pack, id, light, country),
        None => texts.writer.tile(texts.pack, id, light),
    };
    let key = texts.face_key(id, light);
    let costs: Vec<String> = text.cost.into_iter().chain(text.drain).map(String::from).collect();
    let title = named(&text.name, &key).line("tier", &text.tier).line("light", &text.light);
    Sheet::new(texts, SheetKey::Face, title)
        .rows(SheetKey::Costs, (!costs.is_empty()).then(|| texts.listed(&costs)))
        .row(SheetKey::Takes, text.slots)
        .row(SheetKey::Makes, text.output)
        .rows(SheetKey::Does, text.ability)
        .end(Named::Tile, &texts.pack.rulebook.face(id, light).name, texts.source(Kind::Tile, &key))
}

fn card(texts: &Texts, view: &View, id: CardId) -> String {
    let text = texts.writer.card_in_game(texts.pack, id, view.table.players);
    let key = texts.card_key(id);
    let title = named(&text.name, &key).line("level", &text.level).with("lasts", lasts(text.removed_by.is_some()));
    Sheet::new(texts, SheetKey::Card, title)
        .row(SheetKey::Does, text.effect)
        .rows(SheetKey::Rule, text.toxic)
        .rows(SheetKey::RemovedBy, text.removed_by.into_iter().flatten())
        .end(Named::Card, &texts.pack.rulebook.card(id).name, texts.source(Kind::Card, &key))
}

fn mission(texts: &Texts, id: MissionId) -> String {
    let mission = texts.pack.rulebook.mission(id);
    let text = texts.writer.mission(texts.pack, mission);
    Sheet::new(texts, SheetKey::Named, named(&text.name, &mission.key))
        .row(SheetKey::Costs, cost_table(texts, mission.costs))
        .rows(SheetKey::Rule, text.standing.into_iter().chain(text.note))
        .end(Named::Mission, &mission.name, texts.source(Kind::Mission, &mission.key))
}

fn badge(texts: &Texts, id: BadgeId) -> String {
    let badge = texts.pack.rulebook.badge(id);
    let text = texts.writer.badge(texts.pack, id);
    Sheet::new(texts, SheetKey::Named, named(&text.name, &badge.key))
        .row(SheetKey::Does, text.effect)
        .rows(SheetKey::Needs, text.needs)
        .end(Named::Badge, &badge.name, texts.source(Kind::Badge, &badge.key))
}

/// How a country's dice come, change and go.
pub fn country(texts: &Texts, id: CountryId) -> String {
    let country = texts.pack.rulebook.country(id);
    let text = texts.writer.country(texts.pack, id);
    let title = named(&text.name, &country.key).with("stars", "*".repeat(usize::from(country.complexity)));
    let free = text
        .free
        .iter()
        .map(|free| texts.tell(SheetKey::Action, Words::new().line("text", &free.text).with("key", free.key.clone())));
    Sheet::new(texts, SheetKey::Country, title)
        .rows(SheetKey::Rule, &text.rules)
        .rows(SheetKey::Free, free)
        .rows(SheetKey::Track, &text.tracks)
        .end(Named::Country, &country.name, texts.source(Kind::Country, &country.key))
}

fn disaster(texts: &Texts, id: DisasterId) -> String {
    let disaster = texts.pack.rulebook.disaster(id);
    let text = texts.writer.disaster(texts.pack, id);
    Sheet::new(texts, SheetKey::Disaster, named(&text.name, &disaster.key).line("level", &text.level))
        .row(SheetKey::Deck, text.deck)
        .rows(SheetKey::Rule, text.rules)
        .end(Named::Disaster, &disaster.name, texts.source(Kind::Disaster, &disaster.key))
}

fn irregularity(texts: &Texts, id: IrregularityId) -> String {
    let odd = texts.pack.rulebook.irregularity(id);
    let text = texts.writer.irregularity(texts.pack, odd);
    let ends = |key: &str| key.rsplit('/').next() == Some(&odd.key);
    let found = texts.pack.components.iter().find(|one| one.kind == Kind::Irregularity && ends(&one.key));
    Sheet::new(texts, SheetKey::Named, named(&text.name, &odd.key))
        .row(SheetKey::Benefit, text.benefit)
        .row(SheetKey::Impediment, text.impediment)
        .end(Named::Irregularity, &odd.name, found.map_or_else(String::new, |component| texts.source_of(component)))
}
