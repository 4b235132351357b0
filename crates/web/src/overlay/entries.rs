//! What the almanac holds: every tile and card with the words that it is found by.

use engine::effect::Tier;
use engine::resource::Light;
use engine::rulebook::{BadgeId, CardId, CountryId, DisasterId, IrregularityId, MissionId, TileId};
use text::Writer;

/// The kinds of things, each a page of the almanac.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Tiles,
    Cards,
    Missions,
    Badges,
    Irregularities,
    Terms,
}

impl Kind {
    /// In the order of the pages.
    pub const ALL: [Kind; 6] =
        [Kind::Tiles, Kind::Cards, Kind::Missions, Kind::Badges, Kind::Irregularities, Kind::Terms];
}

/// One thing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    Tile { tile: TileId, light: Light },
    Card(CardId),
    Mission(MissionId),
    Badge(BadgeId),
    Irregularity(IrregularityId),
    Term(String),
}

impl Entry {
    /// Its page.
    pub const fn kind(&self) -> Kind {
        match self {
            Entry::Tile { .. } => Kind::Tiles,
            Entry::Card(_) => Kind::Cards,
            Entry::Mission(_) => Kind::Missions,
            Entry::Badge(_) => Kind::Badges,
            Entry::Irregularity(_) => Kind::Irregularities,
            Entry::Term(_) => Kind::Terms,
        }
    }

    /// Its country, if it has one.
    pub fn country(&self) -> Option<CountryId> {
        match self {
            Entry::Tile { tile, .. } => embedded::rulebook().tile(*tile).country,
            _ => None,
        }
    }

    /// Its tier, if it is a tile.
    pub fn tier(&self) -> Option<Tier> {
        match self {
            Entry::Tile { tile, .. } => Some(embedded::rulebook().tile(*tile).tier),
            _ => None,
        }
    }

    /// Its disaster, if it belongs to one.
    pub fn disaster(&self) -> Option<DisasterId> {
        let book = embedded::rulebook();
        let mut all = (0..book.disasters.len() as u8).map(DisasterId);
        match self {
            Entry::Card(card) => all.find(|id| {
                let (first, count) = book.disaster(*id).cards;
                (first.0..first.0 + count).contains(&card.0)
            }),
            Entry::Irregularity(one) => all.find(|id| {
                let (first, count) = book.disaster(*id).irregularities;
                (first.0..first.0 + count).contains(&one.0)
            }),
            _ => None,
        }
    }

    /// Everything that is written on it, in small letters.
    pub fn words(&self, writer: &Writer) -> String {
        let (pack, book) = (embedded::pack(), embedded::rulebook());
        let lines = match self {
            Entry::Tile { tile, light } => {
                let text = writer.tile(pack, *tile, *light);
                [text.name, text.slots, text.output].into_iter().chain(text.ability).collect()
            }
            Entry::Card(id) => {
                let text = writer.card(pack, *id);
                vec![text.name, text.level, text.effect]
            }
            Entry::Mission(id) => {
                let text = writer.mission(embedded::pack(), book.mission(*id));
                [text.name].into_iter().chain(text.costs).chain(text.standing).collect()
            }
            Entry::Badge(id) => {
                let text = writer.badge(pack, *id);
                vec![text.name, text.effect]
            }
            Entry::Irregularity(id) => {
                let text = writer.irregularity(embedded::pack(), book.irregularity(*id));
                vec![text.name, text.benefit, text.impediment]
            }
            Entry::Term(key) => {
                let term = writer.glossary().term(key).cloned();
                let words = term.map(|term| [Some(term.name), term.printed, Some(term.definition)]);
                words.into_iter().flatten().flatten().map(text::Line::from).collect()
            }
        };
        lines.iter().map(|line| line.to_lowercase()).collect::<Vec<_>>().join(" ")
    }
}

/// Everything in the box.
pub fn all(writer: &Writer) -> Vec<Entry> {
    let book = embedded::rulebook();
    let side = |tile: TileId| Light::ALL.map(|light| Entry::Tile { tile, light });
    let own = |tile: &TileId| book.tile(*tile).country.is_some();
    let tiles = (0..book.tiles.len() as u16).map(TileId).filter(own).flat_map(side);
    let boost = |light: Light| book.tables.boosts[light.index()].map(|tile| Entry::Tile { tile, light });
    let terms = writer.glossary().terms().iter().map(|term| Entry::Term(term.key.clone()));
    tiles
        .chain(Light::ALL.into_iter().flat_map(boost))
        .chain((0..book.cards.len() as u8).map(|id| Entry::Card(CardId(id))))
        .chain((0..book.missions.len() as u8).map(|id| Entry::Mission(MissionId(id))))
        .chain((0..book.badges.len() as u8).map(|id| Entry::Badge(BadgeId(id))))
        .chain((0..book.irregularities.len() as u8).map(|id| Entry::Irregularity(IrregularityId(id))))
        .chain(terms)
        .collect()
}
