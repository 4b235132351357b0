//! Dice through Docking Modules: to a crew mate (core p. 17), or against the cache (core p. 28).

use super::crew::seat;
use super::dice::pose;
use crate::effect::Zone;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::op::StationText;
use crate::play::Play;
use crate::seat::Seat;

impl<S: Sink> Play<'_, S> {
    /// The sender names the receiver, who takes a new die of that value.
    pub(super) fn send_die(&mut self, frame: &Frame, from: Seat, option: u8) {
        let other = seat(option);
        let arrival = Frame::new(StationText::Receive.program(), Some(other));
        self.hand_over(other, Frame { dice: frame.dice, item: frame.item, from: Some(from), ..arrival });
    }

    pub(super) fn receive_die(&mut self, frame: &Frame, seat: Seat, option: u8) {
        let from = frame.from.expect("a die that arrives was sent");
        self.emit(Event::Received { seat, from, die: pose(option) });
    }

    /// Only the die that comes out may be changed, not the copy that goes in (C14).
    pub(super) fn take_cached(&mut self, frame: &Frame, seat: Seat, option: u8) {
        let (cached, taken) = (pose(frame.die), pose(option));
        self.emit(Event::Moved { seat, from: Zone::Cache, to: Zone::Pool, at: 0, die: cached });
        if cached != taken {
            self.emit(Event::Turned { seat, zone: Zone::Pool, at: 0, from: cached, to: taken });
        }
        for die in frame.dice.into_iter().flatten() {
            self.emit(Event::Gained { seat, zone: Zone::Cache, die });
        }
    }
}
