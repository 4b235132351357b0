//! Mission cards.

use content::Pack;
use engine::effect::Effect;
use engine::resource::Resource;
use engine::rulebook::Mission;

use crate::context::{Context, Place};
use crate::key::Key;
use crate::name::Named;
use crate::span::Line;
use crate::words::Words;
use crate::writer::Writer;

/// The words on a Mission card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MissionText {
    /// Its printed name.
    pub name: Line,
    /// What it consumes while its die shows 1, 2, 3, 4.
    pub costs: [Line; 4],
    /// What the crew does each time its cost is consumed.
    pub standing: Option<Line>,
    /// What is special about it.
    pub note: Option<Line>,
}

impl Writer {
    /// A Mission card.
    pub fn mission(&self, pack: &Pack, mission: &Mission) -> MissionText {
        let mut die = 0u8;
        let costs = mission.costs.map(|costs| {
            die += 1;
            self.line(Key::MissionStep, Words::new().with("n", die).with("costs", self.mission_costs(costs)))
        });
        let note = (!mission.solo).then(|| self.word(Key::MissionNotSolo).into());
        let standing = self.standing(pack.text(mission.standing));
        MissionText { name: self.name(Named::Mission, &mission.name).into(), costs, standing, note }
    }

    /// What the crew does each time a mission's cost is consumed.
    fn standing(&self, effects: &[Effect]) -> Option<Line> {
        let text = || self.ability(effects, Context::new(Place::Card));
        (!effects.is_empty()).then(|| self.line(Key::MissionStanding, Words::new().line("text", &text())))
    }

    fn mission_costs(&self, costs: [u8; 4]) -> String {
        let named = Resource::ALL.into_iter().zip(costs).filter(|(_, cost)| *cost > 0);
        let named = named.map(|(resource, cost)| {
            self.say(Key::Output, Words::new().with("amount", cost).with("resource", self.the_resource(resource)))
        });
        let named: Vec<String> = named.collect();
        if named.is_empty() { self.word(Key::MissionNothing) } else { self.list(&named, Key::ListAnd) }
    }
}
