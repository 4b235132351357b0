//! Every scenario of the project holds.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod common;

use std::path::PathBuf;

use common::rulebook;
use notation::scenario::{self, run_file, run_text};

#[test]
fn every_scenario_holds() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios"));
    let mut out = Vec::new();
    let summary = scenario::run_all(rulebook(), &[folder], &mut out).unwrap();
    let failed: Vec<String> =
        String::from_utf8(out).unwrap().lines().filter(|line| line.starts_with("FAIL")).map(Into::into).collect();
    assert!(summary.failed == 0 && summary.passed > 0, "{summary}\n{}", failed.join("\n"));
}

fn failure(text: &str) -> String {
    let text = format!("title A test\nrule core p. 14\n{text}");
    run_text(rulebook(), "test.scenario", &text).failure.map(|failure| failure.to_string()).unwrap_or_default()
}

#[test]
fn a_check_that_does_not_hold_says_what_is_there() {
    let text = "given 4 players\n1 pool 2 5\nthen\n1 pool 2 4";
    assert_eq!(failure(text), "test.scenario:6: expected '1 pool 2 4', was: 1 pool 2 5");
}

#[test]
fn dice_that_are_not_rolled_are_a_mistake() {
    assert!(failure("given 4 players\ndice 1 3\nthen\n1 pool none").contains("not all dice were rolled"));
    assert!(failure("given 4 players\nphase roll\nthen\nround 1").contains("no 'dice' or 'sector' line"));
}

#[test]
fn a_refusal_must_be_the_expected_one() {
    let text = "given 4 players\n1 pool 2\nwhen\n1: 5 on 1a refused WrongFace";
    assert_eq!(failure(text), "test.scenario:6: expected refused WrongFace, was NoSuchDie");
}

#[test]
fn a_scenario_that_checks_nothing_is_a_mistake() {
    assert_eq!(failure("given 4 players"), "test.scenario:3: nothing is checked: expected 'then'");
}

/// Each of these is answered with a failure that says this.
fn fail(cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        let said = failure(text);
        assert!(said.contains(expected), "{text}\n{}", if said.is_empty() { "passed" } else { &said });
    }
}

#[test]
fn what_is_no_answer_cannot_be_called_not_offered() {
    let asked = "given usa russia\n1 pool 3 5\nwhen\n1: 3 on 1a\nthen\n";
    for fine in ["offers not 1: set 3", "offers not 1: 3, tile 3b, decline", "offers not 1: badge science-officer"] {
        assert_eq!(failure(&format!("{asked}{fine}")), "", "{fine}");
    }
    fail(&[
        (&format!("{asked}offers not 1: declien"), "not 'declien'"),
        (&format!("{asked}offers not 1: set 3, set 9"), "not 'set 9'"),
        (&format!("{asked}offers not 1: set 4"), "offered is: set 2, set 4"),
        (&format!("{asked}offers not 1: 4"), "offered is: set 2, set 4"),
        (&format!("{asked}offers not 1:"), "expected set 2, set 4, not ''"),
        (&format!("{asked}offers not exactly 1: set 3"), "either 'not' or 'exactly'"),
        (&format!("{asked}offers exactly 1: set 2, set 2"), "'set 2' is named twice"),
        (
            "given usa russia\nthen\noffers not 1: badge science-offizer",
            "no badge of yours is called 'science-offizer'",
        ),
        ("given usa russia\nthen\nasked not 4", "there is no seat 4: 2 play"),
    ]);
}

#[test]
fn an_event_that_cannot_happen_is_a_mistake() {
    fail(&[
        ("given usa russia\nthen\nno event Hti", "no event is called 'Hti'; is it Hit"),
        ("given usa russia\nthen\nevent Explosion", "no event is called 'Explosion'"),
        ("given usa russia\nthen\nno event Drained clmate", "no event speaks of 'clmate'"),
        ("given usa russia\nthen\nno event", "expected the name of an event"),
    ]);
    assert_eq!(failure("given usa russia\nthen\nno event drained climate 3\nno event TokenSpent 1"), "");
}

