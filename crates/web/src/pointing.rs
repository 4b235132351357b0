//! What a text speaks of, as things on the table that can be lit.

use engine::View;
use engine::offers::Thing;
use text::{Line, Thing as Named};

/// Everything on the table that a text names.
pub fn things(view: &View<'_>, line: &Line) -> Vec<Thing> {
    line.spans().into_iter().filter_map(|span| thing(view, &span.thing?)).collect()
}

/// Where something lies that a text names; nothing where it does not lie on the table.
pub fn thing(view: &View<'_>, named: &Named) -> Option<Thing> {
    let table = view.table;
    match *named {
        Named::Space(space) => Some(Thing::Tile(space)),
        Named::Tile { tile, light } => {
            let lies =
                |at: &engine::board::Space| table.tile(*at).is_some_and(|on| on.tile == tile && on.light == light);
            table.occupied.iter().find(lies).map(Thing::Tile)
        }
        Named::Card(card) => table.cards.up().find(|(_, up)| up.card == card).map(|(index, _)| Thing::Card(index)),
        Named::Mission(mission) if table.missions.top == Some(mission) => Some(Thing::TopMission),
        Named::Mission(mission) => {
            table.missions.active().find(|(_, active)| active.card == mission).map(|(index, _)| Thing::Mission(index))
        }
        Named::Dock(dock) => Some(Thing::Dock(dock)),
        Named::Resource(resource) | Named::Amount { resource, .. } => Some(Thing::Board(resource)),
        Named::Player(seat) => Some(Thing::Seat(seat)),
        Named::Die { .. } | Named::Faces(_) | Named::Number(_) | Named::Capacity(_) | Named::Zone(_) => None,
        Named::Badge(_) | Named::Country(_) | Named::Disaster(_) | Named::Irregularity(_) => None,
        Named::Phase(_) | Named::Rule(_) | Named::Term(_) => None,
    }
}
