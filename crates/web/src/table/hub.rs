//! The middle of the station: Docking Modules and the Habitation Module.

use engine::offers::Thing;
use engine::rulebook::Dock;
use leptos::prelude::*;
use text::Words;

use super::marks::{self, Badge, Marks};
use crate::desk::Desk;
use crate::pieces::{CrewMark, DieView, Icon, Size, classes};
use crate::say::Say;

/// Docks above and below, Habitation between them.
#[component]
pub fn Hub() -> impl IntoView {
    view! {
        <div class="hub">
            <svg class="hub__art" viewBox="0 0 148 412" preserveAspectRatio="none" aria-hidden="true"><use href="#truss"/></svg>
            <div class="docks"><DockView dock=0/><DockView dock=1/></div>
            <Habitation/>
            <div class="docks"><DockView dock=2/><DockView dock=3/></div>
        </div>
    }
}

/// Can a thing be touched now with what is selected?
pub fn is_lit(desk: Desk, thing: Thing) -> bool {
    let seat = desk.seat.get();
    if desk.is_placing() && desk.selected.get().is_empty() {
        return false;
    }
    let answers = desk.open_answers();
    desk.look(|view| answers.iter().any(|answer| view.things(seat, *answer).contains(&thing))).unwrap_or(false)
}

/// Is a thing spoken of: by the playback, or by the line under the finger?
pub fn is_pointed(desk: Desk, thing: Thing) -> bool {
    let told = desk.playback.with(|playing| {
        playing.as_ref().and_then(|playing| playing.now()).is_some_and(|frame| frame.things.contains(&thing))
    });
    told || desk.pointed.with(|pointed| pointed.contains(&thing))
}

/// Is a thing the one that was touched in vain?
pub fn is_refused(desk: Desk, thing: Thing) -> bool {
    desk.refused.get().is_some_and(|refused| refused.thing == Some(thing))
}

#[component]
fn DockView(dock: u8) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let thing = Thing::Dock(dock);
    let lit = Memo::new(move |_| is_lit(desk, thing));
    let docked = Memo::new(move |_| desk.look(|view| view.table.docks[usize::from(dock)]).unwrap_or_default());
    let marks = expect_context::<Marks>();
    let marked = Memo::new(move |_| marks.on(thing));
    let kind = Memo::new(move |_| desk.look(|view| view.rulebook.docking[usize::from(dock)]));
    let class = move || {
        classes(&[
            ("dock", true),
            ("is-full", docked.get().die.is_some()),
            ("is-lit", lit.get()),
            ("is-disabled", docked.get().disabled),
            ("is-refused", is_refused(desk, thing)),
            ("is-told", is_pointed(desk, thing)),
            (marks::class(&marked.get()), true),
        ])
    };
    let ghost = move || marked.get().first().and_then(|mark| Some((mark.seat, mark.dice[0]?)));
    let ring = move || match docked.get().die.or_else(ghost) {
        Some((seat, die)) => {
            let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
            let ghost = ghost().is_some();
            view! { <DieView die seat oriented size=Size::Slot ghost/> }.into_any()
        }
        None => {
            let sign = match kind.get() {
                Some(Dock::OrHigher) => "+1",
                Some(Dock::OrLower) => "−1",
                _ => "=",
            };
            view! { <b>{sign}</b> }.into_any()
        }
    };
    let kind_word = move || {
        desk.word(match kind.get() {
            Some(Dock::OrHigher) => Say::DockOrHigher,
            Some(Dock::OrLower) => Say::DockOrLower,
            _ => Say::DockAsItIs,
        })
    };
    let to = move || match (docked.get().die, docked.get().disabled) {
        (_, true) => view! { {desk.word(Say::DockDisabled)} }.into_any(),
        (Some((seat, _)), _) => {
            let name = desk.speaker(|speaker| speaker.player(seat).to_string()).unwrap_or_default();
            view! { {desk.say(Say::DockFrom, Words::new().with("player", name))}<CrewMark seat/> }.into_any()
        }
        (None, _) => view! { {desk.word(Say::DockFree)} }.into_any(),
    };
    view! {
        <button class=class data-dock=dock on:click=move |_| desk.touch(thing)>
            <span class="dock__ring">{ring}</span>
            <span class="dock__name">{move || desk.say(Say::Dock, Words::new().with("n", dock + 1))}</span>
            <span class="dock__kind">{kind_word}</span>
            <span class="dock__to">{to}</span>
            <Badge thing/>
        </button>
    }
}

#[component]
fn Habitation() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let lit = Memo::new(move |_| is_lit(desk, Thing::Habitation));
    let marks = expect_context::<Marks>();
    let dice = Memo::new(move |_| desk.look(|view| view.table.habitation.iter().sum::<u8>()).unwrap_or(0));
    let class = move || {
        classes(&[
            ("hab", true),
            ("is-lit", lit.get()),
            ("is-refused", is_refused(desk, Thing::Habitation)),
            ("is-told", is_pointed(desk, Thing::Habitation)),
            (marks::class(&marks.on(Thing::Habitation)), true),
        ])
    };
    view! {
        <button class=class on:click=move |_| desk.touch(Thing::Habitation)>
            <span class="hab__title"><Icon name="hab"/>{move || desk.word(Say::Habitation)}</span>
            <span class="hab__dice">{move || desk.say(Say::HabitationDice, Words::new().with("n", dice.get()))}</span>
            <small>{move || desk.word(Say::HabitationRule)}</small>
            <Badge thing=Thing::Habitation/>
        </button>
    }
}
