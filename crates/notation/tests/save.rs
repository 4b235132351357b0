//! Saved games: what is written is read back, and whatever else is read ends in a clear error.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{random_setup, rulebook};
use engine::cause::Happened;
use engine::game::{Game, Undo, UndoRefusal};
use engine::question::Answers;
use engine::refusal::Refusal;
use engine::setup::SetupError;
use fastrand::Rng;
use notation::save::{self, Problem, SaveError};

/// A random game, played to its end or for so many answers.
fn random_game(number: u64, most: usize) -> Game {
    let mut rng = Rng::with_seed(number);
    let mut game = Game::new(rulebook(), random_setup(&mut rng)).unwrap();
    let mut answers = Answers::new();
    while game.deeds().len() < most {
        let asked: Vec<_> = game.view().seats_asked().iter().collect();
        let Some(seat) = (!asked.is_empty()).then(|| asked[rng.usize(..asked.len())]) else { break };
        let decision = game.decision(seat).unwrap();
        game.view().answers(seat, decision.question, &mut answers);
        game.act(seat, decision.id, answers[rng.usize(..answers.len())]).unwrap();
    }
    game
}

#[test]
fn a_log_grows_by_a_line_an_answer_and_a_line_for_what_is_taken_back() {
    let mut taken_back = 0;
    for number in 0..40 {
        let mut rng = Rng::with_seed(number);
        let mut game = Game::new(rulebook(), random_setup(&mut rng)).unwrap();
        let mut log = save::write_log(&game, "Intrepid");
        let mut answers = Answers::new();
        for _ in 0..60 {
            let Some(seat) = game.view().seats_asked().iter().next() else { break };
            if rng.u8(..4) == 0
                && let undo = [Undo::Answer, Undo::Deed, Undo::Phase][rng.usize(..3)]
                && game.undo(seat, undo).is_ok()
            {
                log.extend(save::record(&game));
                taken_back += 1;
                continue;
            }
            let (before, decision) = (*game.state(), game.decision(seat).unwrap());
            game.view().answers(seat, decision.question, &mut answers);
            let answer = answers[rng.usize(..answers.len())];
            game.act(seat, decision.id, answer).unwrap();
            let view = before.view(rulebook());
            log += &save::line(&view, seat, decision.question, answer, game.state().fingerprint());
        }
        let read = save::read(rulebook(), &log).unwrap_or_else(|error| panic!("game {number}: {error}"));
        assert_eq!(read.state(), game.state());
        assert_eq!(save::write(&read), save::write(&game));
        let asked = |game: &Game| game.view().seats_asked().iter().map(|seat| game.decision(seat)).collect::<Vec<_>>();
        assert_eq!(asked(&read), asked(&game), "answers from before an undo stay late");
    }
    assert!(taken_back > 20, "{taken_back}");
}

