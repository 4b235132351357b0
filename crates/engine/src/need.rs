//! What the next step of a text needs: nothing, a choice, or to be left out. The question that is shown, the answers
//! that are listed, the answers that are accepted and the engine's own forced choices all come from here.

use crate::board::{Space, Spaces};
use crate::die::{Die, Face, Faces, Poses};
use crate::effect::{Amount, Counters, Filter, Row, Steps, TakeTiles, Tiles, Value, Wheels, Zone};
use crate::flow::Frame;
use crate::op::{Op, Reach, Scope, TokenFace};
use crate::question::{Ask, PAID, What, sector_of, shift_option};
use crate::resource::Resources;
use crate::rulebook::{Dock, Scenario};
use crate::seat::Seat;
use crate::table::OnBoard;
use crate::view::View;

/// What a step needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Nothing: it can be carried out.
    Ready,
    /// An answer.
    Ask(Ask),
    /// It cannot be done; the text goes on there.
    Skip(u16),
    /// The text is over.
    Done,
}

/// A die that a step can change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    /// Where it lies.
    pub zone: Zone,
    /// Its place in the queue, counted from 0.
    pub at: u8,
    /// How it lies.
    pub die: Die,
}

impl View<'_> {
    /// What the next step of a text needs.
    pub fn need(&self, frame: &Frame) -> Need {
        if frame.toxic > 0 {
            return self.toxic_need(frame);
        }
        let op = self.rulebook.ops[usize::from(frame.pc)];
        if is_control(&op) {
            return if op == Op::End { Need::Done } else { Need::Ready };
        }
        match self.step_need(frame, op) {
            Need::Ready if frame.may => Need::Ask(Ask { what: What::Confirm, options: 1, may: true }),
            Need::Ask(ask) if ask.options == 0 => Need::Skip(frame.pc + 1),
            Need::Ask(ask) => Need::Ask(Ask { may: ask.may || frame.may, ..ask }),
            other => other,
        }
    }

    /// Appendix p. 4: each Toxic die placed costs another die of the pool, before the ability (A70).
    fn toxic_need(&self, frame: &Frame) -> Need {
        let pool = frame.seat.map_or(Poses::NONE, |seat| self.table.of(seat).pool.poses());
        if pool.is_empty() { Need::Skip(frame.pc) } else { Need::Ask(Ask::new(What::Die(Zone::Pool), pool.0.into())) }
    }

    fn step_need(&self, frame: &Frame, op: Op) -> Need {
        match (op, frame.seat) {
            (Op::PickTile(tiles, exit), _) => self.tile_ask(self.tiles(frame, &tiles), exit),
            (Op::Tile(_) | Op::AllTiles(..) | Op::RollSector, _) => Need::Ready,
            (Op::PickTokenResource, _) => match self.token_resources(frame) {
                // The tile has gone meanwhile: choose again.
                Resources::NONE => Need::Skip(frame.pc - 1),
                resources => ask(What::Resource, u64::from(resources.0)),
            },
            (Op::PlacePiece(face, exit), _) => self.piece_need(frame, face, exit),
            (Op::DisableDock, _) => ask(What::Dock, self.docks_to_disable(frame)),
            (Op::Drain(wheels, _) | Op::Reduce(wheels, _), _) => self.wheels_need(frame, wheels),
            // All that follows is done by a player.
            (_, None) => Need::Skip(frame.pc + 1),
            (op, Some(seat)) => self.seat_need(frame, op, seat),
        }
    }

    fn seat_need(&self, frame: &Frame, op: Op, seat: Seat) -> Need {
        let next = frame.pc + 1;
        let crew = self.table.of(seat);
        let ready_if = |possible: bool| if possible { Need::Ready } else { Need::Skip(next) };
        match op {
            Op::Either(branches) => ask(What::Branch, (1 << branches) - 1),
            Op::Give(who, program) => {
                let able = |other: Seat| {
                    let gift = Frame { promised: frame.promised, ..Frame::new(program, Some(other)) };
                    !matches!(self.need(&gift), Need::Skip(_))
                };
                ask(What::Seat, self.who(who, Some(seat)).filter(able).0.into())
            }
            Op::Pick(zone, of, exit) => self.pick_need(frame, seat, zone, of, exit),
            Op::Roll(_, Zone::Queue) => ready_if(!crew.queue.is_full()),
            Op::Gain(value, _) => ask(What::Pose, self.value(frame, seat, value, None).0.into()),
            Op::Reroll(scope, _) | Op::Flip(scope) | Op::Move(scope, _) | Op::Discard(scope) => {
                ready_if(self.any_lying(frame, seat, scope))
            }
            Op::Shift(scope, steps) if self.any_lying(frame, seat, scope) => ask(What::Shift, shifts(steps)),
            Op::Tilt(scope, ways) if self.any_lying(frame, seat, scope) => ask(What::Way, ways.0.into()),
            Op::Set(scope, value) if self.any_lying(frame, seat, scope) => {
                let picked = self.picked(frame, seat, scope.zone);
                ask(What::Pose, self.value(frame, seat, value, picked).0.into())
            }
            Op::Turn(scope) => {
                let turned = self.picked(frame, seat, scope.zone).map(|lying| lying.die);
                let others = turned.map_or(0, |die| die.rotations().0 & !Poses::one(die).0);
                ask(What::Pose, if scope.reach == Reach::Picked { others.into() } else { 0 })
            }
            Op::Shift(..) | Op::Tilt(..) | Op::Set(..) => Need::Skip(next),
            Op::Cycle(least, most, _) => {
                let len = crew.queue.len();
                ask(What::Amount, (least.min(len)..=most.min(len)).filter(|n| *n > 0).fold(0, |bits, n| bits | 1 << n))
            }
            Op::GainToken(_) => ready_if(crew.tokens < self.country(seat).tokens.1),
            Op::SpendToken(exit) => {
                // A89: a Converter needs two different dice.
                if crew.tokens > 0 && crew.pool.len() + crew.kept.len() >= 2 { Need::Ready } else { Need::Skip(exit) }
            }
            Op::PickCounter(counters, exit) => self.tile_ask(self.counters(frame, seat, counters), exit),
            Op::ShiftCounter(steps) => ask(What::Shift, self.counter_shifts(frame, steps)),
            Op::PickUp => ask(What::Tile, self.counters_to_pick_up(seat).0.into()),
            Op::LiftLocks => ready_if(!self.locked_tiles(seat).is_empty()),
            Op::PickBare(exit) => self.tile_ask(self.bare_padlocks(seat), exit),
            Op::PlaceLock => ask(What::Lock, self.free_locks(seat)),
            Op::PickLock(exit) => {
                let locked = self.locked_tiles(seat);
                self.tile_ask(if locked.len() > 1 { locked } else { Spaces::NONE }, exit)
            }
            Op::SwapLocks => {
                let mut others = self.locked_tiles(seat);
                frame.tile.into_iter().for_each(|tile| others.remove(tile));
                ask(What::Tile, others.0.into())
            }
            Op::Unlock => ask(What::Tile, self.unlockable(seat).0.into()),
            Op::Pay => ask(What::Payment, self.payment(frame, seat)),
            Op::Scorch => ask(What::Tile, self.scorch_options(seat).0.into()),
            Op::PickNegatives => ask(What::Tile, self.table.occupied.filter(|space| self.negative(space)).0.into()),
            Op::MoveNegatives => ask(What::Tile, self.table.owned(seat).filter(|space| !self.negative(space)).0.into()),
            Op::SpendCapacity(cost, exit) => {
                if crew.capacity >= u16::from(cost) {
                    Need::Ready
                } else {
                    Need::Skip(exit)
                }
            }
            Op::TransferAmount(most) => {
                let most = crew.capacity.min(u16::from(most));
                ask(What::Amount, (1..=most).fold(0, |bits, n| bits | 1 << n))
            }
            Op::TransferTo => ask(What::Seat, self.table.seats().without(seat).0.into()),
            Op::TrackBack(_) => ready_if(crew.track > 0),
            Op::DestroyOffer => ask(What::Offer, self.offer(seat).into()),
            Op::SendDie => ask(What::Seat, self.table.seats().without(seat).0.into()),
            Op::ReceiveDie => ask(What::Pose, self.arrivals(frame, seat, frame.dice[0]).0.into()),
            Op::PickCached => ask(What::Die(Zone::Cache), crew.cache.poses().0.into()),
            Op::TakeCached => ask(What::Pose, self.arrivals(frame, seat, Die::from_index(frame.die)).0.into()),
            Op::InstallAt => ask(What::Space, (self.table.occupied.not().0 | self.table.owned(seat).0).into()),
            _ => Need::Ready,
        }
    }

    fn tile_ask(&self, spaces: Spaces, exit: u16) -> Need {
        if spaces.is_empty() { Need::Skip(exit) } else { ask(What::Tile, spaces.0.into()) }
    }

    fn negative(&self, space: Space) -> bool {
        self.table.tiles[space.index()].negative()
    }

    // ── Dice ──

    fn pick_need(&self, frame: &Frame, seat: Seat, zone: Zone, of: Filter, exit: u16) -> Need {
        let (what, options) = match zone {
            Zone::Queue => (What::Queued, self.queued(frame, seat, of)),
            _ => (What::Die(zone), self.fitting(frame, seat, zone, of)),
        };
        if options == 0 { Need::Skip(exit) } else { ask(what, options) }
    }

    /// Dice of a bag that fit, by pose; before sorting the kept dice count as in the pool (A89).
    fn fitting(&self, frame: &Frame, seat: Seat, zone: Zone, of: Filter) -> u64 {
        let crew = self.table.of(seat);
        let faces = self.faces_of(frame, of).poses().0;
        let mut options = u64::from(crew.bag(zone).poses().0 & faces);
        if zone == Zone::Pool && self.flow.lane(seat).sorting {
            options |= u64::from(crew.kept.poses().0 & faces) << 24;
        }
        if of == Filter::Another {
            let changed = Lying::in_bag(zone, frame.die);
            if crew.bag(changed.zone).count(changed.die) == 1 {
                options &= !(1 << frame.die);
            }
        }
        options
    }

    /// Places in the queue whose dice fit, from 0.
    fn queued(&self, frame: &Frame, seat: Seat, of: Filter) -> u64 {
        let queue = &self.table.of(seat).queue;
        let faces = self.faces_of(frame, of);
        let nth = match of {
            Filter::Nth(place) => 1 << place.saturating_sub(1).min(63),
            Filter::NthPlaced => frame.placed().fold(0, |bits, face| bits | 1 << (face.number() - 1)),
            _ => u64::MAX,
        };
        let fits = |(at, die): (usize, &Die)| faces.has(die.top()) && nth & (1 << at) != 0;
        let dice = queue.dice().iter().enumerate();
        dice.fold(0, |bits, (at, die)| if fits((at, die)) { bits | 1 << at } else { bits })
    }

    fn faces_of(&self, frame: &Frame, of: Filter) -> Faces {
        let versus = |keep: fn(Face, Face) -> bool| {
            let fits = |face: Face| frame.placed().any(|placed| keep(face, placed));
            Face::ALL.into_iter().filter(|face| fits(*face)).fold(Faces::NONE, Faces::with)
        };
        match of {
            Filter::Of(faces) => faces,
            Filter::AbovePlaced => versus(|face, placed| face > placed),
            Filter::BelowPlaced => versus(|face, placed| face < placed),
            Filter::Any | Filter::Another | Filter::Nth(_) | Filter::NthPlaced => Faces::ALL,
        }
    }

    /// The die that was picked before this step.
    pub(crate) fn picked(&self, frame: &Frame, seat: Seat, zone: Zone) -> Option<Lying> {
        match zone {
            Zone::Queue => {
                let die = *self.table.of(seat).queue.dice().get(usize::from(frame.die))?;
                Some(Lying { zone, at: frame.die, die })
            }
            _ => Some(Lying::in_bag(zone, frame.die)),
        }
    }

    fn any_lying(&self, frame: &Frame, seat: Seat, scope: Scope) -> bool {
        match (scope.reach, scope.zone) {
            (Reach::Picked | Reach::AllLikePicked, _) => true,
            (Reach::AllButPicked, Zone::Queue) => self.table.of(seat).queue.len() > 1,
            (Reach::AllButPicked, zone) => self.table.of(seat).bag(zone).len() > 1,
            (Reach::All, Zone::Queue) => self.queued(frame, seat, scope.of) != 0,
            (Reach::All, zone) => self.fitting(frame, seat, zone, scope.of) != 0,
        }
    }

    /// Calls back with every die a step changes.
    pub(crate) fn each_lying(&self, frame: &Frame, seat: Seat, scope: Scope, mut each: impl FnMut(Lying)) {
        let picked = self.picked(frame, seat, scope.zone);
        if scope.reach == Reach::Picked {
            return picked.into_iter().for_each(each);
        }
        let like = |die: Die| match (scope.reach, picked) {
            (Reach::AllLikePicked, Some(picked)) => die.top() == picked.die.top(),
            _ => self.faces_of(frame, scope.of).has(die.top()),
        };
        let mut spared = (scope.reach == Reach::AllButPicked).then_some(picked).flatten();
        if scope.zone == Zone::Queue {
            for (at, die) in (0u8..).zip(self.table.of(seat).queue.dice()) {
                if like(*die) && spared.is_none_or(|picked| picked.at != at) {
                    each(Lying { zone: scope.zone, at, die: *die });
                }
            }
            return;
        }
        for die in self.table.of(seat).bag(scope.zone).iter().filter(|die| like(*die)) {
            if spared.is_some_and(|picked| picked.die == die) {
                spared = None;
            } else {
                each(Lying { zone: scope.zone, at: 0, die });
            }
        }
    }

    /// What a die may be set to.
    fn value(&self, frame: &Frame, seat: Seat, value: Value, lying: Option<Lying>) -> Poses {
        let placed = || frame.dice.into_iter().flatten();
        let gather = |poses: &mut dyn Iterator<Item = Poses>| poses.fold(Poses::NONE, Poses::or);
        let here = frame.space.and_then(|space| self.table.tile(space));
        let spread_face = |face: Option<Face>| self.spread(seat, face.map_or(Faces::NONE, Faces::one));
        match value {
            Value::Placed => gather(&mut placed().map(Poses::one)),
            Value::PlacedBy(steps) => {
                let edge = self.edge(seat);
                let shifted = |face: Face| each_shift(steps).filter_map(move |by| face.shifted(by, edge));
                self.spread(seat, frame.placed().flat_map(shifted).fold(Faces::NONE, Faces::with))
            }
            Value::PlacedTilted(ways) => {
                let tilts = |die: Die| ways.iter().map(move |way| Poses::one(die.tilted(way)));
                gather(&mut placed().flat_map(tilts))
            }
            Value::PlacedFlipped => gather(&mut placed().map(|die| match self.country(seat).oriented {
                true => Poses::one(die.flipped()),
                false => Poses::one(Die::flat(die.top().opposite())),
            })),
            Value::Of(faces) => self.spread(seat, faces),
            Value::Counter => spread_face(here.and_then(|tile| tile.counter).map(Die::top)),
            Value::NeighbourCounter => {
                let near = self.counters(frame, seat, Counters::Neighbour);
                let counters = near.iter().filter_map(|space| self.table.tiles[space.index()].counter);
                self.spread(seat, counters.fold(Faces::NONE, |faces, die| faces.with(die.top())))
            }
            Value::Lock => {
                let lock = here.and_then(|tile| tile.lock);
                let faces = lock.and_then(|lock| self.country(seat).locks.get(usize::from(lock)));
                self.spread(seat, faces.copied().unwrap_or_default())
            }
            // A108: beyond the sixth place nothing happens.
            Value::Position => spread_face(lying.and_then(|lying| Face::new(lying.at + 1))),
        }
    }

    // ── Pieces of countries ──

    fn counters(&self, frame: &Frame, seat: Seat, counters: Counters) -> Spaces {
        let own = self.table.owned(seat).filter(|space| self.table.tiles[space.index()].counter.is_some());
        let here = frame.space;
        match counters {
            Counters::Any => own,
            Counters::Here => own.filter(|space| Some(space) == here),
            Counters::Neighbour => own.and(here.map_or(Spaces::NONE, Space::neighbours)),
        }
    }

    fn counter_shifts(&self, frame: &Frame, steps: Steps) -> u64 {
        let counter = frame.tile.and_then(|space| self.table.tile(space)?.counter);
        let stays = |by: i8| counter.is_some_and(|die| (1..=6).contains(&(die.top().number() as i8 + by)));
        each_shift(steps).filter(|by| stays(*by)).fold(0, |bits, by| bits | 1 << shift_option(by))
    }

    fn counters_to_pick_up(&self, seat: Seat) -> Spaces {
        self.table.owned(seat).filter(|space| {
            let tile = &self.table.tiles[space.index()];
            // A100, A103: not from a tile that cannot be used, nor after placing on it.
            tile.counter.is_some_and(|die| die.top().number() >= 2) && !tile.active() && self.usable(tile)
        })
    }

    fn locked_tiles(&self, seat: Seat) -> Spaces {
        self.table.owned(seat).filter(|space| self.table.tiles[space.index()].lock.is_some())
    }

    fn free_locks(&self, seat: Seat) -> u64 {
        let all = (1u64 << self.country(seat).locks.len()) - 1;
        let used = self.table.owned(seat).iter().filter_map(|space| self.table.tiles[space.index()].lock);
        used.fold(all, |left, lock| left & !(1 << lock))
    }

    /// Padlock tiles that want a Lock token; the player only chooses where there are too few (Mission Critical p. 12).
    fn bare_padlocks(&self, seat: Seat) -> Spaces {
        let bare = self.table.owned(seat).filter(|space| {
            let tile = &self.table.tiles[space.index()];
            tile.lock.is_none() && self.face(tile).padlock
        });
        match self.free_locks(seat).count_ones() {
            0 => Spaces::NONE,
            free if free >= bare.len() => bare.first().into_iter().collect(),
            _ => bare,
        }
    }

    fn unlockable(&self, seat: Seat) -> Spaces {
        let hand = self.table.of(seat).pool.poses().faces();
        // A95: an empty pool matches nothing.
        if hand.is_empty() {
            return Spaces::NONE;
        }
        self.locked_tiles(seat).filter(|space| {
            let tile = &self.table.tiles[space.index()];
            let numbers = tile.lock.map_or(Faces::NONE, |lock| self.country(seat).locks[usize::from(lock)]);
            !tile.open && hand.and(numbers) == hand
        })
    }

    /// Mission Critical p. 6. `count` is what the dice brought so far are worth, `number` what has been spent.
    fn payment(&self, frame: &Frame, seat: Seat) -> u64 {
        let crew = self.table.of(seat);
        let storage = &crew.storage;
        let (owed, paid) = (i16::from(frame.count) - i16::from(crew.discount), i16::from(frame.number));
        let left = storage.sum() as i16;
        let mut options = 0;
        for die in storage.poses().iter() {
            let worth = i16::from(die.top().number());
            // What is brought must still be payable with what is left, what is spent must not be.
            let brought = paid + left - worth >= owed + worth;
            options |= u64::from(brought) << die.index();
            options |= u64::from(frame.count > 0) << (die.index() + 24);
        }
        options | u64::from(frame.count > 0 && paid >= owed) << PAID
    }

    // ── Tiles, tokens, wheels ──

    /// The tiles an effect speaks of.
    pub(crate) fn tiles(&self, frame: &Frame, tiles: &Tiles) -> Spaces {
        let all = match frame.seat {
            Some(seat) if !tiles.anyone => self.table.owned(seat),
            _ => self.table.occupied,
        };
        let fitting = all.filter(|space| self.tile_fits(frame, tiles, space));
        match tiles.take {
            TakeTiles::All | TakeTiles::Choose(_) => fitting,
            TakeTiles::MostExpensive => {
                let cost = |space: Space| self.face(&self.table.tiles[space.index()]).cost;
                let most = fitting.iter().map(cost).max();
                fitting.filter(|space| Some(cost(space)) == most)
            }
        }
    }

    fn tile_fits(&self, frame: &Frame, tiles: &Tiles, space: Space) -> bool {
        let tile = &self.table.tiles[space.index()];
        let face = self.face(tile);
        let agrees = |wanted: Option<bool>, is: bool| wanted.is_none_or(|wanted| wanted == is);
        let row = if space.sector().number() % 2 == 1 { Row::Outer } else { Row::Inner };
        let in_sectors = |after: u8| {
            let rolled = sector_of(frame.sector);
            rolled.is_some_and(|rolled| (0..=after).any(|step| rolled.next(step).spaces().has(space)))
        };
        tiles.produce.is_none_or(|resource| face.produces.has(resource))
            && tiles.light.is_none_or(|light| light == tile.light)
            && tiles.tiers.has(self.rulebook.tile(tile.tile).tier)
            && agrees(tiles.marked, tile.scenario > 0)
            && (!tiles.just_hit || frame.hit.has(space))
            && tiles.sectors.is_none_or(in_sectors)
            && tiles.row.is_none_or(|wanted| wanted == row)
            && agrees(tiles.active, tile.active())
            && (!tiles.clean || !tile.negative())
            && agrees(tiles.strained, tile.strain.is_some())
            && agrees(tiles.amplified, tile.amplify.is_some())
    }

    fn piece_need(&self, frame: &Frame, face: TokenFace, exit: u16) -> Need {
        let stock = &self.table.stock;
        let set_aside = self.flow.promised - frame.promised;
        if stock.left() <= set_aside {
            return Need::Skip(exit);
        }
        let tile = frame.tile.and_then(|space| self.table.tile(space));
        let bare = tile.is_some_and(|tile| match face {
            TokenFace::Strain => tile.strain.is_none(),
            TokenFace::Amplify => tile.amplify.is_none(),
        });
        let fits = frame.resource.is_some_and(|resource| self.token_resources(frame).has(resource));
        if !bare || !fits {
            // A crew mate was quicker: choose another tile.
            return Need::Skip(frame.pc - 2);
        }
        let numbers = Face::ALL.into_iter().filter(|face| stock.with(*face) > 0);
        ask(What::Piece, numbers.fold(0, |bits, face| bits | 1 << face.number()))
    }

    fn token_resources(&self, frame: &Frame) -> Resources {
        let tile = frame.tile.and_then(|space| self.table.tile(space));
        tile.map_or(Resources::NONE, |tile| OnBoard::token_resources(self.face(tile).produces))
    }

    fn docks_to_disable(&self, frame: &Frame) -> u64 {
        if self.table.stock.disable == 0 {
            return 0;
        }
        let working = (0..4).filter(|dock| !self.table.docks[*dock].disabled);
        let working: u64 = working.fold(0, |bits, dock| bits | 1 << dock);
        // Where all are meant there is nothing to choose.
        let all = u32::from(frame.count) + 1 >= working.count_ones();
        if all { working & working.wrapping_neg() } else { working }
    }

    /// Mission Critical p. 4: an Unscorched tile with the highest die; if there is none, a Scorched one wears.
    fn scorch_options(&self, seat: Seat) -> Spaces {
        let own = self.table.owned(seat);
        let intact = own.filter(|space| self.table.tiles[space.index()].scenario == 0);
        let highest = |space: Space| self.table.tiles[space.index()].highest();
        let top = intact.iter().filter_map(highest).max();
        match (intact.is_empty(), top) {
            (true, _) => own,
            // A77: without a die on any of them, any of them.
            (false, None) => intact,
            (false, top) => intact.filter(|space| highest(space) == top),
        }
    }

    fn wheels_need(&self, frame: &Frame, wheels: Wheels) -> Need {
        match wheels {
            Wheels::One(_) | Wheels::Each | Wheels::ThisBoard => Need::Ready,
            Wheels::Choose => ask(What::Resource, u64::from(Resources::ALL.0)),
            Wheels::Another => {
                let others = frame.resource.map_or(Resources::ALL, |board| Resources::ALL.without(board));
                ask(What::Resource, u64::from(others.0))
            }
        }
    }

    /// How much an effect means.
    pub(crate) fn amount(&self, frame: &Frame, amount: Amount) -> u8 {
        match amount {
            Amount::N(n) => n,
            Amount::ByToxicDice(table) => table[usize::from(self.table.toxic_dice().min(7))],
            Amount::PerPersistent(each) => {
                let up = self.table.cards.up();
                let persistent = up.filter(|(_, card)| self.rulebook.card(card.card).slots.is_some());
                each.saturating_mul(persistent.count() as u8)
            }
            Amount::PerMarked(each) => {
                let all = frame.seat.map_or(self.table.occupied, |seat| self.table.owned(seat));
                let marked = all.filter(|space| self.table.tiles[space.index()].scenario > 0);
                each.saturating_mul(marked.len() as u8)
            }
        }
    }

    /// How a die can come out of a Docking Module (core p. 17, A13, A87).
    fn arrivals(&self, frame: &Frame, seat: Seat, die: Option<Die>) -> Poses {
        let Some(die) = die else { return Poses::NONE };
        let as_it_is = match (self.country(seat).oriented, frame.from) {
            (false, _) => Poses::one(die.flattened()),
            (true, Some(sender)) if !self.country(sender).oriented => die.rotations(),
            (true, _) => Poses::one(die),
        };
        // A3: a player in the Habitation Module places nothing more, so there is nothing to choose.
        if self.flow.lane(seat).housed {
            return Poses(as_it_is.0 & as_it_is.0.wrapping_neg());
        }
        let by = match self.rulebook.docking[usize::from(frame.item)] {
            Dock::Plain => return as_it_is,
            Dock::OrHigher => 1,
            Dock::OrLower => -1,
        };
        let changed = die.top().shifted(by, self.edge(seat));
        as_it_is.or(self.spread(seat, changed.map_or(Faces::NONE, Faces::one)))
    }

    /// Can the tile be used at all?
    pub fn usable(&self, tile: &OnBoard) -> bool {
        let scorched = tile.scenario > 0 && matches!(self.disaster().scenario, Scenario::Integrity(_));
        let locked = self.face(tile).padlock && !(tile.lock.is_some() && tile.open);
        !tile.disabled && !locked && (!scorched || tile.strain.is_some())
    }
}

