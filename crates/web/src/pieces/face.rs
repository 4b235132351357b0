//! A tile as it lies in an offer or in the almanac: with its price, its drain and its whole sentence.

use engine::resource::Light;
use engine::rulebook::TileId;
use engine::seat::Seat;
use leptos::prelude::*;

use super::{Icon, OutputView, ResourceIcon, SlotsView, Told, art, made, resource_word, slots_of};
use crate::desk::Desk;
use crate::table::tier_sign;

/// One side of a tile, and what else is told of it.
#[component]
pub fn FaceView(tile: TileId, light: Light, children: Children) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let book = embedded::rulebook();
    let face = book.face(tile, light);
    let oriented = book.tile(tile).country.is_some_and(|country| book.country(country).oriented);
    let text = desk.write(|writer| writer.tile(embedded::pack(), tile, light));
    let (made, each) = made(face);
    let model = slots_of(face.slots, [None; 2], [None; 2], Seat::FIRST, oriented);
    let price = (face.cost > 0).then(|| view! { <span class="price"><Icon name="capacity"/><b>{face.cost}</b></span> });
    let drain = face.drain.map(|(resource, by)| {
        let name = desk.write(|writer| writer.resource(resource).to_string());
        view! { <span class="drains"><Icon name="drain"/>{by}<ResourceIcon resource name/></span> }
    });
    let resource = face.output.iter().flatten().next().map_or("any", |(resource, _)| resource_word(*resource));
    let lamp = match light {
        Light::Red => "lamp lamp--red",
        Light::Blue => "lamp lamp--blue",
    };
    let ability = text.ability.zip(text.short).map(|(ability, short)| {
        view! { <span class="otile__ab"><Icon name=art(short.icon)/><span><Told line=ability/></span></span> }
    });
    view! {
        <article class=format!("otile otile--face res--{resource}")>
            <span class="otile__top"><i class=lamp title=text.light.to_string()></i>{price}{drain}<span class="tier">{tier_sign(book.tile(tile).tier)}</span></span>
            <h3 class="otile__name">{text.name.to_string()}</h3>
            <span class="otile__mid"><SlotsView model/><span class="tile__out"><OutputView made each/></span></span>
            {ability}
            <p class="otile__said">{text.slots.to_string()}". "{text.output.to_string()}"."</p>
            {children()}
        </article>
    }
}
