//! A seat before a game: who plays it, which country, which boards and badges.

use ai::Kind;
use engine::seat::Seat;
use leptos::prelude::*;
use text::{Named, Words};

use super::draft::{Draft, Who};
use super::picks::Stars;
use crate::desk::Desk;
use crate::pieces::{CrewMark, Icon, Patch, ResourceIcon, classes};
use crate::say::{Say, Shown};

/// One seat.
#[component]
pub fn SeatCard(index: usize, draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seat = Seat::from_index(index).unwrap_or(Seat::FIRST);
    let class = move || {
        classes(&[
            ("seat", true),
            (&format!("crew-{}", seat.number()), true),
            ("is-choosing", draft.with(|draft| draft.choosing == index)),
        ])
    };
    let who = move || match draft.with(|draft| draft.who[index]) {
        Who::Person => desk.word(Say::You),
        Who::Bot(kind) => desk.say(Say::Bot, Words::new().with("kind", format!("{kind:?}").to_ascii_lowercase())),
    };
    let next = move |event: web_sys::MouseEvent| {
        event.stop_propagation();
        draft.update(|draft| draft.who[index] = next_player(draft.who[index]));
    };
    let recolour = move |event: web_sys::MouseEvent| {
        event.stop_propagation();
        desk.settings.colours.turn(index);
    };
    view! {
        <article class=class on:click=move |_| draft.update(|draft| draft.choosing = index)>
            <header>
                <button class="ib ib--s ib--mark" title=move || desk.word(Shown::Colour) on:click=recolour><CrewMark seat/></button>
                <small>{who}</small>
                <button class="ib ib--s" title=move || desk.word(Say::Change) on:click=next><Icon name="swap"/></button>
            </header>
            <Chosen index draft/>
            <Boards seat draft/>
        </article>
    }
}

/// Person, then each bot, then person again.
const fn next_player(who: Who) -> Who {
    match who {
        Who::Person => Who::Bot(Kind::Planner),
        Who::Bot(Kind::Planner) => Who::Bot(Kind::Greedy),
        Who::Bot(Kind::Greedy) => Who::Bot(Kind::Random),
        Who::Bot(Kind::Random) => Who::Person,
    }
}

/// The country, with its sentence. A button, so that the seat can be chosen by keys.
#[component]
fn Chosen(index: usize, draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let id = Memo::new(move |_| draft.with(|draft| draft.countries.get(index).copied()));
    let chosen = move || draft.with(|draft| (draft.choosing == index).to_string());
    move || {
        let country = embedded::rulebook().country(id.get()?);
        let name = desk.write(|writer| writer.name(Named::Country, &country.name));
        let sentence = desk.say(Shown::CountrySentence, Words::new().with("country", country.key.clone()));
        Some(view! {
            <button class="seat__c" aria-pressed=chosen on:click=move |_| draft.update(|draft| draft.choosing = index)>
                <Patch country=country.key.clone()/><span><b>{name}</b><Stars of=country.complexity max=4/></span>
            </button>
            <p>{sentence}</p>
        })
    }
}

#[component]
fn Boards(seat: Seat, draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    move || {
        let (boards, badges) = draft.with(|draft| {
            let boards = draft.boards_of(seat);
            let badges: Vec<_> = boards.iter().map(|resource| draft.badges[resource.index()]).collect();
            (boards, badges)
        });
        let few = boards.len() < 2;
        let board = |resource| {
            let name = desk.write(|writer| writer.resource(resource).to_string());
            let said = few.then(|| name.clone());
            view! { <ResourceIcon resource name/>{said} }
        };
        let badge = |id| {
            let badge = embedded::rulebook().badge(id);
            let name = desk.write(|writer| writer.name(Named::Badge, &badge.name));
            view! { <span class="seat__badge"><Icon name=badge.key.clone()/>{name}</span> }
        };
        let boards = boards.into_iter().map(board).collect_view();
        let badges = badges.into_iter().map(badge).collect_view();
        view! {
            <dl>
                <div><dt>{desk.word(Say::Board)}</dt><dd>{boards}</dd></div>
                <div><dt>{desk.word(Say::Badge)}</dt><dd>{badges}</dd></div>
            </dl>
        }
    }
}
