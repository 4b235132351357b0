//! Verbs between players: gifts, Capacity, tracks.

use crate::effect::Amount;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::op::Program;
use crate::play::{Play, TextOf};
use crate::seat::Seat;

impl<S: Sink> Play<'_, S> {
    /// A player is given something to do; whoever was done with the phase is no longer.
    pub(super) fn give(&mut self, track: TextOf, frame: &Frame, program: Program, option: u8) {
        let other = seat(option);
        self.frame(track).reserved_tokens = 0;
        let gift = Frame { reserved_tokens: frame.reserved_tokens, ..Frame::new(program, Some(other)) };
        self.hand_over(other, gift);
    }

    /// Lets a text begin in another player's lane and re-opens it (A2).
    pub(super) fn hand_over(&mut self, other: Seat, frame: Frame) {
        let lane = &mut self.state.flow.lanes[other.index()];
        lane.done &= lane.housed;
        let idle = !lane.busy;
        lane.deliver(frame);
        if idle {
            self.run_lane(other);
        }
    }

    pub(super) fn lose_capacity(&mut self, frame: &Frame, seat: Seat, amount: Amount) {
        let have = self.state.table.of(seat).capacity;
        let by = u16::from(self.view().amount(frame, amount)).min(have) as u8;
        if by > 0 {
            self.emit(Event::CapacitySpent { seat, by });
        }
    }

    pub(super) fn transfer(&mut self, frame: &Frame, from: Seat, option: u8) {
        self.emit(Event::CapacitySpent { seat: from, by: frame.number });
        let other = seat(option);
        self.emit(Event::CapacityGained { seat: other, by: frame.number.into() });
        let lane = &mut self.state.flow.lanes[other.index()];
        lane.done &= lane.housed;
    }

    pub(super) fn track_back(&mut self, seat: Seat, slots: u8) {
        let by = slots.min(self.state.table.of(seat).track);
        self.emit(Event::TrackMoved { seat, by: -(by as i8) });
    }

    pub(super) fn fewer_dice(&mut self, frame: &Frame, seat: Seat, amount: Amount) {
        let by = self.view().amount(frame, amount);
        self.emit(Event::FewerDice { seat, by });
    }
}

/// The player an option stands for.
pub(super) fn seat(option: u8) -> Seat {
    Seat::from_index(usize::from(option)).expect("an option for a player is a seat")
}
