//! Positions from random and greedy games: a player who is asked to place dice, and one of their dice.

use ai::reach::At;
use ai::{Bot, Greedy};
use engine::State;
use engine::effect::Zone;
use engine::event::Silent;
use engine::question::{Answer, Answers, Question};
use engine::seat::Seat;
use fastrand::Rng;

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
        let crew = table.of(self.seat);
        let view = self.state.view(content::embedded());
        writeln!(f, "{} {:?} {:?}, {} deeds", view.country(self.seat).key, self.seat, self.die, self.deeds)?;
        writeln!(f, "toxic {:?}, {crew:?}", table.toxic)?;
        let tiles = crew.owned.iter().map(|space| &table.tiles[space.index()]);
        tiles.into_iter().try_for_each(|tile| writeln!(f, "{} {tile:?}", view.face(tile).name))
    }
}

/// Plays games and stops here and there.
pub struct Sampler {
    rng: Rng,
    state: State,
    greedy: Option<Greedy>,
}

impl Sampler {
    /// Games of this seed.
    pub fn new(seed: u64) -> Sampler {
        let mut rng = Rng::with_seed(seed);
        Sampler { state: game(&mut rng), greedy: None, rng }
    }

    /// The next position.
    pub fn next(&mut self) -> Position {
        loop {
            self.play();
            let asked: Vec<Seat> = self.state.view(content::embedded()).asked().iter().collect();
            let Some(seat) = self.rng.choice(asked) else { continue };
            let question = self.state.view(content::embedded()).decision(seat).unwrap().question;
            if question != Question::Place || self.rng.usize(..6) > 0 {
                continue;
            }
            let Some(die) = self.die(seat) else { continue };
            let deeds = if self.rng.usize(..4) == 0 { 2 } else { 1 };
            return Position { state: self.state, seat, die, deeds };
        }
    }

    /// One answer; a new game where one is over.
    fn play(&mut self) {
        let book = content::embedded();
        if self.state.table().outcome.is_some() {
            self.state = game(&mut self.rng);
            self.greedy = (self.rng.usize(..4) == 0).then(|| Greedy::new(book, self.rng.u64(..)));
        }
        let mut answers = Answers::new();
        let Some((seat, mut answer)) = testkit::random_answer(book, &self.state, &mut self.rng, &mut answers) else {
            return;
        };
        if answer == Answer::Done && self.rng.bool() {
            answer = self.rng.choice(answers).unwrap();
        }
        if let Some(greedy) = &mut self.greedy {
            let view = self.state.view(book);
            let decision = view.decision(seat).unwrap();
            answer = greedy.answer(&view, seat, &decision);
        }
        testkit::act(book, &mut self.state, seat, answer, &mut Silent);
    }

    /// Any die of a player, most often one of the hand.
    fn die(&mut self, seat: Seat) -> Option<At> {
        let table = self.state.table();
        let crew = table.of(seat);
        let zone = self.rng.choice([Zone::Pool, Zone::Pool, Zone::Pool, Zone::Storage, Zone::Cache]).unwrap();
        match self.rng.usize(..6) {
            0 if !crew.queue.is_empty() => Some(At::Queue(self.rng.u8(..crew.queue.len()))),
            1 => {
                let counters = crew.owned.iter().filter_map(|space| Some((space, table.tile(space)?.counter?)));
                let counters: Vec<_> = counters.collect();
                self.rng.choice(counters).map(|(space, die)| At::Counter(space, die))
            }
            _ => {
                let poses: Vec<_> = crew.bag(zone).poses().iter().collect();
                self.rng.choice(poses).map(|die| At::Bag(zone, die))
            }
        }
    }
}

/// A game with so much of everything that it lasts.
fn game(rng: &mut Rng) -> State {
    let book = content::embedded();
    let setup = testkit::random_setup(book, rng);
    let state = State::new(book, &setup, &mut Silent).unwrap();
    testkit::generous(&state, 30)
}
