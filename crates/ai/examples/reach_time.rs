//! How long reach takes with its own limits, on positions from random and greedy games:
//! `cargo run --release -p ai --example reach_time`

#![allow(clippy::unwrap_used, reason = "positions are drawn as in the tests")]

#[path = "../tests/reach/sample.rs"]
mod sample;

use std::time::{Duration, Instant};

use ai::reach::Limits;

const POSITIONS: usize = 2_000;

fn main() {
    let mut sampler = sample::Sampler::new(1);
    let (mut times, mut answers, mut cut) = (Vec::new(), 0, 0);
    for _ in 0..POSITIONS {
        let position = sampler.next();
        let view = position.state.view(content::embedded());
        let start = Instant::now();
        let reach = ai::reach(&view, position.seat, position.die, Limits::default());
        times.push(start.elapsed());
        answers += reach.answers as usize;
        cut += usize::from(!reach.complete);
    }
    times.sort();
    let mean = times.iter().sum::<Duration>() / POSITIONS as u32;
    let (median, most, max) = (times[POSITIONS / 2], times[POSITIONS * 99 / 100], times[POSITIONS - 1]);
    println!("{POSITIONS} calls: mean {mean:?}, median {median:?}, 99 of 100 below {most:?}, longest {max:?}");
    println!("{} answers a call; {cut} calls ran out of answers", answers / POSITIONS);
}
