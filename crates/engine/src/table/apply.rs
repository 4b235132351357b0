//! How each event changes the table. Nothing here decides anything.

use super::{ActiveMission, OnBoard, Phase, PlayerArea, Table, Token};
use crate::board::Space;
use crate::die::{Bag, Die, Face, Faces};
use crate::effect::Zone;
use crate::event::{Event, Spot};
use crate::resource::Resource;
use crate::rulebook::{Rulebook, TileId};
use crate::seat::Seat;
use crate::table::Queue;

const ONE: Face = Face::ALL[0];

impl Table {
    /// Folds one event into the table. It must be the next one of the game that the table shows: what cannot be there is
    /// a broken promise, and panics rather than counting on with a wrong number.
    // Whoever emits an event names it: inlined, only the arm of that event is left.
    #[inline(always)]
    pub fn apply(&mut self, rulebook: &Rulebook, event: &Event) {
        match *event {
            Event::RoundBegan { round } => self.round = round,
            Event::PhaseBegan(phase) => {
                self.phase = phase;
                // What was to be rolled fewer has been.
                if phase == Phase::CalculateResults {
                    self.areas.iter_mut().for_each(|area| area.fewer_next_roll = 0);
                }
            }
            Event::Rolled { seat, zone, die } | Event::Gained { seat, zone, die } => self.area_mut(seat).put(zone, die),
            Event::Received { seat, die, .. } => self.area_mut(seat).pool.add(die),
            Event::Rerolled { seat, zone, at, from, to } | Event::Turned { seat, zone, at, from, to } => {
                self.area_mut(seat).turn(zone, at, from, to);
            }
            Event::Moved { seat, from, to, at, die } => {
                self.area_mut(seat).take_at(from, at, die);
                self.area_mut(seat).put(to, die);
            }
            Event::Discarded { seat, zone, at, die } | Event::FellOff { seat, zone, at, die } => {
                self.area_mut(seat).take_at(zone, at, die);
            }
            Event::PaidToxic { seat, die } => {
                self.area_mut(seat).pool.remove(die);
                let dice = &mut self.toxic_aid_dice[seat.index()];
                *dice = dice.saturating_add(1);
            }
            Event::Placed { seat, die, spot } => self.place(seat, die, spot),
            Event::PairPlaced { seat, dice, space } => {
                dice.iter().for_each(|die| self.area_mut(seat).pool.remove(*die));
                self.tiles[space.index()].dice = dice.map(Some);
            }
            Event::Cycled { seat, count } => self.area_mut(seat).queue.cycle(count),
            Event::KeptJoined { seat } => {
                let area = self.area_mut(seat);
                let kept = std::mem::replace(&mut area.kept, Bag::EMPTY);
                area.pool.pour(&kept);
            }
            Event::ConvertersGained { seat, count } => self.area_mut(seat).converters += count,
            Event::ConverterSpent { seat } => {
                assert!(self.of(seat).converters > 0, "a Converter that is spent is there");
                self.area_mut(seat).converters -= 1;
            }
            Event::PickedUp { seat, space } => {
                let counter = self.tiles[space.index()].counter.replace(Die::flat(ONE));
                self.area_mut(seat).pool.add(counter.expect("what is picked up is a Counter die"));
            }
            Event::Exchanged { seat, space, die } => {
                self.area_mut(seat).pool.remove(die);
                let counter = self.tiles[space.index()].counter.replace(die);
                self.area_mut(seat).pool.add(counter.expect("what is exchanged is a Counter die"));
            }
            Event::CounterTurned { space, to } => self.tiles[space.index()].counter = Some(to),
            Event::CounterReplaced { space, slot } => {
                let tile = &mut self.tiles[space.index()];
                tile.counter = tile.dice[usize::from(slot)].take();
            }
            Event::LocksLifted { seat } => {
                for space in self.owned(seat).iter() {
                    self.tiles[space.index()].lock = None;
                }
            }
            Event::LockPlaced { space, lock } => {
                self.tiles[space.index()].lock = Some(lock);
                self.tiles[space.index()].open = false;
            }
            Event::LocksSwapped { one, other } => self.swap_locks(one, other),
            Event::Unlocked { space } => self.tiles[space.index()].open = true,
            Event::Discounted { seat, by } => {
                let area = self.area_mut(seat);
                area.discount = area.discount.saturating_add(by);
            }
            Event::Generated { resource, amount, .. } => self.wheels[resource.index()].available += amount,
            Event::StrainFelt { resource, .. } => self.wheels[resource.index()].available -= Token::WORTH,
            Event::Consumed { resource, amount } => self.wheels[resource.index()].available -= i16::from(amount),
            Event::MissionRevealed { mission } => {
                assert!(self.missions.hidden > 0 && self.missions.top.is_none(), "the next mission is turned up");
                self.missions.top = Some(mission);
                self.missions.hidden -= 1;
            }
            Event::MissionAdvanced { index } => {
                let die = self.missions.get(index).expect("a mission that advances is active").die;
                let next = Face::new(die.number() + 1).expect("a mission ends at 5");
                self.missions.set(index, next);
            }
            Event::MissionCompleted { index } => {
                self.missions.remove(index);
                self.missions.completed += 1;
            }
            Event::Drained { resource, by } | Event::Overflowed { resource, by } => {
                let wheel = &mut self.wheels[resource.index()];
                assert!(by <= wheel.room(), "a drain is 29 at most");
                wheel.drain += by;
                wheel.available -= i16::from(by);
            }
            Event::Reduced { resource, by } => {
                let wheel = &mut self.wheels[resource.index()];
                assert!(by <= wheel.relief(), "a drain is 3 at least");
                wheel.drain -= by;
                wheel.available += i16::from(by);
            }
            Event::BonusTaken { resource } => self.wheels[resource.index()].bonus += 1,
            Event::CapacityGained { seat, by } => self.area_mut(seat).capacity += by,
            Event::CapacitySpent { seat, by } => self.area_mut(seat).spend(by),
            Event::SuppliesOpened => self.emergency += 1,
            Event::SuppliedTo { resource, amount } => self.wheels[resource.index()].available = i16::from(amount),
            Event::CardRevealed { card } => {
                assert!(self.cards.deck > 0, "a card that is turned up was in the deck");
                self.cards.push(card);
                self.cards.deck -= 1;
                self.cards.lingering = None;
                self.toxic = self.toxic_values(rulebook);
            }
            Event::CardRemoved { index } => {
                let card = self.cards.get(index).expect("a card that leaves is face up").card;
                if rulebook.card(card).slots.is_none() {
                    self.cards.lingering = Some(card);
                }
                self.cards.remove(index);
                self.toxic = self.toxic_values(rulebook);
            }
            Event::Hit { space } => self.tiles[space.index()].scenario += 1,
            Event::TileDisabled { space } => {
                self.tiles[space.index()].disabled = true;
                self.take_disable();
            }
            Event::DockDisabled { dock } => {
                self.docks[usize::from(dock)].disabled = true;
                self.take_disable();
            }
            Event::TileDestroyed { space } => self.destroy(space),
            Event::OfferDestroyed { seat, index } => self.area_mut(seat).out_of_offer |= 1 << index,
            Event::Scorched { space, tokens } => self.tiles[space.index()].scenario += tokens,
            Event::Worn { space } => self.tiles[space.index()].scenario -= 1,
            Event::Amplified { space, token } => {
                self.take_token(token);
                self.tiles[space.index()].amplify = Some(token);
            }
            Event::Strained { space, token } => {
                self.take_token(token);
                self.tiles[space.index()].strain = Some(token);
            }
            Event::TokensRemoved => self.remove_tokens(),
            Event::NegativesMoved { from, to, resource } => self.move_negatives(from, to, resource),
            Event::ResearchPaid { seat, by } => {
                self.area_mut(seat).spend(by);
                self.research_paid[seat.index()] += by;
            }
            Event::ResearchAdvanced { tier } => {
                self.research += 1;
                self.research_paid = [0; Seat::MAX];
                self.tier = tier;
            }
            Event::ResearchReturned => {
                for seat in self.seats().iter() {
                    let paid = std::mem::take(&mut self.research_paid[seat.index()]);
                    self.area_mut(seat).capacity += u16::from(paid);
                }
            }
            Event::Installed { seat, index, light, space } => self.install(rulebook, seat, index, light, space),
            Event::TrackMoved { seat, by } => {
                let area = self.area_mut(seat);
                area.track = area.track.saturating_add_signed(by);
            }
            Event::BadgeUsed { seat, index } => self.area_mut(seat).badges_used |= 1 << index,
            Event::Permitted { seat } => self.area_mut(seat).permits += 1,
            Event::PermitUsed { seat } => self.area_mut(seat).permits -= 1,
            Event::FewerDice { seat, by } => {
                let area = self.area_mut(seat);
                area.fewer_next_roll = area.fewer_next_roll.saturating_add(by);
            }
            Event::SectorRolled(_) | Event::SaidDone { .. } | Event::Reopened { .. } => {}
            Event::RoundReset => self.reset(),
            Event::Ended(outcome) => self.outcome = Some(outcome),
        }
    }

