//! The page as a whole.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{KeyboardEvent, MessageEvent, Worker};

use crate::bridge::{Ask, Tell};
use crate::desk::{Desk, Screen};
use crate::settings;
use crate::start::Start;
use crate::table::TablePage;

/// Puts the page where the browser shows it.
pub fn mount(worker: Worker) {
    settings::apply();
    leptos::mount::mount_to_body(move || {
        let desk = Desk::new(worker.clone());
        provide_context(desk);
        listen(desk, &worker);
        keys(desk);
        watch_width(desk);
        dress(desk);
        desk.ask(&Ask::Games);
        view! { <App/> }
    });
}

#[component]
fn App() -> impl IntoView {
    let desk = expect_context::<Desk>();
    move || {
        desk.language.track();
        match desk.screen.get() {
            Screen::Start => view! { <Start/> }.into_any(),
            Screen::Table => view! { <TablePage/> }.into_any(),
        }
    }
}

/// Hears what the worker tells.
fn listen(desk: Desk, worker: &Worker) {
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
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
    Effect::new(move |_| {
        let page = match (desk.screen.get(), desk.narrow.get()) {
            (Screen::Start, _) => "page-start",
            (Screen::Table, true) => "page-phone",
            (Screen::Table, false) => "page-table page-shop",
        };
        if let Some(body) = web_sys::window().and_then(|window| window.document()?.body()) {
            body.set_class_name(page);
        }
    });
}

/// Keys that mean the same everywhere at the table.
fn keys(desk: Desk) {
    let pressed = Closure::<dyn Fn(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || desk.screen.get_untracked() != Screen::Table {
            return;
        }
        crate::table::key(desk, &event);
    });
    if let Some(window) = web_sys::window() {
        let _refused = window.add_event_listener_with_callback("keydown", pressed.as_ref().unchecked_ref());
    }
    pressed.forget();
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
