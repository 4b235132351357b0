//! `play` with piped input: what a person would type, and what they would see.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Folder, complains, has, has_words, intrepid, prints, usual_game as game};

#[test]
fn with_no_options_enter_accepts_a_first_game() {
    let folder = Folder::new("play-first");
    let out = prints(&["play", "--games", &folder.file("games")], "\n\n\n\n\n");
    has(&out, &["How many play", "Training Simulator", "moderate", "Round 1", "Phase 1 Roll and Place Dice"]);
    has(&out, &["Power", "Climate", "Oxygen", "Nutrition", "Russia", "USA", "Place dice, or be done", "End of input"]);
}

#[test]
fn the_table_and_the_answers_say_what_tiles_do() {
    let folder = Folder::new("play-texts");
    let games = folder.file("games");
    let ability = "       Gain a new die equal to the placed die ±1.\n";
    let out = prints(&game(&games, &[]), "");
    assert_eq!(out.matches(ability).count(), 2, "below the tile and below its answers:\n{out}");
    has(
        &out,
        &["May re-roll one die in your pool and keep the higher value.", "Medical Officer: You may spend 2 Capacity"],
    );
    has(&out, &["die at 1/2/3/4: "]);
    let out = prints(&game(&games, &["--lang", "de"]), "texts mine\n");
    has(&out, &["Erhalte einen Würfel mit dem Wert", "Platziere Würfel"]);
    assert_eq!(out.matches("neu würfeln und den höheren").count(), 1, "Russia is explained only the first time");
    let out = prints(&game(&games, &[]), "texts off\n");
    assert_eq!(out.matches(ability).count(), 3, "answers are still explained");
}

#[test]
fn a_setup_file_says_where_starters_lie() {
    let folder = Folder::new("play-setup");
    let (file, games) = (folder.file("mine.setup"), folder.file("games"));
    let setup = "seat usa power flight-engineer + climate medical-officer at 5a 5b 6a 6b\n\
                 seat japan oxygen science-officer + nutrition crew-commander\n\
                 disaster meteor-shower\ndifficulty severe\n";
    std::fs::write(&file, setup).unwrap();
    let out = prints(&["play", "--setup", &file, "--seed", "7", "--games", &games], "");
    has(&out, &["Meteor Shower", "    5a Aluminum Shielding", "    6b Thermoelectric Generator", "Flight Engineer"]);
    std::fs::write(&file, setup.replace("6b", "6a")).unwrap();
    let refused = ["play", "--setup", &file, "--games", &games];
    has(&complains(&refused, ""), &["6a"]);
}

#[test]
fn everything_can_be_looked_at() {
    let folder = Folder::new("play-show");
    let input = "show 1a\nshow medical officer\nshow russia/t1a\nrules country\nrules disaster\nrules Habitation\nrules nonsense\nlegend\nshow training-simulator\nshow nonsuch\nshow 8d\n";
    let out = prints(&game(&folder.file("games"), &[]), input);
    has(&out, &["Aluminum Shielding (usa/s1/red)", "Medical Officer (medical-officer)", "(russia/t1a/red)"]);
    has(&out, &["(russia/t1a/blue)", "USA (usa) *", "Training Simulator (training-simulator)", "is called 'nonsuch'"]);
    has(&out, &["There is no tile on 8d.", "Aside      Prescribes sleep.", "Source     "]);
    has(&out, &["THE HABITATION MODULE", "There is no such page.", "..*..|..>.."]);
}

#[test]
fn a_card_that_is_turned_up_says_what_it_does() {
    let folder = Folder::new("play-card");
    let input = "#1\n".repeat(240);
    let games = folder.file("games");
    let crew =
        ["play", "--countries", "japan,united-kingdom", "--seed", "7", "--disaster", "toxic-leak", "--games", &games];
    let out = prints(&crew, &input);
    let at = out.lines().position(|line| line.contains("Disaster:")).unwrap_or_else(|| panic!("no card:\n{out}"));
    assert!(out.lines().nth(at + 1).unwrap().starts_with("             "), "{out}");
}

