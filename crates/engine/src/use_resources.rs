//! Phase 3 - Use Resources (core pp. 21-24), in the order of the errata: missions, bonuses, check, Capacity (C1).

use crate::cause::Cause;
use crate::effect::Quantity;
use crate::event::{Event, Sink};
use crate::flow::Step;
use crate::play::Play;
use crate::question::{Answer, Answers};
use crate::refusal::Refusal;
use crate::resource::{Resource, Resources};
use crate::table::{Outcome, Phase};
use crate::view::View;

/// The lowest amount that needs no emergency supplies (core p. 23).
const SAFE: u8 = 4;

/// A mission is completed when its die would show this (core p. 21).
const MISSION_END: u8 = 5;

impl View<'_> {
    /// Lists every answer to [`Question::Bonus`](crate::question::Question::Bonus).
    pub(crate) fn list_bonuses(&self, answers: &mut Answers) {
        for resource in self.bonuses().iter() {
            answers.push(Answer::Bonus(resource, None));
            answers.extend((0..self.table.missions.count()).map(|index| Answer::Bonus(resource, Some(index))));
        }
        answers.push(Answer::Done);
    }

    pub(crate) fn check_bonus(&self, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Done => Ok(()),
            Answer::Bonus(resource, _) if self.flow.bonus_done.has(resource) => Err(Refusal::BonusTaken),
            Answer::Bonus(resource, _) if !self.bonuses().has(resource) => {
                Err(Refusal::NoBonus { resource, next: self.next_bonus(resource) })
            }
            Answer::Bonus(_, Some(index)) if self.table.missions.get(index).is_none() => Err(Refusal::NoSuchMission),
            Answer::Bonus(..) => Ok(()),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// Resources whose bonus can be taken now, by their live values (A51).
    pub fn bonuses(&self) -> Resources {
        let reached = |resource: &Resource| {
            let next = self.next_bonus(*resource);
            next.is_some_and(|next| self.table.wheel(*resource).available >= i16::from(next))
                && !self.flow.bonus_done.has(*resource)
        };
        Resource::ALL.into_iter().filter(reached).collect()
    }

    /// The lowest amount that needs no emergency supplies in this game.
    pub fn safe_amount(&self) -> i16 {
        i16::from(self.table.quantity(Quantity::SafeAmount, SAFE))
    }

    /// The next bonus space of a resource.
    pub fn next_bonus(&self, resource: Resource) -> Option<u8> {
        self.rulebook.tables.bonus.get(usize::from(self.table.wheel(resource).bonus)).copied()
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn use_resources(&mut self) {
        self.emit_because(Cause::Round, Event::PhaseBegan(Phase::UseResources));
        self.resolve_missions();
        self.state.flow.bonus_done = Resources::NONE;
        self.seek_bonus();
    }

    /// Step 1: oldest first; a completed mission relieves the next (A61, A62).
    fn resolve_missions(&mut self) {
        let mut index = 0;
        while let Some(mission) = self.state.table.missions.get(index) {
            self.cause = Cause::Mission { mission: mission.card };
            let costs = self.rulebook.mission(mission.card).costs[usize::from(mission.die.number()) - 1];
            for resource in Resource::ALL {
                let amount = costs[resource.index()];
                if amount > 0 {
                    self.emit(Event::Consumed { resource, amount });
                }
            }
            if !self.advance_mission(index) {
                index += 1;
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
        self.cause = Cause::Mission { mission: mission.card };
        for resource in Resource::ALL {
            self.reduce(resource, 1);
        }
        true
    }

    /// Step 2 goes on while there is a bonus to take.
    fn seek_bonus(&mut self) {
        if self.view().bonuses().is_empty() { self.check_minimum() } else { self.state.flow.step = Step::Bonus }
    }

    pub(crate) fn answer_bonus(&mut self, answer: Answer) {
        let Answer::Bonus(resource, mission) = answer else {
            return self.check_minimum();
        };
        self.state.flow.bonus_done = self.state.flow.bonus_done.with(resource);
        self.emit(Event::BonusTaken { resource });
        match mission {
            Some(index) => drop(self.advance_mission(index)),
            None => {
                let by = self.state.table.quantity(Quantity::BonusCapacity, self.rulebook.tables.bonus_capacity);
                self.everybody_gains(u16::from(by));
            }
        }
        self.seek_bonus();
    }

    fn everybody_gains(&mut self, by: u16) {
        for seat in self.state.table.seats().iter() {
            self.emit(Event::CapacityGained { seat, by });
        }
    }

    /// Step 3: starved, supplied, won or alive.
    pub(crate) fn check_minimum(&mut self) {
        self.cause = Cause::Check;
        let (table, safe) = (&self.state.table, self.view().safe_amount());
        let available = |resource: &Resource| table.wheel(*resource).available;
        if let Some(resource) = Resource::ALL.into_iter().find(|resource| available(resource) < 0) {
            return self.end(Outcome::Starved(resource));
        }
        if Resource::ALL.iter().any(|resource| available(resource) < safe) && !self.open_supplies() {
            return self.end(Outcome::OutOfSupplies);
        }
        if self.state.table.missions.completed >= self.state.table.missions_to_win(self.rulebook) {
            return self.end(Outcome::Won);
        }
        self.calculate_capacity();
        self.resolve_disasters();
    }

    /// Emergency supplies set low resources to a number (A58); the skull has none.
    fn open_supplies(&mut self) -> bool {
        self.emit(Event::SuppliesOpened);
        let step = usize::from(self.state.table.emergency) - 1;
        let Some(amount) = self.rulebook.tables.emergency.get(step).copied() else {
            return false;
        };
        for resource in Resource::ALL {
            if self.state.table.wheel(resource).available < i16::from(amount) {
                self.emit(Event::SuppliedTo { resource, amount });
            }
        }
        true
    }

    /// Step 4: the lowest resource; twice that in a solo game (core p. 28).
    fn calculate_capacity(&mut self) {
        let lowest = self.state.table.wheels.iter().map(|wheel| wheel.available).min().unwrap_or(0);
        let gained = if self.state.table.solo() { lowest * 2 } else { lowest };
        let shifted = gained + i16::from(self.state.table.shift(Quantity::CapacityGained));
        self.cause = Cause::Capacity;
        self.everybody_gains(shifted.max(0) as u16);
    }

    pub(crate) fn end(&mut self, outcome: Outcome) {
        self.emit(Event::Ended(outcome));
        self.state.flow.step = Step::Over;
    }
}
