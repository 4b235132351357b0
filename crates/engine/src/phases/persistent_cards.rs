//! The dice that persistent cards take in Phase 1 (core p. 16).

use crate::die::{Face, Faces};
use crate::rulebook::{CardSlots, Together};
use crate::seat::Seat;
use crate::table::FaceUp;
use crate::view::View;

impl View<'_> {
    /// Dice a persistent card takes: one with one or two players, else two (core p. 16).
    pub const fn card_slots(&self) -> u8 {
        if self.table.players <= 2 { 1 } else { 2 }
    }

    /// The faces that a free slot of a card face up takes of this player now (of anybody, if none is named). Beside a die
    /// on the other slot these are those that go with it, else those that some other die could go with.
    pub fn card_takes(&self, card: &FaceUp, slot: u8, seat: Option<Seat>) -> Faces {
        let filled = card.dice.get(usize::from(slot)).is_none_or(Option::is_some);
        let Some(slots) = self.rulebook.card(card.card).slots else { return Faces::EMPTY };
        if filled || slot >= self.card_slots() {
            return Faces::EMPTY;
        }
        let takes = self.takes_alone(&slots, slot);
        if self.card_slots() == 1 || slots.together == Together::Apart {
            return takes;
        }
        let goes = |face: Face| self.goes_together(&slots, card, slot, (seat, face));
        takes.iter().filter(|face| goes(*face)).fold(Faces::EMPTY, Faces::with)
    }

    /// What a slot takes whatever lies on the other one.
    fn takes_alone(&self, slots: &CardSlots, slot: u8) -> Faces {
        let takes = slots.faces[usize::from(slot)];
        if slots.toxic { takes.and(self.toxic_faces()) } else { takes }
    }

    fn goes_together(&self, slots: &CardSlots, card: &FaceUp, slot: u8, (seat, face): (Option<Seat>, Face)) -> bool {
        let in_order = |other: Face| if slot == 0 { [face, other] } else { [other, face] };
        match card.dice[usize::from(1 - slot)] {
            Some((owner, die)) => slots.together.holds(in_order(die.top()), seat == Some(owner)),
            // With three players or more somebody else can place the other die.
            None => self.takes_alone(slots, 1 - slot).iter().any(|other| slots.together.holds(in_order(other), false)),
        }
    }
}
