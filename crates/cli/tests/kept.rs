//! Games that were left: each is kept, none is lost, nothing else is written over.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Folder, complains, has, has_words, intrepid, prints, usual_game as game};

/// The file of the game that is always the same.
const KEPT: &str = "games/usa-russia-training-simulator.jsonl";

#[test]
fn a_short_game_with_undo_save_load_and_replay() {
    let folder = Folder::new("play-save");
    let (games, saved) = (folder.file("games"), folder.file("game.jsonl"));
    let save = format!("save {saved}\n");
    // Docking is never random, so it can be taken back as a whole.
    let out = prints(&game(&games, &[]), &format!("done\nundo\ndone\nundo phase\n1\n{save}log 5\nquit\n"));
    has(&out, &["Took back 1 answer of USA.", "Saved in", "Goodbye."]);
    has_words(&out, &["The game is kept as usa-russia-training-simulator in"]);
    let copy = folder.read("game.jsonl");
    has(&folder.read(KEPT), &["\"undo\":\"answer\"", "\"undo\":\"phase\""]);
    has(&prints(&["replay", "--log", &saved], ""), &["Round 1 begins.", "every hash agrees"]);
    has(&prints(&["replay", &folder.file(KEPT)], ""), &["every hash agrees"]);
    let loaded = prints(&["play", "--load", &saved, "--games", &games], &format!("{save}quit\n"));
    has(&loaded, &["USA, Russia against the Training Simulator", "Saved in", "there is nothing to keep"]);
    assert_eq!(folder.read("game.jsonl"), copy);
    let name = "usa-russia-training-simulator";
    prints(&["play", "--continue", name, "--games", &games], &format!("save {saved}\nquit\n"));
    assert_eq!(folder.read("game.jsonl"), copy, "the kept game is the same game");
}

#[test]
fn no_file_is_written_over_that_is_not_a_save_of_this_game() {
    let folder = Folder::new("play-over");
    let games = folder.file("games");
    let letter = folder.write("letter.txt", b"Dear all,\n");
    let other = folder.file("other.jsonl");
    prints(&game(&games, &["--difficulty", "severe"]), &format!("done\nsave {other}\n"));
    let out = prints(&game(&games, &[]), &format!("done\nsave {letter}\nsave {other}\nsave {games}\nquit\n"));
    assert_eq!(out.matches("Not saved:").count(), 3, "{out}");
    assert_eq!(folder.read("letter.txt"), "Dear all,\n");
    has(&folder.read("other.jsonl"), &["difficulty severe"]);
    let kept = folder.read(KEPT);
    let out = prints(&game(&games, &[]), &format!("1\nsave {}\n", folder.file(KEPT)));
    has(&out, &["Not saved:"]);
    assert_eq!(folder.read(KEPT), kept);
}

#[test]
fn every_game_that_was_left_is_offered_again() {
    let folder = Folder::new("play-again");
    let games = folder.file("games");
    prints(&game(&games, &[]), "done\n");
    prints(&game(&games, &["--difficulty", "severe"]), "done\nundo\n1\n");
    prints(&game(&games, &[]), "done\n");
    // A game without an answer leaves nothing.
    has(&prints(&game(&games, &[]), "help\nquit\n"), &["Nothing was answered, so there is nothing to keep."]);
    let listed = prints(&["games", "--games", &games], "");
    has_words(&listed, &["3 games are kept", "usa-russia-training-simulator-3", "severe. Round 1, 1 answer."]);
    let out = prints(&["play", "--games", &games], "7\ndelete 3\nno\n2\n");
    has(&out, &["Games you left", "A number, new, or delete", "Write a number of the list", "Delete usa-russia"]);
    has(&out, &["USA, Russia against"]);
    has(&prints(&["play", "--games", &games], "delete 1\nyes\n"), &["is deleted."]);
    prints(&["games", "delete", "usa-russia-training-simulator", "--games", &games], "");
    has_words(&prints(&["games", "--games", &games], ""), &["1 game is kept"]);
    has(&complains(&["games", "delete", "../nonsuch", "--games", &games], ""), &["no game is kept as '../nonsuch'"]);
    has(&complains(&["play", "--continue", "nonsuch", "--games", &games], ""), &["no game is kept as 'nonsuch'"]);
    // With none left a first game is asked for.
    has(&prints(&["play", "--games", &folder.file("none")], ""), &["How many play"]);
}

