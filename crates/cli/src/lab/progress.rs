//! What is seen while games are played: a bar with the time left, the speed at the end, and Ctrl-C.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Ending, Trial};

/// Set by Ctrl-C, or by whoever ends jobs on a cluster.
static STOP: AtomicBool = AtomicBool::new(false);

/// Lets Ctrl-C, or SIGTERM, end the games after those that are being played; a second one ends the program at once.
pub fn stop_on_interrupt() -> anyhow::Result<&'static AtomicBool> {
    let interrupted = || {
        if STOP.swap(true, Ordering::SeqCst) {
            process::exit(130);
        }
        eprintln!("\nFinishing the games that are being played; once more stops at once.");
    };
    ctrlc::set_handler(interrupted).context("Ctrl-C cannot be listened to")?;
    Ok(&STOP)
}

/// A bar for so many games; invisible where standard error is not a terminal.
pub struct Progress {
    bar: ProgressBar,
    start: Instant,
    jobs: usize,
}

impl Progress {
    /// Begins to count.
    pub fn new(games: u32, jobs: usize) -> anyhow::Result<Progress> {
        let bar = ProgressBar::new(u64::from(games));
        let style = "{msg} {wide_bar} {pos}/{len} games, {eta} left";
        bar.set_style(ProgressStyle::with_template(style).context("the bar can be drawn")?);
        // Games may take long; the time left goes on meanwhile.
        bar.enable_steady_tick(Duration::from_secs(1));
        Ok(Progress { bar, start: Instant::now(), jobs })
    }

    /// Says what is being played.
    pub fn title(&self, title: &str) {
        self.bar.set_message(title.to_owned());
    }

    /// Lets something be printed without disturbing the bar.
    pub fn say<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// One more game; one that broke is reported at once.
    pub fn played(&self, trial: &Trial) {
        self.bar.inc(1);
        if let Ending::Broken(why) = &trial.record.ending {
            let (index, seed) = (trial.record.index, trial.record.seed);
            self.say(|| eprintln!("BROKEN: game {index} (seed {seed}): {why}"));
        }
    }

    /// Takes the bar away and tells how fast it went.
    pub fn finish(&self) {
        // A finished bar is full, also where it was stopped early.
        let (games, seconds) = (self.bar.position(), self.start.elapsed().as_secs_f64());
        self.bar.finish_and_clear();
        if games > 0 {
            let (speed, each) = (games as f64 / seconds, seconds * 1e3 * self.jobs as f64 / games as f64);
            let jobs = self.jobs;
            eprintln!("{games} games in {seconds:.1} s: {speed:.2} games/s, {each:.0} ms a game with {jobs} at once");
        }
    }
}
