//! The games in `games/`, told afterwards.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;

use chronicle::{Chronicle, Course, Note, Statistics, Stop};
use content::embedded;
use engine::game::Game;
use engine::table::{Outcome, Phase};

fn games() -> Vec<(String, Game)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, notation::save::read(embedded(), &fs::read_to_string(path).unwrap()).unwrap())
    };
    files.iter().filter(|path| path.extension().is_some_and(|kind| kind == "jsonl")).map(read).collect()
}

#[test]
fn every_deed_is_a_stop_and_shows_the_table_as_it_was() {
    for (name, game) in games() {
        let chronicle = Chronicle::of(&game);
        let course = Course::of(embedded(), &chronicle);
        for deeds in (0..=game.deeds().len()).step_by(37).chain([game.deeds().len()]) {
            let stop = Stop { deeds: deeds as u32, events: 0 };
            assert!(course.stops.contains(&stop), "{name}: {stop:?}");
            let state = game.state_at(deeds);
            assert_eq!(chronicle.table_at(embedded(), stop), *state.table(), "{name}: {stop:?}");
            assert_eq!(chronicle.flow_at(stop).step, state.flow().step, "{name}: {stop:?}");
        }
    }
}

#[test]
fn rounds_and_phases_follow_each_other_without_a_gap() {
    for (name, game) in games() {
        let course = Course::of(embedded(), &Chronicle::of(&game));
        let phases: Vec<_> = course.rounds.iter().flat_map(|round| &round.phases).collect();
        assert_eq!(phases[0].first, 0, "{name}");
        assert_eq!(phases.last().unwrap().last + 1, course.stops.len(), "{name}");
        assert!(phases.windows(2).all(|pair| pair[0].last + 1 == pair[1].first), "{name}");
        assert!(course.rounds.windows(2).all(|pair| pair[0].round + 1 == pair[1].round), "{name}");
        assert!(course.rounds.iter().all(|round| round.phases.is_sorted_by_key(|phase| phase.phase)), "{name}");
        assert!(course.rounds.iter().all(|round| round.phases[0].phase == Phase::RollAndPlaceDice), "{name}");
        assert!(course.stops.is_sorted(), "{name}");
    }
}

#[test]
fn a_stop_knows_its_round_and_phase_and_the_way_to_the_next() {
    let (_, game) = games().swap_remove(0);
    let chronicle = Chronicle::of(&game);
    let course = Course::of(embedded(), &chronicle);
    for (index, stop) in course.stops.iter().enumerate().step_by(11) {
        let table = chronicle.table_at(embedded(), *stop);
        let (round, phase) = course.place(index);
        let span = &course.rounds[round];
        assert_eq!((span.round, span.phases[phase].phase), (table.round, table.phase), "{stop:?}");
        assert!(course.phase_before(index) <= index && course.next_phase(index) >= index);
        assert!(course.round_before(index) <= course.phase_before(index));
        assert_eq!(course.at_or_after(*stop), index);
    }
    assert_eq!(course.next_round(0), course.rounds[1].first());
    assert_eq!(course.round_before(course.rounds[1].first()), 0);
    assert_eq!(course.next_round(course.stops.len() - 1), course.stops.len() - 1, "the end stays the end");
}

#[test]
fn marks_and_numbers_tell_of_the_same_game() {
    for (name, game) in games() {
        let chronicle = Chronicle::of(&game);
        let (course, numbers) = (Course::of(embedded(), &chronicle), Statistics::of(embedded(), &chronicle));
        let table = game.view().table;
        assert_eq!(course.rounds.len(), numbers.rounds.len(), "{name}");
        let lost: u32 = course.rounds.iter().map(|round| u32::from(round.lost)).sum();
        assert_eq!(lost, numbers.total(|seat| seat.lost), "{name}");
        assert_eq!(lost, numbers.spaces.iter().map(|space| space.lost).sum::<u32>(), "{name}");
        let completed: usize = course.rounds.iter().map(|round| round.missions.len()).sum();
        assert_eq!(completed, usize::from(table.missions.completed), "{name}");
        assert_eq!(completed, numbers.missions.iter().filter(|span| span.to.is_some()).count(), "{name}");
        assert_eq!(course.rounds.last().unwrap().outcome, table.outcome, "{name}");
        assert_eq!(numbers.outcome, table.outcome, "{name}");
        let made: u32 = numbers.rounds.iter().flat_map(|round| round.made).sum();
        assert_eq!(made, numbers.total(|seat| seat.made), "{name}");
        assert_eq!(numbers.rolls.iter().sum::<u32>(), numbers.total(|seat| seat.rolled), "{name}");
        assert_eq!(numbers.cards_left, table.cards.deck, "{name}");
        if table.outcome == Some(Outcome::Won) {
            let last = numbers.rounds.last().unwrap();
            assert!(last.left.unwrap().iter().all(|left| *left >= 0), "{name}");
        }
        let kinds: Vec<_> = numbers.notes.iter().filter(|note| !matches!(note, Note::Rolled(_))).collect();
        let distinct = kinds.iter().all(|one| {
            kinds.iter().filter(|other| std::mem::discriminant(**other) == std::mem::discriminant(*one)).count() == 1
        });
        assert!(distinct, "{name}: {kinds:?}");
    }
}

#[test]
fn a_chronicle_travels_in_few_bytes() {
    let (_, game) = games().swap_remove(0);
    let chronicle = Chronicle::of(&game);
    let bytes = postcard::to_allocvec(&chronicle).unwrap();
    assert!(bytes.len() < 64 * game.deeds().len() + 4096, "{} bytes", bytes.len());
    assert_eq!(postcard::from_bytes::<Chronicle>(&bytes).unwrap(), chronicle);
}
