//! Keys at the table.

use engine::offers::Thing;
use engine::question::Answer;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::{aids, console, prompt};
use crate::desk::Desk;
use crate::playback;

/// A key that is pressed at the table. Any key ends a playback, and does what it does besides.
pub fn key(desk: Desk, event: &KeyboardEvent) {
    if is_typing(event) {
        return;
    }
    touched(desk);
    let done = match event.key().as_str() {
        "Escape" => escape(desk),
        "u" | "U" => run(|| console::back(desk)),
        "Delete" | "Backspace" if desk.planning.get_untracked() => run(|| desk.remove_ghost()),
        "d" | "D" => answer(desk, Answer::Done),
        "n" | "N" => answer(desk, Answer::Decline),
        "?" => run(|| rules(desk)),
        "i" | "I" => run(|| inspect_focused(desk)),
        "p" | "P" => run(|| desk.turn_plan()),
        "r" | "R" => run(|| console::reach(desk)),
        "c" | "C" => run(|| console::coach(desk)),
        "ArrowRight" | "ArrowDown" => arrow(desk, true),
        "ArrowLeft" | "ArrowUp" => arrow(desk, false),
        "Tab" => !desk.selected.with_untracked(Vec::is_empty) && focus(".is-lit:is(button)", !event.shift_key()),
        digit @ ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9") => {
            let number: usize = digit.parse().unwrap_or(1);
            if !prompt::choose(desk, number) {
                console::take(desk, number);
            }
            true
        }
        _ => false,
    };
    if done {
        event.prevent_default();
    }
}

/// Somebody does something: playback goes to its end, and what had changed is no longer marked.
pub fn touched(desk: Desk) {
    playback::skip(desk);
    if !desk.pointed.with_untracked(Vec::is_empty) {
        desk.pointed.set(Vec::new());
    }
}

/// The rules at this point.
fn rules(desk: Desk) {
    let phase = untrack(|| desk.look(|view| view.table.phase.number())).unwrap_or(1);
    desk.open_rules(Some(&format!("phase-{phase}")));
}

/// Tells everything about the tile under the focus.
fn inspect_focused(desk: Desk) {
    let document = web_sys::window().and_then(|window| window.document());
    let focused = document.and_then(|document| document.active_element());
    if let Some((Thing::Tile(space), focused)) = desk.focused.get_untracked().zip(focused) {
        desk.look_up(&text::Thing::Space(space), focused);
    }
}

fn run(what: impl FnOnce()) -> bool {
    what();
    true
}

fn answer(desk: Desk, answer: Answer) -> bool {
    if untrack(|| desk.answers()).contains(&answer) {
        desk.answer(answer);
    }
    true
}

/// What is in the hand goes first, then whatever is open.
fn escape(desk: Desk) -> bool {
    let held = desk.selected.with_untracked(|selected| !selected.is_empty());
    desk.put_down();
    if !held {
        aids::close(desk);
    }
    true
}

/// Goes through the answers of a prompt, else through the dice.
fn arrow(desk: Desk, forward: bool) -> bool {
    if focus(".prompt .po:is(button)", forward) {
        return true;
    }
    let placing = untrack(|| desk.is_placing());
    if placing {
        console::turn_die(desk, forward);
    }
    placing
}

/// Puts the focus on the next such thing; says whether there is one.
fn focus(selector: &str, forward: bool) -> bool {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return false };
    let Ok(found) = document.query_selector_all(selector) else { return false };
    let all: Vec<HtmlElement> =
        (0..found.length()).filter_map(|at| found.item(at)?.dyn_into::<HtmlElement>().ok()).collect();
    if all.is_empty() {
        return false;
    }
    let active = document.active_element();
    let now = all
        .iter()
        .position(|one| active.as_ref().is_some_and(|active| active == AsRef::<web_sys::Element>::as_ref(one)));
    let next = match (now, forward) {
        (None, true) => 0,
        (None, false) => all.len() - 1,
        (Some(at), true) => (at + 1) % all.len(),
        (Some(at), false) => (at + all.len() - 1) % all.len(),
    };
    let _refused = all[next].focus();
    true
}

/// Does somebody write a text?
fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}
