//! Career badges.

use content::Pack;
use engine::rulebook::BadgeId;

use crate::context::{Context, Place};
use crate::writer::Writer;

/// The words on a career badge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadgeText {
    /// Its printed name.
    pub name: String,
    /// What its holder may do, in sentences.
    pub effect: String,
    /// What must hold for that, a sentence each.
    pub needs: Vec<String>,
}

impl Writer {
    /// A career badge.
    pub fn badge(&self, pack: &Pack, id: BadgeId) -> BadgeText {
        let (badge, context) = (pack.rulebook.badge(id), Context::new(Place::Badge));
        BadgeText {
            name: badge.name.clone(),
            effect: self.ability(pack.text(badge.effect), context),
            needs: badge.needs.iter().map(|cond| self.cond(*cond, context)).collect(),
        }
    }
}