#[test]
fn a_wrong_reply_to_a_first_question_is_asked_again() {
    let folder = Folder::new("play-wrong");
    let out = prints(&["play", "--games", &folder.file("games")], "seven\n1\nmars\ncanada\n9\ntoxic-leak\n\n");
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
        let games = folder.file("games");
        let input = "coach\ncoach 2 more\nreach 1\nreach 2\nreach storage 3\nreach queue 1\nreach counter 1a\n1\nshow t1a\nrules all\nrules country\nlegend\nshow toxic-leak\nshow 1a\ntexts mine\ntexts all\noffer\n2\n1\n1\nhelp\n1\n1\nlog\ndone\ndone\n1\ndone\n1\n1\n1\ndone\ndone\n1\n".repeat(4);
        let out = prints(&["play", "--countries", countries, "--lang", lang, "--seed", "3", "--games", &games], &input);
        // A path is as long as the reader's folders make it.
        let out = out.replace(&games, "games");
        let wide: Vec<&str> = out.lines().filter(|line| line.chars().count() > 80).collect();
        assert!(wide.is_empty(), "{countries}: {wide:#?}");
    }
}

#[test]
fn answers_go_by_number_and_by_notation() {
    let folder = Folder::new("play-answers");
    let games = folder.file("games");
    let out = prints(&game(&games, &[]), "1\n");
    has(&out, &["USA places a"]);
    let out = prints(&game(&games, &[]), "seat 2\ndone\nseat 1\ndone\n");
    has(&out, &["Russia: Place dice", "Phase 2: Calculate Results."]);
    let out = prints(&game(&games, &[]), "999\nfly me to the moon\nsave\nundo all\nseat 4\n");
    has(
        &out,
        &["The list goes from 1 to", "Not understood", "Write save and a file name", "Write undo", "Nobody sits"],
    );
}

#[test]
fn the_first_screen_names_help_rules_and_coach() {
    let folder = Folder::new("play-welcome");
    let out = prints(&game(&folder.file("games"), &[]), "");
    has(&out, &["Type help for all that can be typed, rules for", "coach for advice"]);
    let out = prints(&game(&folder.file("games"), &[]), "rules\nRules 3\n");
    has(&out, &["You win when 3 missions are completed", "More: rules 1 to rules 6", "PHASE 3, USE RESOURCES"]);
}

#[test]
fn a_bare_number_is_the_die_that_is_asked_for() {
    let folder = Folder::new("play-number");
    let games = folder.file("games");
    // Russia may roll a die of value 3 or less again.
    let russia = ["play", "--countries", "russia,usa", "--seed", "7", "--games", &games];
    let out = prints(&russia, "#1\n6\nno\n");
    has(&out, &["  no  No, leave it"]);
    let dice: Vec<&str> = out.lines().filter(|line| line.ends_with(" die 1") || line.ends_with(" die 3")).collect();
    assert!(dice.iter().all(|line| line.trim_start().starts_with(line.rsplit(' ').next().unwrap())), "{dice:?}");
    has(&out, &["6 cannot be chosen: "]);
    let die = dice[0].rsplit(' ').next().unwrap();
    let out = prints(&russia, &format!("#1\n{die}\n"));
    has(&out, &[&format!("Russia re-rolls a {die}")]);
    // Germany may bring a 3 or pay with one.
    let germany = ["play", "--countries", "germany,canada", "--seed", "7", "--games", &games];
    let out = prints(&germany, "pay\n2\n3\nspend 3\n");
    has(
        &out,
        &["moves a 2 from their storage", "  #2  Bring the 3", "3 could be bring 3 or spend 3.", "you have paid 3"],
    );
}

#[test]
fn words_are_read_in_any_case() {
    let folder = Folder::new("play-case");
    let out =
        prints(&game(&folder.file("games"), &[]), "HELP\nWhy 1 ON 1A\nSeat 2\nDone\nUNDO\nShow Medical OFFICER\n");
    has(&out, &["place a die; two dice", "That is legal: Place the 1", "Took back 1 answer of Russia."]);
    has(&out, &["Medical Officer (medical-officer)"]);
    assert!(!out.contains("Not understood"), "{out}");
}

#[test]
fn after_a_choice_only_what_may_have_changed_is_shown() {
    let folder = Folder::new("play-compact");
    // Aluminum Shielding asks what the new die is set to.
    let out = prints(&game(&folder.file("games"), &[]), "2 on 1a\n1\n");
    assert_eq!(out.matches("Missions   0 of 3 done").count(), 1, "the whole table only once:\n{out}");
    assert_eq!(out.matches("  ends       Power").count(), 2, "{out}");
    let out = prints(&game(&folder.file("games"), &[]), "2 on 1a\n1\n\n");
    assert_eq!(out.matches("Missions   0 of 3 done").count(), 2, "Enter shows it");
    let brazil = ["play", "--countries", "brazil,japan", "--seed", "3", "--games", &folder.file("games")];
    let out = prints(&brazil, "#1\n#1\n");
    assert_eq!(out.matches("Missions   0 of 3 done").count(), 2, "after the roll all is shown:\n{out}");
    assert_eq!(out.matches("  ends       Power").count(), 1, "{out}");
    has(&prints(&brazil, "coach\n"), &["Nothing is urgent.", "The dice are not rolled yet"]);
}

