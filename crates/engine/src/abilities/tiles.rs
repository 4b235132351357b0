//! Tiles on the board: hit, mended, disabled, destroyed, in the order of the sectors that the Disaster die names.

use super::text::{Progress, Text};
use super::{After, Doing, Need, Verb};
use crate::board::{Sector, Space, Spaces};
use crate::effect::{Amount, Quantity, Row, TakeTiles, Tiers, Tiles};
use crate::event::{Event, Sink};
use crate::play::{Play, TextOf};
use crate::question::ChoiceKind;
use crate::rulebook::ScenarioTokens;
use crate::table::OnBoard;
use crate::view::View;
use serde::{Deserialize, Serialize};

/// What happens to tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TilesVerb {
    /// This is done to these tiles.
    Change(TileVerb, Tiles),
    /// See [`RollSector`](crate::effect::Effect::RollSector).
    RollSector,
}

/// What is done to a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TileVerb {
    /// See [`Hit`](crate::effect::Effect::Hit).
    Hit,
    /// See [`Mend`](crate::effect::Effect::Mend).
    Mend,
    /// See [`Disable`](crate::effect::Effect::Disable).
    Disable,
    /// See [`Destroy`](crate::effect::Effect::Destroy).
    Destroy,
}

impl TilesVerb {
    /// Does this to these tiles.
    pub(super) fn new(verb: TileVerb, mut tiles: Tiles) -> TilesVerb {
        if verb == TileVerb::Disable {
            // A disabled tile cannot be selected to be disabled again (core p. 24).
            tiles.disabled = Some(false);
        }
        if verb == TileVerb::Mend {
            // Nobody is asked for a tile that has nothing to mend.
            tiles.marked = Some(true);
        }
        TilesVerb::Change(verb, tiles)
    }
}

impl Verb for TilesVerb {
    fn need(self, view: &View<'_>, text: &Text) -> Need {
        let TilesVerb::Change(verb, tiles) = self else { return Need::Ready };
        // A28: nobody is asked for a tile when the token that would lie on it is not there.
        let spent = verb == TileVerb::Disable && view.table.stock.disable == 0;
        match choosing(view, text, tiles.take) {
            _ if spent => Need::Skip,
            None => Need::ready_if(!view.tiles(text, &tiles).is_empty()),
            Some((0, _)) => Need::Skip,
            Some((_, picked)) => Need::ask(ChoiceKind::Tile, view.tiles(text, &tiles).and(picked.rest()).bits()),
        }
    }

    fn perform<S: Sink>(self, play: &mut Play<'_, S>, doing: &Doing, option: u8) -> After {
        let Doing { of, text } = doing;
        let (verb, tiles) = match self {
            TilesVerb::RollSector => {
                play.roll_sector(*of);
                return After::Done;
            }
            TilesVerb::Change(verb, tiles) => (verb, tiles),
        };
        let Some((left, mut picked)) = choosing(&play.view(), text, tiles.take) else {
            // "Hit all tiles that have been hit" means those before this instruction.
            let all = play.view().tiles(text, &tiles);
            in_order(text, &tiles, all, |space| play.do_to_tile(*of, verb, space));
            return After::Done;
        };
        // The next tile of "two tiles" is another one.
        picked.insert(space(option));
        play.do_to_tile(*of, verb, space(option));
        if left > 1 { After::Again(Progress::Tiles { left: left - 1, picked }) } else { After::Done }
    }
}

/// How many tiles are still to be chosen, and which were; nothing where there is no choice.
fn choosing(view: &View<'_>, text: &Text, take: TakeTiles) -> Option<(u8, Spaces)> {
    match (take, text.progress) {
        (TakeTiles::All, _) => None,
        (_, Progress::Tiles { left, picked }) => Some((left, picked)),
        (TakeTiles::Choose(amount), _) => Some((view.amount(text, amount), Spaces::EMPTY)),
        (TakeTiles::MostExpensive, _) => Some((view.amount(text, Amount::N(1)), Spaces::EMPTY)),
    }
}

/// Those that lie where the effect looks for them.
fn there(all: Spaces, text: &Text, tiles: &Tiles) -> Spaces {
    let mut there = all;
    if let Some(after) = tiles.sectors {
        let sectors = text.memory.sector.into_iter().flat_map(|rolled| (0..=after).map(move |step| rolled.next(step)));
        there = there.and(sectors.fold(Spaces::EMPTY, |spaces, sector| spaces.or(sector.spaces())));
    }
    if tiles.just_hit {
        there = there.and(text.memory.hit);
    }
    if let Some(row) = tiles.row {
        let outer = |space: Space| space.sector().number() % 2 == 1;
        there = there.filter(|space| outer(space) == (row == Row::Outer));
    }
    there
}

/// Tiles in sectors are dealt with from the rolled one on, so that tokens run out in that order (A41, A28).
fn in_order(text: &Text, tiles: &Tiles, all: Spaces, mut each: impl FnMut(Space)) {
    let by_sector = tiles.sectors.is_some() || tiles.just_hit;
    match text.memory.sector.filter(|_| by_sector) {
        Some(rolled) => {
            let sectors = (0..Sector::COUNT).map(|step| rolled.next(step));
            sectors.for_each(|sector| all.and(sector.spaces()).iter().for_each(&mut each));
        }
        None => all.iter().for_each(each),
    }
}

