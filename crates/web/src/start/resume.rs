//! Games that are kept on this device.

use leptos::prelude::*;
use text::{Named, Words};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::bridge::{Ask, Damage, Kept, Then, Wrong};
use crate::desk::Desk;
use crate::notices::damage_words;
use crate::pieces::{Icon, Patch};
use crate::say::{Say, Shown};

/// So many games are shown before one asks for all.
const SHOWN: usize = 4;

/// The games, the last one first.
#[component]
pub fn Resume() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let all = RwSignal::new(false);
    let games = move || {
        let most = if all.get() { usize::MAX } else { SHOWN };
        desk.games.get().into_iter().take(most).map(|kept| view! { <Game kept/> }).collect_view()
    };
    let more = move || !all.get() && desk.games.get().len() > SHOWN;
    let count = move || desk.say(Shown::AllGames, Words::new().with("n", desk.games.get().len()));
    let some = move || !desk.games.get().is_empty();
    view! {
        <article class="panel resume">
            <h2>{move || desk.word(Say::Continue)}<span class="pill">{move || desk.word(Say::SavedAlways)}</span></h2>
            <Show when=some>{games}</Show>
            <Show when=more><button class="textlink" on:click=move |_| all.set(true)>{count}</button></Show>
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
    // Of other rules nothing can be shown; a game that goes wrong later can be watched until there.
    let old =
        kept.is_of_other_rules(book.hash).then_some(Damage { line: 1, good: 0, wrong: Wrong::Rules { pack: None } });
    let damage = old.or_else(|| kept.damage.clone());
    let dead = damage.as_ref().is_some_and(|damage| damage.good == 0);
    let why = damage.as_ref().map(|damage| {
        let say = if dead { Say::KeptOld } else { Say::KeptDamaged };
        view! { <small class="resume__why">{desk.say(say, Words::new().with("why", damage_words(desk, damage)))}</small> }
    });
    let (open, watch, export, forget) = (kept.name.clone(), kept.name.clone(), kept.name.clone(), kept.name.clone());
    let goes_on = damage.is_none() && kept.won.is_none();
    let go_on = goes_on.then(|| {
        view! { <button class="btn resume__on" on:click=move |_| desk.ask(&Ask::Open { name: open.clone(), take_over: false })>{desk.word(Say::Continue)}</button> }
    });
    let then = if kept.won.is_some() { Then::Numbers } else { Then::Replay };
    let watch = (!dead).then(|| {
        let ask = move |_| desk.ask(&Ask::Watch { name: watch.clone(), then, at: None });
        match goes_on {
            true => view! { <button class="ib resume__watch" title=desk.word(Say::Watch) aria-label=desk.word(Say::Watch) on:click=ask><Icon name="eye"/></button> }.into_any(),
            false => view! { <button class="btn resume__watch" on:click=ask>{desk.word(Say::Watch)}</button> }.into_any(),
        }
    });
    view! {
        <div class="resume__game is-small">
            <div class="resume__who">{patches}</div>
            <div class="resume__t"><b>{title}</b><small>{state}</small>{why}</div>
            <div class="resume__acts">
                {go_on}
                {watch}
                <button class="ib resume__file" title=desk.word(Say::Export) aria-label=desk.word(Say::Export) on:click=move |_| desk.ask(&Ask::Export { name: export.clone() })><Icon name="take"/></button>
                <button class="ib" title=desk.word(Say::Forget) aria-label=desk.word(Say::Forget) on:click=move |_| desk.ask(&Ask::Forget { name: forget.clone() })><Icon name="x"/></button>
            </div>
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
