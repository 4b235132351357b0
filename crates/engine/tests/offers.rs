//! For each thing its answers: what the queries offer is what is listed, and what they promise is what happens.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::collections::HashSet;

use common::{act, generous, random_answer, random_setup, rulebook};
use engine::State;
use engine::event::{Event, Silent};
use engine::offers::{Placement, Purchase, Thing};
use engine::question::{Answer, Answers, Question, Spot};
use engine::seat::Seat;
use engine::{View, question::Choice};
use fastrand::Rng;

fn listed(view: &View<'_>, seat: Seat, wanted: impl Fn(&Answer) -> bool) -> HashSet<Answer> {
    let mut answers = Answers::new();
    view.answers(seat, view.decision(seat).unwrap().question, &mut answers);
    answers.into_iter().filter(wanted).collect()
}

fn places(answer: &Answer) -> bool {
    matches!(answer, Answer::Place { .. } | Answer::Pair { .. })
}

fn taken(placements: &[Placement]) -> HashSet<Answer> {
    placements.iter().filter(|placement| placement.yields.is_ok()).map(|placement| placement.answer).collect()
}

/// Every spot of any listed answer, and one of each kind that may refuse all.
fn spots(view: &View<'_>) -> Vec<Spot> {
    let mut spots: Vec<Spot> =
        view.table.occupied.iter().flat_map(|space| (0..2).map(move |slot| Spot::Tile(space, slot))).collect();
    // A pair is placed on a tile as a whole.
    spots.retain(|spot| match *spot {
        Spot::Tile(space, 1) => !view.face(view.table.tile(space).unwrap()).slots.takes_pair(),
        _ => true,
    });
    spots.extend((0..4).map(Spot::Dock));
    spots.extend((0..view.table.cards.count()).flat_map(|card| (0..2).map(move |slot| Spot::Card(card, slot))));
    spots.extend([Spot::Mission, Spot::Habitation]);
    spots
}

fn check_place(state: &State, seat: Seat) {
    let view = state.view(rulebook());
    let wanted = listed(&view, seat, places);
    let mut by_die = HashSet::new();
    for die in view.table.of(seat).pool.poses().iter() {
        let placements = view.placements_of(seat, die);
        assert!(placements.len() >= 6, "every die has docks, a mission and the Habitation Module to look at");
        by_die.extend(taken(&placements));
    }
    assert_eq!(by_die, wanted);
    let by_spot: HashSet<Answer> =
        spots(&view).into_iter().flat_map(|spot| taken(&view.placements_on(seat, spot))).collect();
    assert_eq!(by_spot, wanted);
    let free: HashSet<Answer> =
        view.free_actions(seat).into_iter().filter(|(_, taken)| taken.is_ok()).map(|(answer, _)| answer).collect();
    assert_eq!(free, listed(&view, seat, |answer| matches!(answer, Answer::Free(_))));
}

fn check_spend(state: &State, seat: Seat) {
    let view = state.view(rulebook());
    let shop = view.purchases(seat);
    let single = [shop.die, shop.amplify, shop.research];
    let all = shop.tiles.iter().chain(&shop.badges).chain(&shop.make_room).chain(&single);
    let offered: HashSet<Answer> =
        all.clone().filter(|purchase| purchase.refusal.is_none()).map(|purchase| purchase.answer).collect();
    // Of all shares of research the largest is offered.
    let most =
        |answer: &Answer| !matches!(answer, Answer::Done | Answer::Research(_)) || *answer == shop.research.answer;
    assert_eq!(offered, listed(&view, seat, |answer| *answer != Answer::Done && most(answer)));
    let short = |purchase: &&Purchase| purchase.cost.is_some_and(|cost| u16::from(cost) > view.table.of(seat).capacity);
    let mut dear = all.filter(short).filter(|purchase| !matches!(purchase.answer, Answer::Research(_)));
    assert!(dear.all(|purchase| purchase.refusal.is_some()), "what is too dear is refused");
}

/// Every answer is found from each of its things; all but numbers, ways and a yes have some.
fn check_things(state: &State, seat: Seat) {
    let view = state.view(rulebook());
    let mut things: HashSet<Thing> = HashSet::new();
    for answer in listed(&view, seat, |_| true) {
        let concerned = view.things(seat, answer);
        let nameless = match answer {
            Answer::Done | Answer::Decline => true,
            Answer::Choose(choice) => matches!(
                choice,
                Choice::Pose(_)
                    | Choice::Shift(_)
                    | Choice::Way(_)
                    | Choice::Branch(_)
                    | Choice::Confirm
                    | Choice::Amount(_)
                    | Choice::Paid
            ),
            _ => false,
        };
        assert_eq!(concerned.is_empty(), nameless, "{answer:?} concerns {concerned:?}");
        things.extend(concerned);
    }
    for thing in &things {
        assert!(!view.answers_about(seat, *thing).is_empty());
    }
}

/// A placement that uses no ability changes the forecast by what it was said to yield.
fn check_yield(before: &State, seat: Seat, answer: Answer, after: &State, events: &[Event]) -> bool {
    let [Event::Placed { .. } | Event::PairPlaced { .. }] = events else { return false };
    let (was, is) = (before.view(rulebook()), after.view(rulebook()));
    let (Some(was_told), Some(is_told)) = (was.forecast_check(), is.forecast_check()) else { return false };
    let yields = was.yields(seat, answer).unwrap();
    for index in 0..4 {
        assert_eq!(was_told.settled()[index] + yields.settled[index], is_told.settled()[index], "{answer:?}");
    }
    true
}

#[test]
fn what_is_offered_is_what_is_listed_and_yields_what_is_said() {
    let (mut placing, mut spending, mut yields, mut about) = (0, 0, 0, HashSet::new());
    for number in 0..160 {
        let mut rng = Rng::with_seed(number);
        let setup = random_setup(&mut rng);
        let mut state = generous(&State::new(rulebook(), &setup, &mut Silent).unwrap(), 40);
        let mut answers = Answers::new();
        while let Some((seat, answer)) = random_answer(&state, &mut rng, &mut answers) {
            let view = state.view(rulebook());
            about.extend(view.asked_about(seat).iter().map(std::mem::discriminant));
            if rng.u8(..8) == 0 {
                match view.decision(seat).unwrap().question {
                    Question::Place => (check_place(&state, seat), placing += 1).1,
                    Question::Spend => (check_spend(&state, seat), spending += 1).1,
                    Question::Bonus | Question::Choose(_) => {}
                }
                check_things(&state, seat);
            }
            let (before, mut events) = (state, Vec::new());
            act(&mut state, seat, answer, &mut events);
            yields += u32::from(check_yield(&before, seat, answer, &state, &events));
        }
    }
    assert!(placing > 500 && spending > 500 && yields > 1_000, "{placing} {spending} {yields}");
    assert!(about.len() >= 8, "questions are about {} kinds of things only", about.len());
}
