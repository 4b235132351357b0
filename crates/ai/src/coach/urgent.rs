//! What must not be overlooked.

use engine::View;
use engine::flow::Step;
use engine::resource::Resource;
use engine::rulebook::MissionId;
use engine::seat::Seat;
use engine::table::ActiveMission;
use serde::{Deserialize, Serialize};

/// Something that must not be overlooked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Urgent {
    /// A resource would be negative at the check: the crew starves.
    Starves {
        /// Which.
        resource: Resource,
        /// How much there would be, as things stand.
        amount: i16,
        /// Is it not, once the line and crew mates have been played?
        saved: bool,
    },
    /// A resource would need emergency supplies at the check, and there are none left: the game would be lost.
    OutOfSupplies {
        /// Which.
        resource: Resource,
        /// How much there would be, as things stand.
        amount: i16,
        /// Would there be enough once the line and crew mates have been played?
        saved: bool,
    },
    /// A mission that is needed cannot be completed in the rounds that are left, unless its die goes up so often by
    /// bonuses or unique tiles.
    MissionLate {
        /// Which; nothing for one that has not begun.
        mission: Option<MissionId>,
        /// Steps that are missing.
        short: u8,
    },
    /// The next check is the last one.
    LastRound,
    /// So many missions must begin in this Phase 1 to be completed in time.
    BeginMissions(u8),
    /// A resource would need emergency supplies at the check.
    Supplies {
        /// Which.
        resource: Resource,
        /// How much there would be, as things stand.
        amount: i16,
        /// Would there be enough once the line and crew mates have been played?
        saved: bool,
    },
    /// There are no emergency supplies left: the next time they are needed, the game is lost.
    NoSupplies,
    /// Emergency supplies can be opened once more.
    LastSupplies,
    /// A persistent disaster card that this player has a die for.
    Card {
        /// Its place among the cards.
        index: u8,
        /// Dice it still needs.
        open: u8,
    },
}

/// Steps from a mission's beginning to its end: its die goes from 1 to 5.
const STEPS: u8 = 4;

/// All that is urgent, the worst first. The resources are those of the check as things stand, and as they may become;
/// before the roll they tell nothing.
pub(super) fn urgent(view: &View<'_>, seat: Seat, before: &[i16; 4], hoped: &[i16; 4]) -> Vec<Urgent> {
    if view.table.outcome.is_some() {
        return Vec::new();
    }
    let mut urgent = Vec::new();
    // Before the roll nobody has a die: that nothing is made as things stand is no danger.
    if view.flow.step != Step::Prepare {
        urgent.extend(Resource::ALL.iter().filter_map(|one| scarce(view, *one, before, hoped)));
    }
    missions(view, &mut urgent);
    if view.table.cards.deck == 0 {
        urgent.push(Urgent::LastRound);
    }
    match supplies_left(view) {
        0 => urgent.push(Urgent::NoSupplies),
        1 if view.table.emergency > 0 || urgent.iter().any(Urgent::opens_supplies) => urgent.push(Urgent::LastSupplies),
        _ => {}
    }
    cards(view, seat, &mut urgent);
    urgent.sort_by_key(Urgent::rank);
    urgent
}

impl Urgent {
    /// Would supplies be opened? Where there is but one step of them, that it is the last is no news before.
    const fn opens_supplies(&self) -> bool {
        matches!(self, Urgent::Supplies { .. })
    }

    const fn rank(&self) -> u8 {
        match self {
            Urgent::Starves { saved: false, .. } => 0,
            Urgent::OutOfSupplies { saved: false, .. } => 1,
            Urgent::MissionLate { .. } => 2,
            Urgent::LastRound => 3,
            Urgent::BeginMissions(_) => 4,
            Urgent::Starves { saved: true, .. } => 5,
            Urgent::OutOfSupplies { saved: true, .. } => 6,
            Urgent::Supplies { saved: false, .. } => 7,
            Urgent::Supplies { saved: true, .. } => 8,
            Urgent::NoSupplies => 9,
            Urgent::LastSupplies => 10,
            Urgent::Card { .. } => 11,
        }
    }
}

fn supplies_left(view: &View<'_>) -> usize {
    view.rulebook.tables.emergency.len().saturating_sub(usize::from(view.table.emergency))
}

fn scarce(view: &View<'_>, resource: Resource, before: &[i16; 4], hoped: &[i16; 4]) -> Option<Urgent> {
    let (amount, hoped) = (before[resource.index()], hoped[resource.index()]);
    let safe = view.safe_amount();
    match amount {
        ..0 => Some(Urgent::Starves { resource, amount, saved: hoped >= 0 }),
        _ if amount >= safe => None,
        _ if supplies_left(view) == 0 => Some(Urgent::OutOfSupplies { resource, amount, saved: hoped >= safe }),
        _ => Some(Urgent::Supplies { resource, amount, saved: hoped >= safe }),
    }
}

/// The missions that are needed, against the checks that are left: one a card of the deck, and one without any.
fn missions(view: &View<'_>, urgent: &mut Vec<Urgent>) {
    let table = view.table;
    let needed = table.missions_to_win(view.rulebook).saturating_sub(table.missions.completed);
    let paid = matches!(view.flow.step, Step::Bonus | Step::Standing(_));
    let checks = table.cards.deck + u8::from(!paid);
    let mut active: Vec<ActiveMission> = table.missions.active().map(|(_, mission)| mission).collect();
    active.sort_by_key(|mission| std::cmp::Reverse(mission.die));
    for mission in active.iter().take(usize::from(needed)) {
        let short = (STEPS + 1 - mission.die.number()).saturating_sub(checks);
        if short > 0 {
            urgent.push(Urgent::MissionLate { mission: Some(mission.card), short });
        }
    }
    let open = needed.saturating_sub(active.len() as u8);
    let begins_now = matches!(view.flow.step, Step::Prepare | Step::Place);
    let settled = matches!(view.flow.step, Step::Disaster(_) | Step::AfterCards(_) | Step::Spend | Step::Counter(_));
    let rounds = table.cards.deck + u8::from(begins_now || settled);
    let short = STEPS.saturating_sub(rounds);
    match open {
        0 => {}
        _ if short > 0 => (0..open).for_each(|_| urgent.push(Urgent::MissionLate { mission: None, short })),
        _ if begins_now && rounds == STEPS => urgent.push(Urgent::BeginMissions(open)),
        _ => {}
    }
}

/// Persistent cards in Phase 1 that take a die of the hand.
fn cards(view: &View<'_>, seat: Seat, urgent: &mut Vec<Urgent>) {
    if view.flow.step != Step::Place || view.flow.lane(seat).housed {
        return;
    }
    let hand = view.table.of(seat).pool.poses();
    let count = view.card_slots();
    for (index, card) in view.table.cards.up() {
        if view.rulebook.card(card.card).slots.is_none() {
            continue;
        }
        let open = card.dice[..usize::from(count)].iter().filter(|die| die.is_none()).count() as u8;
        let takes = |slot: u8| view.card_takes(&card, slot, Some(seat)).poses();
        if (0..count).any(|slot| !hand.and(takes(slot)).is_empty()) {
            urgent.push(Urgent::Card { index, open });
        }
    }
}