#[test]
fn why_explains_a_refusal_and_confirms_what_is_legal() {
    let folder = Folder::new("play-why");
    let out = prints(&game(&folder.file("games"), &[]), "why 1 on 3a\nwhy done\nwhy amplify\nwhy 9 on 1a\n5 on 8d\n");
    has(
        &out,
        &["That is legal: Done placing dice.", "answers another question", "That is no answer here", "[core p. 13]"],
    );
}

#[test]
fn reach_tells_where_a_die_can_go_and_how() {
    let folder = Folder::new("play-reach");
    let games = folder.file("games");
    let out = prints(&game(&games, &[]), "reach 1\nreach 6\nreach x\nreach\nreach queue 9\nreach counter 1a\n");
    has(&out, &["Where the 1 can go", "  Aluminum Shielding (1a): at once\n", "  Docking Module 1: at once\n"]);
    has(&out, &["  Common Cabin Air Assembly (1c): after Aluminum Shielding (1a) (with your 2)\n"]);
    has(&out, &["       2 on 1a, set 1, 1+1 on 1c\n", "There is no 6 there: 1 2 3 3.", "'x' is no die"]);
    has(&out, &["Write reach and a die", "The queue has 0 dice.", "no Counter die of yours on 1a"]);
    // What is told can be typed.
    has(&prints(&game(&games, &[]), "2 on 1a\nset 1\n1+1 on 1c\n"), &["on Common Cabin Air Assembly"]);
    let germany = ["play", "--countries", "germany,canada", "--seed", "7", "--games", &games, "--lang", "de"];
    has(
        &prints(&germany, "reach storage 2\n"),
        &["nach der freien Aktion pay", "pay, bring 2, spend 3, paid, 2 on 1a"],
    );
    let solo = ["play", "--solo", "--countries", "usa", "--seed", "7", "--games", &games];
    has(&prints(&solo, "reach cache 3\ndone\nreach 3\n"), &["in the cache"]);
}

#[test]
fn the_coach_says_what_is_urgent_and_what_to_type() {
    let folder = Folder::new("play-coach");
    let games = folder.file("games");
    let out = prints(&game(&games, &[]), "coach\ncoach more\ncoach 2\ncoach 4\ncoach me\n");
    let unwrapped = out.split_whitespace().collect::<Vec<_>>().join(" ");
    has(&unwrapped, &["as things stand the crew starves.", "At this round's check now after with the crew Power"]);
    has(&out, &["Clearly better for USA:", "Look 1; coach more looks further.", "Look 2;"]);
    has(&out, &["Clearly better for Russia:", "Nobody sits at seat 4.", "Write coach, coach 2 or coach more."]);
    // What is told can be typed.
    let line = out.split("Clearly better for USA:\n").nth(1).unwrap();
    let typed: Vec<&str> = line.lines().take_while(|line| line.starts_with("       ")).map(str::trim).collect();
    let typed = typed.join(" ").replace(", ", "\n");
    let out = prints(&game(&games, &[]), &format!("{typed}\ncoach 1\n"));
    assert!(!out.contains("Not understood"), "{out}");
    has(&out, &["Nothing is asked of USA now."]);
    has(&prints(&game(&games, &[]), "done\ndone\ncoach\n"), &["The game is over."]);
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
    let games = folder.file("games");
    let out = prints(&["play", "--solo", "--seed", "2", "--games", &games], &"#1\n".repeat(2_000));
    has(&out, &["The crew", "The game is over", "End of input", "made in all", "of 3 missions completed"]);
    has(&out, &["tiles and what they made:"]);
    let kept = std::fs::read_dir(&games).unwrap().next().unwrap().unwrap().path().display().to_string();
    has(&prints(&["replay", &kept], ""), &["The crew", "every hash agrees"]);
    has_words(&prints(&["games", "--games", &games], ""), &["1 game is kept", "The crew"]);
    has(&prints(&["play", "--games", &games], ""), &["How many play"]);
}

/// Small words that stand in nearly every English sentence and in no German one.
const ENGLISH: [&str; 12] = ["the", "is", "are", "you", "your", "of", "and", "or", "not", "with", "cannot", "there"];

