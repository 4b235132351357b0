//! The Offer row of a player.

use engine::View;
use engine::effect::Quantity;
use engine::resource::Light;
use engine::rulebook::TileId;
use engine::seat::Seat;
use text::Words;

use super::remark;
use super::screen::TableKey;
use crate::texts::Texts;

/// Every tile on offer: price, name, slots, output, drain, and below it what it does.
pub fn offer(texts: &Texts, view: &View, seat: Seat) -> String {
    let offer = view.offer(seat);
    let words = Words::new().with("player", texts.player(view, seat));
    let mut text = texts.tell(TableKey::OfferHead, words.with("capacity", view.table.of(seat).capacity)) + "\n";
    let columns =
        [TableKey::OfferCost, TableKey::OfferTile, TableKey::OfferTakes, TableKey::OfferMakes, TableKey::OfferDrains];
    text += &line(&columns.map(|key| texts.say(key)));
    for index in (0..32u8).filter(|index| offer & (1 << index) != 0) {
        for light in Light::ALL {
            if view.table.solo() || light == view.table.of(seat).light {
                let tile = view.set_tile(seat, index);
                text += &offered(texts, view, tile, light);
                text += &remark::face(texts, view, seat, tile, light);
            }
        }
    }
    text
}

fn offered(texts: &Texts, view: &View, tile: TileId, light: Light) -> String {
    let face = view.rulebook.face(tile, light);
    let drain = face.drain.map_or_else(String::new, |(resource, by)| {
        let words = Words::new().line("resource", &texts.writer.resource(resource));
        texts.tell(TableKey::OfferDrain, words.with("amount", view.table.quantity(Quantity::TileDrain, by)))
    });
    let (slots, output) = (texts.writer.short_slots(face.slots), texts.writer.output(face));
    line(&[view.tile_cost(face).to_string(), texts.face(tile, light), slots.into(), output.into(), drain])
}

fn line([cost, tile, takes, makes, drains]: &[String; 5]) -> String {
    format!("  {cost:>5} {tile:<28.28} {takes:<10} {makes:<18} {drains}\n")
}
