//! Every zone with dice, and the tokens.

use engine::die::{Bag, Die};
use engine::effect::Zone;
use engine::offers::Thing;
use engine::seat::Seat;
use leptos::prelude::*;

use super::super::drag::Drag;
use super::super::hub::is_lit;
use super::hint::{FreeActions, Hint};
use crate::desk::Desk;
use crate::pieces::{Icon, Size, classes, die};
use crate::say::{Say, TableSay};

#[derive(Clone, PartialEq, Debug)]
struct ZoneModel {
    zone: Zone,
    dice: Vec<Die>,
}

/// Every zone with dice, and the tokens.
#[component]
pub fn Hand() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let zones = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.look(|view| {
            let area = view.table.of(seat);
            let bag = |zone, bag: &Bag| ZoneModel { zone, dice: bag.iter().collect() };
            let mut zones = vec![bag(Zone::Pool, &area.pool)];
            if !area.queue.is_empty() {
                zones.push(ZoneModel { zone: Zone::Queue, dice: area.queue.dice().to_vec() });
            }
            for (zone, other) in [(Zone::Storage, &area.storage), (Zone::Cache, &area.cache), (Zone::Kept, &area.kept)]
            {
                if !other.is_empty() {
                    zones.push(bag(zone, other));
                }
            }
            zones
        })
        .unwrap_or_default()
    });
    let converters = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.look(|view| (view.table.of(seat).converters, view.country(seat).converters.1)).unwrap_or_default()
    });
    let tokens = move || {
        let (here, all) = converters.get();
        (all > 0).then(|| {
            let one = |at: u8| view! { <span class=if at < here { "convtok is-here" } else { "convtok" }><Icon name="converter"/></span> };
            view! {
                <div class="zone zone--conv"><h3>{desk.word(Say::Converters)}</h3>
                    <div class="zone__dice">{(0..all).map(one).collect_view()}</div></div>
            }
        })
    };
    view! {
        <div class="hand">
            {move || zones.get().into_iter().map(|model| view! { <ZoneView model/> }).collect_view()}
            {tokens}
            <FreeActions/>
            <Hint/>
        </div>
    }
}

#[component]
fn ZoneView(model: ZoneModel) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seat = desk.seat.get_untracked();
    let (oriented, reserve) =
        desk.look(|view| (view.country(seat).oriented, view.country(seat).reserve)).unwrap_or_default();
    let (class, name) = match model.zone {
        Zone::Pool if reserve => ("zone zone--pool", Say::Reserve),
        Zone::Pool => ("zone zone--pool", Say::Pool),
        Zone::Storage => ("zone zone--storage", Say::Storage),
        Zone::Queue => ("zone zone--queue", Say::Queue),
        Zone::Cache => ("zone zone--storage", Say::Cache),
        Zone::Kept => ("zone zone--storage", Say::Kept),
    };
    let many = model.dice.len() > 6;
    let size = match (model.zone, many) {
        (Zone::Pool, false) => Size::Large,
        (Zone::Pool, true) => Size::Narrow,
        (Zone::Queue, false) => Size::Narrow,
        (_, _) if model.dice.len() > 4 => Size::Wee,
        (_, _) => Size::Middle,
    };
    let zone = model.zone;
    let planned = move || {
        let shown = zone == Zone::Pool && desk.planning.get();
        shown.then(|| view! { <small>{desk.word(TableSay::PoolPlanned)}</small> })
    };
    let dice = model.dice.into_iter().enumerate().map(|(at, die)| {
        let thing = match zone {
            Zone::Queue => Thing::Queued(seat, at as u8 + 1),
            zone => Thing::Die(seat, zone, die),
        };
        view! { <DieButton die thing at seat oriented size/> }
    });
    view! {
        <div class=if many { format!("{class} zone--many") } else { class.to_owned() }>
            <h3>{move || desk.word(name)}{planned}</h3>
            <div class="zone__dice">{dice.collect_view()}</div>
        </div>
    }
}

/// A die that can be taken.
#[component]
pub fn DieButton(die: Die, thing: Thing, at: usize, seat: Seat, oriented: bool, size: Size) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let usable = Memo::new(move |_| {
        let answers = desk.answers();
        desk.look(|view| answers.iter().any(|answer| view.things(seat, *answer).contains(&thing))).unwrap_or(false)
    });
    let lit = Memo::new(move |_| !desk.is_placing() && is_lit(desk, thing));
    let selected = move || desk.selected.get().contains(&thing) && desk.picked.get().contains(&(thing, at));
    let toxic =
        Memo::new(move |_| desk.look(|view| view.disaster().toxic && view.table.toxic.has(die.top())).unwrap_or(false));
    let drag = Drag::new(desk, thing, at);
    let class = move || {
        let base = die::class(seat, oriented, size);
        let more = classes(&[
            ("is-selected", selected()),
            ("is-lit", lit.get()),
            ("die--toxic", toxic.get()),
            ("die--idle", !usable.get()),
        ]);
        format!("{base} {more}")
    };
    view! {
        <button class=class aria-label=die::spoken(die, oriented) aria-pressed=move || selected().to_string()
            data-die=at data-shows=die::spoken(die, oriented) on:click=move |_| { if !drag.is_over() { desk.touch_die(thing, at); } }
            on:pointerdown=move |event| drag.begin(&event) on:pointermove=move |event| drag.go_on(&event)
            on:pointerup=move |event| drag.drop(&event) on:pointercancel=move |_| drag.cancel()><die::Faces die oriented/></button>
    }
}