    fn take_token(&mut self, token: Token) {
        let heap = self.stock.heap(token.number);
        assert!(*heap > 0, "a token that is placed was in the stock");
        *heap -= 1;
    }

    const fn take_disable(&mut self) {
        assert!(self.stock.disable > 0, "a Disable token that is placed was in the stock");
        self.stock.disable -= 1;
    }

    const fn area_mut(&mut self, seat: Seat) -> &mut PlayerArea {
        &mut self.areas[seat.index()]
    }

    fn place(&mut self, seat: Seat, die: Die, spot: Spot) {
        self.area_mut(seat).pool.remove(die);
        match spot {
            Spot::Tile(space, slot) => {
                let before = self.tiles[space.index()].dice[usize::from(slot)].replace(die);
                assert!(before.is_none(), "a die is placed on an empty slot");
            }
            Spot::Card(index, slot) => self.cards.dice(index)[usize::from(slot)] = Some((seat, die)),
            Spot::Dock(dock) => self.docks[usize::from(dock)].die = Some((seat, die)),
            Spot::Habitation => {
                let dice = &mut self.habitation[seat.index()];
                *dice = dice.saturating_add(1);
            }
            Spot::Mission => {
                let card = self.missions.top.take().expect("a mission that starts is on top");
                self.missions.push(ActiveMission { card, die: die.top(), owner: seat });
            }
        }
    }

