//! How long the planner thinks, by phase, in games of two, three and four players:
//! `cargo run --release -p ai --example planner_time [NODES]`

#![allow(clippy::unwrap_used, reason = "setups are drawn as in the tests")]

use std::time::{Duration, Instant};

use ai::{Bot, Budget, Planner};
use engine::State;
use engine::event::Silent;
use engine::seat::Seat;
use fastrand::Rng;

/// Games for each number of players, and the place of the Meteor Shower in the box.
const GAMES: u64 = 6;
const DISASTER: usize = 1;

/// What a thought took: the phase, the time, and the answers that were tried.
type Thought = (u8, Duration, u64);

fn main() {
    let nodes = std::env::args().nth(1).map(|nodes| nodes.parse().expect("a number of nodes"));
    for players in 2..=4 {
        let (mut thoughts, mut games) = (Vec::new(), Vec::new());
        for seed in 0..GAMES {
            let start = Instant::now();
            thoughts.extend(play(players, seed, Budget { nodes }));
            games.push((0, start.elapsed(), 0));
        }
        println!("{players} players");
        tell("  games", &games);
        for phase in [1, 4, 5] {
            let of: Vec<Thought> = thoughts.iter().copied().filter(|thought| thought.0 == phase).collect();
            tell(&format!("  Phase {phase}"), &of);
        }
    }
}

/// Every thought of a game; answers that follow a plan are none.
fn play(players: usize, seed: u64, budget: Budget) -> Vec<Thought> {
    let rulebook = content::embedded();
    let setup = testkit::setup_with(rulebook, &mut Rng::with_seed(seed), players, DISASTER);
    let mut state = State::new(rulebook, &setup, &mut Silent).unwrap();
    let mut bot = Planner::new(rulebook, !seed).within(budget);
    let mut thoughts = Vec::new();
    loop {
        let view = state.view(rulebook);
        let Some(seat): Option<Seat> = view.seats_asked().iter().next() else { return thoughts };
        let (start, before, phase) = (Instant::now(), bot.nodes(), view.table.phase.number());
        let answer = bot.answer(&view, seat).unwrap();
        if bot.nodes() > before {
            thoughts.push((phase, start.elapsed(), bot.nodes() - before));
        }
        let id = view.decision(seat).unwrap().id;
        state.act(rulebook, seat, id, answer, &mut Silent).unwrap();
    }
}

fn tell(what: &str, thoughts: &[Thought]) {
    let mut times: Vec<f64> = thoughts.iter().map(|(_, time, _)| time.as_secs_f64() * 1e3).collect();
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
    let nodes = thoughts.iter().map(|(.., nodes)| nodes).sum::<u64>() / thoughts.len() as u64;
    println!(
        "{what}: {} of {nodes} answers, mean {:.1} ms, p50 {:.1}, p95 {:.1}, most {:.1}",
        times.len(),
        times.iter().sum::<f64>() / times.len() as f64,
        at(50),
        at(95),
        at(100),
    );
}
