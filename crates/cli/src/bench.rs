//! How fast the rules are, on one thread and with every legal answer listed at every decision: in random play, which
//! hardly sees more than first rounds, and in whole games that were kept.

mod whole_games;

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
    /// How long to measure each kind of game.
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
    let whole = whole_games::measure(pack, options.seconds)?;
    let shown =
        if options.json { format!("{}\n", json(&figures, whole.as_ref())) } else { table(&figures, whole.as_ref()) };
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

/// The figures of random games, and those of whole games beside them.
fn json(random: &Figures, whole: Option<&Figures>) -> serde_json::Value {
    let mut figures = random.json();
    figures["clone_ns"] = json!(random.clone_ns);
    figures["state_bytes"] = json!(size_of::<State>());
    figures["whole_games"] = whole.map_or(serde_json::Value::Null, Figures::json);
    figures
}

fn table(random: &Figures, whole: Option<&Figures>) -> String {
    let mut text = format!("Random games, hardly past the first round\n{}", random.table());
    text += &match whole {
        Some(whole) => format!("Whole games of four, replayed\n{}", whole.table()),
        None => "Whole games were kept with another pack, and are not measured\n".to_owned(),
    };
    let rest = [
        ("copying a state", format!("{:.0} ns", random.clone_ns)),
        ("size of a state", format!("{} bytes", size_of::<State>())),
    ];
    text + "The state\n" + &rows(&rest)
}

fn rows(rows: &[(&str, String)]) -> String {
    rows.iter().map(|(name, figure)| format!("  {name:<20}{figure:>14}\n")).collect()
}

impl Figures {
    fn json(&self) -> serde_json::Value {
        json!({
            "decisions": self.decisions,
            "games": self.games,
            "decisions_per_second": self.per_second(self.decisions),
            "games_per_second": self.per_second(self.games),
            "mean_answers": self.mean_answers(),
            "mean_decisions_a_game": self.mean_decisions(),
            "seconds": self.seconds,
        })
    }

    fn table(&self) -> String {
        rows(&[
            ("decisions", self.decisions.to_string()),
            ("games", self.games.to_string()),
            ("decisions a second", format!("{:.0}", self.per_second(self.decisions))),
            ("games a second", format!("{:.0}", self.per_second(self.games))),
            ("answers a decision", format!("{:.1}", self.mean_answers())),
            ("decisions a game", format!("{:.1}", self.mean_decisions())),
            ("seconds", format!("{:.2}", self.seconds)),
        ])
    }

    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.seconds
    }

    fn mean_answers(&self) -> f64 {
        self.answers as f64 / self.decisions as f64
    }

    fn mean_decisions(&self) -> f64 {
        self.decisions as f64 / self.games as f64
    }
}
