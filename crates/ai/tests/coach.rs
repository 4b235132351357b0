//! The coach's lines can be played, its figures are the engine's, and what it calls urgent is true.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "coach/replay.rs"]
mod replay;
#[path = "coach/sample.rs"]
mod sample;

use std::collections::BTreeSet;

use ai::Coach;
use ai::coach::{Advice, Check, Urgent};
use engine::State;
use engine::chance::Seed;
use engine::die::Face;
use engine::event::Silent;
use engine::flow::{Cursor, Lane, Step};
use engine::position::Position;
use engine::question::{Answer, Answers};
use engine::resource::Resource;
use engine::rulebook::{CardId, Disaster, MissionId};
use engine::seat::Seat;
use engine::table::{ActiveMission, Outcome, Phase, Table};
use fastrand::Rng;
use sample::Sampler;

const POSITIONS: u64 = 900;

fn advise(state: &State, seat: Seat, seed: u64) -> Advice {
    Coach::new(content::embedded(), seed).advise(&state.view(content::embedded()), seat)
}

#[test]
fn lines_can_be_played_and_figures_are_the_engines_own() {
    let book = content::embedded();
    let mut sampler = Sampler::new(2);
    let (mut countries, mut disasters, mut players, mut steps) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut agreed = [0; 3];
    for seed in 0..POSITIONS {
        let (state, seat) = sampler.next();
        let advice = advise(&state, seat, seed);
        let asked = state.view(book).decision(seat).is_some();
        assert_eq!(asked, !advice.line.is_empty(), "{:?} {advice:?}", state.view(book).decision(seat));
        let (end, check) = replay::replay(&state, seat, &advice);
        let table = state.table();
        countries.extend(table.seats().iter().map(|seat| table.of(seat).country.0));
        disasters.insert(table.disaster.0);
        players.insert(table.players);
        steps.insert(format!("{:?}", state.flow().step).split('(').next().unwrap().to_owned());
        if matches!(state.flow().step, Step::Prepare | Step::Place) {
            assert_eq!(advice.check, Check::ThisRound);
            if let Some(amounts) = replay::forecast(&state) {
                assert_eq!(advice.before, amounts);
                agreed[0] += 1;
            }
            let known = !advice.rolls && replay::begins(&advice) < 2;
            if let Some(amounts) = replay::forecast(&end).filter(|_| known) {
                assert_eq!(advice.after, amounts, "{advice:?}");
                agreed[1] += 1;
            }
        } else if check.reached {
            assert_eq!(advice.after, check.amounts(), "{advice:?}");
            agreed[2] += 1;
        }
    }
    println!("{agreed:?} forecasts agree; steps {steps:?}");
    assert_eq!((countries.len(), disasters.len(), players.len()), (book.countries.len(), book.disasters.len(), 4));
    assert!(agreed.iter().all(|count| *count > 20), "{agreed:?}");
    for step in ["Prepare", "Place", "AnyResource", "Habitation", "Bonus", "Disaster", "Spend"] {
        assert!(steps.contains(step), "{step} is missing in {steps:?}");
    }
}

#[test]
fn choices_that_random_games_hardly_meet_are_answered_too() {
    let book = content::embedded();
    let mut rng = Rng::with_seed(6);
    let mut met = 0;
    while met < 8 {
        let setup = testkit::random_setup(book, &mut rng);
        let state = State::new(book, &setup, &mut Silent).unwrap();
        let (mut table, mut flow) = (*state.table(), *state.flow());
        let (space, owner) =
            (table.occupied.first().unwrap(), table.tile(table.occupied.first().unwrap()).unwrap().owner);
        met += 1;
        let top = table.missions.top;
        let hidden = (0..6).map(MissionId).filter(|card| Some(*card) != top);
        for (number, card) in [1, 3].into_iter().zip(hidden) {
            table.missions.push(ActiveMission { card, die: Face::new(number).unwrap(), owner });
            table.missions.hidden = 0;
        }
        let cursor = Cursor(space.index() as u8);
        table.habitation[owner.index()] = 2;
        table.phase = Phase::CalculateResults;
        for step in [Step::MissionDie(cursor), Step::Habitation] {
            flow.step = step;
            flow.lanes = [Lane::NEW; Seat::MAX];
            let state = Position { table, flow, secret: *state.secret() }.check(book).unwrap();
            let advice = advise(&state, owner, 1);
            assert!(!advice.line.is_empty());
            replay::replay(&state, owner, &advice);
        }
    }
}

