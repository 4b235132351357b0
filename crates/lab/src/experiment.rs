//! An experiment: the games of a cell, on as many threads as one likes.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use content::Pack;
use engine::State;
use engine::event::Silent;
use text::{Language, Writer};

use crate::cell::{Cell, Known};
use crate::crew;
use crate::player::Player;
use crate::record::GameRecord;
use crate::results::{Header, Results};
use crate::shard::Shard;
use crate::trial::Trial;

/// The games of a cell, ready to be played.
pub struct Experiment<'p> {
    /// What is written above the results.
    pub header: Header,
    pack: &'p Pack,
    known: Known,
}

/// Whoever waits for the games: told of every one, and free to say that it is enough.
#[derive(Clone, Copy)]
pub struct Watch<'w> {
    /// How many games are played at once.
    pub jobs: usize,
    /// Set it, and no further game is begun; those that are being played are finished.
    pub stop: &'w AtomicBool,
    /// Called after every game, by whichever thread has played it.
    pub played: &'w (dyn Fn(&Trial) + Sync),
}

impl<'p> Experiment<'p> {
    /// Checks that everything named is in the box.
    pub fn new(pack: &'p Pack, cell: Cell, player: Player, seed: u64, games: u32) -> Result<Experiment<'p>, String> {
        let known = cell.known(&pack.rulebook)?;
        let setup = crew::draw(&pack.rulebook, &known, crew::game_seed(seed, 0));
        let laid_out = State::new(&pack.rulebook, &setup, &mut Silent);
        laid_out.map_err(|error| Writer::new(Language::ENGLISH).setup_error(pack, &error))?;
        Ok(Experiment { header: Header::new(pack, cell, player, seed, games), pack, known })
    }

    /// Only this share of the games.
    pub fn share(mut self, shard: Option<Shard>) -> Experiment<'p> {
        self.header.shard = shard;
        self
    }

    /// The game with this index.
    pub fn trial(&self, index: u32) -> Trial {
        let seed = crew::game_seed(self.header.seed, index);
        let setup = crew::draw(&self.pack.rulebook, &self.known, seed);
        let (rulebook, player) = (&self.pack.rulebook, self.header.player);
        // The bot's own chance must not follow the dice of the game.
        Trial::play(rulebook, setup, (index, seed), || player.bot(rulebook, !seed))
    }

    /// Plays all games.
    pub fn run(&self, watch: Watch) -> Results {
        self.resume(Vec::new(), watch)
    }

    /// Plays the games that are missing beside those already played.
    pub fn resume(&self, played: Vec<GameRecord>, watch: Watch) -> Results {
        self.play_until(self.header.games, played, watch)
    }

    /// Plays those that are missing among the first so many games.
    pub fn play_until(&self, end: u32, played: Vec<GameRecord>, watch: Watch) -> Results {
        let mut missing = self.missing(played.iter().map(|game| game.index));
        missing.retain(|index| *index < end);
        self.play(&missing, played, watch)
    }

    /// The games of this share that are not among these, in order.
    pub fn missing(&self, there: impl Iterator<Item = u32>) -> Vec<u32> {
        let there: BTreeSet<u32> = there.collect();
        self.header.indices().filter(|index| !there.contains(index)).collect()
    }

    /// Plays these games. They are begun in order and finished once begun, so that whatever is there when it stops are
    /// the first of them, long and short ones alike.
    pub fn play(&self, wanted: &[u32], played: Vec<GameRecord>, watch: Watch) -> Results {
        let next = AtomicUsize::new(0);
        let records = Mutex::new(played);
        std::thread::scope(|scope| {
            for _ in 0..watch.jobs.max(1) {
                scope.spawn(|| self.work(&next, wanted, &records, watch));
            }
        });
        let mut games = records.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        games.sort_by_key(|game| game.index);
        Results { header: self.header.clone(), games }
    }

    fn work(&self, next: &AtomicUsize, wanted: &[u32], records: &Mutex<Vec<GameRecord>>, watch: Watch) {
        while !watch.stop.load(Ordering::SeqCst) {
            let Some(index) = wanted.get(next.fetch_add(1, Ordering::SeqCst)) else { return };
            let trial = self.trial(*index);
            (watch.played)(&trial);
            records.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(trial.record);
        }
    }
}
