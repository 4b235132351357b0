//! What differs between two tables, as far as a player chooses by it.

use engine::View;
use engine::die::{Bag, Die, Face};
use engine::effect::Zone;
use engine::resource::Resource;
use engine::seat::Seat;
use engine::table::Table;

/// Something that would be different.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Dice of a zone go, and others come.
    Dice {
        /// Where.
        zone: Zone,
        /// Those that lie there no more.
        lost: Vec<Die>,
        /// Those that lie there then.
        gained: Vec<Die>,
    },
    /// The queue, from its front.
    Queue(Vec<Die>),
    /// A resource at the check of this round; the marker itself once the check has been made.
    Resource {
        /// Which.
        resource: Resource,
        /// Without the answer.
        before: i16,
        /// With it.
        after: i16,
    },
    /// The player's Capacity, before and after.
    Capacity(u16, u16),
    /// The player's Converters, before and after.
    Converters(u8, u8),
    /// The die of the active mission with this index, before and after; nothing after where it is completed.
    Mission(u8, Face, Option<Face>),
}

/// Everything that differs for a player once the table is like this.
pub fn between(view: &View<'_>, seat: Seat, after: &Table) -> Vec<Change> {
    let (old, new) = (view.table.of(seat), after.of(seat));
    let mut changes = Vec::new();
    for zone in [Zone::Pool, Zone::Storage, Zone::Cache, Zone::Kept] {
        let (lost, gained) = (more(old.bag(zone), new.bag(zone)), more(new.bag(zone), old.bag(zone)));
        if !(lost.is_empty() && gained.is_empty()) {
            changes.push(Change::Dice { zone, lost, gained });
        }
    }
    if old.queue != new.queue {
        changes.push(Change::Queue(new.queue.dice().to_vec()));
    }
    changes.extend(resources(view, after));
    if old.capacity != new.capacity {
        changes.push(Change::Capacity(old.capacity, new.capacity));
    }
    if old.converters != new.converters {
        changes.push(Change::Converters(old.converters, new.converters));
    }
    changes.extend(missions(view.table, after));
    changes
}

/// The dice that lie in one bag more often than in the other.
fn more(one: &Bag, other: &Bag) -> Vec<Die> {
    let count = |die: Die| usize::from(one.count(die)).saturating_sub(usize::from(other.count(die)));
    one.poses().iter().flat_map(|die| std::iter::repeat_n(die, count(die))).collect()
}

fn resources(view: &View<'_>, after: &Table) -> Vec<Change> {
    let amounts = |view: &View<'_>| match view.forecast_check() {
        Some(forecast) => forecast.settled(),
        None => Resource::ALL.map(|resource| view.wheel(resource).available),
    };
    let (old, new) = (amounts(view), amounts(&View { table: after, ..*view }));
    let change =
        |resource: Resource| Change::Resource { resource, before: old[resource.index()], after: new[resource.index()] };
    let differs = |resource: &Resource| old[resource.index()] != new[resource.index()];
    Resource::ALL.into_iter().filter(differs).map(change).collect()
}

fn missions(before: &Table, after: &Table) -> Vec<Change> {
    let completed = after.missions.completed != before.missions.completed;
    let change = |(index, old): (u8, engine::table::ActiveMission)| {
        let new = after.missions.active().find(|(_, new)| new.card == old.card).map(|(_, new)| new.die);
        (new != Some(old.die) && (new.is_some() || completed)).then_some(Change::Mission(index, old.die, new))
    };
    before.missions.active().filter_map(change).collect()
}
