//! What amounts and conditions count.

use crate::effect::{Count, Tier};
use crate::seat::Seat;
use crate::table::OnBoard;
use crate::view::View;

impl View<'_> {
    /// How many of these there are: a player's own where one is spoken to and tiles are meant.
    pub(crate) fn count(&self, of: Count, seat: Option<Seat>) -> u8 {
        let high = |tile: &OnBoard| matches!(self.rulebook.tile(tile.tile).tier, Tier::Three | Tier::Four);
        match of {
            Count::Persistent => {
                let up = self.table.cards.up();
                up.filter(|(_, card)| self.rulebook.card(card.card).slots.is_some()).count() as u8
            }
            Count::Missions => self.table.missions.count(),
            Count::Marked => self.count_tiles(seat, |tile| tile.scenario > 0),
            Count::Idle => self.count_tiles(seat, |tile| !tile.active()),
            Count::IdleOf(resource) => {
                self.count_tiles(seat, |tile| !tile.active() && self.face(tile).produces.has(resource))
            }
            Count::Disabled => self.count_tiles(seat, |tile| tile.disabled),
            Count::Tiles => self.count_tiles(seat, |_| true),
            Count::HighTiles => self.count_tiles(seat, high),
        }
    }

    fn count_tiles(&self, seat: Option<Seat>, fits: impl Fn(&OnBoard) -> bool) -> u8 {
        let all = seat.map_or(self.table.occupied, |seat| self.table.owned(seat));
        all.filter(|space| fits(&self.table.tiles[space.index()])).len()
    }
}
