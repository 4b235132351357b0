//! Whoever only hears events has the same table, knows who is done, and can tell every die from every other.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;

use engine::State;
use engine::cause::{Cause, Happened};
use engine::die::Die;
use engine::effect::Zone;
use engine::event::{Event, Silent};
use engine::game::{Game, Undo};
use engine::question::Answers;
use engine::seat::{Seat, Seats};
use fastrand::Rng;
use wire::dice::{Dice, DiePlace};
use wire::{Follower, Spectator, TakenBack};

/// How many dice lie where and how. What a die in the Habitation Module or on the aid shows is forgotten.
fn count(dice: &Dice) -> BTreeMap<(DiePlace, Option<Die>), u32> {
    let mut counted = BTreeMap::new();
    for one in dice.iter() {
        let forgotten = matches!(one.place, DiePlace::Habitation { .. } | DiePlace::ToxicAid { .. });
        // The table does not say how the die on a mission lies.
        let shown = if let DiePlace::Mission { .. } = one.place { one.die.flattened() } else { one.die };
        *counted.entry((one.place, (!forgotten).then_some(shown))).or_default() += 1;
    }
    counted
}

fn flags(state: &State) -> (Seats, Seats) {
    let lane = |seat: Seat| state.flow().lane(seat);
    let seats = state.table().seats();
    (seats.filter(|seat| lane(seat).done), seats.filter(|seat| lane(seat).housed))
}

fn compare(copy: &Spectator, state: &State) {
    assert_eq!(&copy.table, state.table());
    assert_eq!((copy.done, copy.housed), flags(state));
    assert_eq!(count(&copy.dice), count(&Dice::of(state.table())));
}

#[test]
fn a_copy_that_only_hears_events_is_the_table_at_every_step() {
    let book = content::embedded();
    for number in 0..160 {
        let mut rng = Rng::with_seed(number);
        let setup = testkit::random_setup(book, &mut rng);
        let mut state = testkit::generous(&State::new(book, &setup, &mut Silent).unwrap(), 40);
        let mut copy = Spectator::new(state.table());
        let mut answers = Answers::new();
        let mut seen = copy.dice.ids();
        while let Some((seat, answer)) = testkit::random_answer(book, &state, &mut rng, &mut answers) {
            let mut happened: Vec<Happened> = Vec::new();
            testkit::act(book, &mut state, seat, answer, &mut happened);
            for one in &happened {
                let before: Vec<_> = copy.dice.iter().map(|die| die.id).collect();
                copy.hear(book, &one.event);
                let new = copy.dice.iter().filter(|die| !before.contains(&die.id));
                new.for_each(|die| assert!(die.id.0 >= seen, "{:?} was used before", die.id));
                seen = copy.dice.ids();
            }
            compare(&copy, &state);
        }
    }
}

#[test]
fn a_copy_follows_when_deeds_are_taken_back() {
    let book = content::embedded();
    let mut undone = 0;
    for number in 0..60 {
        let mut rng = Rng::with_seed(number);
        let setup = testkit::random_setup(book, &mut rng);
        let mut game = Game::new(book, setup).unwrap();
        let mut follower = Follower::new(Spectator::new(game.state().table()));
        let mut answers = Answers::new();
        while let Some((seat, answer)) = testkit::random_answer(book, game.state(), &mut rng, &mut answers) {
            let events = game.answer(seat, answer).unwrap().to_vec();
            follower.hear_deed(book, events.iter().map(|happened| &happened.event));
            let undo = [Undo::Answer, Undo::Deed, Undo::Phase][rng.usize(..3)];
            if rng.u8(..4) == 0
                && let Ok(taken) = game.undo_preview(seat, undo)
            {
                let first = *taken.last().unwrap();
                game.undo(seat, undo).unwrap();
                undone += 1;
                let again = game.deeds()[first..].iter().map(|deed| deed.events.clone()).collect();
                assert!(follower.take_back(book, &TakenBack { seat, back_to: first as u32, again }));
            }
            compare(follower.now(), game.state());
        }
    }
    assert!(undone > 100, "only {undone} deeds were taken back");
}

