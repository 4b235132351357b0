//! How long the coach takes, and the longest slice of it, on positions of all phases from random and greedy games:
//! `cargo run --release -p ai --example coach_time`

#![allow(clippy::unwrap_used, reason = "positions are drawn as in the tests")]

#[path = "../tests/coach/sample.rs"]
mod sample;

use std::time::{Duration, Instant};

use ai::{Coach, Thinking};
use engine::View;
use engine::seat::Seat;

const POSITIONS: usize = 500;
/// Looks at each: the first, and further ones.
const LOOKS: usize = 3;
/// Each is timed so often, and the shortest times count: others may want the machine too.
const TRIES: usize = 5;

fn main() {
    let book = content::embedded();
    let mut sampler = sample::Sampler::new(1);
    let mut phases = vec![Vec::new(); 6];
    let mut looks = vec![Vec::new(); LOOKS];
    let mut slices = vec![Vec::new(); LOOKS];
    for seed in 0..POSITIONS as u64 {
        let (state, seat) = sampler.next();
        let view = state.view(book);
        let times = shortest((0..TRIES).map(|_| timed(Coach::new(book, seed), &view, seat)).collect());
        phases[usize::from(view.table.phase.number()) - 1].push(times[0].iter().sum());
        for (look, times) in times.into_iter().enumerate() {
            looks[look].push(times.iter().sum());
            slices[look].extend(times);
        }
    }
    for (look, (times, slices)) in looks.into_iter().zip(slices).enumerate() {
        tell(&format!("look {}", look + 1), times);
        tell(&format!("slices of look {}", look + 1), slices);
    }
    for (phase, times) in phases.into_iter().enumerate() {
        tell(&format!("look 1, Phase {}", phase + 1), times);
    }
}

/// The time of every slice, look by look.
fn timed(mut coach: Coach<'_>, view: &View<'_>, seat: Seat) -> Vec<Vec<Duration>> {
    let slice = |coach: &mut Coach<'_>| {
        let start = Instant::now();
        let thinking = coach.think(view, seat, ai::SLICE);
        (start.elapsed(), thinking != Thinking::More)
    };
    let mut look = || {
        let mut times = Vec::new();
        loop {
            let (time, over) = slice(&mut coach);
            times.push(time);
            if over {
                return times;
            }
        }
    };
    (0..LOOKS).map(|_| look()).collect()
}

/// Slice by slice the shortest of several tries.
fn shortest(tries: Vec<Vec<Vec<Duration>>>) -> Vec<Vec<Duration>> {
    let shorter = |one: Vec<Vec<Duration>>, other: Vec<Vec<Duration>>| {
        let looks = one.into_iter().zip(other);
        looks.map(|(one, other)| one.into_iter().zip(other).map(|(one, other)| one.min(other)).collect()).collect()
    };
    tries.into_iter().reduce(shorter).unwrap_or_default()
}

fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let (Some(max), count) = (times.last(), times.len()) else { return };
    let mean = times.iter().sum::<Duration>() / count as u32;
    let (median, most) = (times[count / 2], times[count * 99 / 100]);
    println!("{what}: {count}, mean {mean:?}, median {median:?}, 99 of 100 below {most:?}, longest {max:?}");
}
