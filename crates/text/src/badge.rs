//! Career badges.

use content::Pack;
use engine::rulebook::BadgeId;

use crate::context::{Context, Place};
use crate::name::Named;
use crate::short::Short;
use crate::span::{Line, Thing, mark};
use crate::writer::Writer;

/// The words on a career badge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadgeText {
    /// Its printed name.
    pub name: Line,
    /// What its holder may do, in sentences.
    pub effect: Line,
    /// That in a few characters.
    pub short: Option<Short>,
    /// What must hold for that, a sentence each.
    pub needs: Vec<Line>,
}

impl Writer {
    /// A career badge.
    pub fn badge(&self, pack: &Pack, id: BadgeId) -> BadgeText {
        let (badge, context) = (pack.rulebook.badge(id), Context::new(Place::Badge));
        BadgeText {
            name: mark(&Thing::Badge(id), &self.name(Named::Badge, &badge.name)).into(),
            effect: self.ability(pack.text(badge.effect), context),
            short: self.short(pack.text(badge.effect), context),
            needs: badge.needs.iter().map(|cond| self.cond(*cond, context).into()).collect(),
        }
    }
}
