//! A whole game: setup, answers and every state between, so that nothing is lost and deeds can be taken back.
//!
//! The durable game is its setup and its answers; the states are a cache.

use crate::event::Event;
use crate::flow::Step;
use crate::play::State;
use crate::question::{Answer, Decision, DecisionId, Question};
use crate::refusal::Refusal;
use crate::rulebook::Rulebook;
use crate::seat::{Seat, Seats};
use crate::setup::{Setup, SetupError};
use crate::table::Phase;
use crate::view::View;

/// A game with its history.
#[derive(Clone, Debug)]
pub struct Game<'r> {
    rulebook: &'r Rulebook,
    setup: Setup,
    opening: Vec<Event>,
    state: State,
    deeds: Vec<Deed>,
    /// Counts how often something was taken back: answers to questions from before are late.
    epoch: u32,
    crossed: Vec<Crossing>,
    /// Who is in the middle of a deed.
    amid: Seats,
    /// May deeds be taken back that have shown something hidden? A table option, off by default.
    pub cross_fences: bool,
}

/// An answer that was taken.
#[derive(Clone, Debug)]
pub struct Deed {
    /// Who answered.
    pub seat: Seat,
    /// What was asked.
    pub question: Question,
    /// The answer.
    pub answer: Answer,
    /// What happened.
    pub events: Vec<Event>,
    /// The fingerprint of the state afterwards.
    pub fingerprint: u64,
    /// Does a deed begin with it, or does it go on with one: a choice inside a placement, a purchase, a text?
    pub begins: bool,
    before: State,
}

/// How much is to be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Undo {
    /// The last answer.
    Answer,
    /// Everything since the last main question: a placement or purchase with all its choices.
    Deed,
    /// Everything in this phase.
    Phase,
}

/// Why something cannot be taken back.
#[allow(missing_docs, reason = "the fields say what the variant's sentence names")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UndoRefusal {
    /// There is nothing of yours to take back.
    Nothing,
    /// It has shown something that was hidden.
    Fence { event: Event },
    /// What a crew mate did afterwards would not be the same without it.
    Others { seat: Seat },
}

/// A fence that was crossed, for the record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Crossing {
    /// Who took something back.
    pub seat: Seat,
    /// How many deeds the game had then.
    pub deeds: usize,
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

impl<'r> Game<'r> {
    /// A new game.
    pub fn new(rulebook: &'r Rulebook, setup: Setup) -> Result<Game<'r>, SetupError> {
        let mut opening = Vec::new();
        let state = State::new(rulebook, &setup, &mut opening)?;
        Ok(Game::from_position(rulebook, setup, opening, state))
    }

    /// A game that goes on from a position put together by hand, for scenarios and puzzles.
    pub const fn from_position(rulebook: &'r Rulebook, setup: Setup, opening: Vec<Event>, state: State) -> Game<'r> {
        Game {
            rulebook,
            setup,
            opening,
            state,
            deeds: Vec::new(),
            epoch: 0,
            crossed: Vec::new(),
            amid: Seats(0),
            cross_fences: false,
        }
    }

    /// A recorded game, played again; recorded fingerprints are checked.
    pub fn replay(
        rulebook: &'r Rulebook,
        setup: Setup,
        answers: impl IntoIterator<Item = (Seat, Answer, Option<u64>)>,
    ) -> Result<Game<'r>, ReplayError> {
        let mut game = Game::new(rulebook, setup).map_err(ReplayError::Setup)?;
        for (index, (seat, answer, fingerprint)) in answers.into_iter().enumerate() {
            game.answer(seat, answer).map_err(|refusal| ReplayError::Refused(index, refusal))?;
            if fingerprint.is_some_and(|recorded| recorded != game.state.fingerprint()) {
                return Err(ReplayError::Fingerprint(index));
            }
        }
        Ok(game)
    }

    /// The box it is played with.
    pub const fn rulebook(&self) -> &'r Rulebook {
        self.rulebook
    }

