//! What balanced means: the targets of the box, each judged for every number of players by itself.

mod course;
mod crews;
mod pieces;

pub(crate) use crews::{COUNTRY, SIDE};
use engine::rulebook::Rulebook;

use crate::estimate::Estimate;
use crate::study::{Goal, Sample, Study, Subject, Target, Verdict};

/// From where to where.
type Range = (f64, f64);

/// How many may play.
pub(crate) const COUNTS: [u8; 4] = [1, 2, 3, 4];
/// Any number of players together.
pub(crate) const ANY: u8 = 0;
/// The disasters of the middle level, which difficulties are measured by.
const MIDDLE: [&str; 2] = ["meteor-shower", "toxic-leak"];
/// The disaster of the highest level.
const STORM: &str = "solar-storm";
/// The disaster to learn with, and how often it is won at least.
const TRAINING: &str = "training-simulator";
const TRAINED: Range = (0.85, 1.0);
/// Difficulties with the win rates that are wanted of crews, and of those who play alone.
const DIFFICULTIES: [(&str, Range, Option<Range>); 4] = [
    ("moderate", (0.6, 0.8), Some((0.5, 0.75))),
    ("challenging", (0.45, 0.65), None),
    ("severe", (0.3, 0.5), Some((0.2, 0.45))),
    ("futile", (0.08, 0.3), None),
];
/// How much less often the Solar Storm is survived.
const HARDER: Range = (-0.2, -0.08);

impl Study<'_> {
    /// All targets, in the order of the guide for designers.
    pub fn targets(&self, rulebook: &Rulebook) -> Vec<Target> {
        let mut targets = self.win_rates();
        targets.extend(self.storms());
        targets.extend(self.country_targets());
        targets.extend(self.side_targets());
        targets.extend(self.irregularity_targets(rulebook));
        targets.extend(self.course_targets(rulebook));
        targets.extend(self.tile_targets(rulebook));
        targets
    }

    /// The targets that were measured and are not met, those that surely are not first.
    pub fn missed(targets: &[Target]) -> Vec<&Target> {
        let open = |target: &&Target| matches!(target.verdict(), Verdict::Fails | Verdict::WithinInterval);
        let mut missed: Vec<&Target> = targets.iter().filter(open).collect();
        missed.sort_by_key(|target| (target.verdict(), target.goal));
        missed
    }

    fn win_rates(&self) -> Vec<Target> {
        let mut targets = Vec::new();
        for (disaster, difficulty) in kinds() {
            for players in COUNTS {
                let Some(range) = wanted(disaster, difficulty, players) else { continue };
                let subject = Subject::Disaster(disaster.into(), difficulty.into());
                let measured = self.rate(&[disaster], difficulty, players);
                targets.push(Target { goal: Goal::WinRate, subject, players, range, measured });
            }
        }
        targets
    }

    fn storms(&self) -> Vec<Target> {
        let mut targets = Vec::new();
        for (difficulty, _, solo) in DIFFICULTIES {
            for players in COUNTS.into_iter().filter(|players| *players > 1 || solo.is_some()) {
                let [storm, middle] = [&[STORM][..], &MIDDLE].map(|names| self.rate(names, difficulty, players));
                let measured = difference(&storm, &middle);
                let subject = Subject::Difficulty(difficulty.into());
                targets.push(Target { goal: Goal::Storm, subject, players, range: HARDER, measured });
            }
        }
        targets
    }

    /// The win rate against some disasters, without irregularities.
    fn rate(&self, disasters: &[&str], difficulty: &str, players: u8) -> Estimate {
        self.win_rate(|sample| {
            sample.cell.players == players
                && disasters.contains(&sample.cell.disaster.as_str())
                && sample.cell.difficulty == difficulty
                && sample.cell.irregularities.is_empty()
        })
    }
}

impl Sample<'_> {
    /// Is it a game as most are: not one to learn with, and without irregularities?
    fn plain(&self) -> bool {
        self.cell.disaster != TRAINING && self.cell.irregularities.is_empty()
    }
}

/// The win rate that is wanted of a disaster at a difficulty with so many players, if there is one.
pub(crate) fn wanted(disaster: &str, difficulty: &str, players: u8) -> Option<Range> {
    if (disaster, difficulty) == (TRAINING, "moderate") {
        return Some(TRAINED);
    }
    let found = DIFFICULTIES.into_iter().find(|(word, ..)| MIDDLE.contains(&disaster) && *word == difficulty);
    found.and_then(|(_, crew, solo)| if players == 1 { solo } else { Some(crew) })
}

/// Disasters and difficulties that have a win rate of their own.
fn kinds() -> impl Iterator<Item = (&'static str, &'static str)> {
    let middle = MIDDLE.into_iter().flat_map(|disaster| DIFFICULTIES.map(|(difficulty, ..)| (disaster, difficulty)));
    middle.chain([(TRAINING, "moderate")])
}

/// The first less the second; not measured unless both are.
fn difference(one: &Estimate, other: &Estimate) -> Estimate {
    match (one.count, other.count) {
        (0, _) | (_, 0) => Estimate { value: 0.0, low: -1.0, high: 1.0, count: 0 },
        _ => one.above(other),
    }
}
