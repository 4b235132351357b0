//! The terms of the game in every language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::Language;

const ENGLISH: &str = include_str!("../../../../content/text/en/glossary.ftl");
const GERMAN: &str = include_str!("../../../../content/text/de/glossary.ftl");

/// A definition is read beside the table, so it must be short.
const LONGEST: usize = 165;

/// A term: its word and its attributes.
struct Term {
    word: String,
    more: BTreeMap<String, String>,
}

impl Term {
    fn forms(&self) -> Vec<&str> {
        self.more["forms"].split(", ").collect()
    }
}

fn plain(pattern: &Pattern<&str>, what: &str) -> String {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => (*value).to_owned(),
        _ => panic!("{what} is not plain text"),
    }
}

fn terms(file: &str) -> BTreeMap<String, Term> {
    let resource = parser::parse(file).unwrap_or_else(|(_, mistakes)| panic!("{mistakes:?}"));
    let mut terms = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name.to_owned();
        assert!(id.starts_with("term-"), "{id}");
        let word = plain(message.value.as_ref().expect("a term has a word"), &id);
        let more = message.attributes.iter().map(|one| (one.id.name.to_owned(), plain(&one.value, &id)));
        let before = terms.insert(id.clone(), Term { word, more: more.collect() });
        assert!(before.is_none(), "{id} stands twice");
    }
    terms
}

#[test]
fn every_language_has_the_same_terms_in_the_same_order() {
    let ids = |file: &str| -> Vec<String> {
        let messages = file.lines().filter(|line| line.starts_with("term-"));
        messages.map(|line| line.split(' ').next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(terms(ENGLISH).len(), ids(ENGLISH).len());
    Language::all().for_each(|language| assert_eq!(ids(language.source()), ids(ENGLISH), "{language:?}"));
}

#[test]
fn every_term_is_defined_shortly_and_in_sentences() {
    for (file, attributes) in [(ENGLISH, 2), (GERMAN, 3)] {
        for (id, term) in terms(file) {
            assert_eq!(term.more.len(), attributes, "{id}");
            super::check_sentence(&term.more["definition"], &id);
            let length = term.more["definition"].chars().count();
            assert!(length <= LONGEST, "{id} needs {length} characters");
        }
    }
}

#[test]
fn a_word_in_a_text_leads_to_one_term() {
    for file in [ENGLISH, GERMAN] {
        let mut seen = BTreeMap::new();
        for (id, term) in terms(file) {
            let forms: BTreeSet<&str> = term.forms().into_iter().collect();
            assert_eq!(forms.len(), term.forms().len(), "{id} lists a form twice");
            for form in term.forms() {
                super::check_words(form, &id);
                let other = seen.insert(form.to_owned(), id.clone());
                assert_eq!(other, None, "{form} leads to {id}, too");
            }
        }
    }
}

#[test]
fn german_keeps_to_the_terms_that_were_decided() {
    let source = Language::from_code("de").unwrap().source();
    let given_up = [
        "Verbrauch",
        "Abfluss",
        "Warteschlange",
        "Zwischenspeicher",
        "Zählerwürfel",
        "Schlossmarker",
        "Ausfallmarker",
        "ausgefallen",
        "deaktivier",
        "dauerhaft",
        "Personen",
        "Schwierigkeitsstufe",
        "umdrehen",
    ];
    for line in source.lines() {
        for word in given_up {
            assert!(!line.contains(word), "the glossary has another word for '{word}': {line}");
        }
    }
}

#[test]
fn a_german_term_stands_beside_the_printed_one() {
    let english = terms(ENGLISH);
    for (id, term) in terms(GERMAN) {
        assert_eq!(term.more["printed"], english[&id].word, "{id}");
    }
}
