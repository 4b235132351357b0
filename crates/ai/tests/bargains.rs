//! Bargains before the roll: a tile for a little Capacity, offered to everybody in every round.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use ai::{Bot, Budget, Greedy, Planner};
use engine::State;
use engine::event::Silent;
use engine::flow::Step;
use engine::question::Answer;
use engine::rulebook::IrregularityId;
use fastrand::Rng;

/// Positions in which somebody may burn a tile for Capacity, from games of a greedy crew that burns none.
fn offers(seed: u64) -> Vec<State> {
    let book = content::embedded();
    let mut rng = Rng::with_seed(seed);
    let place = |key: &str| book.irregularities.iter().position(|odd| odd.key == key).unwrap();
    let storm = book.disasters.iter().position(|disaster| disaster.key == "solar-storm").unwrap();
    let mut setup = testkit::setup_with(book, &mut rng, 3, storm);
    setup.irregularities = vec![IrregularityId(place("record-output") as u8)];
    let mut state = State::new(book, &setup, &mut Silent).unwrap();
    let (mut greedy, mut found) = (Greedy::new(book, seed), Vec::new());
    while state.table().outcome.is_none() && state.table().round < 6 {
        let view = state.view(book);
        let seat = view.seats_asked().iter().next().unwrap();
        let decision = view.decision(seat).unwrap();
        let bargain = state.flow().step == Step::Prepare && view.check(seat, decision.id, Answer::Decline).is_ok();
        let scorched = view.table.occupied.iter().any(|space| view.table.tiles[space.index()].scenario > 0);
        // Straining what is scorched is asked in the same step; before anything is, only the bargain can be.
        if bargain && !scorched {
            found.push(state);
        }
        let answer = if bargain { Answer::Decline } else { greedy.answer(&view, seat).unwrap() };
        testkit::act(book, &mut state, seat, answer, &mut Silent);
    }
    found
}

#[test]
fn a_planner_seldom_gives_a_tile_for_a_little_capacity() {
    let book = content::embedded();
    let (mut asked, mut struck) = (0, 0);
    for seed in 0..40 {
        for state in offers(seed) {
            let view = state.view(book);
            let seat = view.seats_asked().iter().next().unwrap();
            let mut planner = Planner::new(book, seed).within(Budget { nodes: Some(4000) });
            asked += 1;
            struck += u32::from(planner.answer(&view, seat) != Some(Answer::Decline));
        }
    }
    assert!(asked >= 100, "only {asked} bargains were offered");
    assert!(struck * 10 <= asked, "{struck} of {asked} bargains are struck");
}
