//! Tiles: how often each face is bought and activated, and what it does to winning.

use engine::effect::Tier;
use engine::resource::Light;
use engine::rulebook::{Rulebook, TileId};
use notation::names;

use crate::estimate::Estimate;
use crate::observer::tile_key;
use crate::record::{SeatRecord, TileUse};
use crate::study::{ANY, Sample, Study};

/// What became of one face of a tile.
#[derive(Clone, PartialEq, Debug)]
pub struct TileFigures {
    /// Whose it is; nothing for a Boost tile.
    pub country: Option<String>,
    /// Its key and side: `t1a/red`.
    pub key: String,
    /// Its printed name.
    pub name: String,
    /// 0 for a starter or a Boost tile, which nobody buys.
    pub tier: u8,
    /// How often somebody was offered it: the tier was released, and the game went on.
    pub seats: usize,
    /// How often somebody did, and the share.
    pub bought: Estimate,
    /// The round it was bought in, on average.
    pub round: Option<f64>,
    /// The share of the rounds on the board in which it had dice.
    pub activated: Option<f64>,
    /// What it made each time.
    pub made: Option<f64>,
    /// How often it was destroyed, of those on the board.
    pub destroyed: Option<f64>,
    /// How much more often games are won with it than without, among games that lasted as long as it takes to buy it.
    pub effect: Option<Estimate>,
    /// The same for one, two, three and four players, in numbers.
    pub crews: [TileCrew; 4],
}

/// What became of one face with one number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TileCrew {
    /// How often somebody was offered it.
    pub offered: usize,
    /// How often somebody had it.
    pub bought: usize,
    /// How many rounds it lay on the board.
    pub rounds: usize,
    /// In how many of them it had dice.
    pub activated: usize,
}

impl TileFigures {
    /// With so many players, or with any number of them.
    pub(crate) fn crew(&self, players: u8) -> TileCrew {
        match players {
            ANY => self.crews.into_iter().fold(TileCrew::default(), TileCrew::and),
            _ => self.crews[usize::from(players) - 1],
        }
    }
}

impl TileCrew {
    fn and(self, other: TileCrew) -> TileCrew {
        TileCrew {
            offered: self.offered + other.offered,
            bought: self.bought + other.bought,
            rounds: self.rounds + other.rounds,
            activated: self.activated + other.activated,
        }
    }
}

/// A player who could have the tile, and what became of it.
type Chance<'a> = (&'a Sample<'a>, Option<&'a TileUse>);

/// Fewer games on either side say nothing about winning.
const FEWEST: usize = 5;

impl Study<'_> {
    /// Every face in the box that somebody could have, in the order of the box.
    pub fn tiles(&self, rulebook: &Rulebook) -> Vec<TileFigures> {
        let tiles = (0..rulebook.tiles.len() as u16).map(TileId);
        let faces = tiles.flat_map(|tile| Light::ALL.map(|light| (tile, light)));
        let there = faces.filter(|(tile, light)| {
            rulebook.tile(*tile).tier != Tier::Boost || rulebook.tables.boosts[light.index()].contains(tile)
        });
        let figures = there.map(|(tile, light)| self.tile(rulebook, tile, light));
        figures.filter(|figures| figures.seats > 0).collect()
    }

    fn tile(&self, rulebook: &Rulebook, tile: TileId, light: Light) -> TileFigures {
        let key = tile_key(rulebook, tile, light);
        let country = rulebook.tile(tile).country.map(|country| rulebook.country(country).key.clone());
        let tier = tier(rulebook, tile);
        let chances = self.chances(rulebook, country.as_deref(), &key, tier, light);
        let had: Vec<&TileUse> = chances.iter().filter_map(|(_, tile)| *tile).collect();
        let crews = crews(&chances);
        let [rounds, active] = [|crew: &TileCrew| crew.rounds, |crew: &TileCrew| crew.activated]
            .map(|of| crews.iter().map(of).sum::<usize>() as f64);
        let made = had.iter().map(|tile| f64::from(tile.made)).sum();
        let lost = had.iter().filter(|tile| tile.destroyed.is_some()).count() as f64;
        let per = |sum: f64, count: f64| (count > 0.0).then_some(sum / count);
        let installed = had.iter().map(|tile| f64::from(tile.installed)).sum();
        TileFigures {
            country,
            name: rulebook.face(tile, light).name.clone(),
            tier,
            seats: chances.len(),
            bought: Estimate::share(had.len(), chances.len()),
            round: per(installed, had.len() as f64).filter(|_| tier > 0),
            activated: per(active, rounds),
            made: per(made, active),
            destroyed: per(lost, had.len() as f64),
            effect: if tier > 0 { effect(&chances) } else { None },
            key,
            crews,
        }
    }

    /// Everybody who was offered the tile: the country on that side, or solo on either, once its tier was released and a
    /// round followed. Starters and Boost tiles are only where they are.
    fn chances(
        &self,
        rulebook: &Rulebook,
        country: Option<&str>,
        key: &str,
        tier: u8,
        light: Light,
    ) -> Vec<Chance<'_>> {
        let step = usize::from(tier).checked_sub(2).map_or(0, |above| rulebook.tables.research[above]);
        let may_buy = |sample: &Sample, seat: &SeatRecord| {
            tier > 0
                && country == Some(seat.country.as_str())
                && (sample.solo() || seat.light == names::light_word(light))
                && sample.game.released(step).is_some_and(|round| round < sample.game.rounds.len())
        };
        let mut chances = Vec::new();
        for sample in &self.samples {
            for seat in &sample.game.seats {
                let owned = country.is_none_or(|country| country == seat.country);
                let tile = seat.tiles.get(key).filter(|_| owned);
                if tile.is_some() || may_buy(sample, seat) {
                    chances.push((sample, tile));
                }
            }
        }
        chances
    }
}

/// The chances by number of players, in numbers.
fn crews(chances: &[Chance]) -> [TileCrew; 4] {
    let mut crews = [TileCrew::default(); 4];
    for (sample, tile) in chances {
        let crew = &mut crews[usize::from(sample.cell.players) - 1];
        crew.offered += 1;
        let Some(tile) = tile else { continue };
        let last = tile.destroyed.map_or(sample.game.rounds.len(), usize::from);
        crew.bought += 1;
        crew.rounds += last.saturating_sub(usize::from(tile.installed));
        crew.activated += usize::from(tile.activated);
    }
    crews
}

/// With the tile less without it. A game that ended before anybody could afford the tile says nothing about it.
fn effect(chances: &[Chance]) -> Option<Estimate> {
    let mut rounds: Vec<u8> = chances.iter().filter_map(|(_, tile)| tile.map(|tile| tile.installed)).collect();
    rounds.sort_unstable();
    let usual = usize::from(*rounds.get(rounds.len() / 2)?);
    let lasted = || chances.iter().filter(|(sample, _)| sample.game.rounds.len() > usual);
    let surplus = |with: bool| {
        Estimate::surplus(lasted().filter(|(_, tile)| tile.is_some() == with).map(|(sample, _)| sample.result()))
    };
    let (with, without) = (surplus(true), surplus(false));
    (with.count >= FEWEST && without.count >= FEWEST).then(|| with.above(&without))
}

fn tier(rulebook: &Rulebook, tile: TileId) -> u8 {
    match rulebook.tile(tile).tier {
        Tier::Starter | Tier::Boost => 0,
        Tier::One => 1,
        Tier::Two => 2,
        Tier::Three => 3,
        Tier::Four => 4,
    }
}
