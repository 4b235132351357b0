//! `verify`: everything a change must pass, from cheap to dear. Stops at the first failure.

use std::time::{Duration, Instant};

use crate::browser_test;
use crate::same_games;
use crate::shell::{self, Failure, cargo};
use crate::toolchain::{self, Part};

struct Step {
    title: &'static str,
    needs: Option<Part>,
    cargo: &'static str,
    env: Option<(&'static str, &'static str)>,
    /// What is looked at once cargo is content.
    then: Option<fn() -> Result<(), Failure>>,
}

const STEPS: [Step; 9] = [
    Step { title: "formatting", needs: Some(Part::Rustfmt), cargo: "fmt --all --check", env: None, then: None },
    Step {
        title: "lints",
        needs: Some(Part::Clippy),
        cargo: "clippy --workspace --all-targets -- -D warnings",
        env: None,
        then: None,
    },
    Step { title: "tests", needs: None, cargo: "test --workspace", env: None, then: None },
    Step {
        title: "scenarios",
        needs: None,
        cargo: "run --release -p intrepid -- scenario scenarios",
        env: None,
        then: None,
    },
    Step {
        title: "shared crates for the browser",
        needs: Some(Part::Wasm),
        cargo: "build --release --target wasm32-unknown-unknown -p engine -p content -p notation -p text -p ai -p wire -p room -p lessons -p embedded",
        env: None,
        then: None,
    },
    Step {
        title: "the browser client",
        needs: Some(Part::Wasm),
        cargo: "clippy --target wasm32-unknown-unknown -p web -p painter -p signals -- -D warnings",
        env: None,
        then: None,
    },
    Step {
        title: "the same games in the browser",
        needs: Some(Part::Wasm),
        cargo: "build -p digest",
        env: None,
        then: Some(same_games::run),
    },
    Step {
        title: "the game in a real browser",
        needs: Some(Part::Wasm),
        cargo: "build -p browser",
        env: None,
        then: Some(|| browser_test::run(&[])),
    },
    Step {
        title: "documentation",
        needs: None,
        cargo: "doc --no-deps --workspace",
        env: Some(("RUSTDOCFLAGS", "-D warnings")),
        then: None,
    },
];

/// Runs all steps and sums up.
pub fn run() -> Result<(), Failure> {
    let start = Instant::now();
    let mut times = Vec::new();
    for (index, step) in STEPS.iter().enumerate() {
        let place = format!("{} of {}", index + 1, STEPS.len());
        times.push(timed(step, place)?);
    }
    sum_up(&times, start.elapsed());
    Ok(())
}

fn timed(step: &Step, place: String) -> Result<Duration, Failure> {
    println!("\n==> {place}: {} (cargo {})", step.title, step.cargo);
    let start = Instant::now();
    let outcome = carry_out(step);
    let time = start.elapsed();
    match outcome {
        Ok(()) => println!("    {} passed in {}", step.title, spoken(time)),
        Err(cause) => {
            let (cause, after) = (Box::new(cause), spoken(time));
            return Err(Failure::Step { chore: "verify", title: step.title, place, after, cause });
        }
    }
    Ok(time)
}

fn carry_out(step: &Step) -> Result<(), Failure> {
    if let Some(part) = step.needs {
        toolchain::ensure(part)?;
    }
    let mut command = cargo(step.cargo);
    command.envs(step.env);
    shell::run(command)?;
    step.then.map_or(Ok(()), |look| look())
}

fn sum_up(times: &[Duration], total: Duration) {
    println!("\nverify: all {} steps passed in {}", STEPS.len(), spoken(total));
    for (step, time) in STEPS.iter().zip(times) {
        println!("  {:<32}{:>12}", step.title, spoken(*time));
    }
}

fn spoken(time: Duration) -> String {
    match time.as_secs() {
        0..10 => format!("{:.1} s", time.as_secs_f64()),
        seconds @ 10..60 => format!("{seconds} s"),
        seconds => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_spoken_as_a_person_would() {
        let cases = [(340, "0.3 s"), (9_400, "9.4 s"), (42_900, "42 s"), (125_000, "2 min 05 s")];
        for (millis, expected) in cases {
            assert_eq!(spoken(Duration::from_millis(millis)), expected);
        }
    }

    #[test]
    fn the_browser_step_builds_for_the_target_it_needs() {
        let step = STEPS.iter().find(|step| matches!(step.needs, Some(Part::Wasm))).unwrap();
        assert!(step.cargo.contains(toolchain::WASM));
    }
}
