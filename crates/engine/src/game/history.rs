//! What was answered, and any earlier moment.

use super::Deed;
use crate::event::Silent;
use crate::play::State;
use crate::rulebook::Rulebook;

/// A state is kept before every so many answers; those between are played again, which takes microseconds.
const EVERY: usize = 16;

/// All answers, and a state now and then.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    deeds: Vec<Deed>,
    /// The states before answers 0, 16, 32 …
    kept: Vec<State>,
}

impl History {
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// One more answer, and the state it was given in.
    pub fn push(&mut self, before: &State, deed: Deed) -> &Deed {
        if self.deeds.len().is_multiple_of(EVERY) {
            self.kept.push(*before);
        }
        self.deeds.push(deed);
        &self.deeds[self.deeds.len() - 1]
    }

    /// Forgets all answers from this one on.
    pub fn truncate(&mut self, answers: usize) {
        self.deeds.truncate(answers);
        self.kept.truncate(answers.div_ceil(EVERY));
    }

    /// The state after so many answers; `now` is the one after all of them.
    pub fn state_at(&self, rulebook: &Rulebook, answers: usize, now: &State) -> State {
        if answers >= self.deeds.len() {
            return *now;
        }
        let mut state = self.kept[answers / EVERY];
        for deed in &self.deeds[answers / EVERY * EVERY..answers] {
            let taken = state.answer(rulebook, deed.seat, deed.answer, &mut Silent);
            assert!(taken.is_ok(), "an answer that was taken is taken again");
        }
        state
    }
}