#[test]
fn a_further_look_never_gets_worse_and_the_same_seed_says_the_same() {
    let book = content::embedded();
    let mut sampler = Sampler::new(3);
    for seed in 0..40 {
        let (state, seat) = sampler.next();
        let view = state.view(book);
        let [mut coach, mut other] = [Coach::new(book, seed), Coach::new(book, seed)];
        let mut last = coach.advise(&view, seat);
        assert_eq!(last, other.improve(&view, seat), "the first look, whatever it is called");
        let looks = if seed % 5 == 0 { 2 } else { 1 };
        for depth in 1..=looks {
            let next = coach.improve(&view, seat);
            assert_eq!(next, other.improve(&view, seat));
            assert_eq!(next.depth, depth);
            replay::replay(&state, seat, &next);
            if !matches!(state.flow().step, Step::Disaster(_) | Step::AfterCards(_) | Step::Counter(_)) {
                assert!(next.gain >= last.gain, "{last:?} {next:?}");
            }
            last = next;
        }
        assert_eq!(coach.advise(&view, seat).depth, 0);
    }
}

#[test]
fn who_is_said_to_starve_does_so_when_nobody_does_anything_more() {
    let book = content::embedded();
    let mut sampler = Sampler::new(4);
    let mut starved = 0;
    while starved < 8 {
        let (state, seat) = sampler.next();
        if state.flow().step != Step::Place || replay::forecast(&state).is_none() {
            continue;
        }
        let Some(first) = advise(&state, seat, 1).urgent.iter().find_map(starving) else { continue };
        let mut flow = *state.flow();
        flow.lanes.iter_mut().for_each(|lane| (lane.text, lane.done) = (None, true));
        let mut end = Position { flow, ..Position::of(&state) }.check(book).unwrap();
        end.settle(book, &mut Silent);
        finish_round(&mut end);
        assert!(matches!(end.table().outcome, Some(Outcome::Starved(_))), "{first:?}");
        starved += 1;
    }
}

#[test]
fn before_the_roll_no_resource_is_called_short() {
    let book = content::embedded();
    let brazil = (0..).zip(&book.countries).find(|(_, country)| country.key == "brazil").unwrap().0;
    let mut rng = Rng::with_seed(8);
    let mut met = 0;
    while met < 10 {
        let setup = testkit::random_setup(book, &mut rng);
        let mut state = State::new(book, &setup, &mut Silent).unwrap();
        let seats: Vec<Seat> = state.table().seats().iter().collect();
        if state.flow().step != Step::Prepare || !seats.iter().any(|seat| state.table().of(*seat).country.0 == brazil) {
            continue;
        }
        met += 1;
        for seat in &seats {
            assert_eq!(advise(&state, *seat, 1).urgent, [], "nothing has been rolled");
        }
        while state.flow().step == Step::Prepare {
            let (seat, answer) = testkit::random_answer(book, &state, &mut rng, &mut Answers::new()).unwrap();
            testkit::act(book, &mut state, seat, answer, &mut Silent);
        }
        let danger = advise(&state, seats[0], 1).urgent;
        assert!(danger.iter().any(|urgent| starving(urgent).is_some()), "nothing lies on the tiles yet");
    }
}

fn starving(urgent: &Urgent) -> Option<Resource> {
    if let Urgent::Starves { resource, .. } = urgent { Some(*resource) } else { None }
}

/// No bonus is taken.
fn finish_round(state: &mut State) {
    let book = content::embedded();
    while state.flow().step == Step::Bonus {
        let seat = state.view(book).seats_asked().iter().next().unwrap();
        testkit::act(book, state, seat, Answer::Done, &mut Silent);
    }
}

/// A first round for two, changed by hand.
fn position(change: impl FnOnce(&mut Table)) -> (State, Seat) {
    position_against(0, change)
}

fn position_against(disaster: usize, change: impl FnOnce(&mut Table)) -> (State, Seat) {
    let book = content::embedded();
    let mut setup = testkit::setup_with(book, &mut Rng::with_seed(5), 2, disaster);
    setup.irregularities.clear();
    setup.seed = Seed::from_number(5);
    let mut state = State::new(book, &setup, &mut Silent).unwrap();
    while state.flow().step != Step::Place {
        let (seat, answer) = testkit::random_answer(book, &state, &mut Rng::with_seed(1), &mut Answers::new()).unwrap();
        testkit::act(book, &mut state, seat, answer, &mut Silent);
    }
    let mut table = *state.table();
    table.wheels.iter_mut().for_each(|wheel| wheel.available = 10);
    table.cards.deck = 9;
    change(&mut table);
    (Position { table, ..Position::of(&state) }.check(book).unwrap(), Seat::from_index(0).unwrap())
}

fn urgent(change: impl FnOnce(&mut Table)) -> Vec<Urgent> {
    let (state, seat) = position(change);
    let all = advise(&state, seat, 1).urgent;
    all.into_iter().filter(|urgent| !matches!(urgent, Urgent::Card { .. })).collect()
}

