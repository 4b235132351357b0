//! A position put together by hand becomes a state only if it could lie on a table.

mod cards;
mod flow;
mod table;
mod tiles;

use crate::chance::{Chance, Seed};
use crate::effect::Quantity;
use crate::flow::Flow;
use crate::invariant::{Broken, ensure};
use crate::play::{Secret, State};
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::table::Table;
use crate::view::View;

/// A position that nobody has checked yet: from a file, a puzzle or a test.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// What lies face up.
    pub table: Table,
    /// What is in progress.
    pub flow: Flow,
    /// What nobody may see.
    pub secret: Secret,
}

impl Position {
    /// The position as a state, if it could lie on a table: every id leads somewhere, every die, token and tile is where
    /// one can be, and what is in progress fits the phase.
    ///
    /// ```
    /// use engine::position::Position;
    /// # use engine::{State, event::Silent};
    /// # let setup = testkit::setup_with(content::embedded(), &mut fastrand::Rng::with_seed(7), 2, 0);
    /// # let state = State::new(content::embedded(), &setup, &mut Silent).unwrap();
    /// let mut position = Position::of(&state);
    /// assert_eq!(position.check(content::embedded()), Ok(state));
    /// position.table.wheels[0].drain = 30;
    /// assert!(position.check(content::embedded()).is_err());
    /// ```
    pub fn check(self, rulebook: &Rulebook) -> Result<State, Broken> {
        let state = State { table: self.table, flow: self.flow, secret: self.secret };
        state.sound(rulebook)?;
        Ok(state)
    }

    /// The position of a state, to be changed.
    pub const fn of(state: &State) -> Position {
        Position { table: state.table, flow: state.flow, secret: state.secret }
    }
}

/// Ways from one state to another that break nothing.
impl State {
    /// The same moment with other dice to come.
    #[must_use]
    pub const fn reseeded(&self, seed: Seed) -> State {
        let mut state = *self;
        state.secret.chance = Chance::seeded(seed);
        state
    }

    /// The same moment with what is hidden in another state of the same game.
    #[must_use]
    pub fn with_secret_of(&self, other: &State) -> State {
        debug_assert_eq!(self.table.disaster, other.table.disaster, "the deck belongs to another disaster");
        State { secret: other.secret, ..*self }
    }

    /// The same moment with a player who has finished the phase.
    #[must_use]
    pub const fn with_done(&self, seat: Seat) -> State {
        let mut state = *self;
        state.flow.lanes[seat.index()].done = true;
        state
    }

    /// The same moment with the next tier released, if there is one.
    #[must_use]
    pub fn with_next_tier(&self, rulebook: &Rulebook) -> State {
        let mut state = *self;
        let step = usize::from(state.table.tier).checked_sub(1).and_then(|above| rulebook.tables.research.get(above));
        if let Some(step) = step {
            state.table.research = *step;
            state.table.research_paid = [0; Seat::MAX];
            state.table.tier += 1;
        }
        state
    }

    /// The same moment with a number of the rules shifted, as an irregularity would.
    #[must_use]
    pub const fn with_shift(&self, quantity: Quantity, by: i8) -> State {
        let mut state = *self;
        state.table.shifts[quantity as usize] = by;
        state
    }

    /// Could it lie on a table?
    pub(crate) fn sound(&self, rulebook: &Rulebook) -> Result<(), Broken> {
        let view = self.view(rulebook);
        view.sound()?;
        view.sound_secret(&self.secret)
    }
}

impl View<'_> {
    /// Could what is seen lie on a table? Whoever was sent a table asks before anything else is asked of it.
    pub fn sound(&self) -> Result<(), Broken> {
        self.sound_table()?;
        self.sound_tiles()?;
        self.sound_cards()?;
        self.sound_flow()
    }

    /// A state that could be the real one: what is face up is as it is, what is hidden is made up.
    pub fn imagined(&self, secret: Secret) -> State {
        let fits = self.sound_secret(&secret);
        assert!(fits.is_ok(), "what is made up could not be hidden: {fits:?}");
        State { table: *self.table, flow: *self.flow, secret }
    }

    fn sound_secret(&self, secret: &Secret) -> Result<(), Broken> {
        let table = self.table;
        let (deck, missions) = (usize::from(table.cards.deck), usize::from(table.missions.hidden));
        let deck = secret.deck.get(..deck).ok_or("the deck is too high")?;
        let missions = secret.missions.get(..missions).ok_or("the pile of missions is too high")?;
        let known = missions.iter().all(|id| usize::from(id.0) < self.rulebook.missions.len());
        ensure(known, || "a hidden mission is in no box".into())?;
        ensure(deck.iter().all(|card| self.belongs(*card)), || "the deck holds cards of another disaster".into())
    }
}
