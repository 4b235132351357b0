//! `lab`: games by the hundred, in files.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Folder, complains, has, intrepid, prints};

/// Runs the lab; what it prints.
fn lab(arguments: &[&str]) -> String {
    let output = intrepid(&[&["lab"], arguments].concat(), "");
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?} failed: {err}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_run_is_summed_up_written_and_its_games_are_played_again() {
    let folder = Folder::new("lab-run");
    let (json, kept) = (folder.file("run.json"), folder.file("kept"));
    let game = ["--games", "3", "--players", "2", "--disaster", "toxic-leak", "--bot", "greedy"];
    let out = lab(&[&["run"], &game[..], &["--json", &json, "--keep", &kept]].concat());
    has(&out, &["toxic-leak-moderate-2p, greedy, seed 1", " of 3: "]);
    has(&folder.read("run.json"), &["\"intrepid_lab\":1", "\"player\":\"greedy\"", "\"index\":2"]);
    has(&prints(&["replay", &folder.file("kept/game-00002.jsonl")], ""), &["every hash agrees"]);
}

#[test]
fn a_run_looks_where_its_results_go_before_it_plays() {
    let folder = Folder::new("lab-output");
    let (there, kept, other) = (folder.write("there.json", b"mine"), folder.file("kept"), folder.file("other"));
    // Games enough to notice if they were played.
    let many = ["lab", "run", "--games", "4000000", "--bot", "greedy"];
    let refused = |more: &[&str]| complains(&[&many[..], more].concat(), "");
    has(&refused(&["--json", &there]), &["there.json is there already; --force writes over it"]);
    has(&refused(&["--json", &folder.file("nowhere/run.json")]), &["cannot write"]);
    has(&refused(&["--json", &folder.file("")]), &["is a folder"]);
    has(&refused(&["--keep", &folder.file("")]), &["is not empty and holds no games of this run"]);
    assert_eq!(folder.read("there.json"), "mine");
    let run = ["run", "--games", "2", "--players", "2", "--bot", "random", "--keep", &kept];
    lab(&run);
    lab(&[&run[..], &["--json", &there, "--force"]].concat());
    has(&folder.read("there.json"), &["\"intrepid_lab\":1"]);
    let other_seed = [&["lab"], &run[..], &["--seed", "2"]].concat();
    has(&complains(&other_seed, ""), &["holds games of another run: the seed 1, not 2; choose another folder"]);
    folder.write("other", b"a file");
    has(&refused(&["--keep", &other]), &["cannot make the folder"]);
    has(&complains(&["lab", "compare", "greedy", "random", "--json", &there], ""), &["is there already"]);
}

#[test]
fn a_run_that_makes_no_sense_is_refused() {
    has(&complains(&["lab", "run", "--countries", "rusia"], ""), &["'rusia'", "russia"]);
    has(&complains(&["lab", "run", "--disaster", "rain"], ""), &["'rain'"]);
    assert_eq!(intrepid(&["lab", "run", "--bot", "genius"], "").status.code(), Some(2));
    assert_eq!(intrepid(&["lab", "run", "--games", "0"], "").status.code(), Some(2));
}

const SWEEP: &str = r#"(bot: "random", games: 4, cells: [
    (players: [1, 2], disasters: ["meteor-shower"], difficulties: ["moderate"]),
])"#;

