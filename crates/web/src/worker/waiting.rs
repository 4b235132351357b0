//! How the worker waits: a moment, so that what the page says can come in, or for a while, unless the page says something.

use std::cell::RefCell;

use js_sys::{Function, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel};

thread_local! {
    /// Ends the pause that is being made.
    static PAUSE: RefCell<Option<Function>> = const { RefCell::new(None) };
    /// A message to oneself comes after all that were there before it. A timer would be slower: browsers stretch it.
    static BREATH: Option<MessageChannel> = MessageChannel::new().ok();
}

/// Lets in what the page has said meanwhile.
pub async fn breathe() {
    let promise = Promise::new(&mut |resolve, _| {
        BREATH.with(|breath| match breath {
            Some(breath) => {
                breath.port1().set_onmessage(Some(&resolve));
                let _lost = breath.port2().post_message(&JsValue::NULL);
            }
            None => wake_after(&resolve, 0),
        });
    });
    let _woken = JsFuture::from(promise).await;
}

/// Waits so many milliseconds.
pub async fn pause(millis: i32) {
    let promise = Promise::new(&mut |resolve, _| wake_after(&resolve, millis));
    let _woken = JsFuture::from(promise).await;
}

/// Waits so many milliseconds, or until the page says something.
pub async fn pause_and_listen(millis: i32) {
    let promise = Promise::new(&mut |resolve, _| {
        wake_after(&resolve, millis);
        PAUSE.set(Some(resolve));
    });
    let _woken = JsFuture::from(promise).await;
    PAUSE.take();
}

/// The page has said something: whoever pauses and listens goes on.
pub fn nudge() {
    if let Some(resolve) = PAUSE.take() {
        let _gone = resolve.call0(&JsValue::UNDEFINED);
    }
}

fn wake_after(resolve: &Function, millis: i32) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let _timer = scope.set_timeout_with_callback_and_timeout_and_arguments_0(resolve, millis);
}
