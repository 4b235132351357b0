//! Phases 4 and 5: what is bought or lost is judged by the rounds that would follow, tried out.

mod buying;
mod choosing;
mod race;

use engine::State;
use engine::event::Silent;
use engine::flow::Step;
use engine::question::{Answer, Answers, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use fastrand::Rng;

use crate::judge::{Amounts, Judge};
use crate::placing::reseeded;
use crate::release::Release;
use crate::room::room;
use crate::thought::Mind;
use crate::trial::{Script, Trial};

/// Judges purchases by trial rounds.
pub struct Spending<'a> {
    rulebook: &'a Rulebook,
    judge: &'a Judge,
    mind: Mind<'a>,
    trial: Trial<'a>,
    /// Made-up dice, and what the others do with them.
    samples: Vec<(State, Script)>,
    /// What research towards the next tier is worth.
    release: Release,
    /// Answers that are tried at most, about, before purchases come to an end.
    pub(crate) most: u64,
    /// Answers for which more trial rounds are made up while purchases are close, from here and with these dice.
    budget: Option<u64>,
    start: State,
    rng: Rng,
}

/// What a position is worth: the rounds to come, one for each trial round that was played, and what players hold.
#[derive(Clone, Default)]
struct Worth {
    futures: Vec<i32>,
    holdings: i32,
}

/// Trial rounds by which an answer to a card is judged, at least and at most.
const LEAST: u64 = 2;
const MOST: u64 = 512;

