//! Phase 6 - Reset the Round (core p. 27): dice go home, red markers go back, Counter dice are replaced.

use crate::board::Space;
use crate::cause::Cause;
use crate::event::{Event, Sink};
use crate::flow::{Cursor, Step};
use crate::play::Play;

impl<S: Sink> Play<'_, S> {
    pub(crate) fn reset_the_round(&mut self) {
        self.seek_counter(0);
    }

    /// A placed die becomes the next Counter die (Mission Critical p. 14); of two the owner chooses (A102).
    fn seek_counter(&mut self, from: u8) {
        for space in (from..Space::COUNT as u8).filter_map(Space::from_index) {
            let Some(tile) = self.state.table.tile(space) else { continue };
            match (tile.counter, tile.dice) {
                (None, _) | (_, [None, None]) => {}
                (Some(_), [Some(_), Some(_)]) => {
                    return self.state.flow.step = Step::Counter(Cursor(space.index() as u8));
                }
                (Some(_), [first, _]) => {
                    let slot = u8::from(first.is_none());
                    self.emit_because(Cause::Tile { space }, Event::CounterReplaced { space, slot });
                }
            }
        }
        self.state.flow.step = Step::Counter(Cursor::END);
    }

    pub(crate) fn answer_counter(&mut self, cursor: Cursor, option: u8) {
        if let Some(space) = cursor.space() {
            self.emit_because(Cause::Tile { space }, Event::CounterReplaced { space, slot: option });
        }
        self.seek_counter(cursor.0 + 1);
    }

    pub(crate) fn finish_reset(&mut self) {
        self.emit_because(Cause::Round, Event::RoundReset);
        self.end_phase();
    }
}
