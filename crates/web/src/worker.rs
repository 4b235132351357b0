//! The worker: a room, whoever sits in it, and the shelf of games. One thing is done after the other, and an answer is
//! kept on the device before the next is taken.

mod coach;
mod hands;

use std::cell::RefCell;
use std::collections::VecDeque;

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::DedicatedWorkerGlobalScope;

use crate::bridge::{Ask, Tell};
use hands::Hands;

/// How long bots are left alone between two looks, in milliseconds.
const BEAT: i32 = 40;

thread_local! {
    static WAITING: RefCell<VecDeque<Ask>> = const { RefCell::new(VecDeque::new()) };
    static HANDS: RefCell<Option<Hands>> = const { RefCell::new(None) };
}

/// Begins, with nothing on the table.
pub fn start() {
    HANDS.set(Some(Hands::new()));
    go_on();
}

/// Something the page wants; it is done when what came before is done.
pub fn hear(bytes: &[u8]) {
    if let Ok(ask) = postcard::from_bytes(bytes) {
        WAITING.with_borrow_mut(|waiting| waiting.push_back(ask));
        go_on();
    }
}

/// Does what waits, one after the other. Whoever holds the hands goes on until nothing waits.
fn go_on() {
    let Some(mut hands) = HANDS.take() else { return };
    spawn_local(async move {
        loop {
            let next = WAITING.with_borrow_mut(VecDeque::pop_front);
            match next {
                Some(ask) => hands.take(ask).await,
                None if hands.bots_wait() => {
                    pause(BEAT).await;
                    hands.tick(BEAT as u32).await;
                }
                None => break,
            }
        }
        HANDS.set(Some(hands));
        if WAITING.with_borrow(|waiting| !waiting.is_empty()) {
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

/// Lets the browser breathe.
async fn pause(millis: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        let _timer = scope.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
    });
    let _woken = wasm_bindgen_futures::JsFuture::from(promise).await;
}
