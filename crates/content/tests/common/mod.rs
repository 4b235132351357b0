//! Random play to the end, shared by the tests.
#![allow(dead_code, reason = "every test file uses a part of it")]

use engine::State;
use engine::event::Event;
use engine::question::{Answer, Answers};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::setup::Setup;
use fastrand::Rng;

/// No honest random game has more answers.
pub const MOST_ANSWERS: usize = 20_000;

/// A game in which random players answer at random.
pub struct Play<'r> {
    pub book: &'r Rulebook,
    pub state: State,
    pub rng: Rng,
    /// All answers there were to the last question.
    pub answers: Answers,
    /// What the last answer has led to.
    pub events: Vec<Event>,
}

impl<'r> Play<'r> {
    pub fn new(book: &'r Rulebook, setup: &Setup, rng: Rng) -> Play<'r> {
        let mut events = Vec::new();
        let state = State::new(book, setup, &mut events).unwrap_or_else(|error| panic!("{setup:?}: {error:?}"));
        Play { book, state, rng, answers: Answers::new(), events }
    }

    /// A random player who is asked, and a random answer; nothing when the game is over.
    pub fn pick(&mut self) -> Option<(Seat, Answer)> {
        testkit::random_answer(self.book, &self.state, &mut self.rng, &mut self.answers)
    }

    /// Answers; what was offered is never refused.
    pub fn act(&mut self, seat: Seat, answer: Answer) {
        self.events.clear();
        testkit::act(self.book, &mut self.state, seat, answer, &mut self.events);
    }

    /// To the end; answers how many answers it took.
    pub fn finish(&mut self) -> usize {
        let mut step = || self.pick().map(|(seat, answer)| self.act(seat, answer));
        (0..MOST_ANSWERS).find(|_| step().is_none()).expect("a game ends")
    }
}
