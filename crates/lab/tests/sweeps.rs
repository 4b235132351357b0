//! Sweeps and comparisons.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{cell, experiment, run};
use content::embedded_pack;
use lab::{Comparison, Sweep};

const SMALL: &str = r#"(
    bot: "greedy",
    games: 5,
    cells: [
        (players: [2, 3], disasters: ["meteor-shower", "toxic-leak"], difficulties: ["moderate", "futile"]),
        (players: [1], crews: Each, disasters: ["meteor-shower"], difficulties: ["moderate"], games: 7),
        (players: [4], crews: With(["usa", "japan"]), disasters: ["solar-storm"], difficulties: ["severe"]),
    ],
)"#;

fn refused(text: &str) -> String {
    let sweep = Sweep::read(text);
    sweep.and_then(|sweep| sweep.experiments(embedded_pack()).map(drop)).unwrap_err()
}

#[test]
fn a_sweep_is_every_combination_of_its_grids() {
    let experiments = Sweep::read(SMALL).unwrap().experiments(embedded_pack()).unwrap();
    let names: Vec<String> = experiments.iter().map(|one| one.header.cell.name()).collect();
    assert_eq!(names.len(), 8 + 10 + 1);
    for name in ["meteor-shower-moderate-2p", "meteor-shower-moderate-1p-brazil", "solar-storm-severe-4p-usa-japan"] {
        assert!(names.iter().any(|one| one == name), "{name} is not in {names:?}");
    }
    assert_eq!([experiments[0].header.games, experiments[9].header.games], [5, 7]);
}

#[test]
fn a_sweep_that_makes_no_sense_is_refused_where_it_goes_wrong() {
    assert!(refused(&SMALL.replace("players: [1]", "plaiers: [1]")).contains("line 6"));
    assert!(refused(&SMALL.replace("greedy", "genius")).contains("not 'genius'"));
    assert!(refused(&SMALL.replace("toxic-leak", "toxic-leek")).contains("toxic-leak"));
    assert!(refused(&SMALL.replace("toxic-leak", "meteor-shower")).contains("twice"));
    assert!(refused(&SMALL.replace("[4]", "[1]")).contains("too many"));
    assert!(refused("(bot: \"greedy\", games: 1, cells: [])").contains("at least one"));
}

#[test]
fn the_balance_table_can_be_played() {
    let sweep = Sweep::read(include_str!("../../../docs/balance/balance.ron")).unwrap();
    let experiments = sweep.experiments(embedded_pack()).unwrap();
    assert_eq!(experiments.len(), 2 * 4 * 3 + 3 + 4 * 3 + 10);
}

#[test]
fn a_bot_does_not_differ_from_itself() {
    let results = run(&experiment(cell(2, "training-simulator"), "greedy", 20), 2);
    let comparison = Comparison::new(&results, &results);
    assert_eq!((comparison.games, comparison.difference.value, comparison.missions.value), (20, 0.0, 0.0));
    assert_eq!((comparison.only_first, comparison.only_second), (0, 0));
    assert!(comparison.text(["one", "other"]).contains("A - B: +0.0 ("), "{}", comparison.text(["one", "other"]));
}

#[test]
fn a_bot_that_looks_ahead_lives_longer_than_one_that_does_not() {
    let [greedy, random] = ["greedy", "random"].map(|bot| run(&experiment(cell(4, "training-simulator"), bot, 40), 2));
    let comparison = Comparison::new(&greedy, &random);
    assert!(comparison.rounds.low > 0.0, "{comparison:?}");
}
