//! The countries to choose from.

use engine::rulebook::CountryId;
use engine::seat::Seat;
use leptos::prelude::*;
use text::{Named, Words};

use super::draft::Draft;
use crate::desk::Desk;
use crate::pieces::{CrewMark, Patch};
use crate::say::Say;

/// How hard something is, in dots.
#[component]
pub fn Stars(of: u8, max: u8) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let spoken = desk.say(Say::Complexity, Words::new().with("n", of).with("most", max));
    let dots = (1..=max).map(|at| view! { <i class=if at <= of { "on" } else { "" }></i> });
    view! { <span class="stars" role="img" aria-label=spoken>{dots.collect_view()}</span> }
}

/// A country, for the seat that is choosing.
#[component]
pub fn CountryPick(index: usize, draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let country = &embedded::rulebook().countries[index];
    let id = CountryId(index as u8);
    let taken = Memo::new(move |_| {
        draft.with(|draft| {
            let at = draft.countries.iter().take(draft.players).position(|one| *one == id);
            at.and_then(Seat::from_index)
        })
    });
    let class = move || match taken.get() {
        Some(seat) => format!("pick is-taken crew-{}", seat.number()),
        None => "pick".to_owned(),
    };
    let pick = move |_| {
        draft.update(|draft| {
            draft.take_country(draft.choosing, id);
            draft.choosing = (draft.choosing + 1) % draft.players;
        });
    };
    let name = move || desk.write(|writer| writer.name(Named::Country, &country.name));
    view! {
        <button class=class data-country=country.key.clone() on:click=pick>
            <Patch country=country.key.clone()/><span>{name}<Stars of=country.complexity max=4/></span>
            {move || taken.get().map(|seat| view! { <CrewMark seat/> })}
        </button>
    }
}
