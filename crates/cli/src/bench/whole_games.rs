//! Whole games: kept four-player games of nine rounds and more, replayed with every legal answer listed at every
//! decision. Random crews do not live long enough to see most of what a game holds.

use std::time::Instant;

use anyhow::Context;
use content::Pack;
use engine::State;
use engine::event::Silent;
use engine::question::{Answer, Answers};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::setup::Setup;
use notation::save;

use super::Figures;

/// The games, as they are kept.
const KEPT: [&str; 3] = [
    include_str!("../../../../games/first-game.jsonl"),
    include_str!("../../../../games/four-in-a-shower.jsonl"),
    include_str!("../../../../games/leak.jsonl"),
];

/// A game to be replayed.
struct Replayed {
    setup: Setup,
    answers: Vec<(Seat, Answer)>,
}

/// Replays the games again and again for so long; nothing with a pack that they were not played with.
pub fn measure(pack: &Pack, seconds: f64) -> anyhow::Result<Option<Figures>> {
    let games: Option<Vec<Replayed>> = KEPT.iter().map(|text| read(pack, text)).collect();
    let Some(games) = games else { return Ok(None) };
    let mut figures = Figures::default();
    let mut answers = Answers::with_capacity(1024);
    let start = Instant::now();
    while figures.seconds < seconds {
        for game in &games {
            replay(&pack.rulebook, game, &mut answers, &mut figures)?;
        }
        figures.seconds = start.elapsed().as_secs_f64();
    }
    Ok(Some(figures))
}

fn read(pack: &Pack, text: &str) -> Option<Replayed> {
    let game = save::read(&pack.rulebook, text).ok()?;
    let answers = game.deeds().iter().map(|deed| (deed.seat, deed.answer)).collect();
    Some(Replayed { setup: game.setup().clone(), answers })
}

fn replay(rulebook: &Rulebook, game: &Replayed, answers: &mut Answers, figures: &mut Figures) -> anyhow::Result<()> {
    let mut state = State::new(rulebook, &game.setup, &mut Silent).ok().context("the setup is legal")?;
    for (seat, answer) in &game.answers {
        let view = state.view(rulebook);
        let decision = view.decision(*seat).context("whoever answers is asked")?;
        view.answers(*seat, decision.question, answers);
        figures.answers += answers.len() as u64;
        let taken = state.act(rulebook, *seat, decision.id, *answer, &mut Silent);
        taken.map_err(|refusal| anyhow::anyhow!("a kept answer was refused: {refusal:?}"))?;
    }
    figures.decisions += game.answers.len() as u64;
    figures.games += 1;
    Ok(())
}