impl Lying {
    /// A die of a bag by the number of its option: poses from 24 on lie among the kept dice.
    pub(crate) fn in_bag(zone: Zone, option: u8) -> Lying {
        let (zone, index) = if option >= 24 { (Zone::Kept, option - 24) } else { (zone, option) };
        Lying { zone, at: 0, die: Die::from_index(index).expect("an option for a die is a pose") }
    }
}

const fn ask(what: What, options: u64) -> Need {
    Need::Ask(Ask::new(what, options))
}

fn is_control(op: &Op) -> bool {
    matches!(
        op,
        Op::End
            | Op::Jump(_)
            | Op::May(_)
            | Op::Try(_)
            | Op::Unless(..)
            | Op::EachSeat(..)
            | Op::NextSeat(..)
            | Op::Count(_)
            | Op::Again(_)
    )
}

/// The shifts that steps allow.
pub(crate) fn each_shift(steps: Steps) -> impl Iterator<Item = i8> {
    let (least, most, up, down) = match steps {
        Steps::Up(n) => (n, n, true, false),
        Steps::Down(n) => (n, n, false, true),
        Steps::Either(n) => (n, n, true, true),
        Steps::Within(n) => (1, n, true, true),
    };
    (least..=most.min(7)).flat_map(move |n| {
        let n = n as i8;
        [(up, n), (down, -n)].into_iter().filter(|(on, _)| *on).map(|(_, by)| by)
    })
}

fn shifts(steps: Steps) -> u64 {
    each_shift(steps).fold(0, |bits, by| bits | 1 << shift_option(by))
}
