//! A game as everybody saw it.

use engine::View;
use engine::cause::Happened;
use engine::event::Silent;
use engine::flow::{Flow, Step};
use engine::game::Game;
use engine::question::Answer;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::table::Table;
use serde::{Deserialize, Serialize};

use crate::course::Stop;

/// A game as everybody saw it: the table it began with and every deed with its events. What lay face down is not in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chronicle {
    /// Which box it was played with: the rulebook's digest.
    pub rulebook: u64,
    /// The table at the first question.
    pub opening: Table,
    /// Where the game stood then.
    pub step: Step,
    /// Every answer, in order.
    pub entries: Vec<Entry>,
}

/// One answer and what came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Who answered.
    pub seat: Seat,
    /// What.
    pub answer: Answer,
    /// What happened.
    pub events: Vec<Happened>,
    /// Where the game stood afterwards.
    pub step: Step,
}

impl Chronicle {
    /// All that can be told of a game.
    pub fn of(game: &Game) -> Chronicle {
        let rulebook = game.rulebook();
        let mut state = game.state_at(0);
        let (opening, step) = (*state.table(), state.flow().step);
        let entries = game.deeds().iter().map(|deed| {
            let taken = state.answer(rulebook, deed.seat, deed.answer, &mut Silent);
            assert!(taken.is_ok(), "an answer that was taken is taken again");
            Entry { seat: deed.seat, answer: deed.answer, events: deed.events.clone(), step: state.flow().step }
        });
        Chronicle { rulebook: rulebook.hash, opening, step, entries: entries.collect() }
    }

    /// The table at a stop.
    pub fn table_at(&self, rulebook: &Rulebook, stop: Stop) -> Table {
        let mut table = self.opening;
        self.events_before(stop).for_each(|happened| table.apply(rulebook, &happened.event));
        table
    }

    /// What was in progress at a stop, as far as a table that is only looked at needs it. Within a deed nothing is asked
    /// and nothing can be foreseen.
    pub fn flow_at(&self, stop: Stop) -> Flow {
        let step = match (stop.events, stop.deeds) {
            (0, 0) => self.step,
            (0, deeds) => self.entries.get(deeds as usize - 1).map_or(Step::Over, |entry| entry.step),
            _ => Step::Over,
        };
        Flow { step, ..Flow::NEW }
    }

    /// Looks at a stop.
    pub fn look<T>(&self, rulebook: &Rulebook, stop: Stop, look: impl FnOnce(&View<'_>) -> T) -> T {
        let (table, flow) = (self.table_at(rulebook, stop), self.flow_at(stop));
        look(&View { rulebook, table: &table, flow: &flow })
    }

    /// The events of the deed that a stop is in the middle of, or of the one that has just been done.
    pub fn deed_at(&self, stop: Stop) -> &[Happened] {
        let index = if stop.events == 0 { (stop.deeds as usize).checked_sub(1) } else { Some(stop.deeds as usize) };
        index.and_then(|index| self.entries.get(index)).map_or(&[], |entry| &entry.events)
    }

    fn events_before(&self, stop: Stop) -> impl Iterator<Item = &Happened> {
        let whole = self.entries.iter().take(stop.deeds as usize).flat_map(|entry| &entry.events);
        let part = self.entries.get(stop.deeds as usize).into_iter();
        whole.chain(part.flat_map(move |entry| entry.events.iter().take(stop.events as usize)))
    }
}
