//! Where dice can still go this round.

use std::collections::BTreeSet;

use engine::View;
use engine::board::Space;
use engine::seat::Seat;

use super::Place;

/// Every place that might still take a die of a player this round.
pub(super) fn places(view: &View<'_>, seat: Seat) -> BTreeSet<Place> {
    let mut places = BTreeSet::new();
    let full = |space| {
        let tile = &view.table.tiles[Space::index(space)];
        let slots = view.face(tile).slots;
        let room = (0..2).any(|slot| tile.dice[slot].is_none() && !slots.faces(slot as u8).is_empty());
        // Only a Lock token can still open a tile that cannot be used now.
        let shut = !view.usable(tile) && (tile.disabled || tile.lock.is_none() || tile.open);
        shut || !room || (slots.takes_pair() && tile.active())
    };
    places.extend(view.table.owned(seat).iter().filter(|space| !full(*space)).map(Place::Tile));
    places.extend(view.table.missions.top.map(|_| Place::Mission));
    let cards = view.table.cards.up().filter(|(_, card)| view.rulebook.card(card.card).slots.is_some());
    let slots = usize::from(view.card_slots());
    let cards = cards.filter(|(_, card)| card.dice[..slots].contains(&None));
    places.extend(cards.map(|(index, _)| Place::Card(index)));
    let docks = (0u8..).zip(&view.table.docks).filter(|(_, dock)| dock.die.is_none() && !dock.disabled);
    places.extend(docks.map(|(dock, _)| Place::Dock(dock)));
    places.insert(Place::Habitation);
    places
}