#[test]
fn a_refusal_that_does_not_exist_is_a_mistake() {
    fail(&[
        ("given usa russia\n1 pool 5\nwhen\n1: 5 on 1a refused WrongFase", "no refusal is called 'WrongFase'"),
        ("given usa russia\nwhen\n1 undo refused Nothin", "no refusal is called 'Nothin'; is it Nothing"),
        ("given usa usa refused CountryTwize", "no refusal is called 'CountryTwize'"),
        ("given usa russia\nwhen\nall done refused WrongFace", "no 'refused' behind 'all done'"),
        ("given usa usa refused CountryTwice\nthen\nround 3", "expected nothing to follow"),
    ]);
}

#[test]
fn what_was_taken_back_has_not_happened() {
    let placed = "given usa russia\n1 pool 3 6\n2 pool 5\nwhen\n1: 3 on 1a, set 4\n2: 5 on habitation\n";
    assert_eq!(failure(&format!("{placed}1 undo deed\nthen\nno event Gained\nevent Placed 2 habitation")), "");
    assert_eq!(failure(&format!("{placed}then\nevent Gained 1 4\nwhen\n1 undo deed\nthen\nno event Placed")), "");
    let again = "when\n1 undo deed\n1: 6 on habitation\nthen\nevent Placed 1 6\nno event Placed 1 3\nno event Placed 5";
    assert_eq!(failure(&format!("{placed}{again}")), "");
}

#[test]
fn words_at_the_end_of_a_line_are_never_passed_over() {
    let end = "expected the end of the line, not ";
    for line in ["toxic none 6", "asked nobody 1", "asked not 2 place", "asked 1 place now", "forecast power -3 4"] {
        fail(&[(&format!("given usa russia\nthen\n{line}"), end)]);
    }
    for line in ["1 pool none 3", "round 3 4", "drain all 5 6", "no tile 1a 1b", "dock 1 free 2", "1 done now"] {
        let said = failure(&format!("given usa russia\n{line}\nthen\nplaying"));
        assert!(said.starts_with("test.scenario:4: "), "{line}: {said}");
    }
}

#[test]
fn what_will_be_rolled_is_no_check() {
    fail(&[
        ("given usa russia\nthen\ndice 1 3", "they belong to 'given'"),
        ("given usa russia\nthen\nsector 3", "'given'"),
    ]);
}

#[test]
fn a_position_that_cannot_be_is_refused_with_a_sentence() {
    let cases = [
        ("1a dice 6", "slot 1 takes 1-4, not 6, on 1a, Aluminum Shielding"),
        ("1a dice 3 3", "there is only one slot on 1a"),
        ("tier 9", "expected a tier, 1 to 4, not '9'"),
        ("tier 0", "expected a tier, 1 to 4, not '0'"),
        ("completed 7", "expected a number of missions, 0 to 3, not '7'"),
        ("round 0", "expected a round, 1 to 99, not '0'"),
        ("research 200", "steps on the Research track, 0 to"),
        ("emergency 99", "steps on the Emergency Supply track, 0 to"),
        ("available all 32767", "expected a number, -9999 to 9999, not '32767'"),
        ("1a scenario 4", "expected a number of Scenario tokens, 0 to 3, not '4'"),
        ("1a counter 3", "there is no slot for a Counter die on 1a"),
        ("1a open", "there is no Lock token to be open on 1a"),
        ("1a amplify 3 oxygen", "a token cannot change Oxygen on 1a"),
        ("1 queue 3", "usa has no queue"),
        ("1 cache 3", "only a solo player has a cache"),
        ("1 converters 1", "expected a number of Converter tokens, 0 to 0, not '1'"),
        ("1 aid 1", "Toxic Leak aid of meteor-shower, 0 to 0"),
        ("1 paid 4", "a step of research that costs 2, 0 to 1, not '4'"),
        ("1 pool 4/5", "dice of usa are written with their top only"),
        ("card coolant-leak", "'coolant-leak' is a momentary card"),
        ("card coolant-leak slot 1 die 2 by 1", "'coolant-leak' is a momentary card"),
        ("card meteor-strike slot 2 die 2 by 1", "with 2 players 'meteor-strike' has only one slot"),
        ("lingering meteor-strike", "'meteor-strike' is a persistent card"),
        ("deck coolant-leak coolant-leak", "there is only one disaster card 'coolant-leak'"),
        ("card meteor-strike\ndeck meteor-strike", "'meteor-strike' is face up"),
        ("missions all-system-go all-system-go", "there is only one mission 'all-system-go'"),
        ("stock tokens 99 0 0 0 0 0", "expected six numbers of tokens, 0 to"),
        ("stock disable 99", "expected a number of Disable tokens, 0 to"),
    ];
    for (line, expected) in cases {
        let said = failure(&format!("given usa russia meteor-shower\n{line}\nthen\nplaying"));
        assert!(said.contains(expected), "{line}: {}", if said.is_empty() { "passed" } else { &said });
    }
    fail(&[
        ("given brazil russia\n1c lock 1-2-4\nthen\nplaying", "there is no padlock for a Lock token on 1c"),
        ("given malaysia russia\n2a malaysia s3 blue dice 3\nthen\nplaying", "it takes two at once, on 2a"),
    ]);
}

