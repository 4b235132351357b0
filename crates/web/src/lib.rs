//! The game in a browser: a page that draws what a room says, and a worker in which the room, the bots and the coach
//! live. Between them go the commands and messages of `room`, as they would to a server.
//!
//! No rule stands here. What is legal, what it would yield and why it is refused is asked of the engine.
#![cfg(target_arch = "wasm32")]

mod bridge;
mod worker;

mod desk;
mod say;
mod settings;
mod shelf;

mod pieces;
mod start;
mod table;

mod app;

use wasm_bindgen::prelude::*;

/// Draws the page. The worker has been started already.
#[wasm_bindgen]
pub fn start_page(worker: web_sys::Worker) {
    console_error_panic_hook::set_once();
    app::mount(worker);
}

/// Opens the room's side, in a worker.
#[wasm_bindgen]
pub fn start_worker() {
    console_error_panic_hook::set_once();
    worker::start();
}

/// Something the page says to the worker.
#[wasm_bindgen]
pub fn tell_worker(bytes: js_sys::Uint8Array) {
    worker::hear(&bytes.to_vec());
}
