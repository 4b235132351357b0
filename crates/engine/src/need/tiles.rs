//! Tiles, tokens, wheels and docked dice that a step can speak of.

use super::{Need, ask};
use crate::board::{Sector, Space, Spaces};
use crate::die::{Die, Face, Faces, Poses};
use crate::effect::{Amount, Row, TakeTiles, Tiles, Wheels};
use crate::flow::Frame;
use crate::op::{Op, TileVerb, TokenFace};
use crate::question::ChoiceKind;
use crate::resource::Resources;
use crate::rulebook::{Dock, ScenarioTokens};
use crate::seat::Seat;
use crate::table::OnBoard;
use crate::view::View;

impl View<'_> {
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

    pub(super) fn tile_fits(&self, frame: &Frame, tiles: &Tiles, space: Space) -> bool {
        let tile = &self.table.tiles[space.index()];
        let face = self.face(tile);
        let agrees = |wanted: Option<bool>, is: bool| wanted.is_none_or(|wanted| wanted == is);
        let row = if space.sector().number() % 2 == 1 { Row::Outer } else { Row::Inner };
        let in_sectors = |after: u8| {
            let rolled = Sector::new(frame.sector);
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
            && agrees(tiles.disabled, tile.disabled)
    }

    pub(super) fn piece_need(&self, frame: &Frame, face: TokenFace, exit: u16) -> Need {
        let stock = &self.table.stock;
        if !self.piece_left(frame) {
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
        ask(ChoiceKind::TokenNumber, numbers.fold(0, |bits, face| bits | 1 << face.number()))
    }

    pub(super) fn token_resources(&self, frame: &Frame) -> Resources {
        let tile = frame.tile.and_then(|space| self.table.tile(space));
        tile.map_or(Resources::NONE, |tile| OnBoard::token_resources(self.face(tile).produces))
    }

    pub(super) fn still_negative(&self, frame: &Frame) -> bool {
        frame.tile.is_some_and(|space| self.table.occupied.has(space) && self.negative(space))
    }

    /// Can the negative tokens of the chosen tile still move to the other one?
    pub(super) fn still_movable(&self, frame: &Frame, seat: Seat) -> bool {
        let to = Space::from_index(frame.number);
        self.still_negative(frame) && to.is_some_and(|to| self.table.owned(seat).has(to) && !self.negative(to))
    }

    /// What a Strain token would change on the tile it moves to (C7); without one there is nothing to choose.
    pub(super) fn moved_resources(&self, frame: &Frame) -> Resources {
        let strained = frame.tile.and_then(|space| self.table.tile(space)?.strain).is_some();
        let target = Space::from_index(frame.number).and_then(|space| self.table.tile(space));
        match target {
            Some(tile) if strained => OnBoard::token_resources(self.face(tile).produces),
            _ => Resources(1),
        }
    }

    /// A27, A28: nobody is asked for a tile when the token that would lie on it is not there.
    pub(super) fn token_left(&self, frame: &Frame) -> bool {
        match self.rulebook.ops[usize::from(frame.pc) + 1] {
            Op::PickTokenResource => self.piece_left(frame),
            Op::Tile(TileVerb::Disable) => self.table.stock.disable > 0,
            _ => true,
        }
    }

    /// Is a token of the stock left for this text, those set aside for others not counted?
    fn piece_left(&self, frame: &Frame) -> bool {
        self.table.stock.left() > self.flow.reserved_tokens - frame.reserved_tokens
    }

    pub(super) fn docks_to_disable(&self, frame: &Frame) -> u64 {
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
    pub(super) fn scorch_options(&self, seat: Seat) -> Spaces {
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

    pub(super) fn wheels_need(&self, frame: &Frame, wheels: Wheels) -> Need {
        match wheels {
            Wheels::One(_) | Wheels::Each | Wheels::ThisBoard => Need::Ready,
            Wheels::Choose => ask(ChoiceKind::Resource, u64::from(Resources::ALL.0)),
            Wheels::Another => {
                let others = frame.resource.map_or(Resources::ALL, |board| Resources::ALL.without(board));
                ask(ChoiceKind::Resource, u64::from(others.0))
            }
        }
    }

    /// How much an effect means.
    pub(crate) fn amount(&self, frame: &Frame, amount: Amount) -> u8 {
        match amount {
            Amount::N(n) => n,
            Amount::ByToxicDice(table) => table[usize::from(self.table.toxic_dice().min(7))],
            Amount::ByPlayers(table) => table[usize::from(self.table.players) - 1],
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
    pub(super) fn arrivals(&self, frame: &Frame, seat: Seat, die: Option<Die>) -> Poses {
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
        let scorched = tile.scenario > 0 && matches!(self.disaster().scenario, ScenarioTokens::Integrity(_));
        let locked = self.face(tile).padlock && !(tile.lock.is_some() && tile.open);
        !tile.disabled && !locked && (!scorched || tile.strain.is_some())
    }
}