impl View<'_> {
    /// The tiles an effect speaks of.
    pub(super) fn tiles(&self, text: &Text, tiles: &Tiles) -> Spaces {
        let all = match text.seat {
            Some(seat) if !tiles.anyone => self.table.owned(seat),
            _ => self.table.occupied,
        };
        let fitting = self.as_wanted(there(all, text, tiles), tiles);
        match tiles.take {
            TakeTiles::All | TakeTiles::Choose(_) => fitting,
            TakeTiles::MostExpensive => {
                let cost = |space: Space| self.face(&self.table.tiles[space.index()]).cost;
                let most = fitting.iter().map(cost).max();
                fitting.filter(|space| Some(cost(space)) == most)
            }
        }
    }

    /// Those with all that is wanted: each word of an effect narrows the set, and most effects say only one or two.
    fn as_wanted(&self, spaces: Spaces, tiles: &Tiles) -> Spaces {
        let mut fitting = spaces;
        if let Some(resource) = tiles.produce {
            fitting = self.keep(fitting, |tile| self.face(tile).produces.has(resource));
        }
        if let Some(light) = tiles.light {
            fitting = self.keep(fitting, |tile| tile.light == light);
        }
        if tiles.tiers != Tiers::default() {
            fitting = self.keep(fitting, |tile| tiles.tiers.has(self.rulebook.tile(tile.tile).tier));
        }
        if let Some(marked) = tiles.marked {
            fitting = self.keep(fitting, |tile| (tile.scenario > 0) == marked);
        }
        if let Some(active) = tiles.active {
            fitting = self.keep(fitting, |tile| tile.active() == active);
        }
        if tiles.clean {
            fitting = self.keep(fitting, |tile| !tile.negative());
        }
        if let Some(strained) = tiles.strained {
            fitting = self.keep(fitting, |tile| tile.strain.is_some() == strained);
        }
        if let Some(amplified) = tiles.amplified {
            fitting = self.keep(fitting, |tile| tile.amplify.is_some() == amplified);
        }
        if let Some(disabled) = tiles.disabled {
            fitting = self.keep(fitting, |tile| tile.disabled == disabled);
        }
        fitting
    }

    /// The spaces whose tiles are as wanted.
    fn keep(&self, spaces: Spaces, wanted: impl Fn(&OnBoard) -> bool) -> Spaces {
        spaces.filter(|space| wanted(&self.table.tiles[space.index()]))
    }

    /// Can the tile be used at all?
    pub fn usable(&self, tile: &OnBoard) -> bool {
        let scorched = tile.scenario > 0 && matches!(self.disaster().scenario, ScenarioTokens::Integrity(_));
        let locked = self.face(tile).padlock && !(tile.lock.is_some() && tile.open);
        !tile.disabled && !locked && (!scorched || tile.strain.is_some())
    }
}

impl<S: Sink> Play<'_, S> {
    fn do_to_tile(&mut self, of: TextOf, verb: TileVerb, space: Space) {
        match verb {
            TileVerb::Hit => self.hit(of, space),
            TileVerb::Mend => self.mend(space),
            TileVerb::Disable => self.disable(space),
            TileVerb::Destroy => self.emit(Event::TileDestroyed { space }),
        }
    }

    /// Appendix p. 2: one token more than a tile can hold destroys it.
    fn hit(&mut self, of: TextOf, space: Space) {
        let limit = match self.view().disaster().scenario {
            ScenarioTokens::Holes(limit) => self.state.table.quantity(Quantity::HitLimit, limit),
            ScenarioTokens::None | ScenarioTokens::Integrity(_) => return,
        };
        if self.state.table.tiles[space.index()].scenario >= limit {
            self.text_mut(of).memory.hit.remove(space);
            self.emit(Event::TileDestroyed { space });
        } else {
            self.text_mut(of).memory.hit.insert(space);
            self.emit(Event::Hit { space });
        }
    }

    /// Only holes are mended: what burns, burns down.
    fn mend(&mut self, space: Space) {
        if matches!(self.view().disaster().scenario, ScenarioTokens::Holes(_)) {
            self.emit(Event::Worn { space });
        }
    }

    /// A28: without a token left nothing is disabled; core p. 24: nor is a tile twice.
    fn disable(&mut self, space: Space) {
        if self.state.table.stock.disable > 0 && !self.state.table.tiles[space.index()].disabled {
            self.emit(Event::TileDisabled { space });
        }
    }

    fn roll_sector(&mut self, of: TextOf) {
        let number = self.state.secret.chance.sector();
        let sector = Sector::new(number).expect("the Disaster die shows 1 to 8");
        self.text_mut(of).memory.sector = Some(sector);
        self.emit(Event::SectorRolled(sector));
    }
}

/// The space an option stands for.
pub(super) fn space(option: u8) -> Space {
    Space::from_index(option).expect("an option for a tile is a space")
}
