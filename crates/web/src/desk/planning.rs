//! Plan mode: the page shows the table as it would be, and answers become ghosts.

use ai::Plan;
use engine::flow::Step;
use engine::question::{Answer, Decision, Question};
use engine::seat::Seat;
use leptos::prelude::*;

use super::Desk;

impl Desk {
    /// May something be planned now?
    pub fn can_plan(&self) -> bool {
        self.look_at_real(|view| view.flow.step == Step::Place).unwrap_or(false)
    }

    /// Begins a plan, or leaves it.
    pub fn turn_plan(&self) {
        if self.planning.get_untracked() {
            self.leave_plan();
        } else if untrack(|| self.can_plan()) {
            self.put_aids_away();
            self.begin_plan(Vec::new());
        }
    }

    /// Begins a plan with these answers of the seat at the console.
    pub fn begin_plan(&self, answers: Vec<Answer>) {
        let seat = self.seat.get_untracked();
        let plan = untrack(|| {
            self.look_at_real(|view| Plan::of(view, answers.into_iter().filter(not_done).map(|answer| (seat, answer))))
        });
        self.plan.set_value(plan);
        self.planning.set(true);
        self.beat.update(|beat| *beat += 1);
    }

    /// Nothing of the plan stays.
    pub fn leave_plan(&self) {
        if self.planning.get_untracked() {
            self.plan.set_value(None);
            self.planning.set(false);
            self.put_down();
            self.return_to_own_seat();
            self.beat.update(|beat| *beat += 1);
        }
    }

    /// A plan may have led to a crew mate's console, where this device has nothing to say.
    fn return_to_own_seat(&self) {
        let people = self.people.get_untracked();
        if !people.contains(&self.seat.get_untracked())
            && let Some(own) = people.first()
        {
            self.seat.set(*own);
        }
    }

    /// One more ghost, or several.
    pub(super) fn plan_on(&self, answers: &[Answer]) {
        let seat = self.seat.get_untracked();
        self.put_aids_away();
        self.plan.update_value(|plan| {
            let Some(plan) = plan else { return };
            for answer in answers {
                if plan.add(embedded::rulebook(), seat, *answer).is_err() {
                    break;
                }
            }
        });
        self.beat.update(|beat| *beat += 1);
    }

    /// Takes the last ghost away.
    pub fn remove_ghost(&self) {
        let shorter = self.plan.with_value(|plan| {
            let plan = plan.as_ref()?;
            untrack(|| self.look_at_real(|view| plan.without_last(view)))
        });
        self.plan.set_value(shorter);
        self.put_down();
        self.beat.update(|beat| *beat += 1);
    }

    /// The table has changed under a plan: what still goes stays.
    pub(super) fn plan_anew(&self) {
        let anew = self.plan.with_value(|plan| {
            let answers: Vec<(Seat, Answer)> = plan.as_ref()?.answers().collect();
            untrack(|| self.look_at_real(|view| Plan::of(view, answers)))
        });
        match anew {
            Some(_) if !untrack(|| self.can_plan()) => self.leave_plan(),
            Some(anew) => self.plan.set_value(Some(anew)),
            None => {}
        }
    }

    /// Plays the plan: each seat of this device what is planned for it, in order. What is planned for others is a
    /// proposal, shown to them.
    pub fn adopt_plan(&self) {
        let answers: Vec<(Seat, Answer)> = self.plan.with_value(|plan| match plan {
            Some(plan) => plan.answers().collect(),
            None => Vec::new(),
        });
        let people = self.people.get_untracked();
        self.leave_plan();
        for run in answers.chunk_by(|(one, _), (next, _)| one == next) {
            let (seat, line) = (run[0].0, run.iter().map(|(_, answer)| *answer).collect());
            if people.contains(&seat) {
                self.adopt(seat, line);
            } else {
                self.propose(seat, line);
            }
        }
    }

    /// Looks at the plan, again whenever it changes.
    pub fn planned<T>(&self, look: impl FnOnce(&Plan) -> T) -> Option<T> {
        self.beat.track();
        self.planning.track();
        self.plan.with_value(|plan| plan.as_ref().map(look))
    }

    /// What would be asked; nothing once something hidden would show.
    pub(super) fn planned_decision(&self, seat: Seat) -> Option<Decision> {
        let asked = self.planned(|plan| plan.view(embedded::rulebook()).decision(seat).filter(|_| !plan.is_over()));
        asked.flatten()
    }

    /// Does the seat at the console place dice, planned or not?
    pub fn is_placing(&self) -> bool {
        self.decision().is_some_and(|decision| decision.question == Question::Place)
    }
}

fn not_done(answer: &Answer) -> bool {
    *answer != Answer::Done
}
