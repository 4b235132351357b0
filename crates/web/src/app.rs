//! The page as a whole.

use leptos::prelude::*;
use text::Language;
use wasm_bindgen::prelude::*;
use web_sys::{KeyboardEvent, MessageEvent, Worker};

use crate::bridge::{Ask, Tell, Trouble};
use crate::desk::{Desk, Screen};
use crate::later::{self, dressed, fetch_ahead};
use crate::notices::Notices;
use crate::overlay::Above;
use crate::replay::Replay;
use crate::settings;
use crate::start::Start;
use crate::table::TablePage;

/// Puts the page where the browser shows it.
pub fn mount(worker: Worker, language: Language, words: String) {
    leptos::mount::mount_to_body(move || {
        let desk = Desk::new(worker.clone(), language, &words);
        provide_context(desk);
        settings::apply(desk.settings, language);
        listen(desk, &worker);
        keys(desk);
        watch_width(desk);
        dress(desk);
        fetch_ahead(desk.narrow.get_untracked());
        desk.ask(&Ask::Games);
        follow_links(desk);
        view! { <App/> }
    });
}

#[component]
fn App() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let page = move || {
        desk.language.track();
        match desk.screen.get() {
            Screen::Start => view! { <Start/> }.into_any(),
            Screen::Table => view! { <TablePage/> }.into_any(),
            Screen::Learn => dressed(later::lessons()),
            Screen::Replay => view! { <Replay/> }.into_any(),
            Screen::Numbers => dressed(later::numbers()),
        }
    };
    // What lies above stays when the page below is drawn in another language.
    view! { <main class="page">{page}</main><Notices/><Above/> }
}

/// Opens the game that the address carries, also where the address changes.
fn follow_links(desk: Desk) {
    let follow = move || {
        if let Some((line, at)) = crate::address::game() {
            desk.ask(&Ask::WatchLink { line, at });
        }
    };
    follow();
    let changed = Closure::<dyn Fn()>::new(follow);
    if let Some(window) = web_sys::window() {
        let _refused = window.add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
    }
    changed.forget();
}

/// Hears what the worker tells.
fn listen(desk: Desk, worker: &Worker) {
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if event.data().is_null() {
            return desk.trouble.set(Some(Trouble::Part));
        }
        let bytes = js_sys::Uint8Array::new(&event.data()).to_vec();
        if let Ok(told) = postcard::from_bytes::<Tell>(&bytes) {
            desk.hear(told);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}

/// Below this a window is a phone.
const PHONE: &str = "(max-width: 600px)";

/// Follows the width of the window.
fn watch_width(desk: Desk) {
    let Some(list) = web_sys::window().and_then(|window| window.match_media(PHONE).ok()?) else { return };
    desk.narrow.set(list.matches());
    let watched = list.clone();
    let changed = Closure::<dyn Fn()>::new(move || desk.narrow.set(watched.matches()));
    list.set_onchange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
}

/// Tells the style sheet which page is shown.
fn dress(desk: Desk) {
    Effect::new(move |before: Option<Screen>| {
        let screen = desk.screen.get();
        if before.is_some_and(|before| before != screen)
            && let Some(window) = web_sys::window()
        {
            // A new page begins at its top.
            window.scroll_to_with_x_and_y(0.0, 0.0);
            if screen == Screen::Start {
                crate::address::forget();
            }
        }
        let page = match (screen, desk.narrow.get()) {
            (Screen::Start, _) => "page-start",
            (Screen::Learn, _) => "page-learn",
            (Screen::Table, true) => "page-phone",
            (Screen::Table, false) => "page-table page-shop",
            (Screen::Replay, true) => "page-phone page-replay",
            (Screen::Replay, false) => "page-table page-replay",
            (Screen::Numbers, _) => "page-end",
        };
        if let Some(body) = web_sys::window().and_then(|window| window.document()?.body()) {
            body.set_class_name(page);
        }
        screen
    });
}

/// Keys that mean the same everywhere at the table.
fn keys(desk: Desk) {
    let pressed = Closure::<dyn Fn(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        let aside = desk.overlay.get_untracked().is_some();
        if event.ctrl_key() || event.meta_key() || event.alt_key() || aside {
            return;
        }
        match desk.screen.get_untracked() {
            Screen::Table => crate::table::key(desk, &event),
            Screen::Replay => crate::replay::key(desk, &event),
            Screen::Start | Screen::Learn | Screen::Numbers => {}
        }
    });
    if let Some(window) = web_sys::window() {
        let _refused = window.add_event_listener_with_callback("keydown", pressed.as_ref().unchecked_ref());
    }
    pressed.forget();
    let touched = Closure::<dyn Fn()>::new(move || crate::table::touched(desk));
    if let Some(window) = web_sys::window() {
        let _refused = window.add_event_listener_with_callback("pointerdown", touched.as_ref().unchecked_ref());
    }
    touched.forget();
}

/// Lets the browser save a text as a file.
pub fn save_file(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(link) = document.and_then(|document| document.create_element("a").ok()) {
        let link: web_sys::HtmlAnchorElement = link.unchecked_into();
        link.set_href(&url);
        link.set_download(&format!("{name}.intrepid"));
        link.click();
    }
    let _gone = web_sys::Url::revoke_object_url(&url);
}
