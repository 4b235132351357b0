//! Curves by round: what a round of the average game looks like.

use crate::estimate::Estimate;
use crate::record::RoundRecord;
use crate::study::{Sample, Study};

/// Lines over the same rounds.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// What is shown.
    pub title: String,
    /// What it tells.
    pub note: &'static str,
    /// The lines.
    pub lines: Vec<Line>,
}

/// A mean by round.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Which games, or which resource.
    pub name: String,
    /// The mean of every round, from the first on.
    pub points: Vec<Estimate>,
}

/// Rounds that fewer games reach say too little to be drawn.
const FEWEST: usize = 5;

impl Study<'_> {
    /// All curves of the report.
    pub fn curves(&self) -> Vec<Curve> {
        let resources = ["Power", "Climate", "Oxygen", "Nutrition"];
        let left = resources
            .iter()
            .enumerate()
            .map(|(index, name)| self.line(name, |_| true, move |round, _| f64::from(round.left[index])));
        let lowest = |round: &RoundRecord, _: &Sample| f64::from(round.left.iter().copied().min().unwrap_or(0));
        let by_end = [("won", true), ("lost", false)]
            .map(|(name, won)| self.line(name, move |sample| sample.game.won() == won, lowest));
        vec![
            Curve {
                title: "Resources left at the check".into(),
                note: "After missions and bonuses, before Emergency Supplies; all games.",
                lines: left.collect(),
            },
            Curve {
                title: "The lowest resource at the check".into(),
                note: "It becomes Capacity: how early do games that are won part from games that are lost?",
                lines: by_end.to_vec(),
            },
            self.by_difficulty("Drain of all four wheels", "Tiles and disasters add, missions relieve.", |round, _| {
                round.drain.iter().map(|drain| f64::from(*drain)).sum()
            }),
            self.by_players(
                "Capacity a player gains in a round",
                "From the lowest resource, bonuses and badges.",
                |round, sample| f64::from(round.capacity) / f64::from(sample.cell.players),
            ),
            self.by_difficulty("Steps on the Research track", "At the end of the round.", |round, _| {
                f64::from(round.research)
            }),
            self.by_difficulty("Steps on the Emergency Supply track", "At the end of the round.", |round, _| {
                f64::from(round.emergency)
            }),
        ]
    }

    fn by_difficulty(
        &self,
        title: &str,
        note: &'static str,
        of: impl Fn(&RoundRecord, &Sample) -> f64 + Copy,
    ) -> Curve {
        let all = ["moderate", "challenging", "severe", "futile"];
        let lines = all.map(|name| self.line(name, move |sample| sample.cell.difficulty == name, of));
        Curve { title: title.into(), note, lines: lines.into_iter().filter(|line| !line.points.is_empty()).collect() }
    }

    fn by_players(&self, title: &str, note: &'static str, of: impl Fn(&RoundRecord, &Sample) -> f64 + Copy) -> Curve {
        let lines = (1..=4).map(|players| {
            let name = if players == 1 { "solo".into() } else { format!("{players} players") };
            self.line(&name, move |sample| sample.cell.players == players, of)
        });
        Curve { title: title.into(), note, lines: lines.filter(|line| !line.points.is_empty()).collect() }
    }

    fn line(&self, name: &str, which: impl Fn(&Sample) -> bool, of: impl Fn(&RoundRecord, &Sample) -> f64) -> Line {
        let chosen: Vec<&Sample> = self.samples.iter().filter(|sample| which(sample)).collect();
        let point = |round: usize| {
            Estimate::mean(chosen.iter().filter_map(|sample| Some(of(sample.game.rounds.get(round)?, sample))))
        };
        let points = (0..).map(point).take_while(|point| point.count >= FEWEST).collect();
        Line { name: name.to_owned(), points }
    }
}
