//! Positions from random and greedy games: a player who is asked to place dice, and one of their dice.

#[path = "../games/mod.rs"]
mod games;

use ai::reach::At;
use engine::State;
use engine::effect::Zone;
use engine::question::Question;
use engine::seat::Seat;
use games::{Games, Mix};

/// A die to be followed.
#[derive(Clone)]
pub struct Position {
    /// The game.
    pub state: State,
    /// Whose die.
    pub seat: Seat,
    /// Which.
    pub die: At,
    /// Deeds before it is placed.
    pub deeds: u8,
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let table = self.state.table();
        let area = table.of(self.seat);
        let view = self.state.view(content::embedded());
        writeln!(f, "{} {:?} {:?}, {} deeds", view.country(self.seat).key, self.seat, self.die, self.deeds)?;
        writeln!(f, "toxic {:?}, {area:?}", table.toxic)?;
        let tiles = area.owned.iter().map(|space| &table.tiles[space.index()]);
        tiles.into_iter().try_for_each(|tile| writeln!(f, "{} {tile:?}", view.face(tile).name))
    }
}

/// Plays games and stops here and there.
pub struct Sampler(Games);

impl Sampler {
    /// Games of this seed.
    pub fn new(seed: u64) -> Sampler {
        Sampler(Games::new(seed, Mix { greedy: 4, lasts: 1, income: 30, early: usize::MAX }))
    }

    /// The next position.
    pub fn next(&mut self) -> Position {
        loop {
            self.0.play();
            let asked: Vec<Seat> = self.0.state.view(content::embedded()).seats_asked().iter().collect();
            let Some(seat) = testkit::one_of(&mut self.0.rng, &asked) else { continue };
            let question = self.0.state.view(content::embedded()).decision(seat).unwrap().question;
            if question != Question::Place || testkit::below(&mut self.0.rng, 6) > 0 {
                continue;
            }
            let Some(die) = self.die(seat) else { continue };
            let deeds = if testkit::below(&mut self.0.rng, 4) == 0 { 2 } else { 1 };
            return Position { state: self.0.state, seat, die, deeds };
        }
    }

    /// Any die of a player, most often one of the hand.
    fn die(&mut self, seat: Seat) -> Option<At> {
        let table = self.0.state.table();
        let area = table.of(seat);
        let zones = [Zone::Pool, Zone::Pool, Zone::Pool, Zone::Storage, Zone::Cache];
        let zone = testkit::one_of(&mut self.0.rng, &zones).unwrap();
        match testkit::below(&mut self.0.rng, 6) {
            0 if !area.queue.is_empty() => Some(At::Queue(self.0.rng.u8(..area.queue.len()))),
            1 => {
                let counters = area.owned.iter().filter_map(|space| Some((space, table.tile(space)?.counter?)));
                let counters: Vec<_> = counters.collect();
                testkit::one_of(&mut self.0.rng, &counters).map(|(space, die)| At::Counter(space, die))
            }
            _ => {
                let poses: Vec<_> = area.bag(zone).poses().iter().collect();
                testkit::one_of(&mut self.0.rng, &poses).map(|die| At::Bag(zone, die))
            }
        }
    }
}
