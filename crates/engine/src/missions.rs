//! Mission cards: turned up, advanced, paid for and completed (core pp. 16, 21).

use crate::abilities::{Program, Source, Text};
use crate::cause::Cause;
use crate::event::{Event, Sink};
use crate::flow::Step;
use crate::play::{Play, TextOf};
use crate::resource::Resource;
use crate::table::ActiveMission;

/// A mission is completed when its die would show this (core p. 21).
const MISSION_END: u8 = 5;

impl<S: Sink> Play<'_, S> {
    /// The next mission is turned up, if there is one.
    pub(crate) fn reveal_mission(&mut self) {
        let hidden = self.state.table.missions.hidden;
        if hidden > 0 {
            let mission = self.state.secret.missions[usize::from(hidden) - 1];
            self.emit(Event::MissionRevealed { mission });
        }
    }

    /// A mission is paid for and advances; a completed one relieves the next (A61, A62). Answers which comes next;
    /// nothing after the last, and nothing while the crew does what the mission says.
    pub(crate) fn resolve_mission(&mut self, index: u8) -> Option<u8> {
        let mission = self.state.table.missions.get(index)?;
        self.consume(mission);
        let standing = self.rulebook.mission(mission.card).standing;
        if standing == Program::NOTHING {
            return Some(self.advance_resolved(index));
        }
        self.state.flow.step = Step::Standing(index);
        self.state.flow.card = Some(Text::new(standing, None, Source::Card));
        self.run(TextOf::Card);
        None
    }

    /// The same without what the mission says, which changes no wheel or is still to be answered.
    pub(crate) fn foresee_mission(&mut self, index: u8) -> Option<u8> {
        let mission = self.state.table.missions.get(index)?;
        self.consume(mission);
        Some(self.advance_resolved(index))
    }

    /// The crew has done what a mission says: its die goes up, and the next mission is due.
    pub(crate) fn after_standing(&mut self, index: u8) {
        if let Some(mission) = self.state.table.missions.get(index) {
            self.because(Cause::Mission { mission: mission.card });
            let next = self.advance_resolved(index);
            self.resolve_missions(next);
        }
    }

    /// Younger ones move up where one is completed.
    pub(crate) fn advance_resolved(&mut self, index: u8) -> u8 {
        if self.advance_mission(index) { index } else { index + 1 }
    }

    fn consume(&mut self, mission: ActiveMission) {
        self.because(Cause::Mission { mission: mission.card });
        let costs = self.rulebook.mission(mission.card).costs[usize::from(mission.die.number()) - 1];
        for resource in Resource::ALL {
            let amount = costs[resource.index()];
            if amount > 0 {
                self.emit(Event::Consumed { resource, amount });
            }
        }
    }

    /// A mission die goes up; at 5 the mission is completed and every drain relieved. Answers whether it was.
    pub(crate) fn advance_mission(&mut self, index: u8) -> bool {
        let mission = self.state.table.missions.get(index).expect("a mission that advances is active");
        if mission.die.number() + 1 < MISSION_END {
            self.emit(Event::MissionAdvanced { index });
            return false;
        }
        self.emit(Event::MissionCompleted { index });
        self.because(Cause::Mission { mission: mission.card });
        for resource in Resource::ALL {
            self.reduce(resource, 1);
        }
        true
    }
}
