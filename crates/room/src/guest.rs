//! A client's copy of a room, kept from messages alone.

use std::sync::Arc;

use engine::View;
use engine::rulebook::Rulebook;
use engine::table::Table;
use wire::SnapshotError;

use crate::command::Command;
use crate::message::{Message, News, RoomSnapshot, To};

/// A copy of a room. It begins with a snapshot and follows from then on.
#[derive(Clone, Debug)]
pub struct Guest {
    rulebook: Arc<Rulebook>,
    seen: RoomSnapshot,
    /// The table at the snapshot, then after each answer.
    tables: Vec<Table>,
    /// How many answers the game had at the snapshot.
    first: usize,
}

/// The copy cannot follow: something was missed. The command asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Behind(pub Command);

impl Guest {
    /// A copy that begins with what was seen. A snapshot of another box cannot be looked at.
    pub fn new(rulebook: &Arc<Rulebook>, snapshot: RoomSnapshot) -> Result<Guest, SnapshotError> {
        snapshot.game.view(rulebook)?;
        let (tables, first) = (vec![snapshot.game.table], snapshot.deeds as usize);
        Ok(Guest { rulebook: Arc::clone(rulebook), seen: snapshot, tables, first })
    }

    /// Everything there is to see.
    pub const fn seen(&self) -> &RoomSnapshot {
        &self.seen
    }

    /// The game, to be asked what can be answered and what would come of it.
    pub fn view(&self) -> View<'_> {
        View { rulebook: &self.rulebook, table: &self.seen.game.table, flow: &self.seen.game.flow }
    }

    /// Follows a message. What is already known is passed over.
    pub fn hear(&mut self, message: &Message) -> Result<(), Behind> {
        if let News::Snapshot { snapshot } = &message.news {
            if let Ok(anew) = Guest::new(&self.rulebook, snapshot.as_ref().clone()) {
                *self = anew;
            }
            return Ok(());
        }
        let refused = matches!(message.news, News::Refused { .. });
        if refused && message.to != (To::All {}) || message.number <= self.seen.number {
            return Ok(());
        }
        if message.number != self.seen.number + 1 {
            return Err(Behind(Command::Since { era: self.seen.era, number: self.seen.number }));
        }
        self.follow(&message.news)?;
        self.seen.number = message.number;
        self.seen.lobby.hear(&message.news);
        Ok(())
    }

    fn follow(&mut self, news: &News) -> Result<(), Behind> {
        match news {
            News::Answered { events, .. } => self.deed(events.iter()),
            News::Undone { taken_back, .. } => {
                let kept = (taken_back.back_to as usize).checked_sub(self.first);
                let kept = kept.filter(|kept| *kept < self.tables.len()).ok_or(Behind(Command::Look {}))?;
                self.tables.truncate(kept + 1);
                self.seen.deeds = taken_back.back_to;
                self.seen.game.table = self.tables[kept];
                taken_back.again.iter().for_each(|events| self.deed(events.iter()));
            }
            News::Awaited { flow, asked } => {
                self.seen.game.flow = **flow;
                self.seen.game.asked.clone_from(asked);
            }
            _ => {}
        }
        Ok(())
    }

    fn deed<'e>(&mut self, events: impl Iterator<Item = &'e engine::cause::Happened>) {
        events.for_each(|happened| self.seen.game.table.apply(&self.rulebook, &happened.event));
        self.seen.deeds += 1;
        self.tables.push(self.seen.game.table);
    }
}
