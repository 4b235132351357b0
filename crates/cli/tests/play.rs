//! `play` with piped input: what a person would type, and what they would see.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Folder, complains, has, intrepid, prints};

/// Options of a game that is always the same, kept in this file.
fn game<'a>(autosave: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut options = vec!["play", "--countries", "usa,russia", "--seed", "7", "--autosave", autosave];
    options.extend(more);
    options
}

#[test]
fn with_no_options_enter_accepts_a_first_game() {
    let folder = Folder::new("play-first");
    let out = prints(&["play", "--autosave", &folder.file("auto.jsonl")], "\n\n\n\n\n");
    has(&out, &["How many play", "Training Simulator", "moderate", "Round 1", "Phase 1 Roll and Place Dice"]);
    has(&out, &["Power", "Climate", "Oxygen", "Nutrition", "Russia", "USA", "place dice, or be done", "End of input"]);
}

#[test]
fn the_table_and_the_answers_say_what_tiles_do() {
    let folder = Folder::new("play-texts");
    let auto = folder.file("auto.jsonl");
    let ability = "       Gain a new die equal to the placed die ±1.\n";
    let out = prints(&game(&auto, &[]), "");
    assert_eq!(out.matches(ability).count(), 2, "below the tile and below its answers:\n{out}");
    has(&out, &["May re-roll one die in your pool of value 3 or less.", "Medical Officer: You may spend 2 Capacity"]);
    has(&out, &["die at 1/2/3/4: "]);
    let out = prints(&game(&auto, &["--lang", "de"]), "texts mine\n");
    has(&out, &["Erhalte einen neuen Würfel", "place dice, or be done"]);
    assert_eq!(out.matches("mit Wert 3 oder weniger").count(), 1, "Russia is explained only the first time");
    let out = prints(&game(&auto, &[]), "texts off\n");
    assert_eq!(out.matches(ability).count(), 3, "answers are still explained");
}

#[test]
fn a_setup_file_says_where_starters_lie() {
    let folder = Folder::new("play-setup");
    let (file, auto) = (folder.file("mine.setup"), folder.file("auto.jsonl"));
    let setup = "seat usa power flight-engineer + climate medical-officer at 5a 5b 6a 6b\n\
                 seat japan oxygen science-officer + nutrition crew-commander\n\
                 disaster meteor-shower\ndifficulty severe\n";
    std::fs::write(&file, setup).unwrap();
    let out = prints(&["play", "--setup", &file, "--seed", "7", "--autosave", &auto], "");
    has(&out, &["Meteor Shower", "    5a Aluminum Shielding", "    6b Thermoelectric Generator", "Flight Engineer"]);
    std::fs::write(&file, setup.replace("6b", "6a")).unwrap();
    let refused = ["play", "--setup", &file, "--autosave", &auto];
    has(&complains(&refused, ""), &["6a"]);
}

#[test]
fn everything_can_be_looked_at() {
    let folder = Folder::new("play-show");
    let input =
        "show 1a\nshow medical officer\nshow russia/t1a\nrules\nshow training-simulator\nshow nonsuch\nshow 8d\n";
    let out = prints(&game(&folder.file("auto.jsonl"), &[]), input);
    has(&out, &["Aluminum Shielding (usa/s1/red)", "Medical Officer (medical-officer)", "(russia/t1a/red)"]);
    has(&out, &["(russia/t1a/blue)", "USA (usa) *", "Training Simulator (training-simulator)", "is called 'nonsuch'"]);
    has(&out, &["There is no tile on 8d.", "Source     "]);
}

#[test]
fn a_card_that_is_turned_up_says_what_it_does() {
    let folder = Folder::new("play-card");
    let input = "1\n".repeat(120);
    let out = prints(&game(&folder.file("auto.jsonl"), &["--disaster", "toxic-leak"]), &input);
    let at = out.lines().position(|line| line.contains("Disaster:")).unwrap_or_else(|| panic!("no card:\n{out}"));
    assert!(out.lines().nth(at + 1).unwrap().starts_with("             "), "{out}");
}

#[test]
fn a_wrong_reply_to_a_first_question_is_asked_again() {
    let folder = Folder::new("play-wrong");
    let out = prints(&["play", "--autosave", &folder.file("auto.jsonl")], "seven\n1\nmars\ncanada\n9\ntoxic-leak\n\n");
    has(
        &out,
        &["One to four can play.", "No country is called 'mars'", "choose 1 to", "Canada against the Toxic Leak"],
    );
}

