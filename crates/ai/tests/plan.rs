//! A plan is what would happen, and nothing real changes by it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use ai::Plan;
use ai::reach::{At, Limits, rows};
use engine::effect::Zone;
use engine::event::Silent;
use engine::question::{Answer, Answers, Question};
use engine::seat::Seat;
use engine::{State, View};
use fastrand::Rng;

/// Positions in which somebody places dice.
fn placing(mut each: impl FnMut(&View<'_>, Seat)) {
    let book = content::embedded();
    let (mut rng, mut answers) = (Rng::with_seed(11), Answers::new());
    for _ in 0..12 {
        let setup = testkit::random_setup(book, &mut rng);
        let mut state = State::new(book, &setup, &mut Silent).unwrap();
        for _ in 0..120 {
            let Some((seat, answer)) = testkit::random_answer(book, &state, &mut rng, &mut answers) else { break };
            let view = state.view(book);
            if view.decision(seat).unwrap().question == Question::Place {
                each(&view, seat);
            }
            testkit::act(book, &mut state, seat, answer, &mut Silent);
        }
    }
}

/// The first placements that are taken, one after the other.
fn planned(view: &View<'_>, seat: Seat) -> Plan {
    let (mut plan, mut answers) = (Plan::new(view), Answers::new());
    for _ in 0..6 {
        let now = plan.view(view.rulebook);
        let Some(decision) = now.decision(seat).filter(|_| !plan.is_over()) else { break };
        now.answers(seat, decision.question, &mut answers);
        let Some(answer) = answers.iter().find(|answer| **answer != Answer::Done) else { break };
        plan.add(view.rulebook, seat, *answer).unwrap();
    }
    plan
}

#[test]
fn a_plan_shows_what_would_be_and_what_each_step_makes() {
    placing(|view, seat| {
        let plan = planned(view, seat);
        let (before, after) = (view.forecast_check().unwrap(), plan.view(view.rulebook).forecast_check());
        let made =
            plan.deeds().iter().fold([0; 4], |sum: [i16; 4], deed| std::array::from_fn(|at| sum[at] + deed.makes[at]));
        if let Some(after) = after {
            let sum: [i16; 4] = std::array::from_fn(|at| before.settled()[at] + made[at]);
            assert_eq!(after.settled(), sum);
        }
    });
}

#[test]
fn the_last_ghost_goes_with_all_it_asked() {
    placing(|view, seat| {
        let plan = planned(view, seat);
        if plan.deeds().is_empty() {
            return;
        }
        let shorter = plan.without_last(view);
        assert!(shorter.deeds().len() < plan.deeds().len());
        assert_eq!(*shorter.deeds(), plan.deeds()[..shorter.deeds().len()]);
        assert_eq!(plan.deeds()[shorter.deeds().len()].question, Question::Place);
    });
}

#[test]
fn nothing_is_planned_behind_a_roll() {
    let mut rolled = 0;
    placing(|view, seat| {
        let mut plan = planned(view, seat);
        if plan.is_over() {
            rolled += 1;
            assert!(plan.add(view.rulebook, seat, Answer::Done).is_err());
            let (pool, real) = (plan.view(view.rulebook).table.of(seat).pool.len(), view.table.of(seat).pool.len());
            assert!(pool <= real + 1, "dice that are not rolled yet are shown");
        }
    });
    assert!(rolled > 0, "nothing was rolled");
}

#[test]
fn a_row_of_the_reach_holds_every_place_once() {
    placing(|view, seat| {
        let Some(die) = view.table.of(seat).pool.iter().next() else { return };
        let limits = Limits { deeds: 1, answers: 500 };
        let found = ai::reach(view, seat, At::Bag(Zone::Pool, die), limits);
        let mut listed: Vec<usize> = rows(&found.targets).into_iter().flat_map(|row| row.targets).collect();
        listed.sort_unstable();
        assert_eq!(listed, (0..found.targets.len()).collect::<Vec<_>>());
    });
}
