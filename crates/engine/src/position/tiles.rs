//! The tiles of a position and all that lies on them.

use crate::board::{Space, Spaces};
use crate::invariant::{Broken, ensure};
use crate::resource::Light;
use crate::rulebook::{ScenarioTokens, Slots, TileId};
use crate::seat::Seat;
use crate::table::{OnBoard, Phase};
use crate::view::View;

impl View<'_> {
    pub(super) fn sound_tiles(&self) -> Result<(), Broken> {
        let table = self.table;
        let mut owned = Spaces::EMPTY;
        for seat in Seat::all() {
            let own = table.owned(seat);
            ensure(own.is_empty() || table.seats().has(seat), || "somebody who does not play owns a tile".into())?;
            ensure(own.and(owned).is_empty(), || "two players own one space".into())?;
            owned = owned.or(own);
        }
        ensure(owned == table.occupied, || "owned and occupied spaces differ".into())?;
        for space in Spaces::ALL.iter() {
            let tile = &table.tiles[space.index()];
            match table.occupied.has(space) {
                true => self.sound_tile(space, tile).map_err(|broken| format!("{space}: {broken}"))?,
                // Equal tables are equal.
                false => ensure(*tile == BARE, || format!("something is left on {space}"))?,
            }
        }
        Ok(())
    }

    fn sound_tile(&self, space: Space, tile: &OnBoard) -> Result<(), Broken> {
        let printed = self.rulebook.tiles.get(usize::from(tile.tile.0)).ok_or("an unknown tile")?;
        ensure(self.table.owned(tile.owner).has(space), || "the tile says it belongs to another player".into())?;
        let area = self.table.of(tile.owner);
        ensure(printed.country.is_none_or(|home| home == area.country), || "a tile of another country".into())?;
        let twice = |other: &Space| *other != space && self.table.tiles[other.index()].tile == tile.tile;
        let single = printed.country.is_none() || !self.table.occupied.iter().any(|other| twice(&other));
        ensure(single, || "a tile that lies on the board twice".into())?;
        let face = self.face(tile);
        ensure(tile.counter.is_none() || face.counter, || "a Counter die without a slot for it".into())?;
        let locks = self.country(tile.owner).locks.len();
        let lock = tile.lock.is_none_or(|lock| face.padlock && usize::from(lock) < locks);
        ensure(lock, || "a Lock token without a padlock, or an unknown one".into())?;
        let tokens = self.disaster().scenario != ScenarioTokens::None || tile.scenario == 0;
        ensure(tokens, || "Scenario tokens, of which this disaster has none".into())?;
        self.sound_dice(face.slots, tile)
    }

    /// A filled slot was legal when it was filled.
    fn sound_dice(&self, slots: Slots, tile: &OnBoard) -> Result<(), Broken> {
        let fits = match tile.dice {
            [Some(one), Some(other)] if slots.takes_pair() => slots.fits_pair(one.top(), other.top()),
            // One of them may have become the Counter die.
            [Some(_), None] | [None, Some(_)] if slots.takes_pair() => self.table.phase == Phase::ResetTheRound,
            dice => (0u8..).zip(dice).all(|(slot, die)| die.is_none_or(|die| slots.faces(slot).has(die.top()))),
        };
        ensure(fits, || "a die on a slot that does not take it".into())
    }
}

/// A space without a tile.
const BARE: OnBoard = OnBoard::new(TileId(0), Light::Red, Seat::FIRST);
