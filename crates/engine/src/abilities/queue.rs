//! The queue: dice go from its front to its back, and bound crew mates follow.

use super::lower::StationText;
use super::text::{DieAt, Source, Text};
use super::{After, Doing, Need, Verb};
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::question::ChoiceKind;
use crate::seat::Seat;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// See [`Cycle`](crate::effect::Effect::Cycle).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cycle {
    /// At least so many dice.
    pub least: u8,
    /// At most so many dice.
    pub most: u8,
    /// Do bound crew mates cycle too?
    pub chain: Chain,
}

/// Do bound crew mates cycle too?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Chain {
    /// They must.
    Calls,
    /// This is already their answer (A109: it does not chain).
    Answers,
}

impl Verb for Cycle {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        let len = view.table.of(text.player()).queue.len();
        let counts = (self.least.min(len)..=self.most.min(len)).filter(|count| *count > 0);
        Need::ask(ChoiceKind::Amount, counts.fold(0, |bits, count| bits | 1 << count))
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let seat = doing.text.player();
        play.emit(Event::Cycled { seat, count: option });
        let len = play.state.table.of(seat).queue.len();
        if let Some(DieAt::Queue(place)) = &mut play.text_mut(doing.of).memory.changed {
            *place = (*place + len - option) % len;
        }
        if self.chain == Chain::Calls && play.view().country(seat).cycles_together {
            play.call_cycle(seat);
        }
        After::Done
    }
}

impl<S: Sink> Play<'_, S> {
    /// Whoever is bound to it must cycle too, once their own text is done (South Africa p. 4, A109, A110).
    fn call_cycle(&mut self, caller: Seat) {
        let called = self.rulebook.texts.station(StationText::Cycle);
        for other in self.state.table.seats().without(caller).iter() {
            if !self.view().country(other).cycles_together || self.state.table.of(other).queue.is_empty() {
                continue;
            }
            let lane = &mut self.state.flow.lanes[other.index()];
            if lane.text.is_some() {
                lane.cycles += 1;
            } else {
                self.begin(other, Text::new(called, Some(other), Source::CalledCycle));
            }
        }
    }
}
