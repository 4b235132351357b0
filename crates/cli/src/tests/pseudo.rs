//! A third language, made of the English files by changing every letter: whatever is printed in plain letters does not
//! come from those files.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::Parser;
use content::Pack;
use engine::resource::Light;
use engine::rulebook::TileId;
use testkit::pseudo;
use text::{Flavour, Language, Writer};

use crate::mishap::told;
use crate::texts::Texts;
use crate::{Cli, Command, games, play, replay};

/// Words of the notation, which is typed alike in every language, and rulebooks that a source names.
const TYPED: &str = "add amplify amount badge bring cache capacity card climate counter decline die dock done down \
    habitation install kept left lock make mission nutrition offer option oxygen paid piece power queue red blue \
    research resource right room seat set shift slot space spend storage tile tilt yes moderate challenging severe \
    futile rules game win missions drain tokens docking undo jsonl app core";

/// Somebody who writes the changed language.
fn writer() -> Writer {
    let english = [Language::ENGLISH.source(), Language::ENGLISH.prompt()].concat();
    Writer::of("en", &pseudo::language(&english))
}

/// A pack in the changed language.
fn texts(pack: &Pack) -> Texts<'_> {
    let flavour = Flavour::of(&pseudo::language(Language::ENGLISH.flavour()));
    Texts { pack, writer: writer(), flavour }
}

/// The words of a text in plain letters.
fn plain(text: &str) -> impl Iterator<Item = &str> {
    pseudo::plain(text).filter(|word| word.len() > 2)
}

/// What may be printed in plain letters: names and keys of the pack, and what is typed.
fn allowed(pack: &Pack, folder: &Path) -> BTreeSet<String> {
    let book = &pack.rulebook;
    // A digest may hold what looks like a word.
    let mut all = vec![TYPED.to_owned(), folder.display().to_string(), pack.label()];
    all.extend(book.countries.iter().flat_map(|one| [one.key.clone(), one.name.clone()]));
    all.extend(book.countries.iter().flat_map(|one| one.free.iter().map(|free| free.key.clone())));
    all.extend(book.disasters.iter().flat_map(|one| [one.key.clone(), one.name.clone()]));
    all.extend(book.badges.iter().flat_map(|one| [one.key.clone(), one.name.clone()]));
    all.extend(book.missions.iter().flat_map(|one| [one.key.clone(), one.name.clone()]));
    all.extend(book.cards.iter().flat_map(|one| [one.key.clone(), one.name.clone()]));
    all.extend(book.irregularities.iter().flat_map(|one| [one.key.clone(), one.name.clone()]));
    for tile in (0..book.tiles.len()).map(|at| TileId(at as u16)) {
        // Names are cut where a column ends.
        let cut = |name: &str, width| name.chars().take(width).collect();
        all.extend(Light::ALL.iter().flat_map(|light| {
            let name = &book.face(tile, *light).name;
            [name.clone(), cut(name, 28)]
        }));
    }
    all.extend(pack.components.iter().map(|one| one.key.clone()));
    all.iter().flat_map(|text| plain(text).map(str::to_lowercase).collect::<Vec<_>>()).collect()
}

/// Nothing in the text stands in Rust.
fn check(what: &str, text: &str, allowed: &BTreeSet<String>) {
    for line in text.lines() {
        let strange: Vec<&str> = plain(line).filter(|word| !allowed.contains(&word.to_lowercase())).collect();
        assert!(strange.is_empty(), "{what} says {strange:?} in its own words:\n{line}");
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("intrepid-pseudo-{name}-{}", std::process::id()));
    std::fs::remove_dir_all(&folder).ok();
    folder
}

/// What the program prints in the changed language, or complains about.
fn says(texts: &Texts, folder: &Path, arguments: &[&str], lines: &str) -> String {
    let games = folder.display().to_string();
    let all = [&["intrepid"], arguments, &["--games", &games]].concat();
    let all = if arguments[0] == "replay" { [&["intrepid"], arguments].concat() } else { all };
    let (mut out, mut complaints) = (Vec::new(), Vec::new());
    match Cli::parse_from(all).command {
        Command::Play(options) => {
            return play::tests::printed(&options, texts, lines).unwrap_or_else(|error| told(&texts.writer, &error));
        }
        Command::Games(options) => games::tell(&options, texts, &mut out, &mut complaints).unwrap(),
        Command::Replay(options) => replay::tell(&options, texts, &mut out, &mut complaints).unwrap(),
        _ => panic!("{arguments:?} is for designers"),
    };
    String::from_utf8([out, complaints].concat()).unwrap()
}