#[test]
fn a_line_that_takes_back_what_cannot_be_is_named() {
    let log = save::write_log(&ten_answers(), "Intrepid");
    let with = |line: &str| save::read(rulebook(), &format!("{log}{line}\n")).unwrap_err().to_string();
    assert!(with(r#"{"seat":1,"undo":"all","hash":""}"#).contains("line 12"));
    assert!(with(r#"{"seat":1,"hash":""}"#).contains("either an answer or what was taken back"));
    let (good, error) =
        save::read_good(rulebook(), &format!("{log}{{\"seat\":1,\"undo\":\"phase\",\"hash\":\"\"}}")).unwrap();
    assert!(error.is_some());
    assert_eq!(good.deeds().len(), 10, "what cannot be taken back stays");
}

#[test]
fn a_restart_forgets_neither_what_was_taken_back_nor_which_fences_were_crossed() {
    let (mut late, mut crossed) = (0, 0);
    for number in 0..30 {
        let mut rng = Rng::with_seed(number);
        let mut game = Game::new(rulebook(), random_setup(&mut rng)).unwrap();
        game.cross_fences = rng.bool();
        let mut log = save::write_log(&game, "Intrepid");
        let mut answers = Answers::new();
        for _ in 0..50 {
            let Some(seat) = game.view().seats_asked().iter().next() else { break };
            let asked = game.decision(seat).unwrap();
            game.view().answers(seat, asked.question, &mut answers);
            let answer = answers[rng.usize(..answers.len())];
            game.act(seat, asked.id, answer).unwrap();
            log.extend(save::record(&game));
            if rng.u8(..3) == 0 && game.undo(seat, Undo::Answer).is_ok() {
                log.extend(save::record(&game));
                // From the log, from a save of the game as it stands, and from a log that begins with it.
                for text in [log.clone(), save::write(&game), save::write_log(&game, "Intrepid")] {
                    let mut read = save::read(rulebook(), &text).unwrap_or_else(|error| panic!("{number}: {error}"));
                    assert_eq!(read.state(), game.state());
                    assert_eq!((read.epoch(), read.crossed()), (game.epoch(), game.crossed()));
                    assert_eq!(read.decision(seat), game.decision(seat));
                    assert_eq!(read.act(seat, asked.id, answer).unwrap_err(), Refusal::Stale);
                    assert!(!read.cross_fences, "a table option is not part of a game");
                    late += 1;
                }
                crossed += game.crossed().len();
            }
        }
    }
    assert!(late > 100 && crossed > 10, "{late} {crossed}");
}

/// What a line of a public log tells.
#[derive(serde::Deserialize)]
struct Told {
    #[serde(default)]
    events: Vec<Happened>,
}

#[test]
fn a_public_log_grows_too_and_holds_no_seed() {
    for number in 0..20 {
        let mut rng = Rng::with_seed(number);
        let mut game = Game::new(rulebook(), random_setup(&mut rng)).unwrap();
        let mut log = save::public_log(&game);
        let mut answers = Answers::new();
        for _ in 0..40 {
            let Some(seat) = game.view().seats_asked().iter().next() else { break };
            let asked = game.decision(seat).unwrap();
            game.view().answers(seat, asked.question, &mut answers);
            game.act(seat, asked.id, answers[rng.usize(..answers.len())]).unwrap();
            log.extend(save::public_record(&game));
        }
        assert_eq!(log, save::public_log(&game));
        let seed: String = game.setup().seed.0.iter().map(|byte| format!("{byte:02x}")).collect();
        for hidden in [seed.as_str(), "seed", "\"deck ", "\"missions ", "hash"] {
            assert!(!log.contains(hidden), "game {number} tells its {hidden}");
        }
        let told = log.lines().map(|line| serde_json::from_str::<Told>(line).unwrap().events);
        let played = game.deeds().iter().map(|deed| deed.events.clone());
        assert!(told.eq([game.opening().to_vec()].into_iter().chain(played)), "{log}");
    }
}

#[test]
fn a_torn_last_line_is_told_from_a_wrong_one() {
    let game = ten_answers();
    let log = save::write_log(&game, "Intrepid");
    let (good, error) = save::read_good(rulebook(), &log[..log.len() - 9]).unwrap();
    assert_eq!((good.deeds().len(), error.map(|error| error.problem)), (9, Some(Problem::CutOff)));
    let (good, error) = save::read_good(rulebook(), &format!("{log}{{\"seat\":")).unwrap();
    assert_eq!((good.deeds().len(), error.map(|error| error.problem)), (10, Some(Problem::CutOff)));
    let wrong = save::read(rulebook(), &format!("{log}{{\"seat\":\n")).unwrap_err();
    assert!(matches!(wrong.problem, Problem::Json(_)), "{wrong}");
}

/// A random game that has not ended after ten answers.
fn ten_answers() -> Game {
    let mut games = (5..).map(|number| random_game(number, 10));
    games.find(|game| game.deeds().len() == 10).unwrap()
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(String::from).collect()
}

/// What is wrong with a saved game of ten answers once it has been tampered with.
fn damage(tamper: impl FnOnce(&mut Vec<String>)) -> SaveError {
    let mut lines = lines(&save::write(&ten_answers()));
    assert_eq!(lines.len(), 11);
    tamper(&mut lines);
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    save::read(rulebook(), &text).expect_err("a damaged game is not read")
}

fn says(error: &SaveError, words: &[&str]) {
    let text = error.to_string();
    assert!(words.iter().all(|word| text.contains(word)), "'{text}' lacks one of {words:?}");
}

#[test]
fn what_is_saved_is_loaded() {
    for number in 0..60 {
        let game = random_game(number, usize::MAX);
        let text = save::write(&game);
        let loaded = save::read(rulebook(), &text).unwrap_or_else(|error| panic!("game {number}: {error}"));
        assert_eq!(loaded.state(), game.state());
        assert_eq!(loaded.setup(), game.setup());
        assert_eq!(save::write(&loaded), text);
    }
}

#[test]
fn lines_written_one_by_one_are_the_same_as_all_at_once() {
    let mut rng = Rng::with_seed(9);
    let mut game = Game::new(rulebook(), random_setup(&mut rng)).unwrap();
    let mut text = save::header(rulebook(), game.setup());
    let mut answers = Answers::new();
    while let Some(seat) = game.view().seats_asked().iter().next() {
        let decision = game.decision(seat).unwrap();
        let before = *game.state();
        game.view().answers(seat, decision.question, &mut answers);
        let answer = answers[rng.usize(..answers.len())];
        game.act(seat, decision.id, answer).unwrap();
        let view = before.view(rulebook());
        text += &save::line(&view, seat, decision.question, answer, game.state().fingerprint());
    }
    assert_eq!(text, save::write(&game));
}

#[test]
fn a_damaged_line_is_named_with_what_is_wrong_and_what_is_good() {
    let wrong_json = damage(|lines| lines[4] = "{\"seat\":1".into());
    says(&wrong_json, &["line 5", "no line of a saved game", "the 3 answers before it are good"]);
    let unknown_field = damage(|lines| lines[4] = lines[4].replace("\"seat\"", "\"chair\""));
    says(&unknown_field, &["line 5", "chair"]);
    let nobody = damage(|lines| lines[4] = "{\"seat\":9,\"answer\":\"done\",\"hash\":\"0\"}".into());
    assert_eq!(nobody.problem, Problem::Seat(9));
    let nonsense = damage(|lines| lines[4] = "{\"seat\":1,\"answer\":\"fly home\",\"hash\":\"0\"}".into());
    says(&nonsense, &["line 5", "fly home"]);
    let missing = damage(|lines| drop(lines.remove(4)));
    says(&missing, &["line 5"]);
}

#[test]
fn a_wrong_hash_is_found_at_its_line() {
    let error = damage(|lines| {
        let at = lines[7].find("\"hash\":\"").unwrap() + 8;
        lines[7].replace_range(at..at + 16, "00000000deadbeef");
    });
    assert!(matches!(&error.problem, Problem::Hash { found, .. } if found == "00000000deadbeef"));
    says(&error, &["line 8", "00000000deadbeef", "the 6 answers before it are good"]);
}

#[test]
fn what_the_rules_refuse_is_data_and_named_for_programs() {
    let game = Game::new(rulebook(), notation::setup::read(rulebook(), "quick usa russia\nseed 1").unwrap()).unwrap();
    let header = save::write_log(&game, "Intrepid");
    let read = |line: &str| save::read(rulebook(), &format!("{header}{line}\n")).unwrap_err();
    let undone = read(r#"{"seat":1,"undo":"answer","hash":"00"}"#);
    assert_eq!(undone.problem, Problem::UndoRefused(UndoRefusal::Nothing));
    assert_eq!(undone.problem.to_string(), "taking back is refused: nothing");
    let refused = read(r#"{"seat":1,"answer":"2 on 8d","hash":"00"}"#);
    assert!(matches!(refused.problem, Problem::Refused(_)), "{refused}");
    assert!(refused.to_string().contains("rule core p. 13"), "{refused}");
    let twice = header.replace("russia", "usa");
    let illegal = save::read(rulebook(), &twice).unwrap_err();
    assert!(matches!(illegal.problem, Problem::IllegalSetup(SetupError::CountryTwice { .. })), "{illegal}");
    assert!(illegal.to_string().contains("country_twice (country "), "{illegal}");
}

#[test]
fn another_rulebook_is_refused_and_both_are_named() {
    let ours = format!("{:016x}", rulebook().hash);
    let error = damage(|lines| lines[0] = lines[0].replace(&ours, "0123456789abcdef"));
    says(&error, &["line 1", "rulebook 0123456789abcdef", &ours]);
}

#[test]
fn a_game_names_its_pack_and_is_read_whether_it_does_or_not() {
    let game = ten_answers();
    let named = save::write_naming(&game, "My box");
    assert!(named.lines().next().unwrap().contains("\"pack\":\"My box\""));
    assert_eq!(named.lines().skip(1).collect::<Vec<_>>(), save::write(&game).lines().skip(1).collect::<Vec<_>>());
    for text in [&named, &save::write(&game)] {
        assert_eq!(save::read(rulebook(), text).unwrap().state(), game.state());
    }
    let elsewhere = named.replace(&format!("{:016x}", rulebook().hash), "0123456789abcdef");
    says(&save::read(rulebook(), &elsewhere).unwrap_err(), &["the pack 'My box', rulebook 0123456789abcdef"]);
}

#[test]
fn a_header_that_cannot_be_used_says_why() {
    says(&damage(|lines| lines.clear()), &["no header"]);
    says(&damage(|lines| lines[0] = lines[0].replace("\"intrepid\":1", "\"intrepid\":3")), &["format 3"]);
    says(&damage(|lines| lines[0] = lines[0].replace("difficulty ", "difficulty very ")), &["setup"]);
    says(&damage(|lines| lines[0] = lines[0].replace("\"seed\":\"", "\"seed\":\"x")), &["no seed"]);
    says(&damage(|lines| lines[0] = "[]".into()), &["line 1", "no line of a saved game"]);
    says(&damage(|lines| drop(lines.remove(0))), &["line 1"]);
}

#[test]
fn a_game_that_breaks_off_keeps_its_good_answers() {
    let game = ten_answers();
    let text = save::write(&game);
    let cut = &text[..text.len() - 9];
    let error = save::read(rulebook(), cut).unwrap_err();
    assert_eq!((error.line, error.good, &error.problem), (11, 9, &Problem::CutOff));
    says(&error, &["line 11", "breaks off", "the 9 answers before it are good"]);
    let (good, _) = save::read_good(rulebook(), cut).unwrap();
    assert_eq!(good.deeds().len(), 9);
    // Only the line's end is missing: nothing is lost.
    assert_eq!(save::read(rulebook(), text.trim_end()).unwrap().state(), game.state());
}

#[test]
fn a_cut_anywhere_is_an_error_or_a_shorter_game_and_never_a_panic() {
    let text = save::write(&ten_answers());
    for length in 0..text.len() {
        if let Ok(game) = save::read(rulebook(), &text[..length]) {
            assert!(game.deeds().len() <= 10);
        }
    }
}

#[test]
fn hostile_sizes_are_refused() {
    let long = damage(|lines| lines[3] = "x".repeat(save::LONGEST_LINE + 1));
    says(&long, &["line 4", "65537 bytes"]);
    let deep = damage(|lines| lines[3] = "[".repeat(save::LONGEST_LINE));
    says(&deep, &["line 4", "no line of a saved game"]);
    let big_number = damage(|lines| lines[3] = "{\"seat\":99999999999,\"answer\":\"\",\"hash\":\"\"}".into());
    says(&big_number, &["line 4"]);
    let many_seats = damage(|lines| {
        lines[0] = lines[0]
            .replace("\"setup\":[", &format!("\"setup\":[{}", "\"seat usa power crew-commander\",".repeat(500)));
    });
    says(&many_seats, &["line 1"]);
}

#[test]
fn random_damage_never_panics() {
    let text = save::write(&random_game(6, 30)).into_bytes();
    let mut rng = Rng::with_seed(2);
    for _ in 0..2_000 {
        let mut bytes = text.clone();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..bytes.len());
            bytes[at] = rng.u8(32..127);
        }
        if let Ok(text) = String::from_utf8(bytes) {
            save::read(rulebook(), &text).ok();
        }
    }
}
