//! Everything that is written on a thing, and where it is from.

use content::Kind;
use engine::View;
use engine::resource::Light;
use engine::rulebook::{BadgeId, CardId, CountryId, DisasterId, IrregularityId, MissionId, TileId};

use super::look::Thing;
use super::remark::cost_table;
use crate::layout::wrapped;
use crate::texts::Texts;

/// A title, and labelled lines below it.
struct Sheet {
    text: String,
}

impl Sheet {
    fn new(title: String) -> Sheet {
        Sheet { text: wrapped("", &title) + "\n" }
    }

    fn row(mut self, label: &str, said: impl AsRef<str>) -> Sheet {
        let first = format!("  {:<10} ", label.trim_end_matches(':'));
        let line = wrapped(&first, said.as_ref());
        // What goes on below stands under the text, not under the label.
        self.text += &line.replace("\n               ", "\n             ");
        self.text.push('\n');
        self
    }

    fn rows<T: AsRef<str>>(self, label: &str, said: impl IntoIterator<Item = T>) -> Sheet {
        said.into_iter().fold(self, |sheet, one| sheet.row(label, one))
    }
}

/// The whole text of a thing.
pub fn thing(texts: &Texts, view: &View, thing: Thing) -> String {
    match thing {
        Thing::Space(space) => match view.table.tile(space) {
            Some(tile) => face(texts, tile.tile, tile.light, Some(view.table.of(tile.owner).country)),
            None => format!("There is no tile on {space}."),
        },
        Thing::Tile(tile, Some(light)) => face(texts, tile, light, None),
        Thing::Tile(tile, None) => Light::ALL.map(|light| face(texts, tile, light, None)).concat(),
        Thing::Card(id) => card(texts, id),
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
    let (key, labels) = (texts.face_key(id, light), texts.labels);
    let costs: Vec<text::Line> = text.cost.into_iter().chain(text.drain).collect();
    Sheet::new(format!("{} ({key}): {}, {}", text.name, text.tier, text.light))
        .rows(labels.costs, (!costs.is_empty()).then(|| costs.join(", ")))
        .row(labels.takes, text.slots)
        .row(labels.makes, text.output)
        .rows(labels.does, text.ability)
        .row(labels.source, texts.source(Kind::Tile, &key))
        .text
}

fn card(texts: &Texts, id: CardId) -> String {
    let text = texts.writer.card(texts.pack, id);
    let (key, labels) = (texts.card_key(id), texts.labels);
    let lasts = if text.removed_by.is_some() { labels.persistent } else { labels.momentary };
    Sheet::new(format!("{} ({key}): {}, {lasts}", text.name, text.level))
        .row(labels.does, text.effect)
        .rows(labels.rule, text.toxic)
        .rows(labels.removed_by, text.removed_by.into_iter().flatten())
        .row(labels.source, texts.source(Kind::Card, &key))
        .text
}

fn mission(texts: &Texts, id: MissionId) -> String {
    let (mission, labels) = (texts.pack.rulebook.mission(id), texts.labels);
    let text = texts.writer.mission(mission);
    Sheet::new(format!("{} ({})", text.name, mission.key))
        .row(labels.costs, format!("{}: {}", labels.die_at, cost_table(texts, mission.costs)))
        .rows(labels.rule, text.note)
        .row(labels.source, texts.source(Kind::Mission, &mission.key))
        .text
}

fn badge(texts: &Texts, id: BadgeId) -> String {
    let (key, labels) = (&texts.pack.rulebook.badge(id).key, texts.labels);
    let text = texts.writer.badge(texts.pack, id);
    Sheet::new(format!("{} ({key})", text.name))
        .row(labels.does, text.effect)
        .rows(labels.needs, text.needs)
        .row(labels.source, texts.source(Kind::Badge, key))
        .text
}

/// How a country's dice come, change and go.
pub fn country(texts: &Texts, id: CountryId) -> String {
    let (country, labels) = (texts.pack.rulebook.country(id), texts.labels);
    let text = texts.writer.country(texts.pack, id);
    Sheet::new(format!("{} ({}) {}", text.name, country.key, "*".repeat(usize::from(country.complexity))))
        .rows(labels.rule, text.rules)
        .rows(labels.free, text.free.into_iter().map(|free| format!("{} ({})", free.text, free.key)))
        .rows(labels.track, text.tracks)
        .row(labels.source, texts.source(Kind::Country, &country.key))
        .text
}

fn disaster(texts: &Texts, id: DisasterId) -> String {
    let (key, labels) = (&texts.pack.rulebook.disaster(id).key, texts.labels);
    let text = texts.writer.disaster(texts.pack, id);
    Sheet::new(format!("{} ({key}). {}", text.name, text.level))
        .row(labels.deck, text.deck)
        .rows(labels.rule, text.rules)
        .row(labels.source, texts.source(Kind::Disaster, key))
        .text
}

fn irregularity(texts: &Texts, id: IrregularityId) -> String {
    let (odd, labels) = (texts.pack.rulebook.irregularity(id), texts.labels);
    let text = texts.writer.irregularity(odd);
    let ends = |key: &str| key.rsplit('/').next() == Some(&odd.key);
    let found = texts.pack.components.iter().find(|one| one.kind == Kind::Irregularity && ends(&one.key));
    Sheet::new(format!("{} ({})", text.name, odd.key))
        .row(labels.benefit, text.benefit)
        .row(labels.impediment, text.impediment)
        .rows(labels.source, found.map(|component| labels.source(component)))
        .text
}
