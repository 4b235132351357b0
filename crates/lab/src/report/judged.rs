//! Verdicts in words: what was measured, its interval, and what misses.

use engine::rulebook::Rulebook;

use crate::report::names::{
    Names, percent, percent_interval, players, points, points_interval, rounds, rounds_interval,
};
use crate::study::{ANY, Goal, Study, Target, Unit, Verdict};

/// What was measured: `61 %`, `+4`, `3.4`.
pub fn figure(target: &Target) -> String {
    match target.goal.unit() {
        Unit::Percent => percent(target.measured.value),
        Unit::Points => points(target.measured.value),
        Unit::Rounds => rounds(target.measured.value),
    }
}

/// Its interval.
pub fn interval(target: &Target) -> String {
    match target.goal.unit() {
        Unit::Percent => percent_interval(&target.measured),
        Unit::Points => points_interval(&target.measured),
        Unit::Rounds => rounds_interval(&target.measured),
    }
}

/// What is judged, without the number of players.
pub fn label(target: &Target, names: Names) -> String {
    let subject = names.subject(&target.subject);
    match target.goal {
        Goal::WinRate | Goal::Loss | Goal::Course => subject,
        Goal::Storm => format!("Solar Storm against the others, {subject}"),
        Goal::Country => format!("{subject} against the mean"),
        Goal::Side => format!("{subject}, red side against blue side"),
        Goal::Irregularity => format!("{subject}, what it changes"),
        Goal::Pace => format!("{subject}, mean round of its release"),
        Goal::Bought => format!("{subject}, bought"),
        Goal::Activated => format!("{subject}, activated"),
    }
}

/// Do all of these hold? And how many, of those that were measured.
pub fn tally(targets: &[&Target]) -> (Verdict, usize, usize) {
    let verdicts = || targets.iter().map(|target| target.verdict());
    let measured = verdicts().filter(|verdict| *verdict != Verdict::NotMeasured).count();
    let held = verdicts().filter(|verdict| *verdict == Verdict::Holds).count();
    (verdicts().min().unwrap_or(Verdict::NotMeasured), held, measured)
}

/// How many targets hold, and a line for each that does not; of tiles only how many.
pub fn verdicts(study: &Study, rulebook: &Rulebook) -> String {
    let (names, targets) = (Names(rulebook), study.targets(rulebook));
    let tile = |target: &&Target| matches!(target.goal, Goal::Bought | Goal::Activated);
    let (tiles, others): (Vec<&Target>, Vec<&Target>) = targets.iter().partition(tile);
    let (_, held, measured) = tally(&others);
    let mut text = format!("{held} of {measured} targets hold");
    let (together, by_crew): (Vec<&Target>, Vec<&Target>) = tiles.into_iter().partition(|one| one.players == ANY);
    let (_, held, measured) = tally(&together);
    if measured > 0 {
        text += &format!(", and of tiles {held} of {measured}");
        let (_, held, measured) = tally(&by_crew);
        text += &format!(" ({held} of {measured} with each number of players by itself)");
    }
    text.push('\n');
    for target in Study::missed(&targets).into_iter().filter(|target| !tile(target)) {
        let (mark, what, crew) = (target.verdict().mark(), label(target, names), players(target.players));
        let (figure, interval, wanted) = (figure(target), interval(target), target.wanted());
        text += &format!("{mark} {what}, {crew}: {figure} ({interval}), wanted {wanted}\n");
    }
    text
}