#[test]
fn a_resource_that_runs_short_is_urgent() {
    assert_eq!(urgent(|_| ()), []);
    let short = |amount, emergency| {
        urgent(|table| {
            table.wheels[2].available = amount;
            table.emergency = emergency;
        })
    };
    let resource = Resource::Oxygen;
    assert!(matches!(short(-40, 0)[..], [Urgent::Starves { resource: Resource::Oxygen, amount: -40, saved: false }]));
    assert!(matches!(short(-1, 0)[..], [Urgent::Starves { amount: -1, saved: true, .. }]), "{:?}", short(-1, 0));
    assert!(matches!(short(2, 0)[..], [Urgent::Supplies { amount: 2, .. }, ..]));
    let last = content::embedded().tables.emergency.len() as u8;
    let [Urgent::Supplies { amount: 2, .. }, Urgent::LastSupplies] = short(2, last - 1)[..] else { panic!() };
    let [Urgent::OutOfSupplies { amount: 2, resource: named, .. }, Urgent::NoSupplies] = short(2, last)[..] else {
        panic!()
    };
    assert_eq!(named, resource);
}

#[test]
fn missions_that_run_late_are_urgent() {
    let begun = |number, deck| {
        urgent(|table| {
            let card = table.missions.top.take().unwrap();
            table.missions.hidden = 0;
            let owner = Seat::from_index(0).unwrap();
            table.wheels.iter_mut().for_each(|wheel| wheel.available = 60);
            table.missions.push(ActiveMission { card, die: Face::new(number).unwrap(), owner });
            table.missions.completed = 2;
            table.cards.deck = deck;
        })
    };
    assert_eq!(begun(2, 2), []);
    assert!(matches!(begun(2, 1)[..], [Urgent::MissionLate { mission: Some(_), short: 1 }]));
    assert!(matches!(begun(1, 0)[..], [Urgent::MissionLate { short: 3, .. }, Urgent::LastRound]));
    assert_eq!(begun(4, 0), [Urgent::LastRound]);
    let to_begin = |deck| urgent(|table| table.cards.deck = deck);
    assert_eq!(to_begin(4), []);
    assert_eq!(to_begin(3), [Urgent::BeginMissions(3)]);
    assert_eq!(to_begin(2), [Urgent::MissionLate { mission: None, short: 1 }; 3]);
}

#[test]
fn a_mission_ends_in_time_exactly_if_it_is_not_called_late() {
    let book = content::embedded();
    for (number, deck, won) in [(1, 3, true), (1, 2, false), (2, 2, true), (2, 1, false), (4, 0, true)] {
        let (state, seat) = position(|table| {
            let card = table.missions.top.take().unwrap();
            table.missions.hidden = 0;
            let owner = Seat::from_index(0).unwrap();
            table.missions.push(ActiveMission { card, die: Face::new(number).unwrap(), owner });
            table.missions.completed = 2;
            table.cards.deck = deck;
        });
        let mut state = testkit::generous(&state, 90);
        let late = |urgent: &Urgent| matches!(urgent, Urgent::MissionLate { .. });
        assert_eq!(advise(&state, seat, 1).urgent.iter().any(late), !won);
        while state.table().outcome.is_none() {
            let view = state.view(book);
            let seat = view.seats_asked().iter().next().unwrap();
            let decision = view.decision(seat).unwrap();
            let mut answers = Answers::new();
            view.answers(seat, decision.question, &mut answers);
            let answer = answers.iter().copied().find(|answer| *answer == Answer::Done).unwrap_or(answers[0]);
            testkit::act(book, &mut state, seat, answer, &mut Silent);
        }
        assert_eq!(state.table().outcome == Some(Outcome::Won), won, "die at {number}, {deck} cards");
    }
}

#[test]
fn a_card_that_a_die_fits_on_is_worth_a_look() {
    let book = content::embedded();
    let of = |(index, disaster): (usize, &Disaster)| {
        let (first, count) = disaster.cards;
        (first.0..first.0 + count).map(move |card| (index, CardId(card)))
    };
    let cards = book.disasters.iter().enumerate().flat_map(of);
    let mut fitting = 0;
    for (disaster, card) in cards.filter(|(_, card)| book.card(*card).slots.is_some()) {
        let (state, seat) = position_against(disaster, |table| {
            table.cards.push(card);
            table.toxic = book.card(card).toxic;
        });
        let view = state.view(book);
        let mut answers = Answers::new();
        view.answers(seat, view.decision(seat).unwrap().question, &mut answers);
        let takes = |answer: &Answer| matches!(answer, Answer::Place { spot: engine::question::Spot::Card(..), .. });
        let said = advise(&state, seat, 1).urgent.contains(&Urgent::Card { index: 0, open: 1 });
        assert_eq!(said, answers.iter().any(takes));
        fitting += usize::from(said);
    }
    assert!(fitting > 3);
}

#[test]
fn after_the_end_there_is_nothing_to_say() {
    let (state, seat) = position(|_| ());
    let mut table = *state.table();
    table.outcome = Some(Outcome::Won);
    let flow = engine::flow::Flow { step: Step::Over, ..*state.flow() };
    let over = Position { table, flow, ..Position::of(&state) }.check(content::embedded()).unwrap();
    let advice = advise(&over, seat, 1);
    assert!(advice.urgent.is_empty() && advice.line.is_empty() && !advice.clearly_better);
}