#[test]
fn a_sweep_plays_only_what_is_missing() {
    let folder = Folder::new("lab-sweep");
    let (file, out) = (folder.write("sweep.ron", SWEEP.as_bytes()), folder.file("out"));
    let sweep = |more: &[&str]| {
        let output = intrepid(&[&["lab", "sweep", &file, "--out", &out], more].concat(), "");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    has(&sweep(&["--games", "3"]), &["6 games in"]);
    let two = folder.read("out/meteor-shower-moderate-2p.json");
    std::fs::remove_file(folder.file("out/meteor-shower-moderate-2p.json")).unwrap();
    has(&sweep(&["--games", "3"]), &["3 games in"]);
    assert_eq!(folder.read("out/meteor-shower-moderate-2p.json"), two);
    has(&sweep(&[]), &["2 games in"]);
    assert_eq!(sweep(&[]), "", "nothing is left to play");
}

#[test]
fn a_sweep_never_writes_over_other_games() {
    let folder = Folder::new("lab-sweep-other");
    let (file, out) = (folder.write("sweep.ron", SWEEP.as_bytes()), folder.file("out"));
    lab(&["sweep", &file, "--out", &out]);
    let other = ["lab", "sweep", &file, "--out", &out, "--bot", "greedy"];
    has(&complains(&other, ""), &["meteor-shower-moderate-1p.json", "the bot random, not greedy", "another --out"]);
    folder.write("out/meteor-shower-moderate-1p.json", b"{}");
    has(&complains(&["lab", "sweep", &file, "--out", &out], ""), &["1p.json", "no results of the lab"]);
    folder.write("sweep.ron", b"(bot: \"random\",\n games: x)");
    has(&complains(&["lab", "sweep", &file, "--out", &out], ""), &["sweep.ron, line 2"]);
}

#[test]
fn shards_lie_side_by_side_and_are_one_grid_to_the_report() {
    let folder = Folder::new("lab-shards");
    let (file, out, whole) = (folder.write("sweep.ron", SWEEP.as_bytes()), folder.file("out"), folder.file("whole"));
    let shard = |shard: &str| intrepid(&["lab", "sweep", &file, "--out", &out, "--shard", shard], "");
    for one in ["1/3", "2/3"] {
        let output = shard(one);
        assert!(output.status.success(), "{output:?}");
    }
    assert!(shard("2/3").stderr.is_empty(), "nothing is left to play");
    let names = |folder: &str| {
        let mut names: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    };
    assert!(names(&out).iter().any(|name| name == "meteor-shower-moderate-2p.2-of-3.json"), "{:?}", names(&out));
    // What no shard has played is played without one.
    lab(&["sweep", &file, "--out", &out]);
    lab(&["sweep", &file, "--out", &whole]);
    for folder in [&out, &whole] {
        lab(&["report", folder]);
    }
    assert_eq!(folder.read("out/games.csv"), folder.read("whole/games.csv"));
    assert_eq!(folder.read("out/report.html"), folder.read("whole/report.html"));
    std::fs::copy(folder.file("whole/meteor-shower-moderate-2p.json"), folder.file("out/again.json")).unwrap();
    has(&complains(&["lab", "report", &out], ""), &["of meteor-shower-moderate-2p with seed ", " is there twice"]);
}

#[test]
fn a_shard_that_makes_no_sense_is_explained() {
    let refused = |shard: &str| {
        let output = intrepid(&["lab", "sweep", "sweep.ron", "--out", "out", "--shard", shard], "");
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    has(&refused("0/8"), &["shards are counted from 1 to 8; add 1 to an index that begins with 0"]);
    has(&refused("9/8"), &["there is no shard 9 of 8; K goes from 1 to 8"]);
    has(&refused("1/0"), &["N is at least 1"]);
    has(&refused("two"), &["expected K/N, as in 2/8", "not 'two'"]);
    has(&refused("/8"), &["expected K/N, as in 2/8"]);
}

#[test]
fn two_bots_or_two_packs_are_compared_on_the_same_games() {
    let folder = Folder::new("lab-compare");
    folder.write("pack.ron", b"(name: \"My box\", base: \"Intrepid\")");
    let games = ["--games", "6", "--players", "2"];
    let out = lab(&[&["compare", "greedy", "random"], &games[..], &["--json", &folder.file("c.json")]].concat());
    has(&out, &["6 games on the same seeds", "A greedy: won", "B random: won", "A - B: "]);
    has(&folder.read("c.json"), &["\"difference\"", "\"only_first\""]);
    let out = lab(&[&["compare", &folder.file(""), "random"], &games[..], &["--bot", "random"]].concat());
    has(&out, &["A - B: +0.0 (", "rounds played, A - B: +0.0"]);
    has(&complains(&["lab", "compare", "greedy", "nowhere"], ""), &["'nowhere'", "neither a bot nor"]);
}

#[test]
fn a_report_is_a_page_and_two_tables() {
    let folder = Folder::new("lab-report");
    let (file, out) = (folder.write("sweep.ron", SWEEP.as_bytes()), folder.file("out"));
    lab(&["sweep", &file, "--out", &out]);
    has(&lab(&["report", &out]), &["report.html", "games.csv", "tiles.csv", "targets.csv", " targets hold"]);
    has(&folder.read("out/report.html"), &["<!DOCTYPE html>", "What balanced means", "Meteor Shower"]);
    has(&folder.read("out/games.csv"), &["ending", "meteor-shower,moderate"]);
    folder.write("out/other.json", b"[1, 2]");
    has(&complains(&["lab", "report", &out], ""), &["other.json", "no results of the lab"]);
    has(&complains(&["lab", "report", &folder.file("nowhere")], ""), &["cannot read the folder"]);
    has(&complains(&["lab", "report", &folder.file("")], ""), &["there are no results"]);
}
