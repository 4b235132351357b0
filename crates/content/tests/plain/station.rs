//! Words for the station: tiles, tokens, wheels, Capacity, tracks.

use engine::board::Space;
use engine::die::Face;
use engine::effect::{Effect, Row, TakeTiles, Tiles, Wheels};
use engine::question::Choice;
use engine::resource::Resource;
use engine::rulebook::ScenarioTokens;
use engine::table::Token;

use crate::board::Tile;
use crate::pieces::tiles as tile_choices;
use crate::walk::{Out, Walk, seat_of};
use crate::world::Given;

#[derive(Clone, Copy, PartialEq)]
enum Blow {
    Hit,
    Mend,
    Disable,
    Destroy,
}

/// What is to be chosen next for a token, or for tokens that move.
enum Next {
    Tile,
    Other,
    Resource(u8),
    Number(u8, Resource),
}

impl Walk<'_> {
    pub async fn station(&self, effect: &Effect) -> Out {
        match effect {
            Effect::Hit(tiles) => self.blow(Blow::Hit, *tiles).await,
            Effect::Mend(tiles) => self.blow(Blow::Mend, Tiles { marked: Some(true), ..*tiles }).await,
            Effect::Disable(tiles) => self.blow(Blow::Disable, Tiles { disabled: Some(false), ..*tiles }).await,
            Effect::Destroy(tiles) => self.blow(Blow::Destroy, *tiles).await,
            Effect::Strain(tiles) => self.token(true, Tiles { strained: Some(false), ..*tiles }).await,
            Effect::Amplify(tiles) => self.token(false, Tiles { amplified: Some(false), ..*tiles }).await,
            Effect::Scorch(count) => self.scorch(*count).await,
            Effect::MoveNegatives => self.move_negatives().await,
            Effect::RollSector => {
                if self.agreed(|| true).await? {
                    self.sector.set(Some(self.world.chance.borrow_mut().sector()));
                }
                Ok(())
            }
            Effect::DisableDocks(count) => self.disable_docks(*count).await,
            Effect::Drain(wheels, amount) => {
                let by = || self.amount(*amount);
                let Some(wheels) = self.wheels(*wheels, by).await? else { return Ok(()) };
                let by = by();
                self.world.board.borrow_mut().drain(&wheels, by);
                Ok(())
            }
            Effect::Reduce(wheels, by) => {
                let Some(wheels) = self.wheels(*wheels, || *by).await? else { return Ok(()) };
                wheels.iter().for_each(|wheel| self.world.board.borrow_mut().reduce(*wheel, *by));
                Ok(())
            }
            personal => self.personal(personal).await,
        }
    }

    /// A5: nobody is asked about a drain of nothing.
    async fn wheels(&self, wheels: Wheels, by: impl Fn() -> u8) -> Result<Option<Vec<usize>>, crate::walk::Stop> {
        let open = match wheels {
            _ if by() == 0 => return Ok(self.agreed(|| true).await?.then(Vec::new)),
            Wheels::One(resource) => vec![resource.index()],
            Wheels::Each => vec![0, 1, 2, 3],
            Wheels::ThisBoard => self.board.into_iter().map(Resource::index).collect(),
            Wheels::Choose | Wheels::Another => {
                let others = || {
                    let own = self.board.filter(|_| wheels == Wheels::Another);
                    Resource::ALL.into_iter().filter(|other| Some(*other) != own).map(Choice::Resource).collect()
                };
                return Ok(match self.pick(others).await? {
                    Some(Choice::Resource(resource)) => Some(vec![resource.index()]),
                    _ => None,
                });
            }
        };
        Ok(self.agreed(|| !open.is_empty()).await?.then_some(open))
    }

    async fn personal(&self, effect: &Effect) -> Out {
        let seat = self.player();
        match effect {
            Effect::GainCapacity(by) => {
                if self.agreed(|| true).await? {
                    self.world.board.borrow_mut().areas[seat].capacity += u16::from(*by);
                }
            }
            Effect::LoseCapacity(amount) => {
                if self.agreed(|| true).await? {
                    let by = u16::from(self.amount(*amount));
                    let area = &mut self.world.board.borrow_mut().areas[seat];
                    area.capacity = area.capacity.saturating_sub(by);
                }
            }
            Effect::SpendCapacity(cost) => {
                let cost = u16::from(*cost);
                let possible = || self.world.board.borrow().areas[seat].capacity >= cost;
                if !possible() {
                    return self.unpaid();
                }
                if self.agreed(possible).await? {
                    self.world.board.borrow_mut().areas[seat].capacity -= cost;
                }
            }
            Effect::Transfer(most) => return self.transfer(*most).await,
            Effect::TrackBack(slots) => {
                if self.agreed(|| self.world.board.borrow().areas[seat].track > 0).await? {
                    let area = &mut self.world.board.borrow_mut().areas[seat];
                    area.track = area.track.saturating_sub(*slots);
                }
            }
            Effect::FewerDice(amount) => {
                if self.agreed(|| true).await? {
                    let by = self.amount(*amount);
                    self.world.board.borrow_mut().areas[seat].fewer_next_roll += by;
                }
            }
            Effect::Permit => {
                if self.agreed(|| true).await? {
                    self.world.board.borrow_mut().areas[seat].permits += 1;
                }
            }
            Effect::DestroyOffer => {
                let offer = || self.offer().into_iter().map(Choice::Offer).collect();
                if let Some(Choice::Offer(index)) = self.pick(offer).await? {
                    let area = &mut self.world.board.borrow_mut().areas[seat];
                    area.out_of_offer.push(index);
                    area.out_of_offer.sort_unstable();
                }
            }
            Effect::Roll(..) | Effect::Gain(_) | Effect::KeepDie | Effect::Reroll(_) | Effect::RerollKeepBetter(_) => {}
            Effect::Shift(..) | Effect::Set(..) | Effect::Flip(_) | Effect::Tilt(..) | Effect::Turn(_) => {}
            Effect::Move(..) | Effect::Discard(_) | Effect::Cycle(..) | Effect::CopyToCache | Effect::Pay => {}
            Effect::GainConverter(_) | Effect::SpendConverter | Effect::Exchange(_) | Effect::ShiftCounter(..) => {}
            Effect::PickUp | Effect::LiftLocks | Effect::PlaceLocks | Effect::SwapLocks | Effect::Unlock => {}
            Effect::Mend(_) => {}
            Effect::Discount(_) | Effect::Hit(_) | Effect::Disable(_) | Effect::Destroy(_) | Effect::Strain(_) => {}
            Effect::Amplify(_) | Effect::Scorch(_) | Effect::MoveNegatives | Effect::RollSector => {}
            Effect::DisableDocks(_) | Effect::Drain(..) | Effect::Reduce(..) => {}
            // The shapes, in `walk`. A new word is named here, and walked in the file of its kind.
            Effect::May(_) | Effect::Either(_) | Effect::Repeat(_) => {}
            Effect::EachSeat(..) | Effect::Give(..) | Effect::If(..) | Effect::Unless(..) => {}
        }
        Ok(())
    }

    async fn transfer(&self, most: u8) -> Out {
        let seat = self.player();
        let others =
            || (0..self.world.players()).filter(|other| *other != seat).map(|other| Choice::Seat(seat_of(other)));
        let amounts = || {
            let most = self.world.board.borrow().areas[seat].capacity.min(most.into());
            if others().next().is_none() { Vec::new() } else { (1..=most as u8).map(Choice::Amount).collect() }
        };
        let Some(Choice::Amount(by)) = self.pick(amounts).await? else { return Ok(()) };
        if let Given::Pick(Choice::Seat(other)) = self.ask(false, || others().collect()).await {
            let areas = &mut self.world.board.borrow_mut().areas;
            areas[seat].capacity -= u16::from(by);
            areas[other.index()].capacity += u16::from(by);
        }
        Ok(())
    }

    /// Tiles of released tiers that are neither installed nor destroyed.
    pub fn offer(&self) -> Vec<u8> {
        let board = self.world.board.borrow();
        let area = &board.areas[self.player()];
        let (first, count) = self.world.book.countries[area.country].tiles;
        let tier = |index: u8| self.world.book.tiles[usize::from(first.0) + usize::from(index)].tier as u8;
        let released = |index: &u8| (1..=board.tier).contains(&tier(*index)) && !area.out_of_offer.contains(index);
        (0..count).filter(released).collect()
    }

    /// The tiles that a text speaks of, in the order of spaces.
    fn meant(&self, tiles: &Tiles) -> Vec<u8> {
        let board = self.world.board.borrow();
        let own = self.seat.get().filter(|_| !tiles.anyone);
        let agrees = |wanted: Option<bool>, is: bool| wanted.is_none_or(|wanted| wanted == is);
        let fits = |space: u8, tile: &Tile| {
            let face = self.world.face(tile);
            let sector = sector_of(space);
            let row = if sector % 2 == 1 { Row::Outer } else { Row::Inner };
            let after = |rolled: u8| (sector + 8 - rolled) % 8;
            own.is_none_or(|seat| seat == tile.owner)
                && tiles.produce.is_none_or(|resource| face.produces.has(resource))
                && tiles.light.is_none_or(|light| light == tile.light)
                && tiles.tiers.has(self.world.book.tile(tile.tile).tier)
                && agrees(tiles.marked, tile.scenario > 0)
                && (!tiles.just_hit || self.hit.borrow().contains(&space))
                && tiles.sectors.is_none_or(|most| self.sector.get().is_some_and(|rolled| after(rolled) <= most))
                && tiles.row.is_none_or(|wanted| wanted == row)
                && agrees(tiles.active, !tile.dice.is_empty())
                && (!tiles.clean || !tile.negative())
                && agrees(tiles.strained, tile.strain.is_some())
                && agrees(tiles.amplified, tile.amplify.is_some())
                && agrees(tiles.disabled, tile.disabled)
        };
        let fitting = board.tiles.iter().filter(|(space, tile)| fits(**space, tile));
        let fitting: Vec<(u8, u8)> = fitting.map(|(space, tile)| (*space, self.world.face(tile).cost)).collect();
        let most = fitting.iter().map(|(_, cost)| *cost).max();
        let dear = |cost: u8| tiles.take != TakeTiles::MostExpensive || Some(cost) == most;
        fitting.into_iter().filter(|(_, cost)| dear(*cost)).map(|(space, _)| space).collect()
    }

    async fn blow(&self, blow: Blow, tiles: Tiles) -> Out {
        // A28: nobody is asked where the token is not there.
        let spent = || blow == Blow::Disable && self.world.board.borrow().disable == 0;
        if tiles.take == TakeTiles::All {
            if self.agreed(|| !spent() && !self.meant(&tiles).is_empty()).await? {
                let mut all = self.meant(&tiles);
                // A41: sectors are dealt with from the rolled one on.
                if let Some(rolled) = self.sector.get().filter(|_| tiles.sectors.is_some() || tiles.just_hit) {
                    all.sort_by_key(|space| ((sector_of(*space) + 8 - rolled) % 8, *space));
                }
                all.into_iter().for_each(|space| self.strike(blow, space));
            }
            return Ok(());
        }
        // How many they are is counted when the first is chosen.
        let mut left: Option<u8> = None;
        let mut picked: Vec<u8> = Vec::new();
        while left != Some(0) {
            let count = || left.unwrap_or_else(|| self.how_many(&tiles));
            let options = || {
                let others = self.meant(&tiles).into_iter().filter(|space| !picked.contains(space));
                if spent() || count() == 0 { Vec::new() } else { tile_choices(others.collect()) }
            };
            let Some(Choice::Tile(space)) = self.pick(options).await? else { return Ok(()) };
            left = Some(count() - 1);
            picked.push(space.index() as u8);
            self.strike(blow, space.index() as u8);
        }
        Ok(())
    }

    fn how_many(&self, tiles: &Tiles) -> u8 {
        match tiles.take {
            TakeTiles::All => 32,
            TakeTiles::Choose(amount) => self.amount(amount),
            TakeTiles::MostExpensive => 1,
        }
    }

    fn strike(&self, blow: Blow, space: u8) {
        let limit = match self.world.disaster.scenario {
            ScenarioTokens::Holes(limit) => limit,
            ScenarioTokens::None | ScenarioTokens::Integrity(_) => 0,
        };
        let scenario = self.world.board.borrow().tiles[&space].scenario;
        match blow {
            Blow::Destroy => self.world.board.borrow_mut().destroy(space),
            Blow::Hit if scenario >= limit => {
                self.hit.borrow_mut().remove(&space);
                self.world.board.borrow_mut().destroy(space);
            }
            Blow::Hit => {
                self.hit.borrow_mut().insert(space);
                self.tile(space, |tile| tile.scenario += 1);
            }
            Blow::Mend if limit > 0 => self.tile(space, |tile| tile.scenario -= 1),
            Blow::Mend => {}
            Blow::Disable => {
                if self.world.board.borrow().disable > 0 {
                    self.world.board.borrow_mut().disable -= 1;
                    self.tile(space, |tile| tile.disabled = true);
                }
            }
        }
    }

    /// Which tile, which resource, which number; where a mate was quicker with the tile it is chosen again.
    async fn token(&self, strain: bool, tiles: Tiles) -> Out {
        let mut left: Option<u8> = None;
        let (mut tile, mut resource) = (None, None);
        while left != Some(0) {
            let count = || left.unwrap_or_else(|| self.how_many(&tiles));
            let next = || match (tile.filter(|tile| self.meant(&tiles).contains(tile)), resource) {
                (None, _) => Next::Tile,
                (Some(tile), None) => Next::Resource(tile),
                (Some(tile), Some(resource)) => Next::Number(tile, resource),
            };
            let options = || match next() {
                _ if !self.token_there() || count() == 0 => Vec::new(),
                Next::Tile | Next::Other => tile_choices(self.meant(&tiles)),
                Next::Resource(tile) => self.token_resources(tile).into_iter().map(Choice::Resource).collect(),
                Next::Number(..) => {
                    let stock = self.world.board.borrow().amplify_strain.clone();
                    let there = Face::ALL.into_iter().filter(|face| stock[usize::from(face.number()) - 1] > 0);
                    there.map(Choice::TokenNumber).collect()
                }
            };
            let given = self.pick(options).await?;
            let now = count();
            match (given, next()) {
                (Some(Choice::Tile(space)), _) => (tile, resource) = (Some(space.index() as u8), None),
                (Some(Choice::Resource(chosen)), _) => resource = Some(chosen),
                (Some(Choice::TokenNumber(number)), Next::Number(space, resource_chosen)) => {
                    self.lay_token(strain, space, Token { number, resource: resource_chosen });
                    (tile, resource, left) = (None, None, Some(now - 1));
                    continue;
                }
                _ => return Ok(()),
            }
            left = Some(now);
        }
        Ok(())
    }

    /// A27, B7: tokens set aside for others are not there.
    fn token_there(&self) -> bool {
        let left: u8 = self.world.board.borrow().amplify_strain.iter().sum();
        left > self.world.reserved.get() - self.reserved.get()
    }

    fn token_resources(&self, space: u8) -> Vec<Resource> {
        let board = self.world.board.borrow();
        let produces = self.world.face(&board.tiles[&space]).produces;
        let made: Vec<Resource> = produces.iter().collect();
        if made.is_empty() { Resource::ALL.to_vec() } else { made }
    }

    fn lay_token(&self, strain: bool, space: u8, token: Token) {
        self.world.board.borrow_mut().amplify_strain[usize::from(token.number.number()) - 1] -= 1;
        self.tile(space, |tile| *(if strain { &mut tile.strain } else { &mut tile.amplify }) = Some(token));
        let reserved = self.reserved.get().min(1);
        self.reserved.set(self.reserved.get() - reserved);
        self.world.reserved.set(self.world.reserved.get() - reserved);
    }

    /// MC p. 4: the Unscorched tile with the highest die; if all are scorched, two tokens are removed instead (A78).
    async fn scorch(&self, count: u8) -> Out {
        let ScenarioTokens::Integrity(tokens) = self.world.disaster.scenario else { return self.left_out() };
        let options = || {
            let board = self.world.board.borrow();
            let own: Vec<(u8, &Tile)> = board.own(self.player()).collect();
            let high = |tile: &Tile| tile.dice.iter().chain(&tile.counter).map(|die| die.top()).max();
            let intact: Vec<(u8, &Tile)> = own.iter().filter(|(_, tile)| tile.scenario == 0).copied().collect();
            let top = intact.iter().filter_map(|(_, tile)| high(tile)).max();
            let highest = intact.iter().filter(|(_, tile)| top.is_none() || high(tile) == top);
            let meant: Vec<u8> = highest.map(|(space, _)| *space).collect();
            tile_choices(if meant.is_empty() { own.iter().map(|(space, _)| *space).collect() } else { meant })
        };
        let mut worn = 0;
        let mut done = 0;
        while done < count {
            let Some(Choice::Tile(space)) = self.pick(options).await? else { return Ok(()) };
            let space = space.index() as u8;
            if self.world.board.borrow().tiles[&space].scenario == 0 {
                self.tile(space, |tile| tile.scenario = tokens);
                (done, worn) = (done + 1, 0);
                continue;
            }
            self.tile(space, |tile| tile.scenario -= 1);
            if self.world.board.borrow().tiles[&space].scenario == 0 {
                self.world.board.borrow_mut().destroy(space);
            }
            worn += 1;
            if worn == 2 {
                (done, worn) = (done + 1, 0);
            }
        }
        Ok(())
    }

    async fn move_negatives(&self) -> Out {
        let seat = self.player();
        let clean = || {
            let board = self.world.board.borrow();
            board.own(seat).filter(|(_, tile)| !tile.negative()).map(|(space, _)| space).collect::<Vec<u8>>()
        };
        let burdened = || {
            let board = self.world.board.borrow();
            let all = board.tiles.iter().filter(|(_, tile)| tile.negative());
            all.map(|(space, _)| *space).collect::<Vec<u8>>()
        };
        let (mut from, mut to) = (None, None);
        loop {
            let next = || match (from.filter(|from| burdened().contains(from)), to.filter(|to| clean().contains(to))) {
                (None, _) => Next::Tile,
                (Some(_), None) => Next::Other,
                (Some(_), Some(to)) => Next::Resource(to),
            };
            let strained = || from.is_some_and(|from: u8| self.world.board.borrow().tiles[&from].strain.is_some());
            if let (Next::Resource(_), false) = (next(), strained()) {
                self.carry(from, to, Resource::ALL[0]);
                return Ok(());
            }
            let options = || match next() {
                Next::Tile if clean().is_empty() => Vec::new(),
                Next::Tile => tile_choices(burdened()),
                Next::Other => tile_choices(clean()),
                Next::Resource(to) | Next::Number(to, _) => {
                    self.token_resources(to).into_iter().map(Choice::Resource).collect()
                }
            };
            match (self.pick(options).await?, next()) {
                (Some(Choice::Tile(space)), Next::Tile) => (from, to) = (Some(space.index() as u8), None),
                (Some(Choice::Tile(space)), _) => to = Some(space.index() as u8),
                (Some(Choice::Resource(resource)), _) => {
                    self.carry(from, to, resource);
                    return Ok(());
                }
                _ => return Ok(()),
            }
        }
    }

    fn carry(&self, from: Option<u8>, to: Option<u8>, resource: Resource) {
        let (Some(from), Some(to)) = (from, to) else { return };
        let (mut strain, mut disabled, mut scenario) = (None, false, 0);
        self.tile(from, |tile| {
            strain = tile.strain.take().map(|token| Token { resource, ..token });
            (disabled, tile.disabled) = (tile.disabled, false);
            (scenario, tile.scenario) = (tile.scenario, 0);
        });
        self.tile(to, |tile| (tile.strain, tile.disabled, tile.scenario) = (strain, disabled, scenario));
    }

    /// Which ones is only asked where some stay in use.
    async fn disable_docks(&self, count: u8) -> Out {
        for done in 0..count {
            let options = || {
                let board = self.world.board.borrow();
                let working: Vec<u8> = (0..4).filter(|dock| !board.docks_disabled[usize::from(*dock)]).collect();
                let all = usize::from(count - done) >= working.len();
                let meant = working.into_iter().take(if all { 1 } else { 4 });
                if board.disable == 0 { Vec::new() } else { meant.map(Choice::Dock).collect() }
            };
            let Some(Choice::Dock(dock)) = self.pick(options).await? else { return Ok(()) };
            let mut board = self.world.board.borrow_mut();
            board.docks_disabled[usize::from(dock)] = true;
            board.disable -= 1;
        }
        Ok(())
    }
}

fn sector_of(space: u8) -> u8 {
    Space::from_index(space).expect("tiles lie on spaces").sector().number()
}
