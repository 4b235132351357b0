//! Coming and going, and who answers for which seat.

use engine::seat::Seat;

use super::bots::Hired;
use super::{MOST_PEOPLE, Room, printable};
use crate::command::{LONGEST_NAME, MOST_NODES};
use crate::message::News;
use crate::people::{Heir, Holder, Participant};
use crate::refusal::RoomRefusal;

impl Room {
    pub(super) fn join(&mut self, who: Participant, name: &str) -> Result<(), RoomRefusal> {
        let name = printable(name, LONGEST_NAME)?;
        if !self.lobby.is_here(who) && self.lobby.people.len() >= MOST_PEOPLE {
            return Err(RoomRefusal::Full {});
        }
        self.announce(News::Joined { who, name });
        self.show(who);
        Ok(())
    }

    pub(super) fn leave(&mut self, who: Participant) {
        for seat in self.seats_of(who) {
            self.change(who, seat, Heir::Nobody {});
        }
        self.announce(News::Left { who });
    }

    pub(super) fn sit(&mut self, who: Participant, seat: Seat) -> Result<(), RoomRefusal> {
        match self.holder(seat)? {
            Holder::Nobody {} => {
                self.change(who, seat, Heir::Person { who });
                Ok(())
            }
            Holder::Person { .. } | Holder::Bot { .. } => Err(RoomRefusal::SeatTaken { seat }),
        }
    }

    pub(super) fn stand_up(&mut self, who: Participant, seat: Seat) -> Result<(), RoomRefusal> {
        self.holds(who, seat)?;
        self.change(who, seat, Heir::Nobody {});
        Ok(())
    }

    pub(super) fn hand_over(&mut self, from: Participant, seat: Seat, to: Heir) -> Result<(), RoomRefusal> {
        match self.holder(seat)? {
            Holder::Person { .. } => self.holds(from, seat)?,
            Holder::Nobody {} | Holder::Bot { .. } => self.may_arrange(from)?,
        }
        let to = match to {
            Heir::Person { who } if !self.lobby.is_here(who) => return Err(RoomRefusal::NoSuchPerson { who }),
            Heir::Bot { kind, seed, nodes } => {
                Heir::Bot { kind, seed, nodes: nodes.map(|nodes| nodes.min(MOST_NODES)) }
            }
            Heir::Nobody {} | Heir::Person { .. } => to,
        };
        self.change(from, seat, to);
        Ok(())
    }

    /// Whoever holds a seat arranges the table; while nobody does, everybody in the room may.
    pub(super) fn may_arrange(&self, who: Participant) -> Result<(), RoomRefusal> {
        let seated = self.lobby.seated();
        if seated.is_empty() || seated.contains(&who) { Ok(()) } else { Err(RoomRefusal::OnlySeated {}) }
    }

    /// Does this person answer for the seat?
    pub(super) fn holds(&self, who: Participant, seat: Seat) -> Result<(), RoomRefusal> {
        if self.holder(seat)?.is(who) { Ok(()) } else { Err(RoomRefusal::NotYourSeat { seat }) }
    }

    pub(super) fn holder(&self, seat: Seat) -> Result<Holder, RoomRefusal> {
        self.lobby.holder(seat).ok_or(RoomRefusal::NoSuchSeat { seat })
    }

    fn seats_of(&self, who: Participant) -> Vec<Seat> {
        self.game.view().table.seats().iter().filter(|seat| self.holds(who, *seat).is_ok()).collect()
    }

    /// Who has still to agree depends on who sits there: what was proposed lapses.
    fn change(&mut self, by: Participant, seat: Seat, heir: Heir) {
        self.lapse();
        self.hired[seat.index()] = Hired::of(&heir);
        self.announce(News::SeatChanged { seat, holder: heir.holder(), by });
    }
}
