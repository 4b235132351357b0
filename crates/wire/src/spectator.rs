//! A copy of the table that only hears events.

use engine::cause::Happened;
use engine::event::{Event, Spot};
use engine::rulebook::Rulebook;
use engine::seat::{Seat, Seats};
use engine::table::{Phase, Table};
use serde::{Deserialize, Serialize};

use crate::dice::Dice;

/// A copy of the table, kept from events alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spectator {
    /// What lies face up.
    pub table: Table,
    /// Who has finished this phase.
    pub done: Seats,
    /// Who has used the Habitation Module and places nothing more.
    pub housed: Seats,
    /// The dice, each with its id.
    pub dice: Dice,
}

/// Deeds were taken back. Everything is as it was when `back_to` deeds had been done; then what others had done
/// meanwhile happened again, a list for each of their deeds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakenBack {
    /// Who took them back.
    pub seat: Seat,
    /// How many deeds are left before the first that was taken back.
    pub back_to: u32,
    /// What happened again.
    pub again: Vec<Vec<Happened>>,
}

/// A copy that remembers: it can follow when deeds are taken back.
#[derive(Clone, Debug)]
pub struct Follower {
    /// The beginning, then a copy after each deed.
    moments: Vec<Spectator>,
}

impl Spectator {
    /// A copy of this table, on which nobody is done.
    pub fn new(table: &Table) -> Spectator {
        Spectator { table: *table, done: Seats::EMPTY, housed: Seats::EMPTY, dice: Dice::of(table) }
    }

    /// Follows one event.
    pub fn hear(&mut self, rulebook: &Rulebook, event: &Event) {
        self.dice.hear(rulebook, &self.table, event);
        self.table.apply(rulebook, event);
        match *event {
            Event::PhaseBegan(Phase::RollAndPlaceDice | Phase::SpendCapacity) => {
                (self.done, self.housed) = (Seats::EMPTY, Seats::EMPTY);
            }
            Event::SaidDone { seat } => self.done.insert(seat),
            Event::Reopened { seat } => self.done = self.done.without(seat),
            Event::Placed { seat, spot: Spot::Habitation, .. } => self.housed.insert(seat),
            _ => {}
        }
    }
}

impl Follower {
    /// Begins with this copy.
    pub fn new(beginning: Spectator) -> Follower {
        Follower { moments: vec![beginning] }
    }

    /// The copy as it is now.
    pub fn now(&self) -> &Spectator {
        self.moments.last().expect("there is always the beginning")
    }

    /// The copy when so many deeds had been done.
    pub fn after(&self, deeds: usize) -> Option<&Spectator> {
        self.moments.get(deeds)
    }

    /// Follows a deed.
    pub fn hear_deed<'e>(&mut self, rulebook: &Rulebook, events: impl IntoIterator<Item = &'e Event>) {
        let mut next = self.now().clone();
        events.into_iter().for_each(|event| next.hear(rulebook, event));
        self.moments.push(next);
    }

    /// Follows when deeds are taken back. Answers whether there were as many.
    pub fn take_back(&mut self, rulebook: &Rulebook, taken: &TakenBack) -> bool {
        let left = taken.back_to as usize;
        if left >= self.moments.len() {
            return false;
        }
        self.moments.truncate(left + 1);
        taken.again.iter().for_each(|deed| self.hear_deed(rulebook, deed.iter().map(|happened| &happened.event)));
        true
    }
}
