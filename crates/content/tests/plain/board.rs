//! A table in the plainest form: lists, and dice that are never mixed up.

use std::collections::BTreeMap;

use engine::board::Space;
use engine::die::{Bag, Die};
use engine::effect::Zone;
use engine::resource::{Light, Resource};
use engine::rulebook::Rulebook;
use engine::rulebook::TileId;
use engine::table::{PlayerArea, Table, Token};

/// A die that is told apart from others like it; to be equal it must only look the same.
#[derive(Clone, Copy)]
pub struct TrueDie {
    pub id: u32,
    pub die: Die,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Area {
    pub country: usize,
    pub light: Light,
    pub pool: Vec<TrueDie>,
    pub storage: Vec<TrueDie>,
    pub queue: Vec<TrueDie>,
    pub cache: Vec<TrueDie>,
    pub kept: Vec<TrueDie>,
    pub capacity: u16,
    pub track: u8,
    pub converters: u8,
    pub discount: u8,
    pub fewer_next_roll: u8,
    pub permits: u8,
    pub out_of_offer: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Tile {
    pub tile: TileId,
    pub light: Light,
    pub owner: usize,
    pub dice: Vec<Die>,
    pub counter: Option<Die>,
    pub lock: Option<u8>,
    pub open: bool,
    pub amplify: Option<Token>,
    pub strain: Option<Token>,
    pub disabled: bool,
    pub scenario: u8,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    pub areas: Vec<Area>,
    /// By the index of the space.
    pub tiles: BTreeMap<u8, Tile>,
    /// Drain and what is available.
    pub wheels: Vec<(u8, i16)>,
    pub docks_disabled: Vec<bool>,
    pub amplify_strain: Vec<u8>,
    pub disable: u8,
    pub toxic_dice: u8,
    pub tier: u8,
    pub persistent_cards: u8,
    pub active_missions: u8,
    pub docked: u8,
    pub housed: u8,
}

impl PartialEq for TrueDie {
    fn eq(&self, other: &TrueDie) -> bool {
        self.die == other.die
    }
}

impl std::fmt::Debug for TrueDie {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.die.fmt(f)
    }
}

impl Tile {
    pub fn negative(&self) -> bool {
        self.disabled || self.strain.is_some() || self.scenario > 0
    }
}

impl Area {
    pub fn zone(&self, zone: Zone) -> &Vec<TrueDie> {
        match zone {
            Zone::Pool => &self.pool,
            Zone::Storage => &self.storage,
            Zone::Queue => &self.queue,
            Zone::Cache => &self.cache,
            Zone::Kept => &self.kept,
        }
    }

    pub fn zone_mut(&mut self, zone: Zone) -> &mut Vec<TrueDie> {
        match zone {
            Zone::Pool => &mut self.pool,
            Zone::Storage => &mut self.storage,
            Zone::Queue => &mut self.queue,
            Zone::Cache => &mut self.cache,
            Zone::Kept => &mut self.kept,
        }
    }

    fn of(area: &PlayerArea, next_id: &mut u32) -> Area {
        let mut dice = |dice: Vec<Die>| {
            let numbered = |die| {
                *next_id += 1;
                TrueDie { id: *next_id, die }
            };
            dice.into_iter().map(numbered).collect::<Vec<TrueDie>>()
        };
        let bag = |bag: &Bag| bag.iter().collect::<Vec<Die>>();
        Area {
            country: area.country.0.into(),
            light: area.light,
            pool: dice(bag(&area.pool)),
            storage: dice(bag(&area.storage)),
            queue: dice(area.queue.dice().to_vec()),
            cache: dice(bag(&area.cache)),
            kept: dice(bag(&area.kept)),
            capacity: area.capacity,
            track: area.track,
            converters: area.converters,
            discount: area.discount,
            fewer_next_roll: area.fewer_next_roll,
            permits: area.permits,
            out_of_offer: (0..32).filter(|index| area.out_of_offer & (1 << index) != 0).collect(),
        }
    }
}

impl Board {
    /// What lies on a table of the engine, its dice numbered.
    pub fn of(book: &Rulebook, table: &Table, next_id: &mut u32) -> Board {
        let tile = |space: Space| {
            let tile = &table.tiles[space.index()];
            let plain = Tile {
                tile: tile.tile,
                light: tile.light,
                owner: tile.owner.index(),
                dice: tile.dice.into_iter().flatten().collect(),
                counter: tile.counter,
                lock: tile.lock,
                open: tile.open,
                amplify: tile.amplify,
                strain: tile.strain,
                disabled: tile.disabled,
                scenario: tile.scenario,
            };
            (space.index() as u8, plain)
        };
        let persistent = table.cards.up().filter(|(_, card)| book.card(card.card).slots.is_some());
        Board {
            areas: table.seats().iter().map(|seat| Area::of(table.of(seat), next_id)).collect(),
            tiles: table.occupied.iter().map(tile).collect(),
            wheels: Resource::ALL
                .iter()
                .map(|resource| table.wheel(*resource))
                .map(|w| (w.drain, w.available))
                .collect(),
            docks_disabled: table.docks.iter().map(|dock| dock.disabled).collect(),
            amplify_strain: table.stock.amplify_strain.to_vec(),
            disable: table.stock.disable,
            toxic_dice: table.toxic_aid_dice.iter().sum(),
            tier: table.tier,
            persistent_cards: persistent.count() as u8,
            active_missions: table.missions.count(),
            docked: table.docks.iter().filter(|dock| dock.die.is_some()).count() as u8,
            housed: table.habitation.iter().sum(),
        }
    }

    /// The same with heaps in order: only in a queue it matters which die is first.
    pub fn in_order(&self) -> Board {
        let mut board = self.clone();
        for area in &mut board.areas {
            for zone in [Zone::Pool, Zone::Storage, Zone::Cache, Zone::Kept] {
                area.zone_mut(zone).sort_by_key(|die| die.die);
            }
        }
        board
    }

    /// Core p. 11: what does not fit drains every other wheel by half of it, rounded up, and no further; all own
    /// points first, then the excess of all at once (A42).
    pub fn drain(&mut self, wheels: &[usize], by: u8) {
        let mut half = [0u8; 4];
        for wheel in wheels {
            let fits = by.min(29 - self.wheels[*wheel].0);
            half[*wheel] = (by - fits).div_ceil(2);
            self.drain_one(*wheel, fits);
        }
        for wheel in 0..4 {
            let others: u8 = (0..4).filter(|other| *other != wheel).map(|other| half[other]).sum();
            self.drain_one(wheel, others.min(29 - self.wheels[wheel].0));
        }
    }

    fn drain_one(&mut self, wheel: usize, by: u8) {
        self.wheels[wheel].0 += by;
        self.wheels[wheel].1 -= i16::from(by);
    }

    pub fn reduce(&mut self, wheel: usize, by: u8) {
        let by = by.min(self.wheels[wheel].0 - 3);
        self.wheels[wheel].0 -= by;
        self.wheels[wheel].1 += i16::from(by);
    }

    /// A31: its tokens go back to the stock.
    pub fn destroy(&mut self, space: u8) {
        let Some(tile) = self.tiles.remove(&space) else { return };
        for token in [tile.amplify, tile.strain].into_iter().flatten() {
            self.amplify_strain[usize::from(token.number.number()) - 1] += 1;
        }
        self.disable += u8::from(tile.disabled);
    }

    pub fn own(&self, seat: usize) -> impl Iterator<Item = (u8, &Tile)> {
        self.tiles.iter().filter(move |(_, tile)| tile.owner == seat).map(|(space, tile)| (*space, tile))
    }
}
