//! Dice with an identity. The engine counts dice by pose, for equal dice are equal to the rules; an animation or a plan
//! wants to know which one it was. This fold over events gives every die an id from its roll to the supply.

mod follow;

use engine::board::Space;
use engine::die::{Bag, Die};
use engine::effect::Zone;
use engine::seat::Seat;
use engine::table::Table;
use serde::{Deserialize, Serialize};

/// Names one die of a game, from its roll until it goes back to the supply. No id is used twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct DieId(pub u32);

/// Where a die lies.
#[allow(missing_docs, reason = "the fields say what the variant's sentence names")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DiePlace {
    /// In front of a player; a die in the queue also has a place in line, counted from 0.
    Zone { seat: Seat, zone: Zone, at: u8 },
    /// On a slot of a tile.
    Tile { space: Space, slot: u8 },
    /// The Counter die of a tile.
    Counter { space: Space },
    /// On the active mission with this index.
    Mission { index: u8 },
    /// On a slot of the face-up card with this index.
    Card { index: u8, slot: u8 },
    /// On a Docking Module.
    Dock { dock: u8 },
    /// In the Habitation Module.
    Habitation { seat: Seat },
    /// On the Toxic Leak aid.
    ToxicAid { seat: Seat },
}

/// A die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DieOnTable {
    /// Which die.
    pub id: DieId,
    /// Where it lies.
    pub place: DiePlace,
    /// How it lies.
    pub die: Die,
}

/// All dice on the table, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Dice {
    dice: Vec<DieOnTable>,
    next: u32,
}

impl Dice {
    /// The dice of a table, with new ids: where a game begins, or where somebody joins it. What a die in the Habitation
    /// Module or on the aid shows does not matter any more: it is a 1.
    pub fn of(table: &Table) -> Dice {
        let mut dice = Dice::default();
        table.seats().iter().for_each(|seat| dice.add_area(table, seat));
        for space in table.occupied.iter() {
            let tile = &table.tiles[space.index()];
            for (slot, die) in (0..).zip(tile.dice) {
                die.into_iter().for_each(|die| dice.add(DiePlace::Tile { space, slot }, die));
            }
            tile.counter.into_iter().for_each(|die| dice.add(DiePlace::Counter { space }, die));
        }
        for (index, mission) in table.missions.active() {
            dice.add(DiePlace::Mission { index }, Die::flat(mission.die));
        }
        for (index, card) in table.cards.up() {
            for (slot, lying) in (0..).zip(card.dice) {
                lying.into_iter().for_each(|(_, die)| dice.add(DiePlace::Card { index, slot }, die));
            }
        }
        for (dock, docked) in (0..).zip(table.docks) {
            docked.die.into_iter().for_each(|(_, die)| dice.add(DiePlace::Dock { dock }, die));
        }
        dice
    }

    fn add_area(&mut self, table: &Table, seat: Seat) {
        let area = table.of(seat);
        let zones: [(Zone, &Bag); 4] = [
            (Zone::Pool, &area.pool),
            (Zone::Storage, &area.storage),
            (Zone::Cache, &area.cache),
            (Zone::Kept, &area.kept),
        ];
        for (zone, bag) in zones {
            bag.iter().for_each(|die| self.add(DiePlace::Zone { seat, zone, at: 0 }, die));
        }
        for (at, die) in (0..).zip(area.queue.dice()) {
            self.add(DiePlace::Zone { seat, zone: Zone::Queue, at }, *die);
        }
        let one = Die::flat(engine::die::Face::ALL[0]);
        (0..table.habitation[seat.index()]).for_each(|_| self.add(DiePlace::Habitation { seat }, one));
        (0..table.toxic_aid_dice[seat.index()]).for_each(|_| self.add(DiePlace::ToxicAid { seat }, one));
    }

    /// Every die, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &DieOnTable> {
        self.dice.iter()
    }

    /// One die, while it is on the table.
    pub fn get(&self, id: DieId) -> Option<&DieOnTable> {
        self.dice.binary_search_by_key(&id, |one| one.id).ok().map(|index| &self.dice[index])
    }

    /// The dice at a place, oldest first; those of a zone wherever they lie in it.
    pub fn at(&self, place: DiePlace) -> impl Iterator<Item = &DieOnTable> {
        self.dice.iter().filter(move |one| same_zone(one.place, place))
    }

    /// How many dice have had an id so far.
    pub const fn ids(&self) -> u32 {
        self.next
    }

    fn add(&mut self, place: DiePlace, die: Die) {
        self.dice.push(DieOnTable { id: DieId(self.next), place, die });
        self.next += 1;
    }
}

/// Is it the same place, wherever in a zone?
fn same_zone(one: DiePlace, other: DiePlace) -> bool {
    match (one, other) {
        (DiePlace::Zone { seat, zone, .. }, DiePlace::Zone { seat: whose, zone: which, .. }) => {
            (seat, zone) == (whose, which)
        }
        _ => one == other,
    }
}
