//! The end of a game: what lies over the table.

use engine::table::Outcome;
use leptos::prelude::*;

use crate::bridge::{Ask, Then};
use crate::desk::{Desk, Screen};
use crate::say::Say;

/// Everything that lies over the table.
#[component]
pub fn Ending() -> impl IntoView {
    view! { <Over/> }
}

#[component]
fn Over() -> impl IntoView {
    let desk = expect_context::<Desk>();
    // What led to it is told first.
    let told = Memo::new(move |_| desk.playback.with(Option::is_none));
    let outcome = Memo::new(move |_| desk.look(|view| view.table.outcome).flatten().filter(|_| told.get()));
    let name = desk.name;
    let numbers = move || {
        desk.watch.ended.set(name.get_untracked());
        desk.ask(&Ask::Watch { name: name.get_untracked(), then: Then::Numbers, at: None });
    };
    // The numbers open by themselves, once.
    Effect::new(move |_| match outcome.get() {
        Some(_) if desk.watch.ended.get_untracked() != name.get_untracked() => numbers(),
        Some(_) => {}
        None => desk.watch.ended.set(String::new()),
    });
    let back = move |_| {
        desk.ask(&Ask::Games);
        desk.screen.set(Screen::Start);
    };
    move || {
        outcome.get().map(|outcome| {
            let title = if outcome == Outcome::Won { Say::WonTitle } else { Say::LostTitle };
            let words = desk.write(|writer| writer.outcome(outcome).to_string());
            view! {
                <div class="prompt prompt--table" role="dialog" aria-label=desk.word(title)>
                    <h3>{desk.word(title)}</h3>
                    <p>{words}</p>
                    <div class="prompt__opts">
                        <button class="btn btn--primary" on:click=move |_| numbers()>{desk.word(Say::InNumbers)}</button>
                        <button class="btn" on:click=back>{desk.word(Say::BackToStart)}</button>
                    </div>
                </div>
            }
        })
    }
}
