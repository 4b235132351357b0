//! The Offer row of a player.

use engine::View;
use engine::effect::Quantity;
use engine::resource::Light;
use engine::rulebook::TileId;
use engine::seat::Seat;
use notation::words;

use super::remark;
use crate::texts::Texts;

/// Every tile on offer: price, name, slots, output, drain, and below it what it does.
pub fn offer(texts: &Texts, view: &View, seat: Seat) -> String {
    let offer = view.offer(seat);
    let mut text = format!("On offer for {}, Capacity {}:\n", words::player(view, seat), view.table.of(seat).capacity);
    text += &format!("  {:>4}  {:<27} {:<10} {:<20} {}\n", "cost", "tile", "takes", "makes", "drains");
    for index in (0..32u8).filter(|index| offer & (1 << index) != 0) {
        for light in Light::ALL {
            if view.table.solo() || light == view.table.of(seat).light {
                let tile = view.set_tile(seat, index);
                text += &offered(view, tile, light);
                text += &remark::face(texts, view, seat, tile, light);
            }
        }
    }
    text
}

fn offered(view: &View, tile: TileId, light: Light) -> String {
    let face = view.rulebook.face(tile, light);
    let drain = face.drain.map_or_else(String::new, |(resource, by)| {
        format!("{} {}", words::resource(resource), view.table.quantity(Quantity::TileDrain, by))
    });
    let (slots, output) = (words::slots(face.slots), words::output(face));
    format!("  {:>4}  {:<27.27} {slots:<10} {output:<20} {drain}\n", view.tile_cost(face), face.name)
}
