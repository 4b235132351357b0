//! Phases 4 to 6: what is bought, lost or kept is judged by trial rounds.

use engine::flow::Step;
use engine::question::{Answer, Answers, Choice, Question};
use engine::{State, View};

use super::forecast::act;
use super::line::{Deed, End, play};
use super::{Found, Look, whole};
use crate::judge::Amounts;
use crate::placing::reseeded;
use crate::quick::Quick;
use crate::spending::Spending;

/// Trial rounds that the four resources are told by, and that purchases are compared by however far was looked.
const TRIALS: usize = 3;
/// Answers to a card that are told at once.
const ANSWERS: usize = 6;

/// Is the worth of an answer a mean of more trials each time, so that the latest look is always the best one?
pub(super) const fn is_resampled(view: &View<'_>) -> bool {
    matches!(view.flow.step, Step::Disaster(_) | Step::AfterCards(_) | Step::Counter(_))
}

impl Look<'_> {
    /// What to answer, with what trial rounds expect of the next check before and after.
    pub(super) async fn next_round(&self) -> Found {
        let mut trials = self.trials(TRIALS).await;
        let before = self.expected(&mut trials, &self.start).await;
        let nothing = Found { before, after: before, crew: before, ..Found::nothing() };
        if self.start.view(self.rulebook).decision(self.seat).is_none() {
            return nothing;
        }
        match self.start.flow().step {
            Step::Spend => self.purchases(&mut trials, nothing).await,
            Step::Counter(_) => self.counter(nothing).await,
            _ => self.card(&mut trials, nothing).await,
        }
    }

    async fn trials(&self, samples: usize) -> Spending<'_> {
        Spending::new(self.mind, &self.start, samples, &mut self.rng.clone()).await
    }

    /// The four resources at the next check, less what missions take.
    async fn expected(&self, trials: &mut Spending<'_>, state: &State) -> [i16; 4] {
        let makes = trials.makes_with(state, Some(self.seat)).await;
        self.at_check(state, makes)
    }

    fn at_check(&self, state: &State, mut makes: Amounts) -> [i16; 4] {
        let costs = self.judge.costs(&state.view(self.rulebook), 0);
        let drains = state.table().wheels.map(|wheel| i32::from(wheel.drain) * 10);
        for ((make, cost), drain) in makes.iter_mut().zip(costs).zip(drains) {
            *make -= cost + drain;
        }
        whole(makes)
    }

    async fn purchases(&self, trials: &mut Spending<'_>, nothing: Found) -> Found {
        let mut search = self.trials(self.samples()).await;
        search.most = self.most();
        let (state, mut answers) = self.chosen(&mut search);
        let bought = answers.len();
        answers.extend(search.purchases(&state, self.seat).await);
        let played = play(self.rulebook, &self.start, self.seat, &answers, |_| ());
        let gain = trials.gain(&state, self.seat, answers.get(bought..played.line.len()).unwrap_or_default()).await;
        let after = self.expected(trials, &played.state).await;
        Found { gain, after, crew: after, rolls: played.end == End::Roll, line: played.line, ..nothing }
    }

    /// The choices of a purchase that has begun are made first.
    fn chosen(&self, search: &mut Spending<'_>) -> (State, Vec<Answer>) {
        let (mut state, mut answers) = (self.start, Vec::new());
        while let Some(decision) = state.view(self.rulebook).decision(self.seat)
            && matches!(decision.question, Question::Choose(_))
        {
            let answer = search.crude(&state, self.seat);
            let Some((next, _)) = act(self.rulebook, &state, self.seat, answer) else { break };
            answers.push(answer);
            state = next;
        }
        (state, answers)
    }

    /// Answers to a card, one after the other, until something is rolled or somebody else is asked.
    async fn card(&self, trials: &mut Spending<'_>, nothing: Found) -> Found {
        let mut search = self.trials(self.samples()).await;
        let mut found = nothing;
        let mut state = self.start;
        while found.line.len() < ANSWERS && state.flow().step == self.start.flow().step {
            let Some(decision) = state.view(self.rulebook).decision(self.seat) else { break };
            let rated = search.rated(&state, self.seat).await;
            let Some((gain, answer)) = best(&rated) else { break };
            let Some((next, rolled)) = act(self.rulebook, &state, self.seat, answer) else { break };
            found.line.push(Deed { question: decision.question, answer });
            found.gain = found.gain.max(gain);
            state = next;
            if rolled {
                found.rolls = true;
                break;
            }
        }
        search.settle(&mut state, None, &mut Vec::new());
        if state.table().outcome.is_none() {
            found.after = self.expected(trials, &state).await;
            found.crew = found.after;
        }
        found
    }

    /// Which die is the next Counter die: the round that follows is played with either.
    async fn counter(&self, nothing: Found) -> Found {
        let view = self.start.view(self.rulebook);
        let Some(decision) = view.decision(self.seat) else { return nothing };
        let mut answers = Answers::new();
        view.answers(self.seat, decision.question, &mut answers);
        let mut rated = Vec::new();
        let mut expected = Vec::new();
        for answer in answers {
            let Some((next, _)) = act(self.rulebook, &self.start, self.seat, answer) else { continue };
            let makes = self.made_next(&next).await;
            rated.push((self.judge.future(&next.view(self.rulebook), &makes), answer));
            expected.push((answer, self.at_check(&next, makes)));
        }
        let Some((gain, answer)) = best(&rated) else { return nothing };
        let after = expected.iter().find(|one| one.0 == answer).map_or(nothing.after, |one| one.1);
        let rolls = act(self.rulebook, &self.start, self.seat, answer).is_some_and(|(_, rolled)| rolled);
        let line = vec![Deed { question: decision.question, answer }];
        Found { line, gain, after, crew: after, rolls, ..nothing }
    }

    /// What the crew makes in the round that follows a Counter die, by as many rounds as this look takes.
    async fn made_next(&self, state: &State) -> Amounts {
        let mut rng = self.rng.clone();
        let mut sum = [0; 4];
        for _ in 0..self.samples() {
            let mut next = self.placed(reseeded(state, &mut rng));
            self.placed_all(&mut next).await;
            let made = self.judge.forecast(&next.view(self.rulebook));
            let drains = next.table().wheels.map(|wheel| i32::from(wheel.drain) * 10);
            sum.iter_mut().zip(made).zip(drains).for_each(|((sum, made), drain)| *sum += made + drain);
        }
        sum.map(|sum| sum / self.samples() as i32)
    }

    /// Past the other Counter dice.
    fn placed(&self, mut state: State) -> State {
        while matches!(state.flow().step, Step::Counter(_)) {
            let view = state.view(self.rulebook);
            let Some(seat) = view.seats_asked().iter().next() else { break };
            let Some((next, _)) = act(self.rulebook, &state, seat, Answer::Choose(Choice::Slot(0))) else { break };
            state = next;
        }
        state
    }

    /// Everybody's turn, before the roll and after it.
    async fn placed_all(&self, state: &mut State) {
        let mut quick = Quick::new(self.mind);
        for _ in 0..2 {
            for seat in state.table().seats().iter() {
                quick.place(state, seat, &mut Vec::new());
                quick.rest().await;
            }
        }
    }
}

/// The best answer, and what it gains over an average one.
fn best(rated: &[(i32, Answer)]) -> Option<(i32, Answer)> {
    let mut best = *rated.first()?;
    let mut sum = 0;
    for (worth, answer) in rated {
        sum += i64::from(*worth);
        if *worth > best.0 {
            best = (*worth, *answer);
        }
    }
    Some(((i64::from(best.0) - sum / rated.len() as i64) as i32, best.1))
}