    fn swap_locks(&mut self, one: Space, other: Space) {
        let (a, b) = (self.tiles[one.index()], self.tiles[other.index()]);
        (self.tiles[one.index()].lock, self.tiles[one.index()].open) = (b.lock, b.open);
        (self.tiles[other.index()].lock, self.tiles[other.index()].open) = (a.lock, a.open);
    }

    fn toxic_values(&self, rulebook: &Rulebook) -> Faces {
        let up = self.cards.up().map(|(_, card)| card.card);
        up.chain(self.cards.lingering).fold(Faces::EMPTY, |faces, card| faces.or(rulebook.card(card).toxic))
    }

    /// A31: dice and Counter go home, the Lock token to the Country board, other tokens to the stock.
    fn destroy(&mut self, space: Space) {
        let tile = self.tiles[space.index()];
        for token in [tile.amplify, tile.strain].into_iter().flatten() {
            *self.stock.heap(token.number) += 1;
        }
        self.stock.disable += u8::from(tile.disabled);
        self.occupied.remove(space);
        self.area_mut(tile.owner).owned.remove(space);
        self.tiles[space.index()] = OnBoard::new(TileId(0), crate::resource::Light::Red, tile_less());
    }

    fn remove_tokens(&mut self) {
        for space in self.occupied.iter() {
            let tile = &mut self.tiles[space.index()];
            for token in [tile.amplify.take(), tile.strain.take()].into_iter().flatten() {
                *self.stock.heap(token.number) += 1;
            }
            self.stock.disable += u8::from(std::mem::take(&mut tile.disabled));
        }
        // C20: Docking Modules too.
        for dock in &mut self.docks {
            self.stock.disable += u8::from(std::mem::take(&mut dock.disabled));
        }
    }

    fn move_negatives(&mut self, from: Space, to: Space, resource: Resource) {
        let source = &mut self.tiles[from.index()];
        let strain = source.strain.take().map(|token| Token { resource, ..token });
        let moved = (source.scenario, strain, source.disabled);
        source.scenario = 0;
        source.disabled = false;
        let target = &mut self.tiles[to.index()];
        (target.scenario, target.strain, target.disabled) = moved;
    }

    fn install(&mut self, rulebook: &Rulebook, seat: Seat, index: u8, light: crate::resource::Light, space: Space) {
        assert!(!self.occupied.has(space), "a tile is installed on an empty space");
        let country = rulebook.country(self.of(seat).country);
        let tile = TileId(country.tiles.0.0 + u16::from(index));
        let mut laid = OnBoard::new(tile, light, seat);
        if rulebook.face(tile, light).counter {
            laid.counter = Some(Die::flat(country.counter_start));
        }
        self.lay(space, laid);
        self.area_mut(seat).out_of_offer |= 1 << index;
    }

    /// Puts a tile on an empty space.
    pub fn lay(&mut self, space: Space, tile: OnBoard) {
        self.tiles[space.index()] = tile;
        self.occupied.insert(space);
        self.area_mut(tile.owner).owned.insert(space);
    }

    /// C11: every die goes home but those on missions, Counter dice, the cache and kept dice.
    fn reset(&mut self) {
        for space in self.occupied.iter() {
            let tile = &mut self.tiles[space.index()];
            tile.dice = [None; 2];
            tile.open = false;
        }
        for index in 0..self.cards.count() {
            *self.cards.dice(index) = [None; 2];
        }
        self.docks.iter_mut().for_each(|dock| dock.die = None);
        self.habitation = [0; Seat::MAX];
        self.toxic_aid_dice = [0; Seat::MAX];
        for area in &mut self.areas {
            area.pool = Bag::EMPTY;
            area.storage = Bag::EMPTY;
            area.queue = Queue::EMPTY;
            area.discount = 0;
            area.permits = 0;
            area.badges_used = 0;
        }
        self.wheels.iter_mut().for_each(|wheel| wheel.reset());
    }
}

/// The owner written on a space without a tile, so that equal tables are equal.
const fn tile_less() -> Seat {
    match Seat::from_index(0) {
        Some(seat) => seat,
        None => unreachable!(),
    }
}

impl PlayerArea {
    fn spend(&mut self, by: u8) {
        let left = self.capacity.checked_sub(u16::from(by));
        self.capacity = left.expect("nobody spends more Capacity than they have");
    }

    fn turn(&mut self, zone: Zone, at: u8, from: Die, to: Die) {
        match zone {
            Zone::Queue => self.queue.set(at, to),
            _ => {
                let bag = self.bag_mut(zone);
                bag.remove(from);
                bag.add(to);
            }
        }
    }

    fn take_at(&mut self, zone: Zone, at: u8, die: Die) {
        match zone {
            Zone::Queue => self.queue.remove(at),
            _ => self.bag_mut(zone).remove(die),
        }
    }
}
