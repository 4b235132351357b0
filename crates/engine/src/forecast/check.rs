//! What the check of Phase 3 does with four amounts (core pp. 23-24).

use super::Amounts;
use crate::effect::Quantity;
use crate::resource::{Resource, Resources};
use crate::table::Outcome;
use crate::view::View;

/// What Phase 3 does after the bonuses: the check of the minimum, and Capacity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Check {
    /// What the check finds.
    pub amounts: Amounts,
    /// The lowest amount that needs no emergency supplies.
    pub safe: i16,
    /// Resources below zero: the crew starves.
    pub starved: Resources,
    /// Resources below the safe amount.
    pub short: Resources,
    /// The number that emergency supplies raise resources to, where they are opened and there are any.
    pub supplies: Option<u8>,
    /// Resources that are raised to it.
    pub supplied: Resources,
    /// The Capacity that everybody gains, or how the game ends.
    pub end: Result<u16, Outcome>,
}

impl Check {
    /// Are emergency supplies opened? Nobody opens any for a crew that has starved.
    pub fn opens_supplies(&self) -> bool {
        self.starved.is_empty() && !self.short.is_empty()
    }
}

impl View<'_> {
    /// What the check of Phase 3 does if resources come to this and so many missions are completed.
    pub fn check_of(&self, amounts: Amounts, completed: u8) -> Check {
        let below = |least: i16| -> Resources {
            Resource::ALL.into_iter().filter(|resource| amounts[resource.index()] < least).collect()
        };
        let safe = self.safe_amount();
        let mut check = Check {
            amounts,
            safe,
            starved: below(0),
            short: below(safe),
            supplies: None,
            supplied: Resources::EMPTY,
            end: Ok(0),
        };
        if check.opens_supplies() {
            check.supplies = self.rulebook.tables.emergency.get(usize::from(self.table.emergency)).copied();
            // Emergency supplies set low resources to a number (A58).
            check.supplied = check.supplies.map_or(Resources::EMPTY, |amount| below(i16::from(amount)));
        }
        check.end = self.end_of_check(&check, completed);
        check
    }

    fn end_of_check(&self, check: &Check, completed: u8) -> Result<u16, Outcome> {
        if let Some(resource) = check.starved.iter().next() {
            return Err(Outcome::Starved(resource));
        }
        // The skull follows the last supplies.
        if check.opens_supplies() && check.supplies.is_none() {
            return Err(Outcome::OutOfSupplies);
        }
        if completed >= self.table.missions_to_win(self.rulebook) {
            return Err(Outcome::Won);
        }
        let supplied = check.supplies.map_or(i16::MIN, i16::from);
        let lowest = check.amounts.iter().map(|amount| *amount.max(&supplied)).min().unwrap_or(0);
        Ok(self.capacity_gained(lowest))
    }

    /// Step 4: the lowest resource; twice that in a solo game (core p. 28).
    fn capacity_gained(&self, lowest: i16) -> u16 {
        let gained = if self.table.solo() { lowest * 2 } else { lowest };
        (gained + i16::from(self.table.shift(Quantity::CapacityGained))).max(0) as u16
    }

    /// Resources whose next bonus space is reached with these amounts.
    pub(crate) fn bonuses_at(&self, amounts: Amounts) -> Resources {
        let reached = |resource: &Resource| {
            self.next_bonus(*resource).is_some_and(|next| amounts[resource.index()] >= i16::from(next))
        };
        Resource::ALL.into_iter().filter(reached).collect()
    }
}
