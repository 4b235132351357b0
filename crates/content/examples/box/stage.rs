//! A position in play.

use engine::event::Event;
use engine::question::{Answer, Answers, Asked, Decision};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::{State, View};
use notation::{answer, position};

/// A position in play, and what has happened in it.
#[derive(Clone)]
pub struct Stage<'r> {
    pub book: &'r Rulebook,
    pub state: State,
    pub events: Vec<Event>,
}

impl<'r> Stage<'r> {
    /// The position that these lines describe.
    pub fn new(book: &'r Rulebook, lines: &str) -> Stage<'r> {
        let state = position::read(book, lines).unwrap_or_else(|error| panic!("{error} in\n{lines}"));
        Stage { book, state, events: Vec::new() }
    }

    /// What everybody may see.
    pub fn view(&self) -> View<'_> {
        self.state.view(self.book)
    }

    /// What somebody is asked.
    pub fn decision(&self, seat: Seat) -> Option<Decision> {
        self.view().decision(seat)
    }

    /// The first player who is asked, and what.
    pub fn asked(&self) -> Option<(Seat, Decision)> {
        let seat = self.view().seats_asked().iter().next()?;
        Some((seat, self.decision(seat)?))
    }

    /// Everything that can be answered.
    pub fn answers(&self, seat: Seat, decision: &Decision) -> Answers {
        let mut answers = Answers::new();
        self.view().answers(seat, decision.question, &mut answers);
        answers
    }

    /// An answer in words.
    pub fn words(&self, seat: Seat, decision: &Decision, answer: Answer) -> String {
        answer::write(&self.view(), seat, decision.question, answer)
    }

    /// An answer from words.
    pub fn read(&self, seat: Seat, words: &str) -> Answer {
        let decision = self.decision(seat).unwrap_or_else(|| panic!("seat {} is not asked: {words}", seat.number()));
        answer::read(&self.view(), seat, decision.question, words).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Answers what a player is asked.
    pub fn answer(&mut self, seat: Seat, answer: Answer) {
        let id = self.decision(seat).expect("somebody who answers is asked").id;
        let book = self.book;
        let taken = self.state.act(book, seat, id, answer, &mut self.events);
        taken.unwrap_or_else(|refusal| panic!("{answer:?} is refused: {refusal:?}"));
    }

    /// How many dice this player has rolled.
    pub fn rolls(&self, seat: Seat) -> usize {
        let own = |event: &&Event| match event {
            Event::Rolled { seat: one, .. } | Event::Rerolled { seat: one, .. } => *one == seat,
            _ => false,
        };
        self.events.iter().filter(own).count()
    }
}

/// The word for who is asked.
pub fn who(decision: &Decision) -> String {
    match decision.asked {
        Asked::Seat(seat) => seat.number().to_string(),
        Asked::Crew => "crew".into(),
    }
}
