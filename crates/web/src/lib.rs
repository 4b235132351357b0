//! The game in a browser: a page that draws what a room says, and a worker in which the room, the bots and the coach
//! live. Between them go the commands and messages of `room`, as they would to a server.
//!
//! No rule stands here. What is legal, what it would yield and why it is refused is asked of the engine.
#![cfg(target_arch = "wasm32")]

mod bridge;
mod worker;

mod address;
mod desk;
mod fetched;
mod playback;
mod pointing;
mod say;
mod settings;
mod shelf;
mod watch;

mod learn;
mod notices;
mod numbers;
mod overlay;
mod pieces;
mod replay;
mod start;
mod table;

mod app;
mod later;

use wasm_bindgen::prelude::*;

/// Draws the page in a language, from its words. The worker has been started already.
#[wasm_bindgen]
pub fn start_page(worker: web_sys::Worker, code: &str, words: String) {
    console_error_panic_hook::set_once();
    read_content();
    app::mount(worker, text::Language::from_code(code).unwrap_or_default(), words);
}

/// Reads what is in the box, and notes on the browser's own list of times how long that took.
fn read_content() {
    let clock = web_sys::window().and_then(|window| window.performance());
    let _noted = clock.as_ref().map(|clock| clock.mark("box"));
    embedded::pack();
    let _noted = clock.map(|clock| clock.measure_with_start_mark("content", "box"));
}

/// Opens the room's side, in a worker.
#[wasm_bindgen]
pub fn start_worker() {
    console_error_panic_hook::set_once();
    wasm_bindgen_futures::spawn_local(async {
        if later::worker().await.is_err() {
            worker::excuse();
        }
    });
}

/// Something the page says to the worker.
#[wasm_bindgen]
pub fn tell_worker(bytes: js_sys::Uint8Array) {
    worker::hear(bytes.to_vec());
}
