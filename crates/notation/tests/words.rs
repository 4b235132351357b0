//! Words of the effect language that our box does not use, or not everywhere: a pack laid over it says them, and
//! scenarios show what they do.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use std::sync::Arc;

use engine::rulebook::Rulebook;
use notation::scenario::run_text;

#[path = "words/amounts.rs"]
mod amounts;
#[path = "words/cards.rs"]
mod cards;
#[path = "words/conditions.rs"]
mod conditions;
#[path = "words/irregularities.rs"]
mod irregularities;
#[path = "words/mending.rs"]
mod mending;
#[path = "words/missions.rs"]
mod missions;
#[path = "words/outputs.rs"]
mod outputs;

/// Our box with these files laid over it.
fn laid_over(files: &[(&str, &str)]) -> Arc<Rulebook> {
    let head = ("pack.ron", "(name: \"Words\", base: \"Intrepid\")");
    let files: Vec<_> = [head].iter().chain(files).map(|(path, text)| ((*path).into(), (*text).into())).collect();
    content::load_pack(&files).unwrap_or_else(|mistakes| panic!("{mistakes:?}")).rulebook
}

/// The scenario holds.
fn holds(rulebook: &Arc<Rulebook>, text: &str) {
    let report = run_text(rulebook, "words.scenario", &format!("title A word\nrule core p. 24\n{text}"));
    if let Some(failure) = report.failure {
        panic!("{failure}\n{text}");
    }
}
