//! What is said to the room, and what is printed of what it says.

use engine::State;
use engine::seat::Seat;
use room::{News, Reply, RoomRefusal};
use text::Words;

use super::super::table::ME;
use super::super::{reason, table};
use super::{Session, SessionKey};
use crate::layout::wrapped;

impl Session<'_, '_> {
    /// Does the person at the prompt answer for this seat?
    pub(super) fn is_mine(&self, seat: Seat) -> bool {
        self.room.lobby().holder(seat).is_some_and(|holder| holder.is(ME))
    }

    /// Says something to the room. Answers whether it is done.
    pub(super) fn send(&mut self, command: room::Command) -> anyhow::Result<bool> {
        let before = *self.room.game().state();
        let reply = self.room.hear(ME, command);
        self.print(&before, reply)
    }

    /// Lets bots answer until the person at the prompt is asked. Answers whether one has.
    pub(super) fn let_bots_play(&mut self) -> anyhow::Result<bool> {
        let mut played = false;
        while self.room.bots_are_asked() {
            let before = *self.room.game().state();
            let reply = self.room.tick(table::TICK, ai::SLICE);
            played |= !reply.messages.is_empty();
            self.print(&before, reply)?;
        }
        Ok(played)
    }

    /// Prints what the room says and keeps what it records. Answers whether nothing was refused.
    fn print(&mut self, before: &State, reply: Reply) -> anyhow::Result<bool> {
        let mut done = true;
        for message in &reply.messages {
            match &message.news {
                News::Answered { events, .. } => self.tell_events(*before.table(), events)?,
                News::Explained { seat, kind, answer, why } => {
                    let view = before.view(self.room.game().rulebook());
                    let sentence = reason::sentence(self.texts, &view, *seat, *kind, *answer, why);
                    self.terminal.say(&wrapped("", &sentence))?;
                }
                News::Undone { taken_back, count, .. } => {
                    let bots = self.room.lobby().seats.iter().any(room::Holder::is_bot);
                    let key = if bots { SessionKey::Undone } else { SessionKey::UndoneOf };
                    let player = self.texts.player(&self.room.game().view(), taken_back.seat);
                    let words = Words::new().with("count", *count).with("player", player);
                    self.terminal.say(&self.texts.tell(key, words))?;
                }
                News::Refused { refusal } => {
                    done = false;
                    let sentence = self.refusal(refusal);
                    self.say(|_| sentence)?;
                }
                News::GameOver { .. }
                | News::Awaited { .. }
                | News::Joined { .. }
                | News::Left { .. }
                | News::SeatChanged { .. }
                | News::Settled { .. }
                | News::UndoAsked { .. }
                | News::UndoAgreed { .. }
                | News::UndoRefused { .. }
                | News::UndoLapsed { .. }
                | News::Planned { .. }
                | News::PlanDropped { .. }
                | News::Pinged { .. }
                | News::Said { .. }
                | News::Snapshot { .. } => {}
            }
        }
        for line in &reply.records {
            self.keep(line)?;
        }
        Ok(done)
    }

    fn refusal(&self, refusal: &RoomRefusal) -> String {
        let view = self.room.game().view();
        match refusal {
            RoomRefusal::Rules { refusal } => {
                let seat = self.seat.unwrap_or(Seat::FIRST);
                self.texts.speaker(&view).refusal(seat, refusal).into()
            }
            RoomRefusal::Undo { undo_refusal } => self.texts.speaker(&view).undo_refusal(undo_refusal).into(),
            // One person at the prompt can come to no other.
            other => self.texts.tell(SessionKey::Impossible, Words::new().with("reason", other.name().to_owned())),
        }
    }
}
