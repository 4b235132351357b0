//! Plans: dice that could be placed, shown to the others before anybody places them.

use engine::cause::Happened;
use engine::question::Answer;
use engine::refusal::Refusal;
use engine::seat::Seat;

use super::Room;
use crate::command::LONGEST_PLAN;
use crate::lobby::Plan;
use crate::message::News;
use crate::people::Participant;
use crate::refusal::RoomRefusal;

impl Room {
    /// A plan is shown as it is and not tried out: trying would tell what is hidden.
    pub(super) fn plan(&mut self, by: Participant, seat: Seat, answers: Vec<Answer>) -> Result<(), RoomRefusal> {
        self.holder(seat)?;
        if answers.is_empty() || answers.len() > LONGEST_PLAN {
            return Err(RoomRefusal::Length { most: LONGEST_PLAN as u32 });
        }
        self.announce(News::Planned { plan: Plan { by, seat, answers } });
        Ok(())
    }

    pub(super) fn drop_plan(&mut self, by: Participant, seat: Seat) -> Result<(), RoomRefusal> {
        self.lobby.plan(by, seat).ok_or(RoomRefusal::NoSuchPlan {})?;
        self.announce(News::PlanDropped { by, seat });
        Ok(())
    }

    /// Plays a plan for an own seat. What was rolled wants to be seen before anybody goes on.
    pub(super) fn adopt(&mut self, from: Participant, by: Participant, seat: Seat) -> Result<(), RoomRefusal> {
        self.holds(from, seat)?;
        let answers = self.lobby.plan(by, seat).ok_or(RoomRefusal::NoSuchPlan {})?.answers.clone();
        self.announce(News::PlanDropped { by, seat });
        for answer in answers {
            let decision = self.game.decision(seat).ok_or(Refusal::NotAsked)?;
            self.answer(seat, decision.id, answer)?;
            if self.game.deeds().last().is_some_and(|deed| deed.events.iter().any(Happened::is_fence)) {
                break;
            }
        }
        Ok(())
    }
}