/// Everything that can be looked at, and every mistake.
const LOOKING: &str = "help\nlegend\nglossary\nglossary drain\nglossary qq\nrules\nrules all\nrules 9x\nrules country\nrules disaster\ncoach\ncoach more\ncoach 4\n\
    coach q\nreach 1\nreach 2\nreach 3\nreach 4\nreach 5\nreach 6\nreach q\nreach\nreach storage 1\nreach queue 9\n\
    reach counter 1a\nreach cache 2\nreach 1 2\nshow 1a\nshow 8d\nshow medical-officer\nshow t1a\nshow qq\nshow\noffer\n\
    texts mine\ntexts off\ntexts all\ntexts q\nlog\nlog q\nundo\nundo q\nwhy\nwhy done\nwhy 6 on 8d\nwhy 9 on 1a\n\
    why qq\n#9999\n9999\n#q\nseat 1\nseat 4\nseat 9\nsave\nsave /nowhere/at/all\n1 on 9z\n1 on card q\n1+2 on dock 1\n\
    1 on dock 0\nq on 1a\ninstall qq\nbadge qq\n0 on 1a\n\n";

#[test]
fn a_game_at_the_prompt_says_nothing_in_words_of_its_own() {
    let (pack, folder) = (content::embedded_pack(), folder("game"));
    let (texts, mut allowed) = (texts(pack), allowed(pack, &folder));
    allowed.extend(["nowhere", "all"].map(str::to_owned));
    let games: [&[&str]; 4] = [
        &["--countries", "usa,russia", "--seed", "7", "--bots", "2:greedy"],
        &["--solo", "--countries", "japan", "--disaster", "toxic-leak", "--seed", "3"],
        &[
            "--countries",
            "brazil,germany,malaysia",
            "--disaster",
            "meteor-shower",
            "--seed",
            "5",
            "--bots",
            "2-3:greedy",
        ],
        &[
            "--countries",
            "united-kingdom,canada,south-africa-1,south-africa-2",
            "--disaster",
            "solar-storm",
            "--seed",
            "2",
        ],
    ];
    for options in games {
        let lines = [LOOKING, &"#1\n#2\n".repeat(30), LOOKING, &"#1\n".repeat(900), LOOKING, "quit\n"].concat();
        check(&format!("{options:?}"), &says(&texts, &folder, &[&["play"], options].concat(), &lines), &allowed);
    }
    std::fs::remove_dir_all(&folder).ok();
}

#[test]
fn bots_play_and_explain_whole_games_without_words_of_their_own() {
    let (pack, folder) = (content::embedded_pack(), folder("bots"));
    let (texts, allowed) = (texts(pack), allowed(pack, &folder));
    for (seed, disaster) in [("1", "toxic-leak"), ("2", "meteor-shower"), ("3", "solar-storm")] {
        let options = ["play", "--players", "4", "--disaster", disaster, "--seed", seed, "--bots", "1-4:greedy"];
        let said = says(&texts, &folder, &options, "log 9999\nundo\ncoach\nreach 1\nwhy done\nquit\n");
        assert!(said.lines().count() > 300, "{said}");
        check(disaster, &said, &allowed);
    }
    std::fs::remove_dir_all(&folder).ok();
}

#[test]
fn kept_games_and_wrong_options_are_told_without_words_of_their_own() {
    let (pack, folder) = (content::embedded_pack(), folder("kept"));
    let (texts, mut allowed) = (texts(pack), allowed(pack, &folder));
    allowed.extend(["marsia", "nonsuch", "nowhere", "all", "damaged"].map(str::to_owned));
    let say = |arguments: &[&str], lines: &str| says(&texts, &folder, arguments, lines);
    let mut said = say(&["play"], "q\n7\n1\nmarsia\n\n9\n\n\n#1\n#1\nquit\n");
    said += &say(&["games"], "");
    let kept = std::fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    let name = kept.file_stem().unwrap().to_str().unwrap().to_owned();
    let good = std::fs::read_to_string(&kept).unwrap();
    let file = kept.display().to_string();
    said += &say(&["replay", "--log", &file], "");
    said += &say(&["play"], "9\n1\nquit\n");
    for damaged in [
        &good[..good.len() - 5],
        &good.replace("hash", "hush"),
        &good.replacen("rulebook\":\"", "rulebook\":\"0", 1),
        "",
    ] {
        std::fs::write(&kept, damaged).unwrap();
        said += &say(&["games"], "");
        said += &say(&["replay", &file, "/nowhere/at/all"], "");
        said += &say(&["play"], "1\nno\n1\nyes\nquit\n");
        said += &say(&["play", "--continue", &name], "no\n");
    }
    said += &say(&["play"], "delete 1\nno\ndelete 1\nyes\n");
    said += &say(&["games", "delete", "nonsuch"], "");
    said += &say(&["play", "--continue", "nonsuch"], "");
    for wrong in [
        &["--countries", "usa,marsia"][..],
        &["--countries", "usa,usa"],
        &["--disaster", "nonsuch"],
        &["--difficulty", "nonsuch"],
        &["--seed", "nonsuch"],
        &["--players", "1", "--countries", "usa,russia"],
        &["--irregularity", "nonsuch"],
        &["--countries", "usa,russia", "--bots", "4"],
        &["--load", "/nowhere/at/all"],
        &["--setup", "/nowhere/at/all"],
    ] {
        said += &(say(&[&["play"], wrong].concat(), "") + "\n");
    }
    check("kept games", &said, &allowed);
    std::fs::remove_dir_all(&folder).ok();
}