#[test]
fn a_game_from_before_there_was_a_shelf_is_put_on_it() {
    let folder = Folder::new("play-old");
    prints(&game(&folder.file("games"), &[]), "done\n");
    let copy = folder.read(KEPT);
    std::fs::create_dir_all(folder.file("state/intrepid")).unwrap();
    folder.write("state/intrepid/autosave.jsonl", copy.as_bytes());
    let listed = std::process::Command::new(env!("CARGO_BIN_EXE_intrepid"))
        .arg("games")
        .env("LC_ALL", "C")
        .env("XDG_STATE_HOME", folder.file("state"))
        .output()
        .unwrap();
    has_words(&String::from_utf8(listed.stdout).unwrap(), &["1 game is kept", "autosave (", "Round 1, 1 answer."]);
    assert_eq!(folder.read("state/intrepid/games/autosave.jsonl"), copy);
}

#[test]
fn two_programs_never_write_one_game() {
    let folder = Folder::new("play-twice");
    let games = folder.file("games");
    prints(&game(&games, &[]), "done\n");
    let file = std::fs::File::options().read(true).write(true).open(folder.file(KEPT)).unwrap();
    file.lock().unwrap();
    let name = "usa-russia-training-simulator";
    let busy = "is being played by another program";
    has_words(&complains(&["play", "--continue", name, "--games", &games], ""), &[busy]);
    has_words(&complains(&["games", "delete", name, "--games", &games], ""), &[busy]);
    has_words(&prints(&["games", "--games", &games], ""), &["being played by another program"]);
    has_words(&prints(&["play", "--games", &games], "1\n"), &["[new]", busy]);
    prints(&game(&games, &[]), "done\n");
    drop(file);
    has_words(&prints(&["games", "--games", &games], ""), &["2 games are kept"]);
}

#[test]
fn a_game_that_cannot_be_kept_says_so() {
    let folder = Folder::new("play-unkept");
    let games = folder.write("games", b"not a folder");
    let saved = folder.file("saved.jsonl");
    let out = prints(&game(&games, &[]), &format!("done\nundo\nquit\nno\nsave {saved}\nquit\nyes\n"));
    has_words(&out, &["The last answer is NOT kept: cannot make the folder", "The last 2 answers are NOT kept"]);
    has_words(&out, &["Leave all the same, and lose them?", "Saved in", "Goodbye."]);
    assert!(!out.contains("The game is kept"), "{out}");
    assert_eq!(folder.read("games"), "not a folder");
}

#[test]
fn a_kept_game_that_is_taken_away_is_written_anew() {
    let folder = Folder::new("play-gone");
    let games = folder.file("games");
    let moved = folder.file("moved.jsonl");
    prints(&game(&games, &[]), "done\n");
    std::fs::rename(folder.file(KEPT), &moved).unwrap();
    let out = prints(&["play", "--load", &moved, "--games", &games], "done\n");
    has_words(&out, &["The game is kept as usa-russia-training-simulator in"]);
    assert_eq!(folder.read(KEPT).lines().count(), 3);
    assert_eq!(folder.read("moved.jsonl").lines().count(), 2, "a file that is loaded stays as it is");
}

