//! What is said about texts that cannot be read: where, what is there, and what was expected.

use crate::{embedded_files, load_files, mistake};

/// The one mistake of a mission list that begins in the second line of its file.
fn said(entry: &str) -> String {
    let mut files = embedded_files();
    let (_, text) = files.iter_mut().find(|(path, _)| path == "missions.ron").unwrap();
    *text = format!("[\n{entry}");
    mistake::list(&load_files(&files).expect_err("the text is broken on purpose"))
}

fn check(cases: &[(&str, &str)]) {
    for (entry, expected) in cases {
        assert_eq!(said(entry), format!("missions.ron:{expected}"), "{entry}");
    }
}

#[test]
fn wrong_signs_are_named_with_what_was_expected() {
    check(&[
        ("(key: \"a\" name: \"A\")]", "2:11: found 'name'; expected ',' or a closing bracket"),
        ("(key: \"a\", name: \"A\"", "2:21: found the end of the file; expected ',' or a closing bracket"),
        ("(key: \"a\", name: \"A)]", "2:18: this text never ends; expected a closing quotation mark"),
        ("key: \"a\"]", "2:1: found 'key'; expected '('"),
        ("/* (key]", "2:1: this remark never ends; expected '*/'"),
    ]);
}

#[test]
fn wrong_words_and_fields_are_named_with_those_allowed_and_the_nearest() {
    check(&[
        (
            "(kee: \"a\")]",
            "2:2: unknown field 'kee'; expected key, name, costs, solo, standing or source; did you mean key?",
        ),
        ("(elephant: 1)]", "2:2: unknown field 'elephant'; expected key, name, costs, solo, standing or source"),
        ("(key: \"a\", key: \"b\")]", "2:12: the field 'key' is given twice; expected it once"),
        ("(key: \"a\")]", "2:10: the field 'name' is missing; expected it before this"),
        (
            "(key: \"a\", name: \"A\", costs: [(Powr, [1])])]",
            "2:32: unknown word 'Powr' for Resource; expected Power, Climate, Oxygen or Nutrition; did you mean Power?",
        ),
        (
            "(key: \"a\", name: \"A\", costs: [], source: Our)]",
            "2:42: unknown word 'Our' for Source; expected Printed, Partly or Ours; did you mean Ours?",
        ),
    ]);
}

#[test]
fn wrong_types_are_named_with_what_was_expected() {
    check(&[
        ("(key: 7)]", "2:7: found '7'; expected text in quotation marks"),
        ("(key: \"a\", solo: yes)]", "2:18: found 'yes'; expected true or false"),
        ("(key: \"a\", costs: 3)]", "2:19: found '3'; expected a list, opened by '['"),
        ("(key: \"a\", costs: [(Power, [x])])]", "2:29: found 'x'; expected a whole number"),
        (
            "(key: \"a\", costs: [(Power, [900])])]",
            "2:29: the number '900' does not fit here; expected one nearer to 0",
        ),
        ("(key: \"a\", costs: [(Power, [-1])])]", "2:29: the number '-1' does not fit here; expected one nearer to 0"),
        ("(key: \"a\", costs: [Power])]", "2:20: found 'Power'; expected '('"),
    ]);
}

#[test]
fn what_comes_behind_the_end_is_no_part_of_the_file() {
    let mut files = embedded_files();
    let (_, text) = files.iter_mut().find(|(path, _)| path == "missions.ron").unwrap();
    text.push_str(") // too many");
    let said = mistake::list(&load_files(&files).expect_err("the text is broken on purpose"));
    assert!(said.ends_with("found ')'; expected the end of the file"), "{said}");
}

#[test]
fn texts_that_nest_without_end_are_refused() {
    for (open, most) in [("(", "found '('"), ("[", "found '['"), ("(key: ", "found '('"), ("/*", "never ends")] {
        let said = said(&open.repeat(20_000));
        assert!(said.len() < 300 && said.contains(most), "{said}");
    }
    let deep = format!(
        "[\n(key: \"x\", name: \"X\", effect: [{}{}], source: Ours)]",
        "May([".repeat(5_000),
        "])".repeat(5_000)
    );
    let mut files = embedded_files();
    files.iter_mut().find(|(path, _)| path == "badges.ron").unwrap().1 = deep;
    let said = mistake::list(&load_files(&files).expect_err("the text is broken on purpose"));
    assert!(said.contains("nested too deeply; expected at most 64 levels"), "{said}");
}
