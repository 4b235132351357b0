//! The one door: what is listed is exactly what is taken, and what is refused changes nothing.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{act, generous, random_answer, random_setup, rulebook, seat};
use engine::State;
use engine::board::Space;
use engine::die::{Die, Poses};
use engine::event::{Event, Silent};
use engine::question::{Answer, Answers, DecisionId, Spot};
use engine::refusal::Refusal;
use engine::resource::{Light, Resource};
use engine::seat::Seat;
use fastrand::Rng;
use proptest::prelude::*;

/// Every answer that can be written down at all, but for pairs of dice that nobody could hold.
fn universe(state: &State) -> Vec<Answer> {
    let dice: Vec<Die> = Poses::ALL.iter().collect();
    let spaces: Vec<Space> = (0..32).filter_map(Space::from_index).collect();
    let mut spots = vec![Spot::Mission, Spot::Habitation];
    spots.extend(spaces.iter().flat_map(|space| (0..3).map(|slot| Spot::Tile(*space, slot))));
    spots.extend((0..13).flat_map(|card| (0..3).map(move |slot| Spot::Card(card, slot))));
    spots.extend((0..6).map(Spot::Dock));
    let mut all = vec![Answer::AddDie, Answer::Amplify, Answer::Done, Answer::Decline];
    all.extend(dice.iter().flat_map(|die| spots.iter().map(|spot| Answer::Place { die: *die, spot: *spot })));
    let held = state.table().seats().iter().fold(Poses::EMPTY, |all, seat| all.or(state.table().of(seat).pool.poses()));
    for first in held.iter() {
        for second in held.iter() {
            all.extend(spaces.iter().map(|space| Answer::Pair { dice: [first, second], space: *space }));
        }
    }
    all.extend((0..9).flat_map(|n| [Answer::Free(n), Answer::Research(n), Answer::Badge(n)]));
    all.extend(testkit::every_choice().into_iter().map(Answer::Choose));
    all.extend(spaces.iter().map(|space| Answer::MakeRoom(*space)));
    for resource in Resource::ALL {
        all.push(Answer::Bonus(resource, None));
        all.extend((0..8).map(|mission| Answer::Bonus(resource, Some(mission))));
    }
    all.extend((0..40).flat_map(|index| Light::ALL.map(|light| Answer::Install { index, light })));
    all
}

#[test]
fn what_is_listed_is_exactly_what_is_taken_and_every_refusal_has_a_reason() {
    let mut reasons = std::collections::HashSet::new();
    for number in 0..160 {
        let mut rng = Rng::with_seed(number);
        let setup = random_setup(&mut rng);
        let mut state = generous(&State::new(rulebook(), &setup, &mut Silent).unwrap(), 40);
        let mut answers = Answers::new();
        let mut decisions = 0;
        while let Some((seat, answer)) = random_answer(&state, &mut rng, &mut answers) {
            if u32::is_multiple_of(decisions, 29) {
                compare(&state, seat, &mut answers, &mut reasons);
            }
            act(&mut state, seat, answer, &mut Silent);
            decisions += 1;
        }
    }
    assert!(reasons.len() > 25, "only {} kinds of refusal were seen: {reasons:?}", reasons.len());
}

fn compare(
    state: &State,
    seat: Seat,
    answers: &mut Answers,
    reasons: &mut std::collections::HashSet<std::mem::Discriminant<Refusal>>,
) {
    let view = state.view(rulebook());
    let decision = view.decision(seat).unwrap();
    view.answers(seat, decision.question, answers);
    let listed: std::collections::HashSet<Answer> = answers.iter().copied().collect();
    assert_eq!(listed.len(), answers.len(), "an answer is listed twice: {answers:?}");
    for answer in universe(state) {
        match view.check(seat, decision.id, answer) {
            Ok(_) => assert!(listed.contains(&answer), "{answer:?} is taken but not listed"),
            Err(refusal) => {
                assert!(!listed.contains(&answer), "{answer:?} is listed but refused: {refusal:?}");
                assert!(!refusal.rule().is_empty());
                reasons.insert(std::mem::discriminant(&refusal));
            }
        }
    }
}

#[test]
fn a_late_answer_is_stale_and_nobody_else_is_asked() {
    let mut rng = Rng::with_seed(5);
    let setup = common::setup_with(&mut rng, 2, 0);
    let mut state = State::new(rulebook(), &setup, &mut Silent).unwrap();
    let mut answers = Answers::new();
    while state.view(rulebook()).decision(seat(1)).is_none_or(|decision| {
        state.view(rulebook()).answers(seat(1), decision.question, &mut answers);
        !answers.contains(&Answer::Done)
    }) {
        let (seat, answer) = random_answer(&state, &mut rng, &mut answers).unwrap();
        act(&mut state, seat, answer, &mut Silent);
    }
    let decision = state.view(rulebook()).decision(seat(1)).unwrap();
    act(&mut state, seat(1), Answer::Done, &mut Silent);
    let before = state;
    let late = state.act(rulebook(), seat(1), decision.id, Answer::Done, &mut Silent);
    assert!(matches!(late, Err(Refusal::NotAsked | Refusal::Stale)));
    assert_eq!(state, before);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// Bytes as answers of anybody to anything: never a panic; refused means unchanged and silent.
    #[test]
    fn no_stream_of_answers_breaks_the_engine(seed: u64, bytes in proptest::collection::vec(any::<u8>(), 0..1200)) {
        let mut rng = Rng::with_seed(seed);
        let setup = random_setup(&mut rng);
        let mut state = generous(&State::new(rulebook(), &setup, &mut Silent).unwrap(), 30);
        for chunk in bytes.chunks_exact(4) {
            let Some(seat) = Seat::from_index(usize::from(chunk[0] % 5)) else { continue };
            let id = state.view(rulebook()).decision(seat).map_or(DecisionId(u64::from(chunk[1])), |decision| decision.id);
            let before = state;
            let mut events: Vec<Event> = Vec::new();
            if state.act(rulebook(), seat, id, testkit::answer_from(rulebook(), &state, seat, chunk), &mut events).is_err() {
                prop_assert_eq!(state, before);
                prop_assert!(events.is_empty());
            }
        }
    }
}