#[test]
fn nothing_is_wider_than_eighty_columns() {
    let folder = Folder::new("play-wide");
    let crews = ["usa,russia,canada,japan", "brazil,united-kingdom,south-africa-1,malaysia", "germany"];
    for (countries, lang) in crews.iter().flat_map(|crew| [(crew, "en"), (crew, "de")]) {
        let auto = folder.file("auto.jsonl");
        let input = "coach\ncoach 2 more\nreach 1\nreach 2\nreach storage 3\nreach queue 1\nreach counter 1a\n1\nshow t1a\nrules\nshow toxic-leak\nshow 1a\ntexts mine\ntexts all\noffer\n2\n1\n1\nhelp\n1\n1\nlog\ndone\ndone\n1\ndone\n1\n1\n1\ndone\ndone\n1\n".repeat(4);
        let out =
            prints(&["play", "--countries", countries, "--lang", lang, "--seed", "3", "--autosave", &auto], &input);
        // A path is as long as the reader's folders make it.
        let out = out.replace(&auto, "auto.jsonl");
        let wide: Vec<&str> = out.lines().filter(|line| line.chars().count() > 80).collect();
        assert!(wide.is_empty(), "{countries}: {wide:#?}");
    }
}

#[test]
fn answers_go_by_number_and_by_notation() {
    let folder = Folder::new("play-answers");
    let auto = folder.file("auto.jsonl");
    let out = prints(&game(&auto, &[]), "1\n");
    has(&out, &["USA places a"]);
    let out = prints(&game(&auto, &[]), "seat 2\ndone\nseat 1\ndone\n");
    has(&out, &["Russia: place dice", "Phase 2: Calculate Results."]);
    let out = prints(&game(&auto, &[]), "999\nfly me to the moon\nsave\nundo all\nseat 4\n");
    has(
        &out,
        &["The list goes from 1 to", "Not understood", "Write save and a file name", "Write undo", "Nobody sits"],
    );
}

#[test]
fn why_explains_a_refusal_and_confirms_what_is_legal() {
    let folder = Folder::new("play-why");
    let out =
        prints(&game(&folder.file("auto.jsonl"), &[]), "why 1 on 3a\nwhy done\nwhy amplify\nwhy 9 on 1a\n5 on 8d\n");
    has(
        &out,
        &["That is legal: Done placing dice.", "another kind of question", "That is no answer here", "[core p. 13]"],
    );
}

#[test]
fn reach_tells_where_a_die_can_go_and_how() {
    let folder = Folder::new("play-reach");
    let auto = folder.file("auto.jsonl");
    let out = prints(&game(&auto, &[]), "reach 1\nreach 6\nreach x\nreach\nreach queue 9\nreach counter 1a\n");
    has(&out, &["Where the 1 can go", "  Aluminum Shielding (1a): at once\n", "  Docking Module 1: at once\n"]);
    has(&out, &["  Common Cabin Air Assembly (1c): after Aluminum Shielding (1a) (with your 2)\n"]);
    has(&out, &["       2 on 1a, set 1, 1+1 on 1c\n", "There is no 6 there: 1 2 3 3.", "'x' is no die"]);
    has(&out, &["Write reach and a die", "The queue has 0 dice.", "no Counter die of yours on 1a"]);
    // What is told can be typed.
    has(&prints(&game(&auto, &[]), "2 on 1a\nset 1\n1+1 on 1c\n"), &["on Common Cabin Air Assembly"]);
    let germany = ["play", "--countries", "germany,canada", "--seed", "7", "--autosave", &auto, "--lang", "de"];
    has(&prints(&germany, "reach storage 2\n"), &["after the free action pay", "pay, bring 2, spend 3, paid, 2 on 1a"]);
    let solo = ["play", "--solo", "--countries", "usa", "--seed", "7", "--autosave", &auto];
    has(&prints(&solo, "reach cache 3\ndone\nreach 3\n"), &["in the cache"]);
}

