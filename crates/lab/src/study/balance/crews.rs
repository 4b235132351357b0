//! Who plays: countries, their sides, and what irregularities change.

use engine::rulebook::{IrregularityId, Rulebook};

use super::{COUNTS, DIFFICULTIES, difference};
use crate::estimate::Estimate;
use crate::study::{Goal, Sample, Study, Subject, Target};

/// How far a country may be from the mean.
pub(crate) const COUNTRY: (f64, f64) = (-0.08, 0.08);
/// How far the sides of a country may be apart.
pub(crate) const SIDE: (f64, f64) = (-0.06, 0.06);
/// What an irregularity may change.
const SHIFT: (f64, f64) = (-0.1, 0.1);

impl Study<'_> {
    pub(super) fn country_targets(&self) -> Vec<Target> {
        self.by_country(Goal::Country, COUNTRY, |country, players| {
            self.surplus(|sample| sample.cell.players == players, |seat| seat.country == country)
        })
    }

    pub(super) fn side_targets(&self) -> Vec<Target> {
        self.by_country(Goal::Side, SIDE, |country, players| {
            self.red_above_blue(country, |sample| sample.cell.players == players)
        })
    }

    fn by_country(&self, goal: Goal, range: (f64, f64), measure: impl Fn(&str, u8) -> Estimate) -> Vec<Target> {
        let of = |country: &str| {
            COUNTS.map(|players| {
                let (subject, measured) = (Subject::Country(country.to_owned()), measure(country, players));
                Target { goal, subject, players, range, measured }
            })
        };
        self.countries().into_iter().flat_map(of).collect()
    }

    /// How much more often games are won with the red than with the blue side of a country.
    pub fn red_above_blue(&self, country: &str, games: impl Fn(&Sample) -> bool) -> Estimate {
        let of = |light: &str| self.surplus(&games, |seat| seat.country == country && seat.light == light);
        difference(&of("red"), &of("blue"))
    }

    pub(super) fn irregularity_targets(&self, rulebook: &Rulebook) -> Vec<Target> {
        let mut targets = Vec::new();
        for disaster in &rulebook.disasters {
            let (first, count) = disaster.irregularities;
            for id in (first.0..first.0 + count).map(IrregularityId) {
                let key = &rulebook.irregularity(id).key;
                targets.extend(COUNTS.map(|players| Target {
                    goal: Goal::Irregularity,
                    subject: Subject::Irregularity(disaster.key.clone(), key.clone()),
                    players,
                    range: SHIFT,
                    measured: self.shift(&disaster.key, key, players),
                }));
            }
        }
        targets
    }

    /// What one irregularity does to the win rate: at each difficulty against the same games without it, then the mean
    /// of the difficulties.
    fn shift(&self, disaster: &str, key: &str, players: u8) -> Estimate {
        let rate = |difficulty: &str, wanted: &[&str]| {
            self.win_rate(|sample| {
                (sample.cell.players, sample.cell.disaster.as_str()) == (players, disaster)
                    && sample.cell.difficulty == difficulty
                    && sample.cell.irregularities == wanted
            })
        };
        let at = |(difficulty, ..): (&str, _, _)| difference(&rate(difficulty, &[key]), &rate(difficulty, &[]));
        Estimate::mean_of(&DIFFICULTIES.map(at))
    }
}
