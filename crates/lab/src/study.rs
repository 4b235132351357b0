//! A study: the results of many cells, looked at together.

mod balance;
mod curve;
mod target;
mod tile;

pub(crate) use balance::{ANY, COUNTRY, COUNTS, SIDE, wanted};
pub use curve::{Curve, Line};
pub use target::{Goal, Subject, Target, Unit, Verdict};
pub use tile::{TileCrew, TileFigures};

use std::collections::BTreeMap;

use crate::cell::Cell;
use crate::estimate::Estimate;
use crate::record::{GameRecord, SeatRecord};
use crate::results::Results;

/// Games of one bot with one pack, from any number of cells.
pub struct Study<'a> {
    /// The cells.
    pub results: &'a [Results],
    /// Every game that came to an end by the rules.
    pub samples: Vec<Sample<'a>>,
}

/// A game and what was to be expected of it.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    /// Where it belongs.
    pub cell: &'a Cell,
    /// What happened.
    pub game: &'a GameRecord,
    /// The win rate of its cell with any crew.
    pub expected: f64,
}

impl<'a> Study<'a> {
    /// Puts results together that belong together.
    pub fn new(results: &'a [Results]) -> Result<Study<'a>, String> {
        let first = results.first().ok_or("there are no results")?;
        for (index, one) in results.iter().enumerate() {
            let (ours, theirs) = (&first.header, &one.header);
            let name = theirs.cell.name();
            if (ours.player, &ours.rulebook) != (theirs.player, &theirs.rulebook) {
                let who = |player, pack| format!("{player} with the pack {pack}");
                let [ours, theirs] =
                    [ours, theirs].map(|one| who(one.player, format!("{} {}", one.pack, one.rulebook)));
                return Err(format!("results that do not belong together: {ours}, but in {name} {theirs}"));
            }
            let same = |other: &Results| (&other.header.cell, other.header.seed) == (&theirs.cell, theirs.seed);
            if results[..index].iter().any(same) {
                return Err(format!("the games of {name} with seed {} are there twice", theirs.seed));
            }
        }
        Ok(Study { results, samples: samples(results) })
    }

    /// The games that broke.
    pub fn broken(&self) -> impl Iterator<Item = (&'a Cell, &'a GameRecord)> {
        let games = self.results.iter().flat_map(|one| one.games.iter().map(|game| (&one.header.cell, game)));
        games.filter(|(_, game)| !game.sound())
    }

    /// The win rate of some of the games.
    pub fn win_rate(&self, which: impl Fn(&Sample) -> bool) -> Estimate {
        let chosen = || self.samples.iter().filter(|sample| which(sample));
        Estimate::share(chosen().filter(|sample| sample.game.won()).count(), chosen().count())
    }

    /// How much more often than expected games are won in which some player is as described. Crews that played hard
    /// cells are measured against hard cells.
    pub fn surplus(&self, games: impl Fn(&Sample) -> bool, player: impl Fn(&SeatRecord) -> bool) -> Estimate {
        let chosen = self.samples.iter().filter(|sample| games(sample) && sample.game.seats.iter().any(&player));
        Estimate::surplus(chosen.map(Sample::result))
    }

    /// Every value there is of something, in order.
    pub fn values<T: Ord>(&self, of: impl Fn(&Sample<'a>) -> T) -> Vec<T> {
        let mut values: Vec<T> = self.samples.iter().map(of).collect();
        values.sort();
        values.dedup();
        values
    }

    /// The countries that play, in order.
    pub fn countries(&self) -> Vec<&'a str> {
        let seats = self.samples.iter().flat_map(|sample| &sample.game.seats);
        let mut countries: Vec<&str> = seats.map(|seat| seat.country.as_str()).collect();
        countries.sort();
        countries.dedup();
        countries
    }
}

impl Sample<'_> {
    /// Was it won, and how likely was that?
    pub fn result(&self) -> (bool, f64) {
        (self.game.won(), self.expected)
    }

    /// Does somebody play alone?
    pub const fn solo(&self) -> bool {
        self.cell.players == 1
    }
}

fn samples(results: &[Results]) -> Vec<Sample<'_>> {
    let mut rates: BTreeMap<Cell, (f64, f64)> = BTreeMap::new();
    for one in results {
        let (won, all) = rates.entry(one.header.cell.with_any_crew()).or_default();
        *won += one.sound().filter(|game| game.won()).count() as f64;
        *all += one.sound().count() as f64;
    }
    let expected = |one: &Results| {
        let (won, all) = rates[&one.header.cell.with_any_crew()];
        won / all.max(1.0)
    };
    let of = |one| (one, expected(one));
    let all = results.iter().map(of);
    all.flat_map(|(one, expected)| one.sound().map(move |game| Sample { cell: &one.header.cell, game, expected }))
        .collect()
}