#[test]
fn the_coach_says_what_is_urgent_and_what_to_type() {
    let folder = Folder::new("play-coach");
    let auto = folder.file("auto.jsonl");
    let out = prints(&game(&auto, &[]), "coach\ncoach more\ncoach 2\ncoach 4\ncoach me\n");
    let unwrapped = out.split_whitespace().collect::<Vec<_>>().join(" ");
    has(&unwrapped, &["as things stand the crew starves.", "At this round's check now after with the crew Power"]);
    has(&out, &["Clearly better for USA:", "Look 1; coach more looks further.", "Look 2;"]);
    has(&out, &["Clearly better for Russia:", "Nobody sits at seat 4.", "Write coach, coach 2 or coach more."]);
    // What is told can be typed.
    let line = out.split("Clearly better for USA:\n").nth(1).unwrap();
    let typed: Vec<&str> = line.lines().take_while(|line| line.starts_with("       ")).map(str::trim).collect();
    let typed = typed.join(" ").replace(", ", "\n");
    let out = prints(&game(&auto, &[]), &format!("{typed}\ncoach 1\n"));
    assert!(!out.contains("Not understood"), "{out}");
    has(&out, &["Nothing is asked of USA now."]);
    has(&prints(&game(&auto, &[]), "done\ndone\ncoach\n"), &["The game is over."]);
}

#[test]
fn a_short_game_with_undo_save_load_and_replay() {
    let folder = Folder::new("play-save");
    let (auto, saved) = (folder.file("auto.jsonl"), folder.file("game.jsonl"));
    let save = format!("save {saved}\n");
    // Docking is never random, so it can be taken back as a whole.
    let out = prints(&game(&auto, &[]), &format!("done\nundo\ndone\ndone\nundo phase\n1\n{save}log 5\nquit\n\n"));
    has(&out, &["Took back 1 answer of USA.", "Saved in", "Goodbye."]);
    let kept = folder.read("game.jsonl");
    assert_eq!(kept, folder.read("auto.jsonl"), "the autosave is the same game");
    let replayed = prints(&["replay", "--log", &saved], "");
    has(&replayed, &["Round 1 begins.", "every hash agrees"]);
    let loaded = prints(&["play", "--load", &saved, "--autosave", &auto], &format!("{save}quit\n\n"));
    has(&loaded, &["USA, Russia against the Training Simulator", "Saved in"]);
    assert_eq!(folder.read("game.jsonl"), kept);
}

#[test]
fn a_game_that_was_left_is_offered_again() {
    let folder = Folder::new("play-again");
    let auto = folder.file("auto.jsonl");
    prints(&game(&auto, &[]), "done\n");
    let out = prints(&["play", "--autosave", &auto], "\n");
    has(&out, &["Continue the game you left in round 1?", "USA, Russia against"]);
    // A new game does not destroy the old one.
    prints(&game(&auto, &["--difficulty", "severe"]), "done\n");
    has(&folder.read("auto.previous.jsonl"), &["difficulty moderate"]);
}

#[test]
fn a_game_that_breaks_off_goes_on_from_what_is_good() {
    let folder = Folder::new("play-cut");
    let auto = folder.file("auto.jsonl");
    prints(&game(&auto, &[]), "done\ndone\n");
    let text = folder.read("auto.jsonl");
    let cut = folder.write("cut.jsonl", &text.as_bytes()[..text.len() - 4]);
    let out = prints(&["play", "--load", &cut, "--autosave", &auto], "");
    has(&out, &["breaks off", "The game goes on from there."]);
    has(&complains(&["replay", &cut], ""), &["cut.jsonl", "line 3", "breaks off", "the 1 answer before it is good"]);
}

#[test]
fn files_that_are_no_games_are_refused_by_name_and_line() {
    let folder = Folder::new("play-damaged");
    let auto = folder.file("auto.jsonl");
    prints(&game(&auto, &[]), "done\ndone\n");
    let good = folder.read("auto.jsonl");
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
        has(&complains(&["play", "--load", &file, "--autosave", &auto], ""), wanted);
    }
    has(&complains(&["replay", &folder.file("nowhere")], ""), &["nowhere"]);
}

#[test]
fn wrong_options_are_refused_with_a_reason() {
    has(&complains(&["play", "--countries", "usa,marsia"], ""), &["no country is called 'marsia'"]);
    has(&complains(&["play", "--countries", "usa,usa"], ""), &["taken twice"]);
    has(&complains(&["play", "--solo", "--disaster", "flood"], ""), &["no disaster is called 'flood'"]);
    has(&complains(&["play", "--seed", "x"], ""), &["expected a seed"]);
    assert_eq!(intrepid(&["play", "--players", "5"], "").status.code(), Some(2));
}

#[test]
fn a_whole_game_can_be_played_by_always_taking_the_first_answer() {
    let folder = Folder::new("play-whole");
    let auto = folder.file("auto.jsonl");
    let out = prints(&["play", "--solo", "--seed", "2", "--autosave", &auto], &"1\n".repeat(2_000));
    has(&out, &["The crew", "The game is over", "End of input"]);
    has(&prints(&["replay", &auto], ""), &["The crew", "every hash agrees"]);
}
