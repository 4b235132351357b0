//! For whoever was away.

use wire::Snapshot;

use super::Room;
use crate::message::{Message, News, RoomSnapshot, To};
use crate::people::Participant;

impl Room {
    /// Everything there is to see.
    pub fn snapshot(&self) -> RoomSnapshot {
        RoomSnapshot {
            era: self.era,
            number: self.number,
            deeds: self.game.deeds().len() as u32,
            lobby: self.lobby.clone(),
            game: Snapshot::of_game(&self.game),
        }
    }

    pub(super) fn show(&mut self, who: Participant) {
        let snapshot = Box::new(self.snapshot());
        self.tell(who, News::Snapshot { snapshot });
    }

    /// Tells again what was said after a message, or shows everything where that is too long ago.
    pub(super) fn since(&mut self, who: Participant, era: u32, number: u64) {
        let first = self.number - self.kept.len() as u64;
        if era != self.era || !(first..=self.number).contains(&number) {
            return self.show(who);
        }
        let missed = self.kept.iter().skip((number - first) as usize);
        let again = missed.map(|message| Message { to: To::One { who }, ..message.clone() });
        self.reply.messages.extend(again);
    }
}
