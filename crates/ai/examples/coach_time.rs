//! How long the coach takes, and the longest slice of it, on positions of all phases from random and greedy games:
//! `cargo run --release -p ai --example coach_time`

#![allow(clippy::unwrap_used, reason = "positions are drawn as in the tests")]

#[path = "../tests/coach/sample.rs"]
mod sample;

use std::time::{Duration, Instant};

use ai::{Coach, Thinking};

const POSITIONS: usize = 500;
/// Looks after the first one.
const DEEPER: usize = 2;

fn main() {
    let book = content::embedded();
    let mut sampler = sample::Sampler::new(1);
    let mut phases = vec![Vec::new(); 6];
    let mut looks = vec![Vec::new(); 1 + DEEPER];
    let mut slices = vec![Vec::new(); 1 + DEEPER];
    for seed in 0..POSITIONS as u64 {
        let (state, seat) = sampler.next();
        let view = state.view(book);
        let mut coach = Coach::new(book, seed);
        for (times, slices) in looks.iter_mut().zip(&mut slices) {
            let before = slices.len();
            loop {
                let start = Instant::now();
                let thinking = coach.think(&view, seat, ai::SLICE);
                slices.push(start.elapsed());
                if let Thinking::Done(_) = thinking {
                    break;
                }
            }
            times.push(slices[before..].iter().sum());
        }
        phases[usize::from(view.table.phase.number()) - 1].push(looks[0][looks[0].len() - 1]);
    }
    for (depth, times) in looks.into_iter().enumerate() {
        tell(&format!("look {}", depth + 1), times);
    }
    for (depth, times) in slices.into_iter().enumerate() {
        tell(&format!("slices of look {}", depth + 1), times);
    }
    for (phase, times) in phases.into_iter().enumerate() {
        tell(&format!("look 1, Phase {}", phase + 1), times);
    }
}

fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let (Some(max), count) = (times.last(), times.len()) else { return };
    let mean = times.iter().sum::<Duration>() / count as u32;
    let (median, most) = (times[count / 2], times[count * 99 / 100]);
    println!("{what}: {count}, mean {mean:?}, median {median:?}, 99 of 100 below {most:?}, longest {max:?}");
}
