//! A whole game: setup, answers and any moment between, so that nothing is lost and deeds can be taken back.
//!
//! The durable game is its setup and its answers; the states are a cache.
//!
//! ```
//! use engine::game::{Game, Undo};
//! use engine::question::{Answer, Answers};
//! use engine::seat::Seat;
//!
//! # let setup = testkit::setup_with(content::embedded(), &mut fastrand::Rng::with_seed(7), 2, 0);
//! let mut game = Game::new(content::embedded(), setup)?;
//! let seat = game.view().seats_asked().iter().next().expect("somebody is asked");
//! let decision = game.decision(seat).expect("this player is");
//!
//! // Every answer that would be taken, and one of them.
//! let mut answers = Answers::new();
//! game.view().answers(seat, decision.question, &mut answers);
//! game.act(seat, decision.id, answers[0]).expect("a listed answer is taken");
//! assert_eq!(game.deeds().len(), 1);
//!
//! // The moment before it, and a late answer to the same question.
//! assert_ne!(&game.state_at(0), game.state());
//! assert!(game.act(seat, decision.id, answers[0]).is_err());
//! # Ok::<(), engine::setup::SetupError>(())
//! ```

mod history;
mod undo;

use std::sync::Arc;

pub use undo::{Crossing, Undo, UndoRefusal};

use crate::cause::Happened;
use crate::play::State;
use crate::question::{Answer, Decision, DecisionId, Question};
use crate::refusal::Refusal;
use crate::rulebook::Rulebook;
use crate::seat::{Seat, Seats};
use crate::setup::{Setup, SetupError};
use crate::table::Phase;
use crate::view::View;
use history::History;

/// A game with its history.
#[derive(Clone, Debug)]
pub struct Game {
    rulebook: Arc<Rulebook>,
    setup: Setup,
    opening: Vec<Happened>,
    state: State,
    history: History,
    /// Counts how often something was taken back: answers to questions from before are late.
    epoch: u32,
    crossed: Vec<Crossing>,
    latest: Option<Latest>,
    /// Who is in the middle of a deed.
    amid: Seats,
    /// May deeds be taken back that have shown something hidden? A table option, off by default.
    pub cross_fences: bool,
}

/// An answer that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Who answered.
    pub seat: Seat,
    /// What was asked.
    pub question: Question,
    /// The answer.
    pub answer: Answer,
    /// What happened.
    pub events: Vec<Happened>,
    /// The fingerprint of the state afterwards.
    pub fingerprint: u64,
    /// Does a deed begin with it, or does it go on with one: a choice inside a placement, a purchase, a text?
    pub begins: bool,
    /// The round it was given in.
    pub round: u8,
    /// The phase it was given in.
    pub phase: Phase,
    /// Who was in the middle of a deed before it.
    amid: Seats,
}

/// What happened to a game last, for whoever keeps a log of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Latest {
    /// An answer was taken: the last of [`Game::deeds`].
    Answered,
    /// Something was taken back.
    TakenBack {
        /// By whom.
        seat: Seat,
        /// How much was asked for.
        undo: Undo,
        /// Was a fence crossed?
        crossing: bool,
    },
}

/// Where a recorded game does not follow the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReplayError {
    /// The setup is not legal.
    Setup(SetupError),
    /// The answer with this index is refused.
    Refused(usize, Refusal),
    /// After the answer with this index the state is another one than recorded.
    Fingerprint(usize),
}

impl Game {
    /// A new game. It keeps the rulebook for itself, so that it can be stored, sent and restored on its own.
    pub fn new(rulebook: &Arc<Rulebook>, setup: Setup) -> Result<Game, SetupError> {
        let mut opening = Vec::new();
        let state = State::new(rulebook, &setup, &mut opening)?;
        Ok(Game::from_position(rulebook, setup, opening, state))
    }

    /// A game that goes on from a position put together by hand, for scenarios and puzzles.
    pub fn from_position(rulebook: &Arc<Rulebook>, setup: Setup, opening: Vec<Happened>, state: State) -> Game {
        Game {
            rulebook: Arc::clone(rulebook),
            setup,
            opening,
            state,
            history: History::default(),
            epoch: 0,
            crossed: Vec::new(),
            latest: None,
            amid: Seats::EMPTY,
            cross_fences: false,
        }
    }

