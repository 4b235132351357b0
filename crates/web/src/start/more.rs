//! More that can be chosen: who controls which resource, with which badge; the side of the starters; where they lie.

use engine::resource::{Light, Resource};
use engine::rulebook::BadgeId;
use engine::seat::Seat;
use leptos::prelude::*;
use text::Named;

use super::draft::Draft;
use super::starters::Starters;
use crate::desk::Desk;
use crate::pieces::{CrewMark, InfoMark, ResourceIcon};
use crate::say::{Say, Shown};

/// More options.
#[component]
pub fn More(draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let boards = Resource::ALL.map(|resource| view! { <Board resource draft/> });
    let alone = move || draft.with(|draft| draft.players == 1);
    view! {
        <div class="more">
            <section>
                <h3>{move || desk.word(Shown::BoardsBadges)}<InfoMark rule="setup"/></h3>
                <div class="boards">{boards.collect_view()}</div>
                <Show when=alone><Lights draft/></Show>
            </section>
            <section><h3>{move || desk.word(Shown::Starters)}<InfoMark rule="setup"/></h3><Starters draft/></section>
        </div>
    }
}

/// A Resource board: who controls it, and its badge.
#[component]
fn Board(resource: Resource, draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let at = resource.index();
    let name = desk.write(|writer| writer.resource(resource).to_string());
    let seats = move || {
        let one = |seat: Seat| {
            let on = move || draft.with(|draft| draft.boards[at] == seat);
            let class = move || if on() { "is-on" } else { "" };
            let country = draft.with_untracked(|draft| draft.countries.get(seat.index()).copied());
            let name = country
                .map(|id| desk.write(|writer| writer.name(Named::Country, &embedded::rulebook().country(id).name)));
            let press = move |_| draft.update(|draft| draft.give_board(resource, seat));
            view! {
                <button class=class data-board=format!("{at}-{}", seat.number()) title=name.clone() aria-label=name
                    aria-pressed=move || on().to_string() on:click=press><CrewMark seat/></button>
            }
        };
        let count = draft.with(|draft| draft.players);
        (0..count).filter_map(Seat::from_index).map(one).collect_view()
    };
    let badge = move |(index, badge): (usize, &engine::rulebook::Badge)| {
        let name = desk.write(|writer| writer.name(Named::Badge, &badge.name));
        view! { <option value=index selected=move || draft.with(|draft| draft.badges[at].0 as usize == index)>{name}</option> }
    };
    let badges = embedded::rulebook().badges.iter().enumerate().map(badge).collect_view();
    let choose = move |event: web_sys::Event| {
        if let Ok(index) = event_target_value(&event).parse() {
            draft.update(|draft| draft.badges[at] = BadgeId(index));
        }
    };
    let effect = move || {
        let id = draft.with(|draft| draft.badges[at]);
        desk.write(|writer| writer.badge(embedded::pack(), id).effect.to_string())
    };
    view! {
        <div class="board">
            <span class="board__r"><ResourceIcon resource name=name.clone()/>{name.clone()}</span>
            <span class="seg" role="group" aria-label=desk.word(Shown::Controls)>{seats}</span>
            <select data-badge=at aria-label=format!("{name}: {}", desk.word(Say::Badge)) on:change=choose>{badges}</select>
            <small>{effect}</small>
        </div>
    }
}

/// The side of the starters of somebody who plays alone.
#[component]
fn Lights(draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let one = move |(light, say): (Light, Say)| {
        let on = move || draft.with(|draft| draft.light == light);
        let class = move || if on() { "opt is-on" } else { "opt" };
        let press = move |_| {
            draft.update(|draft| {
                draft.light = light;
                draft.spaces = [const { None }; 4];
            });
        };
        view! { <button class=class aria-pressed=move || on().to_string() on:click=press><b>{move || desk.word(say)}</b></button> }
    };
    let both = [(Light::Red, Say::LightRed), (Light::Blue, Say::LightBlue)].map(one);
    view! { <h3>{move || desk.word(Shown::StarterSide)}</h3><div class="opts">{both.collect_view()}</div> }
}