impl<'a> Spending<'a> {
    pub async fn new(mind: Mind<'a>, start: &State, rounds: usize, rng: &mut Rng) -> Spending<'a> {
        let Mind { rulebook, judge, .. } = mind;
        let (trial, samples, release) = (Trial::new(mind), Vec::new(), Release::default());
        let (most, budget, start, rng) = (u64::MAX, None, *start, rng.fork());
        let mut spending = Spending { rulebook, judge, mind, trial, samples, release, most, budget, start, rng };
        spending.make_up(rounds).await;
        spending
    }

    /// For about so many answers: purchases make up more trial rounds while they are close, a card is judged by as many as
    /// that allows, two at least.
    pub async fn within(mind: Mind<'a>, start: &State, seat: Seat, nodes: u64, rng: &mut Rng) -> Spending<'a> {
        let mut spending = Spending::new(mind, start, 1, rng).await;
        let asked = start.view(mind.rulebook).decision(seat).map(|decision| decision.question);
        if asked == Some(Question::Spend) {
            spending.budget = Some(nodes);
            spending.make_up(buying::FIRST - 1).await;
        } else if start.flow().step != Step::Spend {
            let rounds = nodes / spending.a_round_takes(start, seat);
            spending.make_up(rounds.clamp(LEAST, MOST) as usize - 1).await;
        }
        spending
    }

    /// What a player answers in Phases 4 and 5, or to a bargain before the roll.
    pub async fn plan(&mut self, start: &State, seat: Seat) -> Vec<Answer> {
        let question = start.view(self.rulebook).decision(seat).map(|decision| decision.question);
        match start.flow().step {
            _ if question == Some(Question::Spend) => self.purchases(start, seat).await,
            Step::Spend => vec![self.crude(start, seat)],
            _ => vec![self.answer(start, seat).await],
        }
    }

    /// Makes up so many more trial rounds.
    async fn make_up(&mut self, rounds: usize) {
        for _ in 0..rounds {
            let state = reseeded(&self.start, &mut self.rng);
            let script = self.trial.script(&state);
            self.samples.push((state, script));
            self.trial.quick.rest().await;
        }
    }

    /// Answers tried so far.
    pub fn nodes(&self) -> u64 {
        self.trial.quick.nodes
    }

    /// What the crew makes in a round to come, on average.
    pub async fn makes(&mut self, state: &State) -> Amounts {
        self.makes_with(state, None).await
    }

    /// The same when this player thinks afresh.
    pub(crate) async fn makes_with(&mut self, state: &State, seat: Option<Seat>) -> Amounts {
        let mut sum = [0; 4];
        for index in 0..self.samples.len() {
            let made = self.made(state, seat, index).await;
            sum.iter_mut().zip(made).for_each(|(sum, made)| *sum += made);
        }
        sum.map(|sum| sum / self.samples.len().max(1) as i32)
    }

    /// Answers what is asked within a purchase or a card, writing down what this player says.
    pub(crate) fn settle(&mut self, state: &mut State, seat: Option<Seat>, answers: &mut Vec<Answer>) {
        for _ in 0..60 {
            let view = state.view(self.rulebook);
            let asked = view.seats_asked().iter().find_map(|seat| view.decision(seat).map(|decision| (seat, decision)));
            let busy = view.table.seats().iter().find_map(|seat| {
                let decision = view.decision(seat)?;
                matches!(decision.question, Question::Choose(_)).then_some((seat, decision))
            });
            let at_once = matches!(state.flow().step, Step::Prepare | Step::Spend);
            let next = if at_once { busy } else { asked.filter(|_| state.flow().speaks_to_crew()) };
            let Some((who, decision)) = next else { return };
            // The others' bargains before the roll are their own affair.
            let bargain = state.flow().step == Step::Prepare && Some(who) != seat;
            let declines = bargain && view.check(who, decision.id, Answer::Decline).is_ok();
            let answer = if declines { Answer::Decline } else { self.crude(state, who) };
            if Some(who) == seat {
                answers.push(answer);
            }
            if state.act(self.rulebook, who, decision.id, answer, &mut Silent).is_err() {
                return;
            }
        }
    }

    /// The best answer by the look of the tiles alone.
    pub fn crude(&mut self, state: &State, seat: Seat) -> Answer {
        let view = state.view(self.rulebook);
        let Some(decision) = view.decision(seat) else { return Answer::Done };
        let mut answers = Answers::new();
        view.answers(seat, decision.question, &mut answers);
        if let Some(answer) = room(&view, seat, &decision, &answers) {
            return answer;
        }
        let mut best = (i32::MIN, answers[0]);
        for answer in &answers {
            let mut next = *state;
            if next.act(self.rulebook, seat, decision.id, *answer, &mut Silent).is_ok() {
                let worth = self.judge.value(&next.view(self.rulebook));
                if worth > best.0 {
                    best = (worth, *answer);
                }
            }
        }
        best.1
    }

    async fn made(&mut self, state: &State, seat: Option<Seat>, index: usize) -> Amounts {
        self.trial.quick.rest().await;
        let (sample, script) = &self.samples[index];
        let trial = state.with_secret_of(sample);
        self.trial.production(&trial, seat, script)
    }

    /// The rounds to come by one trial round.
    async fn future(&mut self, state: &State, seat: Seat, index: usize) -> i32 {
        let makes = self.made(state, Some(seat), index).await;
        self.judge.future(&state.view(self.rulebook), &makes)
    }

    async fn worth(&mut self, state: &State, seat: Seat) -> Worth {
        let mut futures = Vec::with_capacity(self.samples.len());
        for index in 0..self.samples.len() {
            futures.push(self.future(state, seat, index).await);
        }
        Worth { futures, holdings: self.holdings(state) }
    }

    /// The worth of a position from which research is judged by the tier that it brings nearer.
    async fn worth_with_release(&mut self, state: &State, seat: Seat) -> Worth {
        let mut before = self.worth(state, seat).await;
        if let Some(released) = Release::grows(&state.view(self.rulebook)).then(|| state.with_next_tier(self.rulebook))
        {
            let after = self.worth(&released, seat).await;
            self.release = Release::worth(state.table(), mean(&after.futures) - mean(&before.futures));
            before.holdings = self.holdings(state);
        }
        before
    }

    /// What players hold, and what they have paid towards the next tier.
    fn holdings(&self, state: &State) -> i32 {
        self.judge.holdings(&state.view(self.rulebook)) + self.release.earned(&state.view(self.rulebook))
    }
}

fn mean(values: &[i32]) -> i32 {
    values.iter().sum::<i32>() / values.len().max(1) as i32
}
