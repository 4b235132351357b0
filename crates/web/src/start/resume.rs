//! Games that are kept on this device.

use leptos::prelude::*;
use text::{Named, Words};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::bridge::{Ask, Kept};
use crate::desk::Desk;
use crate::pieces::{Icon, Patch};
use crate::say::Say;

/// The games, the last one first.
#[component]
pub fn Resume() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let games = move || desk.games.get().into_iter().take(6).map(|kept| view! { <Game kept/> }).collect_view();
    let some = move || !desk.games.get().is_empty();
    view! {
        <article class="panel resume">
            <h2>{move || desk.word(Say::Continue)}<span class="pill">{move || desk.word(Say::SavedAlways)}</span></h2>
            <Show when=some>{games}</Show>
            <label class="btn btn--ghost import">
                <Icon name="link"/>{move || desk.word(Say::Import)}
                <input type="file" on:change=move |event| import(desk, &event)/>
            </label>
        </article>
    }
}

#[component]
fn Game(kept: Kept) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let patches = kept.countries.iter().map(|key| view! { <Patch country=key.clone()/> }).collect_view();
    let book = embedded::rulebook();
    let disaster = book.disasters.iter().find(|one| one.key == kept.disaster).map(|one| one.name.clone());
    let disaster = desk.write(|writer| writer.name(Named::Disaster, &disaster.unwrap_or_default()));
    let title = desk.say(Say::KeptRound, Words::new().with("disaster", disaster).with("round", kept.round));
    let state = match kept.won {
        Some(true) => desk.word(Say::KeptWon),
        Some(false) => desk.word(Say::KeptLost),
        None => desk.say(Say::KeptPhase, Words::new().with("phase", kept.phase).with("missions", kept.completed)),
    };
    let (open, forget) = (kept.name.clone(), kept.name);
    view! {
        <div class="resume__game is-small">
            <div class="resume__who">{patches}</div>
            <div class="resume__t"><b>{title}</b><small>{state}</small></div>
            <button class="btn" on:click=move |_| desk.ask(&Ask::Open { name: open.clone() })>{desk.word(Say::Continue)}</button>
            <button class="ib" title=desk.word(Say::Forget) on:click=move |_| desk.ask(&Ask::Forget { name: forget.clone() })><Icon name="x"/></button>
        </div>
    }
}

/// Reads a file and lets the worker open it.
fn import(desk: Desk, event: &web_sys::Event) {
    let input: Option<web_sys::HtmlInputElement> = event.target().and_then(|target| target.dyn_into().ok());
    let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
    spawn_local(async move {
        if let Ok(text) = JsFuture::from(file.text()).await
            && let Some(text) = text.as_string()
        {
            desk.ask(&Ask::Import { text });
        }
    });
}
