//! Phases 4 and 5: what is bought or lost is judged by the rounds that would follow, tried out.

use engine::State;
use engine::event::Silent;
use engine::flow::Step;
use engine::question::{Answer, Answers, Choice, Question};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::table::Table;
use fastrand::Rng;

use crate::judge::{Amounts, Judge};
use crate::placing::{keep_best, reseeded};
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
}

/// Something to buy, with all that is asked on the way.
struct Purchase {
    answers: Vec<Answer>,
    after: State,
    /// What it was seen to come to.
    worth: Worth,
    /// Does it help in one round only?
    once: bool,
}

/// What a position is worth: the rounds to come, one for each trial round that was played, and what players hold.
#[derive(Clone, Default)]
struct Worth {
    futures: Vec<i32>,
    holdings: i32,
}

impl Worth {
    fn total(&self) -> i32 {
        mean(&self.futures) + self.holdings
    }
}

/// Purchases that are weighed, after a first look at the tiles.
const PROMISING: usize = 9;
/// Of these the best few are tried out in all trial rounds, once some have told them from the others.
const FINALISTS: usize = 3;
/// One in so many trial rounds tells them.
const FEW: u64 = 4;
/// How often a player looks for another purchase, about.
const STEPS: u64 = 3;
/// Trial rounds by which anything is judged.
const LEAST: u64 = 2;
const MOST: u64 = 512;
/// A purchase that is worse by so much is not looked at again in the same phase.
const DULL: i32 = 60;

