//! Answers, and what has come of them.

use engine::cause::Happened;
use engine::question::{Answer, DecisionId};
use engine::refusal::Refusal;
use engine::seat::Seat;
use notation::save;
use wire::AskedSeat;

use super::Room;
use crate::message::News;

impl Room {
    /// Takes an answer, for whoever it is.
    pub(super) fn answer(&mut self, seat: Seat, id: DecisionId, answer: Answer) -> Result<(), Refusal> {
        let before = self.game.deeds().len();
        let events = self.game.act(seat, id, answer)?.to_vec();
        self.reply.records.extend(save::record(&self.game));
        self.lapse();
        self.announce(News::Answered { seat, deeds: before as u32 + 1, answer, events });
        self.say_who_is_awaited();
        if let Some(outcome) = self.game.view().table.outcome {
            self.announce(News::GameOver { outcome });
        }
        Ok(())
    }

    /// What happened after so many answers, a list for each, with its causes.
    pub(super) fn happened_since(&self, deeds: usize) -> Vec<Vec<Happened>> {
        self.game.deeds()[deeds..].iter().map(|deed| deed.events.clone()).collect()
    }

    pub(super) fn say_who_is_awaited(&mut self) {
        let (flow, asked) = (Box::new(*self.game.view().flow), self.asked());
        self.announce(News::Awaited { flow, asked });
    }

    /// Who is asked what.
    fn asked(&self) -> Vec<AskedSeat> {
        let asked = self.game.view().seats_asked();
        asked.iter().filter_map(|seat| Some(AskedSeat { seat, decision: self.game.decision(seat)? })).collect()
    }
}
