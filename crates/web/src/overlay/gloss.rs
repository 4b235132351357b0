//! The card of a word: the same everywhere, opened by a tap, a click or a key, and closed by whatever comes next.

use leptos::prelude::*;
use text::Thing;
use wasm_bindgen::{JsCast, JsValue};

use super::about::{More, about};
use super::said;
use crate::desk::Desk;
use crate::later::{self, dressed};
use crate::pieces::{Icon, Told};
use crate::say::{Say, Shown};

/// The word that is being looked up, and where it stands in the window.
#[derive(Clone, PartialEq, Debug)]
pub struct Looked {
    thing: Thing,
    left: f64,
    /// From above, or from below where the word stands low.
    top: Option<f64>,
    bottom: Option<f64>,
}

/// How wide the card may be, with some room, in pixels of the window.
const WIDTH: f64 = 300.0;

impl Looked {
    /// A word that stands here.
    pub fn new(thing: Thing, beside: &web_sys::Element) -> Looked {
        let rect = beside.get_bounding_client_rect();
        let size = |value: Result<JsValue, JsValue>| value.ok().and_then(|value| value.as_f64()).unwrap_or(800.0);
        let window = web_sys::window();
        let (width, height) =
            window.map_or((800.0, 600.0), |window| (size(window.inner_width()), size(window.inner_height())));
        let below = rect.bottom() < height * 0.6;
        Looked {
            thing,
            left: rect.left().min(width - WIDTH).max(8.0),
            top: below.then(|| rect.bottom() + 6.0),
            bottom: (!below).then(|| height - rect.top() + 6.0),
        }
    }
}

/// The card; one lies above the page, and one in each dialog, since nothing else can be reached from there.
#[component]
pub fn Gloss(above: bool) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let card = NodeRef::<leptos::html::Div>::new();
    let looked = Memo::new(move |_| desk.looked.get().filter(|_| desk.overlay.get().is_some() == above));
    Effect::new(move |_| {
        let open = looked.get().is_some();
        if let Some(card) = card.get() {
            show(&card, open);
        }
    });
    let closed = move |_| {
        if card.get_untracked().is_some_and(|card| !is_open(&card)) && looked.with_untracked(Option::is_some) {
            desk.looked.set(None);
        }
    };
    let pixels = |value: Option<f64>| value.map_or_else(|| "auto".to_owned(), |value| format!("{value}px"));
    let left = move || pixels(looked.get().map(|looked| looked.left));
    let top = move || pixels(looked.get().and_then(|looked| looked.top));
    let bottom = move || pixels(looked.get().and_then(|looked| looked.bottom));
    view! {
        <div node_ref=card class="gloss gloss--tip gloss--card" popover="auto" tabindex="-1" role="note" aria-live="polite"
            style:left=left style:top=top style:bottom=bottom on:toggle=closed>
            {move || looked.get().map(|looked| dressed(later::gloss(looked.thing)))}
        </div>
    }
}

/// What the card says.
#[component]
pub fn GlossCard(thing: Thing) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let Some(about) = untrack(|| about(desk, &thing)) else { return ().into_any() };
    let printed = about.printed.map(|printed| view! { <small lang="en">{printed}</small> });
    let lines = about.lines.into_iter().map(|line| view! { <p><Told line/></p> }).collect_view();
    let (say, go): (Shown, Box<dyn Fn()>) = match about.more {
        More::Rules(place) => (Shown::ReadOn, Box::new(move || desk.open_rules(Some(&place)))),
        More::Almanac(name) => (Shown::InAlmanac, Box::new(move || desk.open_almanac(&name))),
    };
    view! {
        <h4>{about.title}{printed}</h4>
        {lines}
        <footer>
            <button class="textlink" on:click=move |_| go()>{said(desk, say)}</button>
            <button class="textlink" aria-label=said(desk, Say::Close) on:click=move |_| desk.looked.set(None)><Icon name="x"/></button>
        </footer>
    }
    .into_any()
}

/// Shows or hides the card; a browser without popovers leaves it where it is drawn.
fn show(card: &web_sys::HtmlElement, open: bool) {
    if is_open(card) != open {
        let name = if open { "showPopover" } else { "hidePopover" };
        let method = js_sys::Reflect::get(card, &JsValue::from_str(name)).ok();
        if let Some(method) = method.and_then(|method| method.dyn_into::<js_sys::Function>().ok()) {
            let _refused = method.call0(card);
        }
    }
    if open {
        let _unfocused = card.focus();
    }
}

fn is_open(card: &web_sys::HtmlElement) -> bool {
    card.matches(":popover-open").unwrap_or(false)
}
