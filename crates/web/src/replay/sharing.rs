//! The link that carries a game.

use leptos::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::desk::Desk;
use crate::pieces::Icon;
use crate::say::Say;
use crate::watch::Over;

/// The link, to be copied.
#[component]
pub fn Sharing() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let link = move || match desk.watch.over.get() {
        Some(Over::Link(link)) => Some(link),
        _ => None,
    };
    move || link().map(|link| view! { <LinkBox link/> })
}

#[component]
fn LinkBox(link: String) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let copied = RwSignal::new(false);
    let field = NodeRef::<leptos::html::Input>::new();
    let text = link.clone();
    let copy = move |_| {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
        let Some(window) = web_sys::window() else { return };
        let written = window.navigator().clipboard().write_text(&text);
        // A browser that does not let the page copy leaves the link selected.
        spawn_local(async move { copied.set(JsFuture::from(written).await.is_ok()) });
    };
    let word = move || desk.word(if copied.get() { Say::LinkCopied } else { Say::CopyLink });
    view! {
        <div class="curtain">
            <section class="panel sheetbox" role="dialog" aria-labelledby="link-title">
                <h2 id="link-title"><Icon name="link"/>{desk.word(Say::LinkTitle)}</h2>
                <p>{desk.word(Say::LinkText)}</p>
                <input class="sheetbox__link" readonly aria-label=desk.word(Say::LinkTitle) prop:value=link node_ref=field/>
                <div class="sheetbox__acts">
                    <button class="btn btn--primary" autofocus aria-live="polite" on:click=copy><Icon name="check"/>{word}</button>
                    <button class="btn btn--ghost" on:click=move |_| desk.watch.over.set(None)>{desk.word(Say::Close)}</button>
                </div>
            </section>
        </div>
    }
}