#[test]
fn a_torn_last_line_is_dropped_with_a_sentence() {
    let folder = Folder::new("play-cut");
    let games = folder.file("games");
    prints(&game(&games, &[]), "done\ndone\n");
    let text = folder.read(KEPT);
    let cut = folder.write("cut.jsonl", &text.as_bytes()[..text.len() - 4]);
    let out = prints(&["play", "--load", &cut, "--games", &games], "");
    has(&out, &["breaks off", "the game goes on from there."]);
    has(&complains(&["replay", &cut], ""), &["cut.jsonl", "line 3", "breaks off", "the 1 answer before it is good"]);
    folder.write(KEPT, &[&text.as_bytes()[..text.len() - 4], b"\xFF\0"].concat());
    has(&prints(&["play", "--games", &games], "1\ndone\n"), &["breaks off", "the game goes on from there."]);
    assert_eq!(folder.read(KEPT), text, "the same answer again");
}

#[test]
fn a_damaged_game_goes_on_only_when_asked_to_and_what_is_lost_is_kept() {
    let folder = Folder::new("play-rescue");
    let games = folder.file("games");
    prints(&["play", "--countries", "usa", "--seed", "7", "--games", &games], &"#1\n".repeat(12));
    let name = "games/usa-training-simulator.jsonl";
    let mut lines: Vec<String> = folder.read(name).lines().map(|line| format!("{line}\n")).collect();
    lines[5] = "{\"seat\":1}\n".to_owned();
    let damaged = lines.concat();
    folder.write(name, damaged.as_bytes());
    has_words(&prints(&["games", "--games", &games], ""), &["Round 1, 4 answers. Damaged: line 6"]);
    let out = prints(&["play", "--games", &games], "1\nno\n");
    has_words(
        &out,
        &["usa-training-simulator is damaged. Line 6: ", "the 4 answers before it are good. 8 lines are lost."],
    );
    assert_eq!(folder.read(name), damaged, "nothing is done unasked");
    let out = prints(&["play", "--games", &games], "1\nyes\n#1\n");
    has_words(&out, &["The damaged file is kept as"]);
    assert_eq!(folder.read(&format!("{name}.damaged")), damaged);
    assert_eq!(folder.read(name).lines().count(), 6);
    has(&prints(&["replay", &folder.file(name)], ""), &["every hash agrees"]);
}

#[test]
fn files_that_are_no_games_are_refused_by_name_and_line() {
    let folder = Folder::new("play-damaged");
    let games = folder.file("games");
    prints(&game(&games, &[]), "done\ndone\n");
    let good = folder.read(KEPT);
    let at = good.rfind("\"hash\":\"").unwrap() + 8;
    let cases: [(&str, Vec<u8>, &[&str]); 5] = [
        ("empty", vec![], &["no header"]),
        ("binary", vec![b'{', 0xFF, 0xFE], &["line 1", "no text"]),
        ("json", b"{}\n".to_vec(), &["line 1"]),
        ("hash", good.replace(&good[at..at + 16], "0000000000000000").into_bytes(), &["line 3", "0000000000000000"]),
        ("rulebook", good.replace("\"rulebook\":\"", "\"rulebook\":\"0").into_bytes(), &["line 1", "rulebook 0"]),
    ];
    for (name, bytes, wanted) in cases {
        let file = folder.write(name, &bytes);
        has(&complains(&["replay", &file], ""), wanted);
        has(&complains(&["play", "--load", &file, "--games", &games], ""), wanted);
        assert_eq!(std::fs::read(&file).unwrap(), bytes);
    }
    has(&complains(&["replay", &folder.file("nowhere")], ""), &["nowhere"]);
}

#[test]
fn every_game_is_replayed_also_behind_a_bad_one() {
    let folder = Folder::new("play-replay");
    let games = folder.file("games");
    prints(&game(&games, &[]), "done\n");
    let (good, bad) = (folder.file(KEPT), folder.write("bad.jsonl", b"{}\n"));
    let output = intrepid(&["replay", &good, &bad, &good], "");
    let (out, err) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!((output.status.code(), out.matches("every hash agrees").count()), (Some(1), 2));
    has(&err, &["bad.jsonl"]);
}
