//! Taking back: one's own last deeds, also while others act, but never what has shown something hidden (A9).

use super::{Deed, Game, Latest};
use crate::cause::Happened;
use crate::event::Event;
use crate::question::Question;
use crate::seat::Seat;

/// How much is to be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Undo {
    /// The last answer.
    Answer,
    /// The last deed: a placement or purchase with all its choices, or all that was chosen for something that arrived
    /// (B15).
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

impl UndoRefusal {
    /// A word for it, for programs and for the words of a language; it never changes.
    pub const fn key(&self) -> &'static str {
        match self {
            UndoRefusal::Nothing => "nothing-to-undo",
            UndoRefusal::Fence { .. } => "fence",
            UndoRefusal::Others { .. } => "others-built-on-it",
        }
    }
}

/// A fence that was crossed, for the record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Crossing {
    /// Who took something back.
    pub seat: Seat,
    /// How many deeds the game had then.
    pub deeds: usize,
}

impl Game {
    /// The deeds that an undo would take back, newest first, if it is possible: knowable before the click.
    ///
    /// ```
    /// # use engine::game::{Game, Undo, UndoRefusal};
    /// # let setup = testkit::setup_with(content::embedded(), &mut fastrand::Rng::with_seed(7), 2, 0);
    /// # let mut game = Game::new(content::embedded(), setup)?;
    /// # let seat = engine::seat::Seat::from_index(0).expect("there is a first seat");
    /// assert_eq!(game.undo_preview(seat, Undo::Answer), Err(UndoRefusal::Nothing));
    /// # Ok::<(), engine::setup::SetupError>(())
    /// ```
    pub fn undo_preview(&self, seat: Seat, undo: Undo) -> Result<Vec<usize>, UndoRefusal> {
        let taken = self.undo_range(seat, undo, self.cross_fences)?;
        self.others_stay(seat, &taken)?;
        Ok(taken)
    }

    /// How many answers would be left before the first that an undo means, if everybody agreed that what crew mates did
    /// since and what was shown does not matter. Nothing where there is nothing of this player's to take back.
    pub fn undo_back_to(&self, seat: Seat, undo: Undo) -> Option<usize> {
        self.undo_range(seat, undo, true).ok()?.last().copied()
    }

    /// Takes back a player's own last deeds, also while others act (A9): what the others did must have the same effect
    /// without them (B16). Answers how many answers were taken back.
    pub fn undo(&mut self, seat: Seat, undo: Undo) -> Result<usize, UndoRefusal> {
        let taken = self.undo_preview(seat, undo)?;
        let first = taken[taken.len() - 1];
        // A crew mate's deed may have shown something to this player too, such as dice rolled for them.
        let crossing = self.undo_range(seat, undo, false).as_ref() != Ok(&taken);
        if crossing {
            self.crossed.push(Crossing { seat, deeds: self.deeds().len() });
        }
        let kept: Vec<_> = self.after(first, &taken).map(|deed| (deed.seat, deed.answer)).collect();
        (self.state, self.amid) = (self.state_at(first), self.deeds()[first].amid);
        self.history.truncate(first);
        for (seat, answer) in kept {
            let again = self.answer(seat, answer);
            assert!(again.is_ok(), "it was just tried");
        }
        self.epoch = self.epoch.wrapping_add(1);
        self.latest = Some(Latest::TakenBack { seat, undo, crossing });
        Ok(taken.len())
    }

    /// The deeds from one on that are not taken back.
    fn after(&self, first: usize, taken: &[usize]) -> impl Iterator<Item = &Deed> {
        let deeds = self.deeds().iter().enumerate().skip(first);
        deeds.filter(|(index, _)| !taken.contains(index)).map(|(_, deed)| deed)
    }

    /// Would what the others did since have the same effect?
    fn others_stay(&self, seat: Seat, taken: &[usize]) -> Result<(), UndoRefusal> {
        let first = *taken.last().ok_or(UndoRefusal::Nothing)?;
        let mut state = self.state_at(first);
        for deed in self.after(first, taken) {
            let mut events: Vec<Happened> = Vec::new();
            let again = state.answer(&self.rulebook, deed.seat, deed.answer, &mut events);
            let same = again.is_ok_and(|again| same_kind(again.question, deed.question));
            if !same || !same_effect(&events, &deed.events, seat) {
                return Err(UndoRefusal::Others { seat: deed.seat });
            }
        }
        Ok(())
    }

    /// Which deeds are meant, newest first.
    fn undo_range(&self, seat: Seat, undo: Undo, cross_fences: bool) -> Result<Vec<usize>, UndoRefusal> {
        let mut taken = Vec::new();
        for (index, deed) in self.deeds().iter().enumerate().rev() {
            if let Some(event) = fence(deed, seat).filter(|_| !cross_fences) {
                return if taken.is_empty() { Err(UndoRefusal::Fence { event }) } else { Ok(taken) };
            }
            if deed.seat != seat {
                continue;
            }
            let table = self.state.table();
            // B17: earlier phases are not touched.
            if undo == Undo::Phase && (deed.phase, deed.round) != (table.phase, table.round) {
                break;
            }
            taken.push(index);
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

/// What a deed has shown that this player cannot go back behind: something hidden by one's own deed, or one's own dice by
/// a crew mate's. Other dice of a crew mate stay as they fell (B18).
fn fence(deed: &Deed, seat: Seat) -> Option<Event> {
    let own = deed.seat == seat;
    let shows = |event: &&Event| if own { event.is_fence() } else { rolls_for(event, seat) };
    deed.events.iter().map(|happened| &happened.event).find(shows).copied()
}

/// Is it the same kind of question? Which options there were does not matter (B16).
fn same_kind(one: Question, other: Question) -> bool {
    match (one, other) {
        (Question::Choose(one), Question::Choose(other)) => one.kind == other.kind,
        (one, other) => one == other,
    }
}

/// Did a crew mate's answer do the same again? What it brought to whoever takes back may come at another moment (B16).
fn same_effect(now: &[Happened], then: &[Happened], undoing: Seat) -> bool {
    let elsewhere = |happened: &&Happened| !arrives_at(&happened.event, undoing);
    now.iter().filter(elsewhere).eq(then.iter().filter(elsewhere))
}

fn arrives_at(event: &Event, receiver: Seat) -> bool {
    match event {
        Event::Received { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Cycled { seat, .. }
        | Event::CapacityGained { seat, .. }
        | Event::Permitted { seat }
        | Event::Reopened { seat } => *seat == receiver,
        _ => false,
    }
}

fn rolls_for(event: &Event, roller: Seat) -> bool {
    matches!(event, Event::Rolled { seat, .. } | Event::Rerolled { seat, .. } if *seat == roller)
}
