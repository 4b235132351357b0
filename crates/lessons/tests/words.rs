//! Every language has the words of every lesson, and calls things by their names.

use std::collections::BTreeSet;
use std::path::Path;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use lessons::{Lesson, read_folder};
use text::{Language, Named, Writer};

fn all() -> Vec<Lesson> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/lessons");
    read_folder(content::embedded(), &folder).unwrap_or_else(|failure| panic!("{failure}"))
}

/// Everything that a lesson says, one text a step.
fn texts(writer: &Writer, lesson: &Lesson) -> Vec<String> {
    let missing = |step: &str| format!("{}: no words for {} {step}", writer.code(), lesson.key);
    let about = writer.lesson(&lesson.key).unwrap_or_else(|| panic!("{}", missing("itself")));
    let step = |name: &String| {
        let step = writer.lesson_step(&lesson.key, name).unwrap_or_else(|| panic!("{}", missing(name)));
        assert!(step.name.chars().count() <= 28, "{}: '{}' is long for a name", writer.code(), step.name);
        format!("{} {} {}", step.name, step.says, step.does)
    };
    [about].into_iter().chain(lesson.steps.iter().map(|one| step(&one.name))).collect()
}

#[test]
fn every_step_has_words_in_every_language_and_none_are_left_over() {
    for language in Language::all() {
        let writer = Writer::new(language);
        let mut wanted = BTreeSet::new();
        for lesson in all() {
            texts(&writer, &lesson);
            wanted.insert(format!("lesson-{}", lesson.key));
            wanted.extend(lesson.steps.iter().map(|step| format!("lesson-{}-{}", lesson.key, step.name)));
        }
        let file = parser::parse(language.web()).expect("a Fluent file");
        let there = file.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) if message.id.name.starts_with("lesson-") => Some(message.id.name.to_owned()),
            _ => None,
        });
        assert_eq!(there.collect::<BTreeSet<String>>(), wanted, "{language:?}");
    }
}

#[test]
fn tiles_and_cards_are_called_by_their_names_in_every_language() {
    let book = content::embedded();
    let tiles = book.faces.iter().map(|face| (Named::Tile, &face.name));
    let cards = book.cards.iter().map(|card| (Named::Card, &card.name));
    let names: Vec<(Named, &String)> = tiles.chain(cards).collect();
    let english = Writer::new(Language::ENGLISH);
    for language in Language::all() {
        let writer = Writer::new(language);
        for lesson in all() {
            for (original, told) in texts(&english, &lesson).into_iter().zip(texts(&writer, &lesson)) {
                for (kind, name) in names.iter().filter(|(_, name)| original.contains(name.as_str())) {
                    let name = writer.name(*kind, name);
                    assert!(told.contains(&name), "{language:?}, {}: '{name}' is not in '{told}'", lesson.key);
                }
            }
        }
    }
}
