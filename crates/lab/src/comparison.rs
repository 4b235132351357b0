//! Two bots, or two packs, on the same crews and dice.

use serde::Serialize;

use crate::estimate::Estimate;
use crate::record::GameRecord;
use crate::results::Results;
use crate::summary::percent;

/// How two experiments differ, game by game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// Games that came to an end by the rules in both.
    pub games: usize,
    /// Won by both.
    pub both: usize,
    /// Won by the first alone.
    pub only_first: usize,
    /// Won by the second alone.
    pub only_second: usize,
    /// The win rates.
    pub win_rates: [Estimate; 2],
    /// How much more often the first wins.
    pub difference: Estimate,
    /// How many more missions the first completes in a game.
    pub missions: Estimate,
    /// How many more rounds the first plays in a game.
    pub rounds: Estimate,
    /// Games that broke in either.
    pub broken: usize,
}

impl Comparison {
    /// Compares the games that both have played.
    pub fn new(first: &Results, second: &Results) -> Comparison {
        let all = first.games.iter().zip(&second.games);
        let pairs: Vec<_> = all.clone().filter(|(one, other)| one.sound() && other.sound()).collect();
        let count = |ways: (bool, bool)| pairs.iter().filter(|(one, other)| (one.won(), other.won()) == ways).count();
        let [both, only_first, only_second] = [(true, true), (true, false), (false, true)].map(count);
        let more = |of: fn(&GameRecord) -> usize| {
            Estimate::mean(pairs.iter().map(|(one, other)| of(one) as f64 - of(other) as f64))
        };
        Comparison {
            games: pairs.len(),
            both,
            only_first,
            only_second,
            win_rates: [only_first, only_second].map(|only| Estimate::share(both + only, pairs.len())),
            difference: Estimate::paired(only_first, only_second, pairs.len()),
            missions: more(|game| game.missions.len()),
            rounds: more(|game| game.rounds.len()),
            broken: all.count() - pairs.len(),
        }
    }

    /// The comparison in words, with the names of the two.
    pub fn text(&self, names: [&str; 2]) -> String {
        let mut text = format!("{} games on the same seeds\n", self.games);
        for (mark, (name, rate)) in ["A", "B"].into_iter().zip(names.into_iter().zip(&self.win_rates)) {
            text += &format!("{mark} {name}: won {}\n", percent(rate));
        }
        text += &format!("A - B: {} points, 95 % interval\n", signed(&self.difference, 100.0));
        text += &format!("won by both {}, by A alone {}, ", self.both, self.only_first);
        let neither = self.games - self.both - self.only_first - self.only_second;
        text += &format!("by B alone {}, by neither {neither}\n", self.only_second);
        text += &format!("missions completed, A - B: {}\n", signed(&self.missions, 1.0));
        text += &format!("rounds played, A - B: {}\n", signed(&self.rounds, 1.0));
        if self.broken > 0 {
            text += &format!("BROKEN: {} games are left out\n", self.broken);
        }
        text
    }
}

/// A difference with its sign and interval: `+4.2 (-0.6 to +9.0)`.
fn signed(difference: &Estimate, scale: f64) -> String {
    // Adding zero turns a negative zero into a plain one.
    let [value, low, high] = [difference.value, difference.low, difference.high].map(|value| value * scale + 0.0);
    format!("{value:+.1} ({low:+.1} to {high:+.1})")
}