    /// How it began.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What happened before the first question.
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// The moment it is at.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// What everybody may see.
    pub const fn view(&self) -> View<'_> {
        self.state.view(self.rulebook)
    }

    /// All answers so far.
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// Fences that were crossed.
    pub fn crossed(&self) -> &[Crossing] {
        &self.crossed
    }

    /// The question that waits for this player's answer, if any.
    pub fn decision(&self, seat: Seat) -> Option<Decision> {
        let decision = self.view().decision(seat)?;
        Some(Decision { id: self.stamp(decision.id), ..decision })
    }

    fn stamp(&self, id: DecisionId) -> DecisionId {
        DecisionId(id.0 | (u64::from(self.epoch) << 32))
    }

    /// Answers a question. A refusal changes nothing.
    pub fn act(&mut self, seat: Seat, id: DecisionId, answer: Answer) -> Result<&[Event], Refusal> {
        let waiting = self.view().decision(seat);
        if let Some(decision) = waiting
            && self.stamp(decision.id) != id
        {
            return Err(Refusal::Stale);
        }
        self.answer(seat, answer)
    }

    /// Answers whatever this player is asked now.
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> Result<&[Event], Refusal> {
        let id = self.view().decision(seat).map_or(DecisionId(0), |decision| decision.id);
        let question = self.view().check(seat, id, answer)?.question;
        let before = self.state;
        let mut events = Vec::new();
        self.state.act(self.rulebook, seat, id, answer, &mut events)?;
        let fingerprint = self.state.fingerprint();
        let begins = !matches!(question, Question::Choose(_)) || !self.amid.has(seat);
        self.amid = self.amid_after(&before, seat);
        self.deeds.push(Deed { seat, question, answer, events, fingerprint, begins, before });
        let last = self.deeds.len() - 1;
        Ok(&self.deeds[last].events)
    }

    /// Who is in the middle of a deed now that this player has answered: a text that arrived from elsewhere is a deed
    /// of its own (B15).
    fn amid_after(&self, before: &State, actor: Seat) -> Seats {
        let goes_on = |seat: &Seat| {
            let (then, now) = (before.flow().lane(*seat), self.state.flow().lane(*seat));
            let same_text = now.busy && now.waiting() >= then.waiting() && now.cycles >= then.cycles;
            let same_card = matches!(before.flow().step, Step::Disaster(_));
            before.flow().step == self.state.flow().step
                && (*seat == actor || self.amid.has(*seat))
                && (same_card || before.flow().simultaneous() && same_text)
        };
        self.state.table().seats().filter(|seat| goes_on(&seat))
    }

    /// The deeds that an undo would take back, newest first, if it is possible: knowable before the click.
    pub fn undo_preview(&self, seat: Seat, undo: Undo) -> Result<Vec<usize>, UndoRefusal> {
        self.clone_for_undo(seat, undo).map(|(_, taken)| taken)
    }

    /// Takes back a player's own last deeds, also while others act (A9): what the others did must stay legal and equal.
    pub fn undo(&mut self, seat: Seat, undo: Undo) -> Result<usize, UndoRefusal> {
        let (mut undone, taken) = self.clone_for_undo(seat, undo)?;
        let fence = |deed: &&usize| self.deeds[**deed].events.iter().any(Event::is_fence);
        if taken.iter().any(|deed| fence(&deed)) {
            undone.crossed.push(Crossing { seat, deeds: self.deeds.len() });
        }
        undone.epoch += 1;
        *self = undone;
        Ok(taken.len())
    }

    fn clone_for_undo(&self, seat: Seat, undo: Undo) -> Result<(Game<'r>, Vec<usize>), UndoRefusal> {
        let taken = self.undo_range(seat, undo)?;
        let first = *taken.last().ok_or(UndoRefusal::Nothing)?;
        let mut game = Game {
            setup: self.setup.clone(),
            opening: self.opening.clone(),
            deeds: self.deeds[..first].to_vec(),
            crossed: self.crossed.clone(),
            state: self.deeds[first].before,
            ..*self
        };
        for (index, deed) in self.deeds.iter().enumerate().skip(first) {
            if taken.contains(&index) {
                continue;
            }
            let others = UndoRefusal::Others { seat: deed.seat };
            let asked = game.view().decision(deed.seat).ok_or(others)?.question;
            let events = game.answer(deed.seat, deed.answer).map_err(|_| others)?;
            if !same_kind(asked, deed.question) || !same_effect(events, &deed.events, seat) {
                return Err(others);
            }
        }
        Ok((game, taken))
    }

    /// Which deeds are meant, newest first.
    fn undo_range(&self, seat: Seat, undo: Undo) -> Result<Vec<usize>, UndoRefusal> {
        let mut taken = Vec::new();
        let phase = self.state.table().phase;
        for (index, deed) in self.deeds.iter().enumerate().rev() {
            if deed.seat != seat {
                // B18: a crew mate's roll is no fence, unless it was one of this player's dice.
                if let Some(event) =
                    deed.events.iter().find(|event| rolls_for(event, seat)).filter(|_| !self.cross_fences)
                {
                    return if taken.is_empty() { Err(UndoRefusal::Fence { event: *event }) } else { Ok(taken) };
                }
                continue;
            }
            if undo == Undo::Phase && !same_phase(&deed.before, phase, self.state.table().round) {
                break;
            }
            let fence = deed.events.iter().find(|event| event.is_fence());
            match fence {
                Some(event) if !self.cross_fences && taken.is_empty() => {
                    return Err(UndoRefusal::Fence { event: *event });
                }
                Some(_) if !self.cross_fences => break,
                _ => taken.push(index),
            }
            let whole = match undo {
                Undo::Answer => true,
                Undo::Deed => deed.begins,
                Undo::Phase => false,
            };
            if whole {
                break;
            }
        }
        if taken.is_empty() { Err(UndoRefusal::Nothing) } else { Ok(taken) }
    }
}

/// Is it the same kind of question? Which options there were does not matter (B16).
fn same_kind(one: Question, other: Question) -> bool {
    match (one, other) {
        (Question::Choose(one), Question::Choose(other)) => one.kind == other.kind,
        (one, other) => one == other,
    }
}

/// Did a crew mate's answer do the same again? What it brought to whoever takes back may come at another moment (B16).
fn same_effect(now: &[Event], then: &[Event], undoing: Seat) -> bool {
    let elsewhere = |event: &&Event| !arrives_at(event, undoing);
    now.iter().filter(elsewhere).eq(then.iter().filter(elsewhere))
}

fn arrives_at(event: &Event, receiver: Seat) -> bool {
    match event {
        Event::Received { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Cycled { seat, .. }
        | Event::CapacityGained { seat, .. }
        | Event::Permitted { seat } => *seat == receiver,
        _ => false,
    }
}

fn rolls_for(event: &Event, roller: Seat) -> bool {
    matches!(event, Event::Rolled { seat, .. } | Event::Rerolled { seat, .. } if *seat == roller)
}

fn same_phase(state: &State, phase: Phase, round: u8) -> bool {
    state.table().phase == phase && state.table().round == round
}
