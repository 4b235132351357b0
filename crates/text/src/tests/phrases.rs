//! What a Fluent file may say, and what becomes of mistakes.

use fluent_syntax::parser;

use crate::phrases::Phrases;
use crate::word::Word;

const FILE: &str = r#"
plain = A text
    in two lines{ "" }, { "\u00e4\"" }{ 5 } and { { $n } }.
    .part = A { "part" }.
counted = { $n ->
    [0] no dice
    [one] { $n } die
   *[other] { $n } dice
 }
ranked = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [few] { $n }rd
   *[other] { $n }th
 }
named = { $who ->
    [you] { $n ->
        [1] your die
       *[2] your dice
     }
   *[they] their dice
 }
"#;

fn phrases(code: &str, file: &str) -> Phrases {
    let (Ok(resource) | Err((resource, _))) = parser::parse_runtime(file);
    Phrases::of(code, &resource)
}

fn filled(phrases: &Phrases, id: &str, words: &[(&'static str, Word)]) -> String {
    phrases.fill(id, words).unwrap().text
}

fn counted(code: &str, number: i64) -> String {
    filled(&phrases(code, FILE), "counted", &[("n", Word::Number(number))])
}

#[test]
fn texts_literals_and_values_follow_each_other() {
    let phrases = phrases("en", FILE);
    assert!(phrases.mistakes().is_empty());
    assert_eq!(filled(&phrases, "plain", &[("n", Word::from(-3))]), "A text\nin two lines, ä\"5 and -3.");
    assert_eq!(phrases.part("plain", "part").as_deref(), Some("A part."));
    assert_eq!(phrases.part("plain", "other"), None);
    assert!(phrases.fill("missing", &[]).is_none());
}

#[test]
fn numbers_choose_by_themselves_and_by_their_plural() {
    let told = [0, 1, 2, -1, 1200].map(|number| counted("de", number));
    assert_eq!(told, ["no dice", "1 die", "2 dice", "-1 die", "1200 dice"]);
    // A language that nobody knows counts like English, and others in their own way.
    assert_eq!(counted("xx", 1), "1 die");
    assert_eq!(["ru", "uk-UA", "ja"].map(|code| counted(code, 21)), ["21 die", "21 die", "21 dice"]);
    let ranked = |code, number| filled(&phrases(code, FILE), "ranked", &[("n", Word::Number(number))]);
    assert_eq!([1, 3, 11, 23].map(|number| ranked("en", number)), ["1st", "3rd", "11th", "23rd"]);
    assert_eq!(ranked("de", 1), "1th");
}

#[test]
fn texts_choose_by_their_words_and_never_as_numbers() {
    let phrases = phrases("en", FILE);
    let told = |who: &'static str, n: Word| filled(&phrases, "named", &[("who", who.into()), ("n", n)]);
    assert_eq!(told("you", Word::from(1)), "your die");
    assert_eq!(told("you", Word::from("1")), "your dice");
    assert_eq!(told("they", Word::from(1)), "their dice");
    assert_eq!(told("nobody", Word::from(1)), "their dice");
}

#[test]
fn what_is_not_given_is_shown_and_known() {
    let phrases = phrases("en", FILE);
    let told = phrases.fill("counted", &[]).unwrap();
    assert_eq!((told.text.as_str(), told.missing), ("{$n} dice", Some("n")));
    assert_eq!(phrases.fill("named", &[("who", Word::from("they"))]).unwrap().missing, None);
}

#[test]
fn references_other_functions_and_repeated_ids_are_mistakes_that_do_no_harm() {
    let file =
        "a = { b }\nb = { a }, { -term } and { DATETIME($n) }\n-term = Term\na = Again\nc = { a ->\n   *[x] X\n }";
    let phrases = phrases("en", file);
    assert_eq!(filled(&phrases, "a", &[]), "{b}");
    assert_eq!(filled(&phrases, "b", &[]), "{a}, {term} and {DATETIME}");
    assert_eq!(phrases.mistakes(), ["b", "a", "term", "DATETIME", "term", "a"]);
}
