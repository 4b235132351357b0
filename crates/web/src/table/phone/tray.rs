//! Under the thumb: the own tiles with their words, and the dice.

use engine::board::Space;
use engine::die::Die;
use engine::effect::Zone;
use engine::offers::Thing;
use leptos::prelude::*;
use text::Named;

use super::super::console::{DieButton, FreeActions, Hint};
use super::super::tile::TileView;
use crate::desk::Desk;
use crate::pieces::{Icon, Size};

/// The own tiles, with their words.
#[component]
pub fn TilesView() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let spaces = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.look(|view| view.table.owned(seat).iter().collect::<Vec<Space>>()).unwrap_or_default()
    });
    view! {
        <div class="view is-open view--tiles">
            {move || spaces.get().into_iter().map(|space| view! { <TileView space/> }).collect_view()}
        </div>
    }
}

/// The dice under the thumb.
#[component]
pub fn Tray() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let dice = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.look(|view| (seat, view.table.of(seat).pool.iter().collect::<Vec<Die>>(), view.country(seat).oriented))
    });
    let others = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.look(|view| {
            let area = view.table.of(seat);
            let mut things: Vec<(Thing, Die)> = Vec::new();
            for zone in [Zone::Storage, Zone::Cache, Zone::Kept] {
                things.extend(area.bag(zone).iter().map(|die| (Thing::Die(seat, zone, die), die)));
            }
            let queue = area.queue.dice().iter().enumerate();
            things.extend(queue.map(|(at, die)| (Thing::Queued(seat, at as u8 + 1), *die)));
            (things, area.converters, area.capacity)
        })
        .unwrap_or_default()
    });
    let pool = move || {
        dice.get().map(|(seat, dice, oriented)| {
            let size = if dice.len() > 5 { Size::Thumb2 } else { Size::Thumb };
            let one = move |(at, die): (usize, Die)| {
                let thing = Thing::Die(seat, Zone::Pool, die);
                view! { <DieButton die thing at seat oriented size/> }
            };
            let many = if dice.len() > 5 { "tray__pool tray__pool--many" } else { "tray__pool" };
            view! { <div class=many>{dice.into_iter().enumerate().map(one).collect_view()}</div> }
        })
    };
    let side = move || {
        let (things, converters, capacity) = others.get();
        let seat = desk.seat.get();
        let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
        let one = move |(at, (thing, die)): (usize, (Thing, Die))| {
            view! { <DieButton die thing at seat oriented size=Size::Quarter/> }
        };
        let stored = (!things.is_empty()).then(
            || view! { <span class="tray__store">{things.into_iter().enumerate().map(one).collect_view()}</span> },
        );
        let tokens =
            (converters > 0).then(|| view! { <span class="tray__conv"><Icon name="converter"/>{converters}</span> });
        view! { {stored}{tokens}<span class="tray__conv"><Icon name="capacity"/>{capacity}</span> }
    };
    let who = move || {
        let name = desk.look(|view| view.country(desk.seat.get()).name.clone()).unwrap_or_default();
        desk.write(|writer| writer.name(Named::Country, &name))
    };
    view! {
        <FreeActions/>
        <div class="phint"><Hint/></div>
        <section class=move || format!("tray crew-{}", desk.seat.get().number()) aria-label=who>
            {pool}<div class="tray__side">{side}</div>
        </section>
    }
}
