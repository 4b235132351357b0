//! Tiles: bought by some of those who are offered them, and used by those who have them.

use std::iter::once;

use engine::rulebook::Rulebook;

use super::{ANY, COUNTS};
use crate::estimate::Estimate;
use crate::study::{Goal, Study, Subject, Target, TileFigures};

/// The share of those who are offered a tile that buys it.
const BOUGHT: (f64, f64) = (0.1, 0.85);
/// The share of its rounds in which it has dice.
const ACTIVATED: (f64, f64) = (1.0 / 3.0, 1.0);
/// Fewer who are offered a tile, or fewer rounds on the board, say too little.
const FEWEST: usize = 20;

impl Study<'_> {
    pub(super) fn tile_targets(&self, rulebook: &Rulebook) -> Vec<Target> {
        let tiles: Vec<TileFigures> = self.tiles(rulebook).into_iter().filter(|tile| tile.tier > 0).collect();
        let bought = tiles.iter().flat_map(|tile| {
            judged(tile, Goal::Bought, BOUGHT, |players| {
                let crew = tile.crew(players);
                (crew.bought, crew.offered)
            })
        });
        let activated = tiles.iter().flat_map(|tile| {
            judged(tile, Goal::Activated, ACTIVATED, |players| {
                let crew = tile.crew(players);
                (crew.activated, crew.rounds)
            })
        });
        bought.chain(activated).collect()
    }
}

/// For all who were offered the tile, and for each number of players by itself.
fn judged(
    tile: &TileFigures,
    goal: Goal,
    range: (f64, f64),
    share: impl Fn(u8) -> (usize, usize),
) -> impl Iterator<Item = Target> {
    once(ANY).chain(COUNTS).map(move |players| {
        let (hits, count) = share(players);
        let measured = if count < FEWEST { Estimate::share(0, 0) } else { Estimate::share(hits, count) };
        let subject = Subject::Tile(tile.country.clone().unwrap_or_default(), tile.key.clone());
        Target { goal, subject, players, range, measured }
    })
}
