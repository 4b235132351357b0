//! Words for country pieces: the queue, Converters, Counter dice, Lock tokens, payments.

use engine::board::Space;
use engine::die::{Die, Face};
use engine::effect::{Counters, Effect, Steps, Zone};
use engine::question::Choice;
use engine::rulebook::ScenarioTokens;

use crate::board::Tile;
use crate::dice::all_shifts;
use crate::walk::{Out, Walk};
use crate::world::Given;

impl Walk<'_> {
    pub async fn piece(&self, effect: &Effect) -> Out {
        let seat = self.player_if_any();
        match effect {
            Effect::Cycle(least, most) => self.cycle(*least, *most, true).await,
            Effect::CopyToCache => {
                if self.agreed(|| true).await? {
                    self.placed.iter().for_each(|die| self.new_die(Zone::Cache, *die));
                }
                Ok(())
            }
            Effect::GainConverter(count) => {
                let left = || self.world.country(seat).converters.1 - self.world.board.borrow().areas[seat].converters;
                if self.agreed(|| left() > 0).await? {
                    let gained = left().min(*count);
                    self.world.board.borrow_mut().areas[seat].converters += gained;
                }
                Ok(())
            }
            Effect::SpendConverter => {
                let possible = || {
                    let area = &self.world.board.borrow().areas[seat];
                    area.converters > 0 && area.pool.len() + area.kept.len() >= 2
                };
                if !possible() {
                    return self.unpaid();
                }
                if self.agreed(possible).await? {
                    self.world.board.borrow_mut().areas[seat].converters -= 1;
                }
                Ok(())
            }
            Effect::Exchange(which) => self.exchange(*which).await,
            Effect::ShiftCounter(which, steps) => self.shift_counter(*which, *steps).await,
            Effect::PickUp => self.pick_up().await,
            Effect::LiftLocks => {
                let locked = || !self.locked().is_empty();
                if self.agreed(locked).await? {
                    for space in self.locked() {
                        self.tile(space, |tile| tile.lock = None);
                    }
                }
                Ok(())
            }
            Effect::PlaceLocks => self.place_locks().await,
            Effect::SwapLocks => self.swap_locks().await,
            Effect::Unlock => {
                let tile = self.pick(|| tiles(self.openable())).await?;
                if let Some(Choice::Tile(space)) = tile {
                    self.tile(space.index() as u8, |tile| tile.open = true);
                }
                Ok(())
            }
            Effect::Pay => self.pay().await,
            Effect::Discount(by) => {
                if self.agreed(|| true).await? {
                    self.world.board.borrow_mut().areas[seat].discount += by;
                }
                Ok(())
            }
            station => self.station(station).await,
        }
    }

    fn player_if_any(&self) -> usize {
        self.seat.get().unwrap_or(0)
    }

    pub fn tile(&self, space: u8, change: impl FnOnce(&mut Tile)) {
        change(self.world.board.borrow_mut().tiles.get_mut(&space).expect("a tile lies there"));
    }

    async fn cycle(&self, least: u8, most: u8, calls: bool) -> Out {
        let seat = self.player();
        let options = || {
            let len = self.world.board.borrow().areas[seat].queue.len() as u8;
            (least.min(len)..=most.min(len)).filter(|count| *count > 0).map(Choice::Amount).collect()
        };
        let Some(Choice::Amount(count)) = self.pick(options).await? else { return Ok(()) };
        self.world.board.borrow_mut().areas[seat].queue.rotate_left(count.into());
        if !calls || !self.world.country(seat).cycles_together {
            return Ok(());
        }
        for other in (0..self.world.players()).filter(|other| *other != seat) {
            let has_dice = !self.world.board.borrow().areas[other].queue.is_empty();
            if has_dice && self.world.country(other).cycles_together {
                let called = Walk::new(&self.world, other, Some(other));
                self.world.start(other, Box::pin(async move { drop(called.cycle(1, 2, false).await) }));
            }
        }
        Ok(())
    }

    pub fn counters(&self, which: Counters) -> Vec<u8> {
        let board = self.world.board.borrow();
        let neighbours = self.space.and_then(Space::from_index).map(Space::neighbours);
        let meant = |space: u8| match which {
            Counters::Here => Some(space) == self.space,
            Counters::Any => true,
            Counters::Neighbour => {
                let space = Space::from_index(space).expect("tiles lie on spaces");
                neighbours.is_some_and(|near| near.has(space))
            }
        };
        board
            .own(self.player())
            .filter(|(space, tile)| tile.counter.is_some() && meant(*space))
            .map(|(at, _)| at)
            .collect()
    }

    /// MC p. 15: nothing is paid and nothing compared. Kept dice are not in the hand.
    async fn exchange(&self, which: Counters) -> Out {
        let seat = self.player();
        let hand = || {
            if self.counters(which).is_empty() {
                return Vec::new();
            }
            let mut dice: Vec<Die> = self.world.board.borrow().areas[seat].pool.iter().map(|die| die.die).collect();
            dice.sort();
            dice.dedup();
            dice.into_iter().map(|die| Choice::Die(Zone::Pool, die)).collect()
        };
        let Some(Choice::Die(_, die)) = self.pick(hand).await? else { return Ok(()) };
        if let Given::Pick(Choice::Tile(space)) = self.ask(false, || tiles(self.counters(which))).await {
            let id = self.take(Zone::Pool, die);
            let space = space.index() as u8;
            let counter = self.world.board.borrow().tiles[&space].counter.expect("it has a Counter die");
            self.tile(space, |tile| tile.counter = Some(die));
            self.new_die(Zone::Pool, counter);
            self.forget(id);
        }
        Ok(())
    }

    /// Takes a die that looks like this; among equal ones the one changed last.
    fn take(&self, zone: Zone, die: Die) -> u32 {
        let mut board = self.world.board.borrow_mut();
        let dice = board.areas[self.player()].zone_mut(zone);
        let like = |other: &&crate::board::TrueDie| other.die == die;
        let last = dice.iter().filter(like).find(|other| Some(other.id) == self.changed.get());
        let id = last.or_else(|| dice.iter().find(like)).expect("such a die lies there").id;
        dice.retain(|other| other.id != id);
        id
    }

    fn forget(&self, id: u32) {
        if self.changed.get() == Some(id) {
            self.changed.set(None);
        }
    }

    async fn shift_counter(&self, which: Counters, steps: Steps) -> Out {
        let edge = self.world.country(self.player()).edge;
        let to = |space: u8, by: i8| {
            let counter = self.world.board.borrow().tiles[&space].counter.expect("it has a Counter die");
            counter.top().shifted(by, edge)
        };
        let possible =
            |space: u8| all_shifts(steps).into_iter().filter(|by| to(space, *by).is_some()).collect::<Vec<i8>>();
        let which = || tiles(self.counters(which).into_iter().filter(|space| !possible(*space).is_empty()).collect());
        let Some(Choice::Tile(space)) = self.pick(which).await? else { return Ok(()) };
        let space = space.index() as u8;
        let shifts = || possible(space).into_iter().map(Choice::Shift).collect();
        if let Given::Pick(Choice::Shift(by)) = self.ask(false, shifts).await {
            let face = to(space, by).expect("it was offered");
            self.tile(space, |tile| tile.counter = Some(Die::flat(face)));
        }
        Ok(())
    }

    /// A100, A103: not from a tile that cannot be used, nor after placing on it.
    async fn pick_up(&self) -> Out {
        let possible = || {
            let board = self.world.board.borrow();
            let high = |tile: &Tile| tile.counter.is_some_and(|die| die.top().number() >= 2);
            let fits = |tile: &Tile| high(tile) && tile.dice.is_empty() && self.usable(tile);
            tiles(board.own(self.player()).filter(|(_, tile)| fits(tile)).map(|(space, _)| space).collect())
        };
        if let Some(Choice::Tile(space)) = self.pick(possible).await? {
            let space = space.index() as u8;
            let counter = self.world.board.borrow().tiles[&space].counter.expect("it has a Counter die");
            self.tile(space, |tile| tile.counter = Face::new(1).map(Die::flat));
            self.new_die(Zone::Pool, counter);
        }
        Ok(())
    }

    fn usable(&self, tile: &Tile) -> bool {
        let integrity = matches!(self.world.disaster.scenario, ScenarioTokens::Integrity(_));
        let scorched = integrity && tile.scenario > 0 && tile.strain.is_none();
        let locked = self.world.face(tile).padlock && (tile.lock.is_none() || !tile.open);
        !tile.disabled && !scorched && !locked
    }

    fn locked(&self) -> Vec<u8> {
        let board = self.world.board.borrow();
        board.own(self.player()).filter(|(_, tile)| tile.lock.is_some()).map(|(space, _)| space).collect()
    }

    fn free_locks(&self) -> Vec<u8> {
        let board = self.world.board.borrow();
        let used: Vec<u8> = board.own(self.player()).filter_map(|(_, tile)| tile.lock).collect();
        let all = self.world.country(self.player()).locks.len() as u8;
        (0..all).filter(|lock| !used.contains(lock)).collect()
    }

    /// MC p. 12: on every padlock; which ones is only asked where the tokens do not suffice.
    async fn place_locks(&self) -> Out {
        let bare = || {
            let board = self.world.board.borrow();
            let fits = |tile: &Tile| self.world.face(tile).padlock && tile.lock.is_none();
            let bare: Vec<u8> = board.own(self.player()).filter(|(_, tile)| fits(tile)).map(|(at, _)| at).collect();
            match self.free_locks().len() {
                0 => Vec::new(),
                free if free >= bare.len() => bare.into_iter().take(1).collect(),
                _ => bare,
            }
        };
        while let Some(Choice::Tile(space)) = self.pick(|| tiles(bare())).await? {
            let locks = || self.free_locks().into_iter().map(Choice::Lock).collect();
            if let Given::Pick(Choice::Lock(lock)) = self.ask(false, locks).await {
                self.tile(space.index() as u8, |tile| (tile.lock, tile.open) = (Some(lock), false));
            }
        }
        Ok(())
    }

    async fn swap_locks(&self) -> Out {
        let two = || if self.locked().len() < 2 { Vec::new() } else { tiles(self.locked()) };
        let Some(Choice::Tile(one)) = self.pick(two).await? else { return Ok(()) };
        let one = one.index() as u8;
        let others = || tiles(self.locked().into_iter().filter(|space| *space != one).collect());
        if let Given::Pick(Choice::Tile(other)) = self.ask(false, others).await {
            let other = other.index() as u8;
            let side = |space: u8| {
                let board = self.world.board.borrow();
                (board.tiles[&space].lock, board.tiles[&space].open)
            };
            let (first, second) = (side(one), side(other));
            self.tile(one, |tile| (tile.lock, tile.open) = second);
            self.tile(other, |tile| (tile.lock, tile.open) = first);
        }
        Ok(())
    }

    /// Every die of the hand matches the token; an empty hand matches nothing (A95).
    fn openable(&self) -> Vec<u8> {
        let board = self.world.board.borrow();
        let hand = &board.areas[self.player()].pool;
        let locks = &self.world.country(self.player()).locks;
        let matches = |lock: u8| hand.iter().all(|die| locks[usize::from(lock)].has(die.die.top()));
        let fits = |tile: &Tile| !hand.is_empty() && !tile.open && tile.lock.is_some_and(matches);
        board.own(self.player()).filter(|(_, tile)| fits(tile)).map(|(space, _)| space).collect()
    }

    /// A92: what is brought must be paid for with what stays; nothing is kept of what is spent too much.
    async fn pay(&self) -> Out {
        let seat = self.player();
        let (mut brought, mut spent) = (0i32, 0i32);
        loop {
            let options = || {
                let board = self.world.board.borrow();
                let area = &board.areas[seat];
                let mut stored: Vec<Die> = area.storage.iter().map(|die| die.die).collect();
                let all: i32 = stored.iter().map(worth).sum();
                stored.sort();
                stored.dedup();
                let payable = |die: &Die| {
                    let owed = brought + worth(die) - i32::from(area.discount);
                    spent + all - worth(die) >= owed
                };
                let bring = stored.iter().filter(|die| payable(die)).map(|die| Choice::Bring(*die));
                let mut options: Vec<Choice> = bring.collect();
                if brought > 0 {
                    options.extend(stored.iter().map(|die| Choice::Spend(*die)));
                    if spent >= brought - i32::from(area.discount) {
                        options.push(Choice::Paid);
                    }
                }
                options
            };
            match self.pick(options).await? {
                Some(Choice::Bring(die)) => {
                    let id = self.take(Zone::Storage, die);
                    self.forget(id);
                    self.new_die(Zone::Pool, die);
                    brought += worth(&die);
                }
                Some(Choice::Spend(die)) => {
                    let id = self.take(Zone::Storage, die);
                    self.forget(id);
                    spent += worth(&die);
                }
                _ => return Ok(()),
            }
        }
    }
}

fn worth(die: &Die) -> i32 {
    die.top().number().into()
}

pub fn tiles(spaces: Vec<u8>) -> Vec<Choice> {
    spaces.into_iter().filter_map(Space::from_index).map(Choice::Tile).collect()
}
