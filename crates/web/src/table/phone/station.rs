//! The station on a phone: all 32 spaces, small.

use engine::board::{Sector, Space};
use engine::die::Die;
use engine::offers::Thing;
use engine::rulebook::Slots;
use engine::table::OnBoard;
use leptos::prelude::*;
use text::Words;

use super::super::hub::{is_lit, is_pointed, is_refused};
use super::super::marks::{self, Badge, Marks};
use crate::desk::Desk;
use crate::pieces::{CrewMark, DieView, Icon, OutputView, Size, classes, faces_label, made_now, resource_word};
use crate::say::Say;

/// All 32 spaces, small; whoever looks lies lowest.
#[component]
pub fn StationView() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let sectors = move |turns: [u8; 2]| {
        let first = desk.settings.turned(desk.seat.get());
        let sides = turns.map(|turn| (first + turn) % 4 * 2 + 1);
        let rows = sides.into_iter().flat_map(|side| [side, side + 1]).filter_map(Sector::new);
        rows.map(|sector| {
            let tiles = (0..4).map(|column| view! { <SmallTile space=Space::at(sector, column)/> });
            view! { <div class="msector"><b>{sector.number()}</b>{tiles.collect_view()}</div> }
        })
        .collect_view()
    };
    view! {
        <div class="view is-open view--station">
            {move || sectors([2, 1])}
            <div class="mhub">
                <SmallDock dock=0/><SmallDock dock=1/><SmallHabitation/><SmallDock dock=2/><SmallDock dock=3/>
            </div>
            {move || sectors([3, 0])}
        </div>
    }
}

#[component]
fn SmallTile(space: Space) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let tile = Memo::new(move |_| desk.look(|view| view.table.tile(space).copied()).flatten());
    let lit = Memo::new(move |_| is_lit(desk, Thing::Tile(space)) || is_lit(desk, Thing::Space(space)));
    let marks = expect_context::<Marks>();
    let touch = move |_| {
        desk.touch(if tile.get_untracked().is_some() { Thing::Tile(space) } else { Thing::Space(space) });
    };
    let class = move || {
        let refused = is_refused(desk, Thing::Tile(space));
        match tile.get() {
            Some(tile) => classes(&[
                ("mt", true),
                (&format!("crew-{}", tile.owner.number()), true),
                (&format!("res--{}", resource_of(desk, &tile)), true),
                ("mt--mine", tile.owner == desk.seat.get()),
                ("tile--on", tile.active()),
                ("tile--disabled", tile.disabled),
                ("is-lit", lit.get()),
                ("is-refused", refused),
                ("is-told", is_pointed(desk, Thing::Tile(space))),
                (marks::class(&marks.on(Thing::Tile(space))), true),
            ]),
            None => classes(&[("mt", true), ("mt--empty", true), ("is-lit", lit.get())]),
        }
    };
    let spoken = move || desk.speaker(|speaker| speaker.tile(space).to_string()).unwrap_or_default();
    let body = move || match tile.get() {
        Some(tile) => view! { <SmallFace tile/> }.into_any(),
        None => view! { {space.to_string()} }.into_any(),
    };
    view! { <button class=class data-space=space.to_string() on:contextmenu=move |event| desk.inspect(space, &event) on:click=touch>
    <span class="spoken">{spoken}</span><span class="drawn" aria-hidden="true">{body}<Badge thing=Thing::Tile(space)/></span></button> }
}

fn resource_of(desk: Desk, tile: &OnBoard) -> &'static str {
    let first =
        desk.look(|view| view.face(tile).output.iter().flatten().next().map(|(resource, _)| *resource)).flatten();
    first.map_or("any", resource_word)
}

#[component]
fn SmallFace(tile: OnBoard) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let found = untrack(|| desk.look(|view| (view.face(&tile).clone(), view.country(tile.owner).oriented)));
    found.map(|(face, oriented)| {
        let made = {
            let face = face.clone();
            move || {
                let released = desk.look(|view| view.table.released()).unwrap_or(0);
                view! { <OutputView made=made_now(&face, released).0 each=false/> }
            }
        };
        let seat = tile.owner;
        let dice: Vec<Die> = tile.dice.into_iter().flatten().collect();
        let inside = if dice.is_empty() {
            let words = match face.slots {
                Slots::One(faces) => faces_label(desk, faces),
                Slots::Separated(faces, _) => format!("2× {}", faces_label(desk, faces)),
                Slots::Joined(faces, _) => format!("+ {}", faces_label(desk, faces)),
                Slots::Double(faces) => format!("= {}", faces_label(desk, faces)),
                Slots::Sum(least) => format!("Σ{least}+"),
            };
            view! { <b class="mt__f">{words}</b> }.into_any()
        } else {
            dice.into_iter().map(|die| view! { <DieView die seat oriented size=Size::Tiny/> }).collect_view().into_any()
        };
        let holes = "●".repeat(usize::from(tile.scenario));
        view! {
            <CrewMark seat class="mt__own"/>
            <span class="mt__b">{inside}</span>
            <span class="mt__o">{made}</span>
            <span class="mt__t">
                <i class="mt__h">{holes}</i>
                {tile.amplify.map(|_| view! { <Icon name="amplify"/> })}
                {tile.strain.map(|_| view! { <Icon name="strain"/> })}
                {(tile.lock.is_some() && !tile.open).then(|| view! { <Icon name="lock"/> })}
                {tile.disabled.then(|| view! { <Icon name="ban"/> })}
            </span>
        }
    })
}

#[component]
fn SmallDock(dock: u8) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let thing = Thing::Dock(dock);
    let marks = expect_context::<Marks>();
    let docked = Memo::new(move |_| desk.look(|view| view.table.docks[usize::from(dock)]).unwrap_or_default());
    let class = move || {
        classes(&[
            ("mdock", true),
            ("is-lit", is_lit(desk, thing)),
            ("is-disabled", docked.get().disabled),
            (marks::class(&marks.on(thing)), true),
        ])
    };
    let name = move || desk.say(Say::Dock, Words::new().with("n", dock + 1));
    let inside = move || match docked.get().die {
        Some((seat, die)) => {
            let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
            view! { <DieView die seat oriented size=Size::Tiny/> }.into_any()
        }
        None => view! { <Icon name="dock"/> }.into_any(),
    };
    view! { <button class=class data-dock=dock on:click=move |_| desk.touch(thing)><span>{inside}</span><small>{name}</small><Badge thing/></button> }
}

#[component]
fn SmallHabitation() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let dice = Memo::new(move |_| desk.look(|view| view.table.habitation.iter().sum::<u8>()).unwrap_or(0));
    let class = move || classes(&[("mhab", true), ("is-lit", is_lit(desk, Thing::Habitation))]);
    view! {
        <button class=class on:click=move |_| desk.touch(Thing::Habitation)>
            <Icon name="hab"/>
            <Badge thing=Thing::Habitation/>
            <span>{move || desk.word(Say::Habitation)}<small>{move || desk.say(Say::HabitationDice, Words::new().with("n", dice.get()))}</small></span>
        </button>
    }
}
