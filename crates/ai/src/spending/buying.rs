//! Which purchases a player makes in Phase 5, one after the other.

use engine::State;
use engine::event::Silent;
use engine::question::{Answer, Answers, Question};
use engine::seat::Seat;

use super::race::Gains;
use super::{Spending, Worth};
use crate::placing::keep_best;
use crate::trial::Script;

/// Something to buy, with all that is asked on the way.
struct Purchase {
    answers: Vec<Answer>,
    after: State,
    /// What it was seen to come to.
    worth: Worth,
    /// Does it help in one round only?
    once: bool,
}

/// Purchases that are weighed, after a first look at the tiles.
const PROMISING: usize = 9;
/// Trial rounds after which the first purchases may be out of the race, and at most.
pub(super) const FIRST: usize = 3;
const MOST: usize = 512;
/// What may be tried for the next purchase, in percent of what is left: the first ones matter most.
const SHARE: u64 = 60;
/// How far what a purchase gains in a trial round is from its mean.
pub(super) const USUAL: i32 = 250;
/// A purchase that is worse by so much is not looked at again in the same phase.
const DULL: i32 = 60;

impl Spending<'_> {
    /// A player's whole Phase 5, one purchase after the other.
    pub async fn purchases(&mut self, start: &State, seat: Seat) -> Vec<Answer> {
        let (mut plan, mut dull) = (Vec::new(), Vec::new());
        let mut state = *start;
        let mut before = self.worth_with_release(&state, seat).await;
        while plan.len() < 40 && self.nodes() < self.most {
            let Some(best) = self.best(&state, seat, &mut before, &mut dull).await else { break };
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
            gain += self.gains(&bought, &before).mean();
            (state, before) = (bought.after, bought.worth);
        }
        gain
    }

    /// The best purchase, if one is better than none: a race in which every stage doubles the trial rounds.
    async fn best(
        &mut self,
        state: &State,
        seat: Seat,
        before: &mut Worth,
        dull: &mut Vec<Answer>,
    ) -> Option<Purchase> {
        let mut race = self.promising(state, seat, dull).await;
        let end = self.nodes() + self.budget.map_or(0, |budget| budget.saturating_sub(self.nodes()) * SHARE / 100);
        let (mut rounds, mut more) = (0, FIRST.min(self.samples.len()));
        while !race.is_empty() && more > 0 {
            let (begun, tried) = (self.nodes(), race.len() as u64);
            rounds += more;
            self.play_rounds(&mut race, state, seat, before, rounds).await;
            let open = self.drop_beaten(&mut race, before, dull);
            let each = (self.nodes() - begun) / more as u64 * (1 + race.len() as u64) / (1 + tried);
            let left = match self.budget {
                Some(_) => (end.saturating_sub(self.nodes()) / each.max(1)) as usize,
                None => self.samples.len() - rounds,
            };
            more = if open { rounds.min(left).min(MOST - rounds) } else { 0 };
        }
        let best = race.into_iter().max_by_key(|purchase| self.gains(purchase, before).mean());
        best.filter(|best| self.gains(best, before).mean() > 0)
    }

    /// Tries all that are in the race out, until so many trial rounds have been played.
    async fn play_rounds(
        &mut self,
        race: &mut [Purchase],
        state: &State,
        seat: Seat,
        before: &mut Worth,
        rounds: usize,
    ) {
        self.make_up(rounds.saturating_sub(self.samples.len())).await;
        for index in before.futures.len()..rounds {
            let future = self.future(state, seat, index).await;
            before.futures.push(future);
        }
        for purchase in race {
            self.weigh(purchase, seat, before, rounds).await;
        }
    }

    /// Leaves in the race what may be the best, and answers whether that is still open. What is much worse than nothing
    /// is dull.
    fn drop_beaten(&self, race: &mut Vec<Purchase>, before: &Worth, dull: &mut Vec<Answer>) -> bool {
        let gains = race.iter().map(|purchase| self.gains(purchase, before));
        let best = gains.max_by_key(Gains::mean).filter(|best| best.mean() > 0);
        let nothing = Gains::none(race.first().map_or(0, |first| first.worth.futures.len()));
        let leader = best.as_ref().unwrap_or(&nothing);
        race.retain(|purchase| {
            let gains = self.gains(purchase, before);
            let beaten = leader.beats(&gains);
            if beaten && gains.mean() + DULL < 0 {
                dull.push(purchase.answers[0]);
            }
            !beaten
        });
        race.len() > 1 || (race.len() == 1 && !leader.beats(&nothing))
    }

    /// What a purchase adds in each trial round it was tried in. What helps once does not help in every round to come.
    fn gains(&self, purchase: &Purchase, before: &Worth) -> Gains {
        let rounds = if purchase.once { self.judge.weights.rounds } else { 1 };
        let holdings = purchase.worth.holdings - before.holdings;
        let each = purchase.worth.futures.iter().zip(&before.futures);
        let each = each.map(|(after, before)| (after - before) / rounds + holdings).collect();
        let certain = matches!(purchase.answers[0], Answer::Research(_));
        Gains { each, usual: if certain { 0 } else { USUAL / rounds } }
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
}

/// Has a tier been released since the trial rounds were made up?
fn releases(after: &State, samples: &[(State, Script)]) -> bool {
    samples.first().is_some_and(|(before, _)| after.table().tier > before.table().tier)
}
