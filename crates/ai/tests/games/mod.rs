//! Games of random and greedy crews, to stop in here and there.

use ai::{Bot, Greedy};
use engine::State;
use engine::event::Silent;
use engine::question::{Answer, Answers};
use fastrand::Rng;

/// What is played.
#[derive(Clone, Copy)]
pub struct Mix {
    /// One game in so many is played by a greedy crew.
    pub greedy: usize,
    /// One game in so many has so much of everything that it lasts.
    pub lasts: usize,
    /// What such a game adds to every resource.
    pub income: i8,
    /// One answer in so many ends a game early.
    pub early: usize,
}

/// A game that goes on, and the next one after it.
pub struct Games {
    pub rng: Rng,
    pub state: State,
    mix: Mix,
    greedy: Option<Greedy>,
}

impl Games {
    /// Games of this seed.
    pub fn new(seed: u64, mix: Mix) -> Games {
        let mut rng = Rng::with_seed(seed);
        Games { state: begin(&mut rng, mix), greedy: None, rng, mix }
    }

    /// One answer; a new game where one is over, and now and then.
    pub fn play(&mut self) {
        let book = content::embedded();
        if self.state.table().outcome.is_some() || testkit::below(&mut self.rng, self.mix.early) == 0 {
            self.state = begin(&mut self.rng, self.mix);
            self.greedy =
                (testkit::below(&mut self.rng, self.mix.greedy) == 0).then(|| Greedy::new(book, self.rng.u64(..)));
        }
        let mut answers = Answers::new();
        let Some((seat, mut answer)) = testkit::random_answer(book, &self.state, &mut self.rng, &mut answers) else {
            return;
        };
        if answer == Answer::Done && self.rng.bool() {
            answer = testkit::one_of(&mut self.rng, &answers).unwrap();
        }
        if let Some(greedy) = &mut self.greedy {
            answer = greedy.answer(&self.state.view(book), seat).unwrap();
        }
        testkit::act(book, &mut self.state, seat, answer, &mut Silent);
    }
}

fn begin(rng: &mut Rng, mix: Mix) -> State {
    let book = content::embedded();
    let setup = testkit::random_setup(book, rng);
    let state = State::new(book, &setup, &mut Silent).unwrap();
    if testkit::below(rng, mix.lasts) == 0 { testkit::generous(&state, mix.income) } else { state }
}
