//! Sweeps and comparisons.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{cell, experiment, run};
use content::embedded_pack;
use lab::{Comparison, Results, Shard, Sweep};

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
fn every_cell_draws_crews_of_its_own_wherever_it_stands_in_the_sweep() {
    let seeds = |text: &str| {
        let experiments = Sweep::read(text).unwrap().experiments(embedded_pack()).unwrap();
        experiments.iter().map(|one| (one.header.cell.name(), one.header.seed)).collect::<BTreeMap<_, _>>()
    };
    let all = seeds(SMALL);
    assert_eq!(all.values().collect::<BTreeSet<_>>().len(), all.len());
    let one = r#"(bot: "greedy", games: 5,
        cells: [(players: [3], disasters: ["toxic-leak"], difficulties: ["futile"])])"#;
    let name = "toxic-leak-futile-3p";
    assert_eq!(seeds(one)[name], all[name]);
    assert_ne!(seeds(&one.replace("games: 5", "games: 5, seed: 2"))[name], all[name]);
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
fn each_irregularity_can_have_a_cell_of_its_own() {
    let text = SMALL.replace("players: [2, 3],", "players: [2, 3], each_irregularity: true,");
    let experiments = Sweep::read(&text).unwrap().experiments(embedded_pack()).unwrap();
    let cells: Vec<_> = experiments.iter().map(|one| &one.header.cell).collect();
    assert_eq!(cells.len(), 4 * 8 + 10 + 1);
    assert!(cells[..32].iter().all(|cell| cell.irregularities.len() == 1));
    assert_eq!(cells.iter().filter(|cell| cell.irregularities == cells[0].irregularities).count(), 4);
}

#[test]
fn the_balance_table_can_be_played() {
    let sweep = Sweep::read(include_str!("../../../docs/balance/balance.ron")).unwrap();
    let experiments = sweep.experiments(embedded_pack()).unwrap();
    assert_eq!(experiments.len(), 3 * 4 * 3 + 4 + 10 * 6 + 4 * 12);
    let games: u32 = experiments.iter().map(|one| one.header.games).sum();
    assert_eq!(games, 41_200, "as its first lines say");
}

#[test]
fn every_game_is_in_exactly_one_shard_and_shards_are_alike() {
    let cells = [cell(2, "meteor-shower"), cell(3, "toxic-leak"), cell(4, "solar-storm")];
    for of in [1, 2, 7, 40] {
        let shards: Vec<Shard> = (1..=of).map(|number| Shard::new(number, of).unwrap()).collect();
        for cell in &cells {
            let count = |shard: &Shard| (0..40).filter(|index| shard.has(cell, *index)).count() as u32;
            assert!((0..40).all(|index| shards.iter().filter(|shard| shard.has(cell, index)).count() == 1));
            assert!(shards.iter().map(count).all(|count| (40 / of..=40 / of + 1).contains(&count)));
        }
    }
    let second = Shard::new(2, 3).unwrap();
    let first_of = |cell| (0..3).find(|index| second.has(cell, *index));
    assert!(
        cells.iter().any(|cell| first_of(cell) != first_of(&cells[0])),
        "what is left over goes to different shards"
    );
}

#[test]
fn shards_put_together_are_the_whole() {
    let of = |shard: Option<Shard>| run(&experiment(cell(2, "meteor-shower"), "greedy", 10).share(shard), 2);
    let whole = of(None);
    let shards: Vec<Results> = (1..=3).rev().map(|number| of(Shard::new(number, 3).ok())).collect();
    assert!(shards.iter().all(Results::complete));
    let shards: Vec<Results> = shards.iter().map(|one| Results::read(&one.write()).unwrap()).collect();
    assert_eq!(Results::merged(shards.clone()).unwrap(), std::slice::from_ref(&whole));
    assert!(!Results::merged(shards[..2].to_vec()).unwrap()[0].complete());
    assert!(Results::merged([&shards[..], &[whole]].concat()).unwrap_err().contains("twice"));
    let other = shards[0].write().replace("3/3", "2/3");
    assert!(Results::read(&other).unwrap_err().contains("is not of this shard"));
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
