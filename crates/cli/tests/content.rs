//! `content`, and games with another pack.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::path::Path;

use common::{Folder, complains, has, has_words, intrepid, prints};

/// A pack that renames a badge.
fn other_pack(folder: &Folder) -> String {
    folder.write("pack.ron", b"(name: \"My box\", base: \"Intrepid\")");
    let doctor = r#"[(key: "medical-officer", name: "Ship's Doctor", effect: [GainCapacity(1)], source: Ours)]"#;
    folder.write("badges.ron", doctor.as_bytes());
    folder.file("")
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[test]
fn the_list_says_what_is_printed_and_what_is_ours() {
    let all = prints(&["content", "list"], "");
    has(
        &all,
        &["canada/t1a/red", "Capillary Evaporator", "components of the pack 'Intrepid'", "toxic-leak/inflamed-lungs"],
    );
    let ours = prints(&["content", "list", "--ours"], "");
    let printed = prints(&["content", "list", "--printed"], "");
    assert!(!printed.lines().any(|line| line.ends_with(": ours")), "{printed}");
    assert!(!ours.lines().any(|line| line.ends_with("mc L242-300)")), "{ours}");
    assert!(all.lines().count() > ours.lines().count().max(printed.lines().count()));
    assert_eq!(intrepid(&["content", "list", "--ours", "--printed"], "").status.code(), Some(2));
}

#[test]
fn a_sound_pack_is_reported_and_a_bad_one_with_every_mistake() {
    has_words(&prints(&["content", "check", &root().join("content").display().to_string()], ""), &["can be played"]);
    let folder = Folder::new("content-check");
    has_words(
        &prints(&["content", "check", &other_pack(&folder)], ""),
        &["'My box' can be played", "components (1 of them"],
    );
    folder.write("missions.ron", b"[(key: \"walk-the-dog\")]");
    folder.write("badges.ron", b"[\n  (key: \"medical-officer\", nome: \"Doctor\"),\n]");
    let output = intrepid(&["content", "check", &folder.file("")], "");
    assert_eq!(output.status.code(), Some(1));
    has(&String::from_utf8(output.stdout).unwrap(), &["badges.ron:2:", "nome", "expected", "mistake"]);
    has_words(&complains(&["play", "--content", &folder.file("")], ""), &["cannot be played", "badges.ron:2:"]);
    has_words(&complains(&["bench", "--content", &folder.file("nowhere")], ""), &["nowhere", "1 mistake"]);
}

#[test]
fn a_game_goes_on_only_with_its_own_pack() {
    let folder = Folder::new("content-save");
    let pack = other_pack(&folder);
    let (ours, theirs) = (folder.file("ours"), folder.file("theirs"));
    let game = ["--countries", "usa,russia", "--seed", "7", "--games"];
    let kept = |games: &str| format!("{games}/usa-russia-training-simulator.jsonl");
    let out = prints(&[&["play"][..], &game, &[&ours]].concat(), "done\n");
    has(&out, &["Medical Officer:"]);
    let out = prints(&[&["play", "--content", &pack][..], &game, &[&theirs]].concat(), "done\nshow medical-officer\n");
    has(&out, &["Ship's Doctor:", "Ship's Doctor (medical-officer)"]);
    assert!(!out.contains("  Aside "), "nobody wrote a line about the Ship's Doctor");
    has(&folder.read("theirs/usa-russia-training-simulator.jsonl"), &["\"pack\":\"My box\""]);
    has(&prints(&["replay", "--content", &pack, &kept(&theirs)], ""), &["every hash agrees"]);
    let needed = ["the pack 'My box'", "of the pack 'Intrepid'", "--content DIR"];
    has(&complains(&["replay", &kept(&theirs)], ""), &needed);
    let out = prints(&["play", "--games", &theirs], "1\n\n");
    has_words(&out, &["It cannot go on:", "the pack 'My box'", "[new]", "How many play"]);
    let load = ["play", "--content", &pack, "--load", &kept(&ours), "--games", &theirs];
    has(&complains(&load, ""), &["the pack 'Intrepid'", "of the pack 'My box'"]);
    has(&prints(&["--content", &pack, "protocol"], "{\"hello\":true}\n"), &["\"pack\":\"My box\""]);
    let random = prints(&["random-game", "--bot", "random", "--content", &pack], "");
    has(&random, &["\"pack\":\"My box\""]);
}

#[test]
fn the_almanac_is_what_the_program_prints() {
    let examples = root().join("scenarios/box").display().to_string();
    for (language, file) in [("en", "docs/almanac.md"), ("de", "docs/almanac.de.md")] {
        let printed = prints(&["content", "almanac", "--lang", language, "--examples", &examples], "");
        let kept = std::fs::read_to_string(root().join(file)).unwrap_or_default();
        let change = format!("run `cargo run -p intrepid -- content almanac --lang {language} > {file}`");
        assert!(printed == kept, "{file} is out of date; {change} and read what has changed");
    }
}

#[test]
fn the_almanac_speaks_german_too() {
    let printed = prints(&["content", "almanac", "--lang", "de"], "");
    has(&printed, &["# Almanach", "## Missionen", "Kapazität", "Du darfst", "von uns"]);
    assert_eq!(intrepid(&["content", "almanac", "--lang", "fr"], "").status.code(), Some(2));
}

#[test]
fn everything_in_the_box_is_in_the_almanac() {
    let printed = prints(&["content", "almanac"], "");
    let listed = prints(&["content", "list"], "");
    let rows = listed.lines().take(listed.lines().count() - 1);
    for row in rows.filter(|row| !["table", "track", "lock"].iter().any(|kind| row.starts_with(kind))) {
        let key = row.split_whitespace().nth(1).unwrap();
        assert!(printed.contains(&format!("`{key}`")), "{key} is missing");
    }
}
