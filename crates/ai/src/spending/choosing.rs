//! What to answer to a card, or to a bargain before the roll.

use engine::State;
use engine::event::Silent;
use engine::flow::Step;
use engine::question::{Answer, Answers, Choice};
use engine::seat::Seat;
use engine::table::Table;

use super::{Spending, mean};

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

    /// Which answer to a question of a card leaves the crew best off.
    pub async fn answer(&mut self, state: &State, seat: Seat) -> Answer {
        let mut best = (i32::MIN, Answer::Done);
        for (worth, answer) in self.rated(state, seat).await {
            if worth > best.0 || best.1 == Answer::Done {
                best = (worth, answer);
            }
        }
        best.1
    }

    /// Every answer to a question of a card with what the crew is worth after it.
    pub(crate) async fn rated(&mut self, state: &State, seat: Seat) -> Vec<(i32, Answer)> {
        let view = state.view(self.rulebook);
        let Some(decision) = view.decision(seat) else { return Vec::new() };
        let mut answers = Answers::new();
        view.answers(seat, decision.question, &mut answers);
        let mut rated = Vec::new();
        for answer in answers {
            self.mind.pace.spend(1).await;
            rated.push((self.rate(state, seat, answer).await, answer));
        }
        rated
    }

    async fn rate(&mut self, state: &State, seat: Seat, answer: Answer) -> i32 {
        let mut after = *state;
        let Some(decision) = after.view(self.rulebook).decision(seat) else { return i32::MIN };
        if after.act(self.rulebook, seat, decision.id, answer, &mut Silent).is_err() {
            return i32::MIN;
        }
        self.settle(&mut after, Some(seat), &mut Vec::new());
        if after.table().outcome.is_some() {
            return self.judge.value(&after.view(self.rulebook));
        }
        let thinks = concerned(state.table(), answer).unwrap_or(seat);
        let this_round =
            if state.flow().step == Step::Prepare { self.round_after(state, seat, answer).await } else { 0 };
        this_round + self.worth(&after, thinks).await.total()
    }

    /// What the round that is about to be rolled comes to after an answer, by the dice of every trial round.
    async fn round_after(&mut self, state: &State, seat: Seat, answer: Answer) -> i32 {
        let mut rounds = Vec::with_capacity(self.samples.len());
        for index in 0..self.samples.len() {
            let mut after = state.with_secret_of(&self.samples[index].0);
            let Some(decision) = after.view(self.rulebook).decision(seat) else { continue };
            if after.act(self.rulebook, seat, decision.id, answer, &mut Silent).is_ok() {
                self.settle(&mut after, Some(seat), &mut Vec::new());
                for each in after.table().seats().iter() {
                    self.trial.quick.place(&mut after, each, &mut Vec::new());
                }
                rounds.push(self.judge.this_round(&after.view(self.rulebook)));
            }
            self.trial.quick.rest().await;
        }
        mean(&rounds)
    }
}

/// Whom an answer to a card's question concerns: the owner of a tile, or the player who is named.
fn concerned(table: &Table, answer: Answer) -> Option<Seat> {
    match answer {
        Answer::Choose(Choice::Tile(space) | Choice::Space(space)) => Some(table.tile(space)?.owner),
        Answer::Choose(Choice::Seat(seat)) => Some(seat),
        _ => None,
    }
}
