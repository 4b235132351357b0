//! Trial rounds: the next Phase 1, played quickly with made-up dice, to see what a crew will make.

use engine::State;
use engine::event::Silent;
use engine::flow::Step;
use engine::question::{Answer, Decision};
use engine::rulebook::Rulebook;
use engine::seat::Seat;
use engine::table::Phase;

use crate::judge::Amounts;
use crate::quick::Quick;
use crate::thought::Mind;

/// What the others do in a trial, a list a seat: the same whatever the player who is thinking buys.
pub type Script = [Vec<Answer>; Seat::MAX];

/// Plays trial rounds.
pub struct Trial<'a> {
    pub rulebook: &'a Rulebook,
    pub quick: Quick<'a>,
}

impl<'a> Trial<'a> {
    pub const fn new(mind: Mind<'a>) -> Trial<'a> {
        Trial { rulebook: mind.rulebook, quick: Quick::new(mind) }
    }

    /// Everybody's next turn, written down.
    pub fn script(&mut self, state: &State) -> Script {
        let mut script: Script = Default::default();
        let mut next = *state;
        next.begin(self.rulebook, Phase::ResetTheRound, &mut Silent);
        self.before_roll(&mut next, &mut script);
        for seat in next.table().seats().iter() {
            self.quick.place(&mut next, seat, &mut script[seat.index()]);
        }
        script
    }

    /// What the crew makes of each resource when this player thinks afresh and the others keep to the script.
    pub fn production(&mut self, state: &State, seat: Option<Seat>, script: &Script) -> Amounts {
        let mut next = *state;
        next.begin(self.rulebook, Phase::ResetTheRound, &mut Silent);
        let mut at = [0; Seat::MAX];
        self.follow_before_roll(&mut next, seat, script, &mut at);
        for other in next.table().seats().iter().filter(|other| Some(*other) != seat) {
            self.follow(&mut next, other, &script[other.index()][at[other.index()]..]);
        }
        if let Some(seat) = seat {
            self.quick.place(&mut next, seat, &mut Vec::new());
        }
        self.made(&next)
    }

    fn before_roll(&mut self, next: &mut State, script: &mut Script) {
        self.until_placing(next, |trial, next, seat| {
            let decision = next.view(trial.rulebook).decision(seat)?;
            let answer = trial.usual(next, seat, &decision);
            if next.flow().step == Step::Prepare {
                script[seat.index()].push(answer);
            }
            Some(answer)
        });
    }

    fn follow_before_roll(
        &mut self,
        next: &mut State,
        own: Option<Seat>,
        script: &Script,
        at: &mut [usize; Seat::MAX],
    ) {
        self.until_placing(next, |trial, next, seat| {
            let decision = next.view(trial.rulebook).decision(seat)?;
            let written = script[seat.index()].get(at[seat.index()]).copied();
            let written = written.filter(|_| next.flow().step == Step::Prepare && Some(seat) != own);
            let legal = |answer: &Answer| next.view(trial.rulebook).check(seat, decision.id, *answer).is_ok();
            Some(match written.filter(legal) {
                Some(answer) => {
                    at[seat.index()] += 1;
                    answer
                }
                None => trial.usual(next, seat, &decision),
            })
        });
    }

    /// What a player answers before the roll. Bargains are declined: one step ahead, the tile that pays for one is not
    /// missed before its dice are there.
    fn usual(&mut self, next: &State, seat: Seat, decision: &Decision) -> Answer {
        let declines = next.view(self.rulebook).check(seat, decision.id, Answer::Decline).is_ok();
        let bargain = next.flow().step == Step::Prepare && declines;
        if bargain { Answer::Decline } else { self.quick.best(next, seat, decision) }
    }

    /// Answers all questions until dice are placed.
    fn until_placing(&mut self, next: &mut State, mut answer: impl FnMut(&mut Self, &State, Seat) -> Option<Answer>) {
        for _ in 0..100 {
            if next.flow().step == Step::Place {
                return;
            }
            let view = next.view(self.rulebook);
            let Some(seat) = view.seats_asked().iter().next() else { return };
            let Some(decision) = view.decision(seat) else { return };
            let Some(answer) = answer(self, next, seat) else { return };
            if next.act(self.rulebook, seat, decision.id, answer, &mut Silent).is_err() {
                return;
            }
        }
    }

    /// Plays what is written, as far as it is legal, and quickly from there.
    fn follow(&mut self, next: &mut State, seat: Seat, script: &[Answer]) {
        for answer in script {
            let view = next.view(self.rulebook);
            let Some(decision) = view.decision(seat) else { return };
            if view.check(seat, decision.id, *answer).is_err() {
                break;
            }
            if self.quick.finish(next, seat, &decision, *answer) {
                return;
            }
        }
        self.quick.place(next, seat, &mut Vec::new());
    }

    /// What has been made when everybody is done: the forecast without the drain.
    fn made(&self, next: &State) -> Amounts {
        let view = next.view(self.rulebook);
        let mut amounts = self.quick.judge.forecast(&view);
        amounts.iter_mut().zip(&next.table().wheels).for_each(|(amount, wheel)| *amount += i32::from(wheel.drain) * 10);
        amounts
    }
}
