//! Mission cards.

use engine::resource::Resource;
use engine::rulebook::Mission;

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
    /// What is special about it.
    pub note: Option<Line>,
}

impl Writer {
    /// A Mission card.
    pub fn mission(&self, mission: &Mission) -> MissionText {
        let mut die = 0u8;
        let costs = mission.costs.map(|costs| {
            die += 1;
            self.line(Key::MissionStep, Words::new().with("n", die).with("costs", self.mission_costs(costs)))
        });
        let note = (!mission.solo).then(|| self.word(Key::MissionNotSolo).into());
        MissionText { name: self.name(Named::Mission, &mission.name).into(), costs, note }
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