#[test]
fn a_whole_game_is_played_in_german() {
    let folder = Folder::new("play-german");
    let games = folder.file("games");
    let asides = "hilfe\nlegende\nregeln\nregeln alles\nrat\nrat mehr\nwohin 1\nwarum 6 auf 8d\nzeige 1a\nauslage\nunsinn\n\
                  zurück\nverlauf\nregeln land\nregeln katastrophe\nzeige nichts\nplatz 4\nseat 9\nsave\n#999\n";
    let lines = [asides, &"#1\n".repeat(40), asides, &"#1\n".repeat(1_000), asides, "ende\n"].concat();
    let options = ["--disaster", "toxic-leak", "--lang", "de", "--bots", "2:greedy"];
    let out = prints(&game(&games, &options), &lines);
    has(
        &out,
        &["Die Partie ist zu Ende", "Auf Wiedersehen.", "Bei der Prüfung", "Plättchen und was sie erzeugt haben:"],
    );
    let kept = std::fs::read_dir(&games).unwrap().next().unwrap().unwrap().path().display().to_string();
    let listed = prints(&["games", "--games", &games, "--lang", "de"], "");
    has_words(&listed, &["ist 1 Partie aufbewahrt"]);
    let replayed = prints(&["replay", "--log", &kept, "--lang", "de"], "");
    has(&replayed, &["jede Prüfsumme stimmt", "Runde 1 beginnt."]);
    let mut said = [out, listed, replayed].concat().split_whitespace().collect::<Vec<_>>().join(" ");
    let book = content::embedded();
    let names = book.missions.iter().map(|one| &one.name).chain(book.cards.iter().map(|one| &one.name));
    names.for_each(|name| said = said.replace(name.as_str(), "…"));
    let words: Vec<&str> = said.split(' ').collect();
    let english = words.windows(7).find(|around| ENGLISH.contains(&around[3]));
    assert_eq!(english, None);
}

#[test]
fn the_language_of_the_system_is_spoken_unless_another_is_named() {
    let folder = Folder::new("play-lang");
    let games = folder.file("games");
    let listed = |variables: &[(&str, &str)], options: &[&str]| {
        let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_intrepid"));
        program.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        program.args(["games", "--games", &games]).args(options).envs(variables.iter().copied());
        String::from_utf8(program.output().unwrap().stdout).unwrap()
    };
    has(&listed(&[("LANG", "de_DE.UTF-8")], &[]), &["sind keine Partien aufbewahrt"]);
    has(&listed(&[("LANG", "de_DE.UTF-8")], &["--lang", "en"]), &["No games are kept"]);
    has(&listed(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")], &[]), &["No games are kept"]);
    has(&listed(&[("LANG", "xx")], &[]), &["No games are kept"]);
    has(&listed(&[], &[]), &["No games are kept"]);
    has(&complains(&["play", "--countries", "usa,marsia", "--lang", "de"], ""), &["kein Land heißt „marsia“"]);
}

#[test]
fn bots_take_seats_and_say_what_they_did_and_why() {
    let folder = Folder::new("play-bots");
    let games = folder.file("games");
    let out = prints(&game(&games, &["--bots", "2:greedy"]), "seat 2\nundo\n#1\nundo\n");
    has(&out, &["Russia (greedy): ", "A bot plays for Russia.", "There is nothing to take back.", "USA: "]);
    assert!(out.contains("At the check: ") || out.contains("The table looks better"), "{out}");
    has(&out, &["Took back"]);
    let out = prints(&game(&games, &["--bots", "1-2:random"]), "");
    has(&out, &["USA (random): ", "Anything will do.", "The game is over"]);
    has(&complains(&game(&games, &["--bots", "2-4"]), ""), &["nobody plays at seat 3"]);
    let refused = intrepid(&game(&games, &["--bots", "2:clever"]), "");
    has(&String::from_utf8(refused.stderr).unwrap(), &["expected random, greedy or planner"]);
}

#[test]
fn a_game_with_bots_is_kept_and_goes_on_with_them() {
    let folder = Folder::new("play-bots-kept");
    let games = folder.file("games");
    let out = prints(&game(&games, &["--bots", "2:greedy"]), "#1\nquit\n");
    has_words(&out, &["The game is kept as usa-russia-training-simulator"]);
    let name = "usa-russia-training-simulator";
    let out = prints(&["play", "--continue", name, "--games", &games, "--bots", "2:greedy"], "undo\nquit\n");
    has(&out, &["Took back", "USA: "]);
    has(&prints(&["games", "--games", &games], ""), &[name]);
}
