//! How fast the rules are: random play on one thread, every legal answer listed at every decision.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::Instant;

use anyhow::{Context, bail};
use content::Pack;
use engine::State;
use engine::chance::Seed;
use engine::event::Silent;
use engine::question::Answers;
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::setup::Setup;
use lab::Numbers;
use serde_json::json;

use crate::new_game::NewGame;

/// What to measure, and how to show it.
#[derive(clap::Args)]
pub struct Options {
    /// Print the figures as JSON.
    #[arg(long)]
    json: bool,
    /// How long to play.
    #[arg(long, default_value_t = 5.0, value_name = "S")]
    seconds: f64,
}

/// What was measured.
#[derive(Default)]
struct Figures {
    decisions: u64,
    games: u64,
    answers: u64,
    seconds: f64,
    clone_ns: f64,
}

/// Plays for a while and prints the figures.
pub fn run(options: &Options, pack: &Pack) -> anyhow::Result<()> {
    if !(options.seconds > 0.0 && options.seconds <= 3600.0) {
        bail!("--seconds must be above 0 and at most 3600");
    }
    let rulebook = &pack.rulebook;
    let countries = ["usa", "russia", "canada", "japan"].map(String::from).to_vec();
    let new_game = NewGame { countries, disaster: Some("meteor-shower".into()), ..NewGame::default() };
    let mut setup = new_game.setup(rulebook)?;
    let mut figures = play(rulebook, &mut setup, options.seconds)?;
    figures.clone_ns = clone_time(&State::new(rulebook, &setup, &mut Silent).ok().context("the setup is legal")?);
    let shown = if options.json { format!("{}\n", figures.json()) } else { figures.table() };
    Ok(io::stdout().write_all(shown.as_bytes())?)
}

fn play(rulebook: &Rulebook, setup: &mut Setup, seconds: f64) -> anyhow::Result<Figures> {
    let mut figures = Figures::default();
    let mut numbers = Numbers(1);
    let mut answers = Answers::with_capacity(1024);
    let start = Instant::now();
    while figures.seconds < seconds {
        setup.seed = Seed::from_number(figures.games + 1);
        let mut state = State::new(rulebook, setup, &mut Silent).ok().context("the setup is legal")?;
        while let Some(seat) = one_of_the_asked(&state, rulebook, &mut numbers) {
            let view = state.view(rulebook);
            let decision = view.decision(seat).context("whoever is asked has a question")?;
            view.answers(seat, decision.question, &mut answers);
            let answer = answers[numbers.below(answers.len())];
            figures.decisions += 1;
            figures.answers += answers.len() as u64;
            let taken = state.act(rulebook, seat, decision.id, answer, &mut Silent);
            taken.map_err(|refusal| anyhow::anyhow!("a listed answer was refused: {refusal:?}"))?;
        }
        figures.games += 1;
        figures.seconds = start.elapsed().as_secs_f64();
    }
    Ok(figures)
}

/// Somebody who is asked something; nobody when the game is over.
fn one_of_the_asked(state: &State, rulebook: &Rulebook, numbers: &mut Numbers) -> Option<Seat> {
    let asked = state.view(rulebook).seats_asked();
    if asked.is_empty() { None } else { asked.iter().nth(numbers.below(usize::from(asked.len()))) }
}

/// Nanoseconds for a copy of the state.
fn clone_time(state: &State) -> f64 {
    const COPIES: u32 = 1_000_000;
    let start = Instant::now();
    for _ in 0..COPIES {
        black_box(*black_box(state));
    }
    start.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
}

impl Figures {
    fn json(&self) -> serde_json::Value {
        json!({
            "decisions": self.decisions,
            "games": self.games,
            "decisions_per_second": self.decisions as f64 / self.seconds,
            "games_per_second": self.games as f64 / self.seconds,
            "mean_answers": self.answers as f64 / self.decisions as f64,
            "mean_decisions_a_game": self.decisions as f64 / self.games as f64,
            "clone_ns": self.clone_ns,
            "state_bytes": size_of::<State>(),
            "seconds": self.seconds,
        })
    }

    fn table(&self) -> String {
        let per_second = |count: u64| count as f64 / self.seconds;
        let rows = [
            ("decisions", self.decisions.to_string()),
            ("games", self.games.to_string()),
            ("decisions a second", format!("{:.0}", per_second(self.decisions))),
            ("games a second", format!("{:.0}", per_second(self.games))),
            ("answers a decision", format!("{:.1}", self.answers as f64 / self.decisions as f64)),
            ("decisions a game", format!("{:.1}", self.decisions as f64 / self.games as f64)),
            ("copying a state", format!("{:.0} ns", self.clone_ns)),
            ("size of a state", format!("{} bytes", size_of::<State>())),
            ("seconds", format!("{:.2}", self.seconds)),
        ];
        rows.map(|(name, figure)| format!("{name:<20}{figure:>14}\n")).concat()
    }
}
