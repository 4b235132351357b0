//! Bots think with a part of the program of its own. Nobody waits for it: people answer while it is on its way.

use std::cell::Cell;

use room::{Reply, Room};
use wasm_bindgen_futures::spawn_local;

use crate::bridge::{Tell, Trouble};
use crate::later;

/// Lets so many milliseconds pass for the bots of a room, of which one may try so many answers.
pub type Tick = fn(&mut Room, u32, u64) -> Reply;

/// Where the part is.
#[derive(Clone, Copy)]
enum Bots {
    Away,
    Coming,
    There(Tick),
}

thread_local! {
    static BOTS: Cell<Bots> = const { Cell::new(Bots::Away) };
}

/// What bots think with. Where it is not there it is fetched, and the worker goes on when it comes; if it could not be
/// fetched, the next look at the bots tries again.
pub fn tick() -> Option<Tick> {
    match BOTS.get() {
        Bots::There(tick) => Some(tick),
        Bots::Coming => None,
        Bots::Away => {
            BOTS.set(Bots::Coming);
            spawn_local(fetch());
            None
        }
    }
}

async fn fetch() {
    match later::bots().await {
        Ok(tick) => {
            BOTS.set(Bots::There(tick));
            super::go_on();
        }
        Err(_) => {
            BOTS.set(Bots::Away);
            super::tell(&Tell::Trouble(Trouble::Part));
        }
    }
}
