//! What to answer to a card, or to a bargain before the roll.

use engine::State;
use engine::event::Silent;
use engine::flow::Step;
use engine::question::{Answer, Answers, Choice};
use engine::seat::Seat;
use engine::table::Table;

use super::Spending;
use super::buying::USUAL;
use super::race::Gains;

/// An answer, what the crew is worth after it in each trial round, and what players hold by then.
struct Tried {
    answer: Answer,
    worth: Gains,
    holdings: i32,
}

impl Tried {
    fn mean(&self) -> i32 {
        self.worth.mean()
    }
}

impl Spending<'_> {
    /// Answers that each trial round takes until a player's question is answered, going by the first that was made up.
    pub(super) fn a_round_takes(&self, start: &State, seat: Seat) -> u64 {
        let view = start.view(self.rulebook);
        let Some(decision) = view.decision(seat) else { return self.nodes().max(1) };
        let players = u64::from(view.table.players);
        let mut answers = Answers::new();
        view.answers(seat, decision.question, &mut answers);
        let turns = match (view.flow.step, decision.question) {
            (Step::Prepare, _) => answers.len() as u64 * (1 + players),
            _ => answers.len() as u64,
        };
        (self.nodes() * (players + turns) / players).max(1)
    }

    /// Which answer to a question of a card leaves the crew best off. A bargain before the roll that pays at once is struck
    /// only where that is clearly better: what it pays is little, what a tile is worth varies much from one trial round to
    /// the next, and the same bargain is offered round after round.
    pub async fn answer(&mut self, state: &State, seat: Seat) -> Answer {
        let tried = self.tried(state, seat).await;
        let Some(best) = best(&tried) else { return Answer::Done };
        let declined = tried.iter().find(|one| one.answer == Answer::Decline);
        match declined.filter(|_| state.flow().step == Step::Prepare) {
            Some(declined) if best.holdings > declined.holdings && !best.worth.beats(&declined.worth) => {
                Answer::Decline
            }
            _ => best.answer,
        }
    }

    /// Every answer to a question of a card with what the crew is worth after it.
    pub(crate) async fn rated(&mut self, state: &State, seat: Seat) -> Vec<(i32, Answer)> {
        let tried = self.tried(state, seat).await;
        tried.into_iter().map(|one| (one.mean(), one.answer)).collect()
    }

    async fn tried(&mut self, state: &State, seat: Seat) -> Vec<Tried> {
        let view = state.view(self.rulebook);
        let Some(decision) = view.decision(seat) else { return Vec::new() };
        let mut answers = Answers::new();
        view.answers(seat, decision.question, &mut answers);
        let mut tried = Vec::new();
        for answer in answers {
            self.mind.pace.spend(1).await;
            tried.extend(self.try_out(state, seat, answer).await);
        }
        tried
    }

    /// What the crew is worth after an answer, in each trial round.
    async fn try_out(&mut self, state: &State, seat: Seat, answer: Answer) -> Option<Tried> {
        let mut after = *state;
        let decision = after.view(self.rulebook).decision(seat)?;
        after.act(self.rulebook, seat, decision.id, answer, &mut Silent).ok()?;
        self.settle(&mut after, Some(seat), &mut Vec::new());
        if after.table().outcome.is_some() {
            let each = vec![self.judge.value(&after.view(self.rulebook)); self.samples.len()];
            return Some(Tried { answer, worth: Gains { each, usual: 0 }, holdings: 0 });
        }
        let thinks = concerned(state.table(), answer).unwrap_or(seat);
        let worth = self.worth(&after, thinks).await;
        let mut each: Vec<i32> = worth.futures.iter().map(|future| future + worth.holdings).collect();
        if state.flow().step == Step::Prepare {
            for (index, worth) in each.iter_mut().enumerate() {
                *worth += self.round_after(state, seat, answer, index).await;
            }
        }
        Some(Tried { answer, worth: Gains { each, usual: USUAL }, holdings: worth.holdings })
    }

    /// What the round that is about to be rolled comes to after an answer, by the dice of a trial round.
    async fn round_after(&mut self, state: &State, seat: Seat, answer: Answer, index: usize) -> i32 {
        self.trial.quick.rest().await;
        let mut after = state.with_secret_of(&self.samples[index].0);
        let Some(decision) = after.view(self.rulebook).decision(seat) else { return 0 };
        let taken = after.act(self.rulebook, seat, decision.id, answer, &mut Silent);
        assert!(taken.is_ok(), "a listed answer is taken");
        self.settle(&mut after, Some(seat), &mut Vec::new());
        for each in after.table().seats().iter() {
            self.trial.quick.place(&mut after, each, &mut Vec::new());
        }
        self.judge.this_round(&after.view(self.rulebook))
    }
}

/// The best by the mean of its trial rounds, the first of several.
fn best(tried: &[Tried]) -> Option<&Tried> {
    let better = |best, one| if Tried::mean(one) > Tried::mean(best) { one } else { best };
    tried.iter().reduce(better)
}

/// Whom an answer to a card's question concerns: the owner of a tile, or the player who is named.
fn concerned(table: &Table, answer: Answer) -> Option<Seat> {
    match answer {
        Answer::Choose(Choice::Tile(space) | Choice::Space(space)) => Some(table.tile(space)?.owner),
        Answer::Choose(Choice::Seat(seat)) => Some(seat),
        _ => None,
    }
}
