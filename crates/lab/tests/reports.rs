//! The report and the tables, from small studies.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{cell, experiment, run};
use content::embedded_pack;
use lab::{Cell, Ending, Results, Study, Subject, Verdict, games_csv, page, tiles_csv};

/// Some games of every kind that the report looks at.
fn results() -> Vec<Results> {
    let solo = |country: &str| Cell { countries: vec![country.into()], ..cell(1, "meteor-shower") };
    let hard = Cell { difficulty: "futile".into(), ..cell(3, "toxic-leak") };
    let cells = [cell(2, "meteor-shower"), cell(4, "training-simulator"), hard, cell(3, "solar-storm")];
    let cells = cells.into_iter().chain(["usa", "japan"].map(solo));
    cells.map(|cell| run(&experiment(cell, "greedy", 12), 2)).collect()
}

/// Games that are all won.
fn won(results: &mut Results) {
    results.games.iter_mut().for_each(|game| game.ending = Ending::Won);
}

/// Games that are all lost.
fn lost(results: &mut Results) {
    results.games.iter_mut().for_each(|game| game.ending = Ending::OutOfSupplies);
}

/// Every tag is closed, in order.
fn well_formed(page: &str) {
    let body = page.split_once("</style>").unwrap();
    let rest = format!("{}{}", body.0.split_once("<style>").unwrap().0, body.1);
    let mut open: Vec<&str> = Vec::new();
    for piece in rest.split('<').skip(2) {
        let tag = piece.split('>').next().unwrap();
        let name = tag.trim_start_matches('/').split_whitespace().next().unwrap();
        match tag.starts_with('/') {
            true => assert_eq!(open.pop(), Some(name), "</{tag}>"),
            false if ["meta", "br"].contains(&name) => {}
            false => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?} are left open");
}

#[test]
fn the_page_holds_every_plot_and_needs_nothing_else() {
    let results = results();
    let study = Study::new(&results).unwrap();
    let page = page(&study, embedded_pack());
    well_formed(&page);
    let plots = [
        "What balanced means",
        "What misses",
        "Mean round in which a tier is released",
        "Tiles bought by those who are offered them",
        "By disaster and difficulty, 2 players",
        "By disaster and difficulty, solo",
        "By country, in mixed crews",
        "By country, solo",
        "Red side against blue side",
        "Rounds to win",
        "Missions completed",
        "Causes of loss",
        "What was missing",
        "Resources left at the check",
        "Capacity a player gains",
        "Bought most often",
        "How to read this",
    ];
    for plot in plots {
        assert!(page.contains(plot), "{plot} is missing");
    }
    assert!(!page.contains("<script") && !page.contains("http"), "the page fetches something");
    assert!(!page.contains("NaN") && !page.contains(">inf"), "a figure is none");
}

#[test]
fn games_and_tiles_are_tables() {
    let results = results();
    let study = Study::new(&results).unwrap();
    let rows = |text: String| csv::Reader::from_reader(text.as_bytes()).records().map(Result::unwrap).count();
    assert_eq!(rows(games_csv(&study).unwrap()), 6 * 12);
    let tiles = tiles_csv(&study, &embedded_pack().rulebook).unwrap();
    assert!(tiles.contains("usa,t1a/red,") && tiles.contains(",boost-1/blue,"), "{tiles}");
    assert!(rows(tiles) > 100);
}

#[test]
fn a_target_holds_when_what_was_measured_does() {
    let mut results = results();
    let verdict = |results: &[Results]| {
        let targets = Study::new(results).unwrap().targets(&embedded_pack().rulebook);
        let training = Subject::Disaster("training-simulator".into(), "moderate".into());
        targets.iter().find(|target| target.players == 4 && target.subject == training).unwrap().verdict()
    };
    lost(&mut results[1]);
    assert_eq!(verdict(&results), Verdict::Fails);
    won(&mut results[1]);
    assert_eq!(verdict(&results), Verdict::Holds);
    results[1].games.truncate(1);
    results[1].games[0].ending = Ending::OutOfSupplies;
    assert_eq!(verdict(&results), Verdict::Fails, "one loss leaves 79 % at most");
    results[1].games.clear();
    assert_eq!(verdict(&results), Verdict::NotMeasured);
}

#[test]
fn a_country_is_measured_against_its_own_cell() {
    let mut results = results();
    won(&mut results[0]);
    let study = Study::new(&results).unwrap();
    let meteor = study.surplus(|sample| sample.cell.players == 2, |seat| seat.country == "usa");
    assert_eq!(meteor.value, 0.0, "everybody wins there");
    won(&mut results[4]);
    lost(&mut results[5]);
    let study = Study::new(&results).unwrap();
    let solo = |country: &str| study.surplus(|sample| sample.solo(), |seat| seat.country == country).value;
    assert!((solo("usa") - 0.5).abs() < 1e-9 && (solo("japan") + 0.5).abs() < 1e-9);
}

#[test]
fn games_that_broke_are_shown_and_counted_nowhere() {
    let mut results = results();
    results[0].games[3].ending = Ending::Broken("panic: <no> air".into());
    let study = Study::new(&results).unwrap();
    assert_eq!((study.samples.len(), study.broken().count()), (6 * 12 - 1, 1));
    let page = page(&study, embedded_pack());
    well_formed(&page);
    assert!(page.contains("Games that broke: 1") && page.contains("panic: &lt;no&gt; air"));
}

#[test]
fn results_that_do_not_belong_together_are_refused() {
    let refused = |results: &[Results]| Study::new(results).err().unwrap();
    assert!(refused(&[]).contains("no results"));
    let mut results = results();
    results.push(results[0].clone());
    assert!(refused(&results).contains("twice"));
    results.pop();
    results[2].header.player = "planner".parse().unwrap();
    assert!(refused(&results).contains("do not belong together"));
}