#[test]
fn no_number_of_a_file_is_larger_than_can_be_counted() {
    let cases = [
        ("dice 1 2*99999999999", "at most 50 dice"),
        ("dice 1 2*18446744073709551616", "expected dice such as 4 or 4*3"),
        ("1 pool 3*257", "at most 50 dice"),
        ("1 pool 3*30 4*30", "at most 50 dice"),
        ("1 pool 3*0", "expected dice such as 4 or 4*3"),
        ("1 capacity 65535", "expected an amount of Capacity, 0 to 9999, not '65535'"),
        ("1 habitation 255", "0 to 50, not '255'"),
        ("1 fewer 255", "0 to 50, not '255'"),
        ("1 discount 255", "0 to 50, not '255'"),
        ("1 permits 255", "0 to 50, not '255'"),
        ("drain all 255", "a wheel shows a drain of 3 to 29, not 255"),
    ];
    for (line, expected) in cases {
        let said = failure(&format!("given usa russia\n{line}\nthen\nplaying"));
        assert!(said.contains(expected), "{line}: {said}");
    }
    fail(&[("given solo russia\n1 cache 6*256\nthen\nplaying", "at most 50 dice")]);
    let cards = ["meteor-strike", "outer-hull-breach"].map(|card| format!("card {card}\n")).concat();
    assert_eq!(failure(&format!("given usa russia meteor-shower\n{cards}then\nplaying")), "");
}

#[test]
fn a_file_or_a_line_without_end_is_refused() {
    let line = format!("given usa russia\n1 destroyed {}\nthen\nplaying", "x".repeat(3_000));
    fail(&[(&line, "test.scenario:4: the line is too long: expected at most 2000 letters")]);
    let file = "# nothing\n".repeat(200_000);
    fail(&[(&file, "test.scenario:0: is too large: expected at most 1048576 bytes")]);
    let file = run_file(rulebook(), std::path::Path::new("/dev/zero")).failure.unwrap();
    assert!(file.message.contains("is too large") || file.message.contains("cannot be read"), "{file}");
}

#[test]
fn a_folder_without_scenarios_fails() {
    let folder = std::env::temp_dir().join(format!("intrepid-no-scenarios-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("deeper")).unwrap();
    let mut out = Vec::new();
    let summary = scenario::run_all(rulebook(), std::slice::from_ref(&folder), &mut out).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!((summary.passed, summary.failed), (0, 1));
    assert!(String::from_utf8(out).unwrap().contains("expected scenarios in this folder, there are none"));
}

#[test]
fn the_examples_of_the_documentation_hold() {
    let docs = include_str!("../../../docs/scenarios.md");
    let examples: Vec<&str> =
        docs.split("```scenario\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert_eq!(examples.len(), 3);
    for example in examples {
        let report = run_text(rulebook(), "docs/scenarios.md", example);
        assert_eq!(report.failure, None, "{}", report.title);
    }
}