#[test]
fn every_event_says_why_it_happened() {
    let book = content::embedded();
    let mut seen = std::collections::HashSet::new();
    for number in 0..120 {
        let mut rng = Rng::with_seed(number);
        let setup = testkit::random_setup(book, &mut rng);
        let mut state = testkit::generous(&State::new(book, &setup, &mut Silent).unwrap(), 40);
        let mut answers = Answers::new();
        while let Some((seat, answer)) = testkit::random_answer(book, &state, &mut rng, &mut answers) {
            let mut happened: Vec<Happened> = Vec::new();
            testkit::act(book, &mut state, seat, answer, &mut happened);
            for one in happened {
                assert!(fits(&one), "{one:?}");
                seen.insert(std::mem::discriminant(&one.cause));
            }
        }
    }
    assert!(seen.len() >= 22, "only {} causes were seen", seen.len());
}

/// Is it a cause that such an event can have?
fn fits(Happened { event, cause }: &Happened) -> bool {
    match event {
        Event::RoundBegan { .. } | Event::PhaseBegan(_) | Event::RoundReset | Event::TokensRemoved => {
            *cause == Cause::Round
        }
        Event::Generated { space: Some(space), .. } | Event::StrainFelt { space, .. } => {
            *cause == Cause::Tile { space: *space }
        }
        Event::Generated { space: None, .. } => matches!(cause, Cause::Income | Cause::Habitation),
        Event::Placed { seat, .. } | Event::PairPlaced { seat, .. } | Event::PaidToxic { seat, .. } => {
            *cause == Cause::Placement { seat: *seat }
        }
        Event::Consumed { .. } => matches!(cause, Cause::Mission { .. }),
        Event::SuppliesOpened | Event::SuppliedTo { .. } => *cause == Cause::Check,
        Event::BonusTaken { resource } => *cause == Cause::Bonus { resource: *resource },
        Event::Hit { .. } | Event::SectorRolled(_) => matches!(cause, Cause::Card { .. } | Cause::Disaster),
        Event::Installed { seat, index, .. } => *cause == Cause::Install { seat: *seat, index: *index },
        Event::BadgeUsed { seat, index } => *cause == Cause::Badge { seat: *seat, index: *index },
        Event::Received { from, .. } => matches!(cause, Cause::Dock { seat, .. } if seat == from),
        Event::SaidDone { seat } => *cause == Cause::Done { seat: *seat },
        _ => !matches!(cause, Cause::Done { .. }),
    }
}

#[test]
fn a_die_keeps_its_id_while_it_is_turned_moved_and_placed() {
    let book = content::embedded();
    let setup = testkit::setup_with(book, &mut Rng::with_seed(5), 2, 0);
    let state = State::new(book, &setup, &mut Silent).unwrap();
    let mut copy = Spectator::new(state.table());
    let seat = Seat::FIRST;
    let ids = copy.dice.ids();
    let (two, five) = (Die::flat(engine::die::Face::ALL[1]), Die::flat(engine::die::Face::ALL[4]));
    copy.hear(book, &Event::Rolled { seat, zone: Zone::Kept, die: two });
    copy.hear(book, &Event::Turned { seat, zone: Zone::Kept, at: 0, from: two, to: five });
    copy.hear(book, &Event::Moved { seat, from: Zone::Kept, to: Zone::Cache, at: 0, die: five });
    let die = copy.dice.get(wire::dice::DieId(ids)).unwrap();
    assert_eq!((die.place, die.die), (DiePlace::Zone { seat, zone: Zone::Cache, at: 0 }, five));
    copy.hear(book, &Event::Discarded { seat, zone: Zone::Cache, at: 0, die: five });
    assert!(copy.dice.get(wire::dice::DieId(ids)).is_none());
}
