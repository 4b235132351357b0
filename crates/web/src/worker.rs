//! The worker: a room, whoever sits in it, and the shelf of games. One thing is done after the other, and an answer is
//! kept on the device before the next is taken.

mod bots;
mod counsel;
mod hands;
mod holding;
mod library;
mod school;
mod teaching;
mod waiting;
mod watching;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::hint::black_box;

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::DedicatedWorkerGlobalScope;

use crate::bridge::{Ask, Tell};
pub use bots::Tick;
pub use counsel::counsel;
use hands::Hands;
pub use hands::Part;
pub use library::library;
pub use school::school;

/// How long the worker waits between two looks at bots that have thought and keep the pace of the table, in milliseconds.
const BEAT: i32 = 40;

thread_local! {
    /// What the page wants, as it came. The worker's own part of the program may still be on its way.
    static HEARD: RefCell<VecDeque<Vec<u8>>> = const { RefCell::new(VecDeque::new()) };
    /// Does what waits, once that part is there.
    static WAKE: Cell<Option<fn()>> = const { Cell::new(None) };
    static TAKEN_AWAY: RefCell<VecDeque<String>> = const { RefCell::new(VecDeque::new()) };
    static HANDS: RefCell<Option<Hands>> = const { RefCell::new(None) };
}

/// Begins, with nothing on the table.
pub fn start() {
    HANDS.set(Some(Hands::new()));
    // Hidden from the optimiser, which would otherwise write the call into the first part, and all of this with it.
    WAKE.set(Some(black_box(go_on as fn())));
    go_on();
}

/// Something the page wants; it is done when what came before is done. Nothing is named here that does it, so that the
/// first part of the program, which this belongs to, stays small.
pub fn hear(bytes: Vec<u8>) {
    HEARD.with_borrow_mut(|heard| heard.push_back(bytes));
    if let Some(wake) = WAKE.get() {
        wake();
    }
}

/// Says to the page that the worker's part could not be fetched.
pub fn excuse() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let _gone = scope.post_message(&wasm_bindgen::JsValue::NULL);
}

/// Another tab holds a game now that was held here.
fn taken_away(name: String) {
    TAKEN_AWAY.with_borrow_mut(|names| names.push_back(name));
    go_on();
}

/// What is to be done next.
fn next() -> Option<Ask> {
    if let Some(name) = TAKEN_AWAY.with_borrow_mut(VecDeque::pop_front) {
        return Some(Ask::TakenAway { name });
    }
    loop {
        let bytes = HEARD.with_borrow_mut(VecDeque::pop_front)?;
        if let Ok(ask) = postcard::from_bytes(&bytes) {
            return Some(ask);
        }
    }
}

/// Does what waits, one after the other. Whoever holds the hands goes on until nothing waits.
fn go_on() {
    let Some(mut hands) = HANDS.take() else { return waiting::nudge() };
    spawn_local(async move {
        loop {
            match next() {
                Some(ask) => hands.take(ask).await,
                None if hands.bots_wait() => wait_for_bots(&mut hands).await,
                None => break,
            }
        }
        HANDS.set(Some(hands));
        if HEARD.with_borrow(|heard| !heard.is_empty()) || TAKEN_AWAY.with_borrow(|names| !names.is_empty()) {
            go_on();
        }
    });
}

/// Tells the page something.
fn tell(told: &Tell) {
    if let Ok(bytes) = postcard::to_allocvec(told) {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        // A page that has gone hears nothing; that is no mistake.
        let _gone = scope.post_message(&Uint8Array::from(bytes.as_slice()));
    }
}

/// Bots think without a pause; once they know, they keep the pace of the table.
async fn wait_for_bots(hands: &mut Hands) {
    let began = js_sys::Date::now();
    match hands.bots_think() {
        true => waiting::breathe().await,
        false => waiting::pause_and_listen(BEAT).await,
    }
    hands.tick((js_sys::Date::now() - began).max(0.0) as u32).await;
}
