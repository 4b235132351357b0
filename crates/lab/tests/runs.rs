//! Experiments: the same games whatever the number of threads, whole or interrupted, written and read back.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use common::{cell, experiment, run};
use content::embedded_pack;
use lab::{Cell, Ending, Experiment, Results, Watch};
use notation::save;

#[test]
fn the_number_of_threads_changes_nothing() {
    let experiment = experiment(cell(3, "toxic-leak"), "greedy", 20);
    assert_eq!(run(&experiment, 1).write(), run(&experiment, 2).write());
}

#[test]
fn two_bots_meet_the_same_crews_and_dice() {
    let [one, other] = ["random", "greedy"].map(|bot| experiment(cell(3, "solar-storm"), bot, 10));
    for index in 0..10 {
        assert_eq!(one.trial(index).setup, other.trial(index).setup);
    }
}

#[test]
fn an_interrupted_run_keeps_its_first_games_and_goes_on_to_the_same_end() {
    let experiment = experiment(cell(2, "meteor-shower"), "greedy", 30);
    let (stop, count) = (AtomicBool::new(false), AtomicU32::new(0));
    let enough = |_: &lab::Trial| {
        if count.fetch_add(1, Ordering::SeqCst) == 6 {
            stop.store(true, Ordering::SeqCst);
        }
    };
    let part = experiment.run(Watch { jobs: 2, stop: &stop, played: &enough });
    assert!((7..=8).contains(&part.games.len()), "{}", part.games.len());
    assert!(!part.complete());
    let whole = run(&experiment, 1);
    assert_eq!(part.games, whole.games[..part.games.len()]);
    let rest = Watch { jobs: 2, stop: &AtomicBool::new(false), played: &|_| {} };
    assert_eq!(experiment.resume(part.games, rest), whole);
}

#[test]
fn results_are_written_and_read_back() {
    let results = run(&experiment(cell(4, "training-simulator"), "random:nodes=7", 5), 1);
    assert_eq!(Results::read(&results.write()).unwrap(), results);
    assert!(results.complete());
}

#[test]
fn wrong_files_are_refused_and_the_reason_is_said() {
    let text = run(&experiment(cell(1, "meteor-shower"), "random", 2), 1).write();
    let refused = |text: &str| Results::read(text).unwrap_err();
    assert!(refused("").contains("no results of the lab"));
    assert!(refused("{\"games\":[]}").contains("intrepid_lab"));
    assert!(refused(&text.replace("\"intrepid_lab\":1", "\"intrepid_lab\":9")).contains("format 9"));
    assert!(refused(&text.replace("random", "rendom")).contains("not 'rendom'"));
    assert!(refused(&text.replace("\"index\":0", "\"index\":1")).contains("not in order"));
    assert!(refused(&text[..text.len() / 2]).contains("no results of the lab"));
}

#[test]
fn games_with_their_answers_can_be_saved_and_played_again() {
    let rulebook = &embedded_pack().rulebook;
    let trial = experiment(cell(2, "solar-storm"), "greedy", 1).trial(0);
    let text = save::write(&trial.game(rulebook).unwrap());
    let game = save::read(rulebook, &text).unwrap();
    let outcome = game.view().table.outcome.unwrap();
    assert_eq!(trial.record.ending, Ending::from(outcome));
    assert_eq!(trial.record.rounds.len(), usize::from(game.view().table.round));
    assert_eq!(trial.record.answers as usize, game.deeds().len());
}

#[test]
fn the_record_agrees_with_the_table() {
    let rulebook = &embedded_pack().rulebook;
    let experiment = experiment(cell(4, "meteor-shower"), "greedy", 8);
    for index in 0..8 {
        let trial = experiment.trial(index);
        let game = trial.game(rulebook).unwrap();
        let table = game.view().table;
        let last = trial.record.rounds.last().unwrap();
        assert_eq!((last.emergency, last.research), (table.emergency, table.research));
        assert_eq!(trial.record.missions.len(), usize::from(table.missions.completed));
        let standing = trial.record.seats.iter().flat_map(|seat| seat.tiles.values());
        assert_eq!(standing.filter(|tile| tile.destroyed.is_none()).count(), table.occupied.iter().count());
    }
}

#[test]
fn crews_that_are_drawn_are_mixed_and_every_side_has_its_turn() {
    let results = run(&experiment(cell(3, "meteor-shower"), "random", 200), 2);
    let mut seats: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for seat in results.games.iter().flat_map(|game| &game.seats) {
        *seats.entry((&seat.country, &seat.light)).or_default() += 1;
    }
    assert_eq!(seats.len(), 20, "{seats:?}");
    assert!(seats.values().all(|count| (15..=50).contains(count)), "{seats:?}");
}

#[test]
fn named_countries_are_in_every_crew_and_the_others_are_drawn() {
    let named = Cell { countries: vec!["japan".into()], ..cell(3, "meteor-shower") };
    let results = run(&experiment(named, "random", 6), 1);
    assert!(results.games.iter().all(|game| game.seats[0].country == "japan"));
    let others: Vec<&str> = results.games.iter().map(|game| game.seats[1].country.as_str()).collect();
    assert!(others.iter().any(|country| *country != others[0]), "{others:?}");
}

#[test]
fn what_is_not_in_the_box_cannot_be_played() {
    let refused = |cell: Cell| Experiment::new(embedded_pack(), cell, "random".parse().unwrap(), 1, 1).err().unwrap();
    assert!(refused(cell(5, "meteor-shower")).contains("one to four"));
    assert!(refused(cell(2, "meteor")).contains("meteor-shower"));
    let crew = |keys: &[&str]| keys.iter().map(ToString::to_string).collect();
    assert!(refused(Cell { countries: crew(&["usa", "japan"]), ..cell(1, "meteor-shower") }).contains("too many"));
    assert!(refused(Cell { countries: crew(&["usa", "usa"]), ..cell(2, "meteor-shower") }).contains("twice"));
}