    /// A recorded game, played again; recorded fingerprints are checked.
    pub fn replay(
        rulebook: &Arc<Rulebook>,
        setup: Setup,
        answers: impl IntoIterator<Item = (Seat, Answer, Option<u64>)>,
    ) -> Result<Game, ReplayError> {
        let mut game = Game::new(rulebook, setup).map_err(ReplayError::Setup)?;
        for (index, (seat, answer, fingerprint)) in answers.into_iter().enumerate() {
            game.answer(seat, answer).map_err(|refusal| ReplayError::Refused(index, refusal))?;
            if fingerprint.is_some_and(|recorded| recorded != game.state.fingerprint()) {
                return Err(ReplayError::Fingerprint(index));
            }
        }
        Ok(game)
    }

    /// A restored game counts on from where it was left: answers to questions from before an undo stay late, and
    /// crossed fences stay on record.
    pub fn resume(&mut self, epoch: u32, crossed: Vec<Crossing>) {
        (self.epoch, self.crossed) = (epoch, crossed);
    }

    /// The box it is played with.
    pub const fn rulebook(&self) -> &Arc<Rulebook> {
        &self.rulebook
    }

    /// How it began.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What happened before the first question.
    pub fn opening(&self) -> &[Happened] {
        &self.opening
    }

    /// The moment it is at.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The moment after so many answers: 0 is the first question, and there is nothing after the last answer but now.
    pub fn state_at(&self, answers: usize) -> State {
        self.history.state_at(&self.rulebook, answers, &self.state)
    }

    /// What everybody may see.
    pub fn view(&self) -> View<'_> {
        self.state.view(&self.rulebook)
    }

    /// All answers so far.
    pub fn deeds(&self) -> &[Deed] {
        self.history.deeds()
    }

    /// How often something was taken back.
    pub const fn epoch(&self) -> u32 {
        self.epoch
    }

    /// Fences that were crossed.
    pub fn crossed(&self) -> &[Crossing] {
        &self.crossed
    }

    /// What happened last, if anything has.
    pub const fn latest(&self) -> Option<Latest> {
        self.latest
    }

    /// The question that waits for this player's answer, if any. Its id tells late answers, also from before an undo.
    pub fn decision(&self, seat: Seat) -> Option<Decision> {
        let decision = self.view().decision(seat)?;
        Some(Decision { id: decision.id.in_epoch(self.epoch), ..decision })
    }

    /// Answers a question. A refusal changes nothing.
    pub fn act(&mut self, seat: Seat, id: DecisionId, answer: Answer) -> Result<&[Happened], Refusal> {
        if id.epoch() != self.epoch {
            return Err(self.view().decision(seat).map_or(Refusal::NotAsked, |_| Refusal::Stale));
        }
        self.take(seat, answer, |state, rulebook, events| state.act(rulebook, seat, id, answer, events))
    }

    /// Answers whatever this player is asked now.
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> Result<&[Happened], Refusal> {
        self.take(seat, answer, |state, rulebook, events| state.answer(rulebook, seat, answer, events))
    }

    fn take(
        &mut self,
        seat: Seat,
        answer: Answer,
        act: impl FnOnce(&mut State, &Rulebook, &mut Vec<Happened>) -> Result<Decision, Refusal>,
    ) -> Result<&[Happened], Refusal> {
        let (before, mut events) = (self.state, Vec::new());
        let Decision { question, .. } = act(&mut self.state, &self.rulebook, &mut events)?;
        let amid = self.amid;
        self.amid = amid_after(amid, seat, &before, &self.state);
        self.latest = Some(Latest::Answered);
        let deed = Deed {
            seat,
            question,
            answer,
            events,
            fingerprint: self.state.fingerprint(),
            begins: !matches!(question, Question::Choose(_)) || !amid.has(seat),
            round: before.table().round,
            phase: before.table().phase,
            amid,
        };
        Ok(&self.history.push(&before, deed).events)
    }
}

/// Who is in the middle of a deed once this player has answered: a text that arrived from elsewhere is a deed of its
/// own (B15).
fn amid_after(amid: Seats, actor: Seat, before: &State, after: &State) -> Seats {
    let (then, now) = (before.flow(), after.flow());
    let same_text = |seat: Seat| {
        let (then, now) = (then.lane(seat), now.lane(seat));
        now.text.is_some() && now.waiting() >= then.waiting() && now.cycles >= then.cycles
    };
    let same_card = then.speaks_to_crew();
    after.table().seats().filter(|seat| {
        then.step == now.step
            && (seat == actor || amid.has(seat))
            && (same_card || then.simultaneous() && same_text(seat))
    })
}
