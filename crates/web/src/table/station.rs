//! The station: four sides of two sectors around the modules. The seat that looks has its side at the lower left.

use engine::board::{Sector, Space};
use leptos::prelude::*;
use text::Words;

use super::hub::Hub;
use super::tile::TileView;
use crate::desk::Desk;
use crate::say::Say;

/// The 32 spaces and the modules.
#[component]
pub fn Station() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <section class="station" aria-label=move || desk.word(Say::Station)>
            <Side class="side side--tl" turn=1/>
            <Side class="side side--bl" turn=0/>
            <Hub/>
            <Side class="side side--tr" turn=2/>
            <Side class="side side--br" turn=3/>
        </section>
    }
}

/// One side of the board, so many steps clockwise from the one who looks.
#[component]
fn Side(class: &'static str, turn: u8) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let side = move || (desk.settings.turned(desk.seat.get()) + turn) % 4;
    let rows = move || {
        let first = side() * 2 + 1;
        [first, first + 1]
            .into_iter()
            .filter_map(Sector::new)
            .map(|sector| view! { <SectorRow sector/> })
            .collect_view()
    };
    let label = move || {
        let first = side() * 2 + 1;
        desk.say(Say::Sectors, Words::new().with("first", first).with("second", first + 1))
    };
    view! { <section class=class aria-label=label>{rows}</section> }
}

#[component]
fn SectorRow(sector: Sector) -> impl IntoView {
    let tiles = (0..4).map(|column| view! { <TileView space=Space::at(sector, column)/> }).collect_view();
    view! { <div class="sector" data-sector=sector.number()><span class="sector__no">{sector.number()}</span>{tiles}</div> }
}
