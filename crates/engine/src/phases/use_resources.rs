//! Phase 3 - Use Resources (core pp. 21-24), in the order of the errata: missions, bonuses, check, Capacity (C1).

use crate::cause::Cause;
use crate::effect::Quantity;
use crate::event::{Event, Sink};
use crate::flow::Step;
use crate::play::Play;
use crate::question::{Answer, Answers};
use crate::refusal::Refusal;
use crate::resource::{Resource, Resources};
use crate::seat::Seat;
use crate::view::View;

/// The lowest amount that needs no emergency supplies (core p. 23).
const SAFE: u8 = 4;

impl View<'_> {
    /// Lists every answer to [`Question::Bonus`](crate::question::Question::Bonus).
    pub(crate) fn list_bonuses(&self, seat: Seat, answers: &mut Answers) {
        for resource in self.bonuses_of(seat).iter() {
            answers.push(Answer::Bonus(resource, None));
            answers.extend((0..self.table.missions.count()).map(|index| Answer::Bonus(resource, Some(index))));
        }
        answers.push(Answer::Done);
    }

    pub(crate) fn check_bonus(&self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Done => Ok(()),
            Answer::Bonus(resource, _) if !self.table.of(seat).boards.has(resource) => {
                Err(Refusal::NotYourBoard { resource })
            }
            Answer::Bonus(resource, _) if self.flow.bonus_done.has(resource) => Err(Refusal::BonusTaken),
            Answer::Bonus(resource, _) if !self.bonuses().has(resource) => {
                Err(Refusal::NoBonus { resource, next: self.next_bonus(resource) })
            }
            Answer::Bonus(_, Some(index)) if self.table.missions.get(index).is_none() => Err(Refusal::NoSuchMission),
            Answer::Bonus(..) => Ok(()),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// The bonuses that this player can take now: a bonus belongs to whoever controls the resource (core p. 22).
    pub fn bonuses_of(&self, seat: Seat) -> Resources {
        self.bonuses().and(self.table.of(seat).boards)
    }

    /// Resources whose bonus can be taken now, by their live values (A51).
    pub fn bonuses(&self) -> Resources {
        let reached = self.bonuses_at(self.table.wheels.map(|wheel| wheel.available));
        reached.and(self.flow.bonus_done.rest())
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
        self.state.flow.bonus_done = Resources::EMPTY;
        self.resolve_missions(0);
    }

    /// Step 1: oldest first, from this one on; then bonuses. It waits where a mission speaks to the crew.
    pub(crate) fn resolve_missions(&mut self, from: u8) {
        self.state.flow.step = Step::Bonus;
        let mut next = Some(from);
        while let Some(index) = next {
            next = self.resolve_mission(index);
        }
    }

    /// Step 2: a bonus is taken, or a player is done and declines those that are open now (A49). It goes on while
    /// there is a bonus to take.
    pub(crate) fn answer_bonus(&mut self, seat: Seat, answer: Answer) {
        let Answer::Bonus(resource, mission) = answer else {
            let declined = self.view().bonuses_of(seat);
            self.state.flow.bonus_done = self.state.flow.bonus_done.or(declined);
            return;
        };
        self.state.flow.bonus_done.insert(resource);
        self.emit(Event::BonusTaken { resource });
        match mission {
            Some(index) => drop(self.advance_mission(index)),
            None => {
                let by = self.state.table.quantity(Quantity::BonusCapacity, self.rulebook.tables.bonus_capacity);
                self.everybody_gains(u16::from(by));
            }
        }
    }

    fn everybody_gains(&mut self, by: u16) {
        for seat in self.state.table.seats().iter() {
            self.emit(Event::CapacityGained { seat, by });
        }
    }

    /// Steps 3 and 4: starved, supplied, won or alive, and then Capacity.
    pub(crate) fn check_minimum(&mut self) {
        self.because(Cause::Check);
        let table = &self.state.table;
        let check = self.view().check_of(table.wheels.map(|wheel| wheel.available), table.missions.completed);
        if check.opens_supplies() {
            self.emit(Event::SuppliesOpened);
        }
        if let Some(amount) = check.supplies {
            check.supplied.iter().for_each(|resource| self.emit(Event::SuppliedTo { resource, amount }));
        }
        match check.end {
            Ok(capacity) => {
                self.because(Cause::Capacity);
                self.everybody_gains(capacity);
                self.end_phase();
            }
            Err(outcome) => self.end(outcome),
        }
    }
}
