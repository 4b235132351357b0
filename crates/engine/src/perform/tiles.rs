//! Verbs for tiles on the board, tokens and wheels.

use super::pieces::{chosen, space};
use crate::board::{Sector, Space};
use crate::die::Face;
use crate::effect::{Quantity, Tiles, Wheels};
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::op::{TileVerb, TokenFace};
use crate::play::{Play, TextOf};
use crate::resource::Resource;
use crate::rulebook::ScenarioTokens;
use crate::table::Token;

impl<S: Sink> Play<'_, S> {
    pub(super) fn tile_verb(&mut self, track: TextOf, frame: &Frame, verb: TileVerb) {
        let next = self.frame(track);
        next.tile = None;
        if next.count > 0 {
            // The next tile of "two tiles" is another one.
            next.picked.add(chosen(frame));
        }
        self.do_to_tile(track, verb, chosen(frame));
    }

    /// A token of the chosen number goes on the chosen tile; it may have been set aside before.
    pub(super) fn place_piece(&mut self, track: TextOf, frame: &Frame, face: TokenFace, option: u8) {
        let number = Face::new(option).expect("an option for a token is its number");
        let resource = frame.resource.expect("a resource was chosen before the token");
        let (space, token) = (chosen(frame), Token { number, resource });
        self.emit(match face {
            TokenFace::Strain => Event::Strained { space, token },
            TokenFace::Amplify => Event::Amplified { space, token },
        });
        let kept = frame.reserved_tokens.min(1);
        self.frame(track).tile = None;
        self.frame(track).reserved_tokens -= kept;
        self.state.flow.reserved_tokens -= kept;
    }

    pub(super) fn all_tiles(&mut self, track: TextOf, frame: &Frame, verb: TileVerb, tiles: &Tiles) {
        // "Hit all tiles that have been hit" means those before this instruction.
        for space in self.view().tiles(frame, tiles).iter() {
            self.do_to_tile(track, verb, space);
        }
    }

    fn do_to_tile(&mut self, track: TextOf, verb: TileVerb, space: Space) {
        match verb {
            TileVerb::Hit => self.hit(track, space),
            TileVerb::Disable => self.disable(space),
            TileVerb::Destroy => self.emit(Event::TileDestroyed { space }),
        }
    }

    /// Appendix p. 2: one token more than a tile can hold destroys it.
    fn hit(&mut self, track: TextOf, space: Space) {
        let ScenarioTokens::Holes(limit) = self.view().disaster().scenario else { return };
        let limit = self.state.table.quantity(Quantity::HitLimit, limit);
        if self.state.table.tiles[space.index()].scenario >= limit {
            self.frame(track).hit.remove(space);
            self.emit(Event::TileDestroyed { space });
        } else {
            self.frame(track).hit.add(space);
            self.emit(Event::Hit { space });
        }
    }

    /// A28: without a token left nothing is disabled; core p. 24: nor is a tile twice.
    fn disable(&mut self, space: Space) {
        if self.state.table.stock.disable > 0 && !self.state.table.tiles[space.index()].disabled {
            self.emit(Event::TileDisabled { space });
        }
    }

    pub(super) fn disable_dock(&mut self, dock: u8) {
        self.emit(Event::DockDisabled { dock });
    }

    pub(super) fn scorch(&mut self, track: TextOf, frame: &Frame, option: u8) {
        let tokens = match self.view().disaster().scenario {
            ScenarioTokens::Integrity(tokens) => tokens,
            ScenarioTokens::None | ScenarioTokens::Holes(_) => return,
        };
        let space = space(option);
        if self.state.table.tiles[space.index()].scenario == 0 {
            return self.emit(Event::Scorched { space, tokens });
        }
        // All are scorched: two Scenario tokens are removed instead, one after the other (A78).
        self.wear(space);
        let again = self.frame(track);
        if frame.number == 0 {
            again.number = 1;
            again.pc = frame.pc;
        } else {
            again.number = 0;
        }
    }

    pub(super) fn move_negatives(&mut self, frame: &Frame) {
        let resource = frame.resource.expect("a resource was chosen before tokens move");
        self.emit(Event::NegativesMoved { from: chosen(frame), to: space(frame.number), resource });
    }

    pub(super) fn roll_sector(&mut self, track: TextOf) {
        let number = self.state.secret.chance.sector();
        self.frame(track).sector = number;
        self.emit(Event::SectorRolled(Sector::new(number).expect("the Disaster die shows 1 to 8")));
    }

    pub(super) fn drain_wheels(&mut self, frame: &Frame, wheels: Wheels, by: u8, option: u8) {
        match self.wheels(frame, wheels, option) {
            Some(resource) => self.drain(resource, by),
            None => Resource::ALL.into_iter().for_each(|resource| self.drain(resource, by)),
        }
    }

    pub(super) fn reduce_wheels(&mut self, frame: &Frame, wheels: Wheels, by: u8, option: u8) {
        match self.wheels(frame, wheels, option) {
            Some(resource) => self.reduce(resource, by),
            None => Resource::ALL.into_iter().for_each(|resource| self.reduce(resource, by)),
        }
    }

    /// The one wheel that is meant, or nothing for all of them.
    fn wheels(&self, frame: &Frame, wheels: Wheels, option: u8) -> Option<Resource> {
        match wheels {
            Wheels::One(resource) => Some(resource),
            Wheels::Each => None,
            Wheels::ThisBoard => frame.resource,
            Wheels::Another | Wheels::Choose => Some(Resource::ALL[usize::from(option)]),
        }
    }

    /// Drains a wheel; what does not fit drains every other by half of it, rounded up (core p. 11), and no further (A42).
    pub(crate) fn drain(&mut self, resource: Resource, by: u8) {
        let fits = by.min(self.state.table.wheel(resource).room());
        self.drain_wheel(resource, fits);
        let excess = (by - fits).div_ceil(2);
        for other in Resource::ALL.into_iter().filter(|other| *other != resource) {
            let fits = excess.min(self.state.table.wheel(other).room());
            self.drain_wheel(other, fits);
        }
    }

    fn drain_wheel(&mut self, resource: Resource, by: u8) {
        if by > 0 {
            self.emit(Event::Drained { resource, by });
        }
    }

    /// Reduces a drain, never beyond 3; the red marker stays, so more is available (core pp. 11, 21).
    pub(crate) fn reduce(&mut self, resource: Resource, by: u8) {
        let by = by.min(self.state.table.wheel(resource).relief());
        if by > 0 {
            self.emit(Event::Reduced { resource, by });
        }
    }
}
