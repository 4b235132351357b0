//! How long it takes until the rules can be asked: the files read and checked, and the bytes made of them.

use std::time::{Duration, Instant};

use content::Pack;

const TIMES: u32 = 50;

fn main() {
    let files = shortest(|| drop(content::load_embedded()));
    let bytes = shortest(|| drop(Pack::from_bytes(embedded::bytes())));
    println!("files {files:?}, bytes {bytes:?}: {:.1} times as fast", files.as_secs_f64() / bytes.as_secs_f64());
    println!("{} bytes", embedded::bytes().len());
}

fn shortest(mut load: impl FnMut()) -> Duration {
    let once = |_| {
        let start = Instant::now();
        load();
        start.elapsed()
    };
    (0..TIMES).map(once).min().unwrap_or_default()
}
