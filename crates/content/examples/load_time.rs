//! How long it takes to read and check the embedded pack: `cargo run --release -p content --example load_time`.

use std::time::{Duration, Instant};

const TIMES: u32 = 50;

fn main() {
    let files = content::embedded_files();
    let bytes: usize = files.iter().map(|(_, text)| text.len()).sum();
    let times = (0..TIMES).map(|_| {
        let start = Instant::now();
        let pack = content::load_pack(&files);
        assert!(pack.is_ok(), "the embedded pack is sound");
        start.elapsed()
    });
    let mut times: Vec<Duration> = times.collect();
    times.sort();
    println!("{} files, {bytes} bytes", files.len());
    println!("read, checked and bound in {:?} (median of {TIMES}), slowest {:?}", times[25], times[49]);
}
