//! Phase 1: the rest of a player's turn.

use engine::State;
use engine::event::Silent;
use engine::flow::Step;
use engine::question::Answer;
use engine::seat::Seat;
use fastrand::Rng;

use super::forecast::outlook;
use super::line::{Deed, End, Played, play};
use super::{Found, Look};
use crate::judge::Amounts;
use crate::placing::{Search, Width, reseeded};
use crate::quick::{Quick, done};

/// Rolls that every line with a roll at its end is compared by, however far was looked.
const ROLLS: usize = 8;
/// Answers in a row that are looked at.
const DEPTH: usize = 40;
/// What a turn played quickly counts of a slice, in answers.
const STILL: u64 = 200;

impl Look<'_> {
    /// The best turn that was found, by what it is worth once crew mates have played quickly.
    pub(super) async fn turn(&self) -> Found {
        let start = done(&self.start, self.seat);
        let before = outlook(self.rulebook, self.judge, &start).amounts();
        let crewed = self.crewed(&self.start);
        self.mind.pace.spend(STILL).await;
        if self.start.view(self.rulebook).decision(self.seat).is_none() {
            let crew = outlook(self.rulebook, self.judge, &crewed).amounts();
            return Found { before, after: before, crew, ..Found::nothing() };
        }
        let makes = self.makes().await;
        let base = self.judge.value_with(&done(&crewed, self.seat).view(self.rulebook), &makes);
        let mut best = self.searched(&crewed, &makes).await;
        if best.end == End::Cut {
            let alone = self.searched(&self.without_crew(), &makes).await;
            if alone.end != End::Cut || best.line.is_empty() {
                best = alone;
            }
        }
        let (worth, crew) = self.judged(&crewed, &best.line, &makes, true).await;
        let after = match best.end {
            End::Roll if self.others(&self.start).is_empty() => crew,
            End::Roll => self.judged(&self.start, &best.line, &makes, false).await.1,
            End::Whole | End::Cut => outlook(self.rulebook, self.judge, &best.state).amounts(),
        };
        Found { gain: worth - base, before, after, crew, rolls: best.end == End::Roll, line: best.line }
    }

    /// The best turn from here, as far as the player can carry it out alone.
    async fn searched(&self, start: &State, makes: &Amounts) -> Played {
        let width = Width { beam: self.beam(), depth: DEPTH, rolls: self.samples().min(ROLLS) };
        let mut search = Search::new(self.mind, width, *makes, self.rng.clone());
        search.most = self.most();
        let answers = search.turn(start, self.seat).await.map(|plan| plan.answers).unwrap_or_default();
        play(self.rulebook, &self.start, self.seat, &answers, |_| ())
    }

    /// What a line comes to, and the four resources after it. With crew mates, who use at once what they are sent.
    async fn judged(&self, start: &State, line: &[Deed], makes: &Amounts, crew: bool) -> (i32, [i16; 4]) {
        let answers: Vec<Answer> = line.iter().map(|deed| deed.answer).collect();
        let react = |state: &mut State| {
            if crew {
                *state = self.crewed(state);
            }
        };
        let played = play(self.rulebook, start, self.seat, &answers, react);
        if played.end != End::Roll {
            let worth = self.judge.value_with(&played.state.view(self.rulebook), makes);
            return (worth, outlook(self.rulebook, self.judge, &played.state).amounts());
        }
        let last = played.line[played.line.len() - 1].answer;
        let mut rng = self.rng.clone();
        let (mut worth, mut sums) = (0, [0; 4]);
        for _ in 0..ROLLS {
            self.mind.pace.spend(STILL).await;
            let mut state = self.rolled(&played.state, last, &mut rng);
            react(&mut state);
            worth += self.judge.value_with(&state.view(self.rulebook), makes);
            let amounts = outlook(self.rulebook, self.judge, &state).amounts();
            sums.iter_mut().zip(amounts).for_each(|(sum, amount)| *sum += i32::from(amount));
        }
        let count = ROLLS as i32;
        (worth / count, sums.map(|sum| (sum * 2 + count).div_euclid(count * 2) as i16))
    }

    /// The answer with other dice, and the rest of the turn played quickly.
    fn rolled(&self, before: &State, answer: Answer, rng: &mut Rng) -> State {
        let mut state = reseeded(before, rng);
        if let Some(decision) = state.view(self.rulebook).decision(self.seat)
            && state.act(self.rulebook, self.seat, decision.id, answer, &mut Silent).is_ok()
        {
            Quick::new(self.mind).place(&mut state, self.seat, &mut Vec::new());
        }
        state
    }

    /// The position with every crew mate's turn played quickly.
    fn crewed(&self, state: &State) -> State {
        let mut state = *state;
        for other in self.others(&state) {
            Quick::new(self.mind).place(&mut state, other, &mut Vec::new());
        }
        state
    }

    /// The position with crew mates who do nothing more.
    fn without_crew(&self) -> State {
        self.others(&self.start).into_iter().fold(self.start, |state, other| done(&state, other))
    }

    fn others(&self, state: &State) -> Vec<Seat> {
        if !matches!(state.flow().step, Step::Prepare | Step::Place) {
            return Vec::new();
        }
        state.view(self.rulebook).seats_asked().without(self.seat).iter().collect()
    }
}