impl<'a> Spending<'a> {
    pub async fn new(mind: Mind<'a>, start: &State, rounds: usize, rng: &mut Rng) -> Spending<'a> {
        let Mind { rulebook, judge, .. } = mind;
        let (trial, samples, release) = (Trial::new(mind), Vec::new(), Release::default());
        let mut spending = Spending { rulebook, judge, mind, trial, samples, release, most: u64::MAX };
        spending.make_up(start, rounds, rng).await;
        spending
    }

    /// With as many trial rounds as a player's question can be judged by for about so many answers, two at least.
    pub async fn within(mind: Mind<'a>, start: &State, seat: Seat, nodes: u64, rng: &mut Rng) -> Spending<'a> {
        let mut spending = Spending::new(mind, start, 1, rng).await;
        let asked = start.view(mind.rulebook).decision(seat).map(|decision| decision.question);
        if start.flow().step == Step::Spend && asked != Some(Question::Spend) {
            return spending;
        }
        let rounds = nodes / spending.a_round_takes(start, seat);
        spending.make_up(start, rounds.clamp(LEAST, MOST) as usize - 1, rng).await;
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
    async fn make_up(&mut self, start: &State, rounds: usize, rng: &mut Rng) {
        for _ in 0..rounds {
            let state = reseeded(start, rng);
            let script = self.trial.script(&state);
            self.samples.push((state, script));
            self.trial.quick.rest().await;
        }
    }

    /// Answers that each trial round takes until a player's question is answered, going by the first that was made up.
    fn a_round_takes(&self, start: &State, seat: Seat) -> u64 {
        let view = start.view(self.rulebook);
        let Some(decision) = view.decision(seat) else { return self.nodes().max(1) };
        let players = u64::from(view.table.players);
        let mut answers = Answers::new();
        view.answers(seat, decision.question, &mut answers);
        let turns = match (view.flow.step, decision.question) {
            (_, Question::Spend) => {
                let tried = self.wanted(start, seat).len().min(PROMISING) as u64;
                let before = 1 + u64::from(Release::grows(&view));
                before + STEPS * (tried + (FEW - 1) * FINALISTS as u64) / FEW
            }
            (Step::Prepare, _) => answers.len() as u64 * (1 + players),
            _ => answers.len() as u64,
        };
        (self.nodes() * (players + turns) / players).max(1)
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

    /// A player's whole Phase 5, one purchase after the other.
    pub async fn purchases(&mut self, start: &State, seat: Seat) -> Vec<Answer> {
        let (mut plan, mut dull) = (Vec::new(), Vec::new());
        let mut state = *start;
        let mut before = self.worth_with_release(&state, seat).await;
        while plan.len() < 40 && self.nodes() < self.most {
            let Some(best) = self.best(&state, seat, &before, &mut dull).await else { break };
            plan.extend(&best.answers);
            if best.after.table().tier > state.table().tier {
                dull.clear();
            }
            before = best.worth;
            state = best.after;
        }
        plan.push(Answer::Done);
        plan
    }

    /// What the purchases of a line add to the worth of the position.
    pub(crate) async fn gain(&mut self, start: &State, seat: Seat, line: &[Answer]) -> i32 {
        let mut state = *start;
        let mut before = self.worth_with_release(&state, seat).await;
        let mut gain = 0;
        for answer in line {
            let asked = state.view(self.rulebook).decision(seat).map(|decision| decision.question);
            if *answer == Answer::Done || asked != Some(Question::Spend) {
                continue;
            }
            let Some(mut bought) = self.purchase(&state, seat, *answer) else { break };
            self.weigh(&mut bought, seat, &before, self.samples.len()).await;
            gain += self.gained(&bought, &before);
            (state, before) = (bought.after, bought.worth);
        }
        gain
    }

    /// The best purchase, if one is better than none. What is much worse is dull.
    async fn best(&mut self, state: &State, seat: Seat, before: &Worth, dull: &mut Vec<Answer>) -> Option<Purchase> {
        let mut weighed = self.promising(state, seat, dull).await;
        let few = (self.samples.len() / FEW as usize).max(2).min(self.samples.len());
        for purchase in &mut weighed {
            self.weigh(purchase, seat, before, few).await;
        }
        let poor = weighed.iter().filter(|purchase| self.gained(purchase, before) + DULL < 0);
        dull.extend(poor.map(|purchase| purchase.answers[0]));
        keep_best(&mut weighed, FINALISTS, |purchase| self.gained(purchase, before));
        for purchase in &mut weighed {
            self.weigh(purchase, seat, before, self.samples.len()).await;
        }
        let best = weighed.into_iter().max_by_key(|purchase| self.gained(purchase, before));
        best.filter(|best| self.gained(best, before) > 0)
    }

    /// What can be bought now and is not known to be dull, the best by the look of the tiles.
    async fn promising(&mut self, state: &State, seat: Seat, dull: &[Answer]) -> Vec<Purchase> {
        let mut promising: Vec<(i32, Purchase)> = Vec::new();
        for answer in self.wanted(state, seat).into_iter().filter(|answer| !dull.contains(answer)) {
            self.mind.pace.spend(1).await;
            if let Some(purchase) = self.purchase(state, seat, answer) {
                promising.push((self.judge.value(&purchase.after.view(self.rulebook)), purchase));
            }
        }
        keep_best(&mut promising, PROMISING, |(looks, _)| *looks);
        promising.into_iter().map(|(_, purchase)| purchase).collect()
    }

    /// Every kind of purchase: research with all that is needed or there.
    fn wanted(&self, state: &State, seat: Seat) -> Vec<Answer> {
        let mut answers = Answers::new();
        let view = state.view(self.rulebook);
        let Some(decision) = view.decision(seat).filter(|decision| decision.question == Question::Spend) else {
            return Vec::new();
        };
        view.answers(seat, decision.question, &mut answers);
        let share = |answer: &Answer| if let Answer::Research(share) = answer { Some(*share) } else { None };
        let most = answers.iter().filter_map(share).max();
        let asks = |answer: &&Answer| match answer {
            Answer::Research(share) => Some(*share) == most,
            Answer::Done | Answer::MakeRoom(_) => false,
            _ => true,
        };
        answers.iter().filter(asks).copied().collect()
    }

    fn purchase(&mut self, state: &State, seat: Seat, answer: Answer) -> Option<Purchase> {
        let mut after = *state;
        let decision = after.view(self.rulebook).decision(seat)?;
        after.act(self.rulebook, seat, decision.id, answer, &mut Silent).ok()?;
        let mut answers = vec![answer];
        self.settle(&mut after, Some(seat), &mut answers);
        let lasts = after.table().wheels.iter().zip(&state.table().wheels).any(|(one, other)| one.drain != other.drain);
        let once = matches!(answer, Answer::Amplify | Answer::Badge(_)) && !lasts;
        let worth = Worth { futures: Vec::new(), holdings: self.holdings(&after) };
        Some(Purchase { answers, after, worth, once })
    }

    /// Tries a purchase out until so many trial rounds have been played.
    async fn weigh(&mut self, purchase: &mut Purchase, seat: Seat, before: &Worth, many: usize) {
        let idle = matches!(purchase.answers[0], Answer::Research(_)) && !releases(&purchase.after, &self.samples);
        for index in purchase.worth.futures.len()..many {
            // What the crew makes stays the same with a step of research that releases nothing.
            let future = if idle { before.futures[index] } else { self.future(&purchase.after, seat, index).await };
            purchase.worth.futures.push(future);
        }
    }

    /// What a purchase adds, as far as it was tried out. What helps once does not help in every round to come.
    fn gained(&self, purchase: &Purchase, before: &Worth) -> i32 {
        let worth = &purchase.worth;
        let more = mean(&worth.futures) - mean(&before.futures[..worth.futures.len()]);
        let more = if purchase.once { more / self.judge.weights.rounds } else { more };
        more + worth.holdings - before.holdings
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

/// Has a tier been released since the trial rounds were made up?
fn releases(after: &State, samples: &[(State, Script)]) -> bool {
    samples.first().is_some_and(|(before, _)| after.table().tier > before.table().tier)
}

fn mean(values: &[i32]) -> i32 {
    values.iter().sum::<i32>() / values.len().max(1) as i32
}

/// Whom an answer to a card's question concerns: the owner of a tile, or the player who is named.
fn concerned(table: &Table, answer: Answer) -> Option<Seat> {
    match answer {
        Answer::Choose(Choice::Tile(space) | Choice::Space(space)) => Some(table.tile(space)?.owner),
        Answer::Choose(Choice::Seat(seat)) => Some(seat),
        _ => None,
    }
}
