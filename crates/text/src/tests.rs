//! Everything is written in every language and looked at.

mod arguments;
mod asked;
mod components;
mod flavour;
mod games;
mod glossary;
mod golden;
mod keys;
mod names;
mod pack;
mod phrases;
mod pseudo;
mod refused;
mod rules;
mod shapes;
mod short;
mod synthetic;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{LazyLock, Mutex};

use engine::effect::Effect;
use ron::extensions::Extensions;

use crate::{Language, Writer};

/// The messages asked for, and what they were given.
static GIVEN: Mutex<BTreeMap<&'static str, BTreeSet<String>>> = Mutex::new(BTreeMap::new());

/// Remembers that a message was asked for, with these arguments.
pub(crate) fn note<'a>(id: &'static str, arguments: impl Iterator<Item = &'a str>) {
    let mut all = GIVEN.lock().unwrap();
    let given = all.entry(id).or_default();
    for argument in arguments {
        if !given.contains(argument) {
            given.insert(argument.to_owned());
        }
    }
}

fn used() -> BTreeSet<&'static str> {
    GIVEN.lock().unwrap().keys().copied().collect()
}

fn given() -> BTreeMap<&'static str, BTreeSet<String>> {
    GIVEN.lock().unwrap().clone()
}

fn writers() -> [Writer; 2] {
    ["en", "de"].map(|code| Writer::new(Language::from_code(code).unwrap()))
}

/// A writer of every language.
fn every_writer() -> &'static [Writer] {
    static WRITERS: LazyLock<Vec<Writer>> = LazyLock::new(|| Language::all().map(Writer::new).collect());
    &WRITERS
}

/// Effects as content files write them.
fn effects(text: &str) -> Vec<Effect> {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options.from_str(&format!("[{text}]")).unwrap_or_else(|mistake| panic!("{text}: {mistake}"))
}

/// Is it fit to be printed at all?
fn check_words(text: &str, what: &str) {
    assert!(!text.trim().is_empty(), "{what} has no words");
    for wrong in ["{", "}", "$", "??", "  ", " .", " ,", ",,", ",.", "..", " :", ",:", ".:", "( ", " )", " ;", ";."] {
        assert!(!text.contains(wrong), "{what} has '{wrong}': {text}");
    }
    assert_eq!(text, text.trim(), "{what} begins or ends with a blank");
    assert_eq!(text.matches('(').count(), text.matches(')').count(), "{what} does not close its brackets: {text}");
}

/// Is it a sentence, or several?
fn check_sentence(text: &str, what: &str) {
    check_words(text, what);
    assert!(text.ends_with('.'), "{what} does not end: {text}");
    let begins = |sentence: &str| sentence.chars().next().is_some_and(|letter| !letter.is_lowercase());
    assert!(text.split(". ").all(begins), "{what} has a sentence that begins small: {text}");
}
