//! What a run came to, in a few lines of text.

use std::collections::BTreeMap;

use crate::estimate::Estimate;
use crate::record::Ending;
use crate::results::Results;

/// The win rate, the rounds, the causes of loss, and what broke.
pub fn summary(results: &Results) -> String {
    let header = &results.header;
    let sound = results.sound().count();
    let won: Vec<usize> = results.sound().filter(|game| game.won()).map(|game| game.rounds.len()).collect();
    let mut text = format!("{}, {}, seed {}\n", header.cell.name(), header.player, header.seed);
    if !results.complete() {
        text += &format!("stopped after {} of {} games\n", results.games.len(), header.games);
    }
    text += &format!("won {} of {sound}: {}\n", won.len(), percent(&Estimate::share(won.len(), sound)));
    if !won.is_empty() {
        let mean = won.iter().sum::<usize>() as f64 / won.len() as f64;
        text += &format!("won in {mean:.1} rounds on average\n");
    }
    let mut causes: BTreeMap<&str, usize> = BTreeMap::new();
    for game in results.sound().filter(|game| !game.won()) {
        *causes.entry(game.ending.word()).or_default() += 1;
    }
    causes.iter().for_each(|(cause, count)| text += &format!("lost {count}: {cause}\n"));
    for game in &results.games {
        if let Ending::Broken(why) = &game.ending {
            text += &format!("BROKEN game {} (seed {}): {why}\n", game.index, game.seed);
        }
    }
    text
}

/// A share with its interval: `61.5 % (56.6 to 66.1)`.
pub fn percent(share: &Estimate) -> String {
    let [value, low, high] = [share.value, share.low, share.high].map(|share| share * 100.0);
    format!("{value:.1} % ({low:.1} to {high:.1})")
}
