//! For each thing its answers: what a die can do, which dice fit a place and what they would make there, what can be
//! bought and what stands in the way. All of it is asked of [`View::check`]; no rule is written here.

mod purchases;
mod things;

pub use purchases::{Purchase, Purchases};
pub use things::Thing;

use crate::board::Space;
use crate::die::Die;
use crate::event::Event;
use crate::forecast::{Amounts, Forecast, Open, add};
use crate::question::{Answer, Answers, DecisionId, Spot};
use crate::refusal::Refusal;
use crate::rulebook::Slots;
use crate::seat::Seat;
use crate::view::View;

/// A way to place a die, or two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// The answer that places it.
    pub answer: Answer,
    /// What it would make, or why it is refused.
    pub yields: Result<Yield, Refusal>,
}

/// How the [forecast](View::forecast_check) changes with a placement, before any ability is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Yield {
    /// The change of each resource, open parts left out.
    pub settled: Amounts,
    /// What comes to a resource that is not named yet, less holes that are still to be split.
    pub open: i16,
}

impl View<'_> {
    /// Why an answer to whatever this player is asked now would not be taken, if it would not.
    ///
    /// ```
    /// use engine::question::Answer;
    /// use engine::refusal::Refusal;
    /// # use engine::{State, event::Silent, seat::Seat};
    /// # let setup = testkit::setup_with(content::embedded(), &mut fastrand::Rng::with_seed(7), 2, 0);
    /// # let state = State::new(content::embedded(), &setup, &mut Silent).unwrap();
    /// # let seat = Seat::from_index(0).unwrap();
    /// // Nothing is bought while dice are rolled and placed.
    /// assert_eq!(state.view(content::embedded()).refusal(seat, Answer::AddDie), Some(Refusal::OtherQuestion));
    /// ```
    pub fn refusal(&self, seat: Seat, answer: Answer) -> Option<Refusal> {
        let id = self.decision(seat).map_or(DecisionId(0), |decision| decision.id);
        self.check(seat, id, answer).err()
    }

    /// Every place for a die of the hand: what it would make there, or why it cannot lie there.
    pub fn placements_of(&self, seat: Seat, die: Die) -> Vec<Placement> {
        let spots = self.spots();
        let answers = spots.into_iter().flat_map(|spot| match spot {
            Spot::Tile(space, _) if self.takes_pair(space) => self.pairs_with(seat, die, space),
            _ => vec![Answer::Place { die, spot }],
        });
        self.placements(seat, answers)
    }

    /// Every die of the hand on this place, or every two of them: what they would make, or why they do not fit.
    ///
    /// ```
    /// use engine::question::Spot;
    /// # use engine::{State, event::Silent, seat::Seat, flow::Step};
    /// # let setup = testkit::setup_with(content::embedded(), &mut fastrand::Rng::with_seed(7), 2, 0);
    /// # let state = State::new(content::embedded(), &setup, &mut Silent).unwrap();
    /// # let seat = Seat::from_index(0).unwrap();
    /// let view = state.view(content::embedded());
    /// for placement in view.placements_on(seat, Spot::Habitation) {
    ///     // Any die may go there, and makes 1 of a resource that the crew names later.
    ///     assert_eq!(placement.yields.unwrap().open, 1);
    /// }
    /// ```
    pub fn placements_on(&self, seat: Seat, spot: Spot) -> Vec<Placement> {
        let poses = self.table.of(seat).pool.poses();
        let answers = poses.iter().flat_map(|die| match spot {
            // Every two are named by the lower one.
            Spot::Tile(space, _) if self.takes_pair(space) => {
                let mut pairs = self.pairs_with(seat, die, space);
                pairs.retain(|answer| !matches!(answer, Answer::Pair { dice: [first, _], .. } if *first != die));
                pairs
            }
            _ => vec![Answer::Place { die, spot }],
        });
        self.placements(seat, answers)
    }

    /// What a placement would make; nothing for an answer that places no die, or once the check has been made.
    pub fn yields(&self, seat: Seat, answer: Answer) -> Option<Yield> {
        self.yields_beside(&self.forecast_check()?, seat, answer)
    }

    /// Every free action of a player's country and why it cannot be used now, if it cannot.
    pub fn free_actions(&self, seat: Seat) -> Vec<(Answer, Result<(), Refusal>)> {
        let all = (0..self.country(seat).free.len() as u8).map(Answer::Free);
        all.map(|answer| (answer, self.refusal(seat, answer).map_or(Ok(()), Err))).collect()
    }

    /// All answers of a player that concern a thing.
    pub fn answers_about(&self, seat: Seat, thing: Thing) -> Answers {
        let mut answers = Answers::new();
        if let Some(decision) = self.decision(seat) {
            self.answers(seat, decision.question, &mut answers);
        }
        answers.retain(|answer| self.things(seat, *answer).contains(&thing));
        answers
    }

    fn placements(&self, seat: Seat, answers: impl Iterator<Item = Answer>) -> Vec<Placement> {
        let forecast = self.forecast_check();
        let yields = |answer| match self.refusal(seat, answer) {
            Some(refusal) => Err(refusal),
            None => {
                let forecast = forecast.as_ref();
                Ok(forecast.and_then(|before| self.yields_beside(before, seat, answer)).unwrap_or_default())
            }
        };
        answers.map(|answer| Placement { answer, yields: yields(answer) }).collect()
    }

    fn yields_beside(&self, before: &Forecast, seat: Seat, answer: Answer) -> Option<Yield> {
        let mut table = *self.table;
        let event = match answer {
            Answer::Place { die, spot } => Event::Placed { seat, die, spot },
            Answer::Pair { dice, space } => Event::PairPlaced { seat, dice, space },
            _ => return None,
        };
        table.apply(self.rulebook, &event);
        let after = View { table: &table, ..*self }.forecast_check()?;
        let settled = add(after.settled(), before.settled().map(|amount| -amount));
        Some(Yield { settled, open: unnamed(&after) - unnamed(before) })
    }

    /// Every place of Phase 1, whoever may use it.
    fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for space in self.table.occupied.iter() {
            let slots = self.face(&self.table.tiles[space.index()]).slots;
            let count = if matches!(slots, Slots::Separated(..)) { 2 } else { 1 };
            spots.extend((0..count).map(|slot| Spot::Tile(space, slot)));
        }
        spots.push(Spot::Mission);
        for (index, card) in self.table.cards.up() {
            if self.rulebook.card(card.card).slots.is_some() {
                spots.extend((0..self.card_slots()).map(|slot| Spot::Card(index, slot)));
            }
        }
        spots.extend((0..self.table.docks.len() as u8).map(Spot::Dock));
        spots.push(Spot::Habitation);
        spots
    }

    fn takes_pair(&self, space: Space) -> bool {
        self.table.tile(space).is_some_and(|tile| self.face(tile).slots.takes_pair())
    }

    /// A die with every other die of the hand, or alone where there is no other.
    fn pairs_with(&self, seat: Seat, die: Die, space: Space) -> Vec<Answer> {
        let pool = &self.table.of(seat).pool;
        let others = pool.poses().iter().filter(|other| *other != die || pool.count(die) > 1);
        let pairs: Vec<Answer> =
            others.map(|other| Answer::Pair { dice: [die.min(other), die.max(other)], space }).collect();
        if pairs.is_empty() { vec![Answer::Place { die, spot: Spot::Tile(space, 0) }] } else { pairs }
    }
}

/// What comes to resources that are not named yet.
fn unnamed(forecast: &Forecast) -> i16 {
    let amount = |open: &Open| match *open {
        Open::AnyResource { amount, .. } | Open::Habitation { amount } => amount,
        Open::Split { holes, .. } => -holes,
        Open::MissionDice { .. } => 0,
    };
    forecast.open.iter().map(amount).sum()
}
