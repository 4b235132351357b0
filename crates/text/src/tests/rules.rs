//! The rules in our own words: the same parts in every language, and every rule that is cited is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::rules::{Block, Rules};
use crate::{Language, Line, Thing, Writer};

fn rules(language: Language) -> Rules {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/text").join(language.code());
    Rules::read(&fs::read_to_string(folder.join("rules.md")).unwrap())
}

#[test]
fn every_language_has_the_same_parts_and_each_says_something() {
    let english = rules(Language::ENGLISH);
    assert!(english.parts.len() > 15);
    for language in Language::all() {
        let rules = rules(language);
        let keys = |rules: &Rules| rules.parts.iter().map(|part| part.key.clone()).collect::<Vec<_>>();
        assert_eq!(keys(&rules), keys(&english), "{language:?}");
        assert_eq!(keys(&rules).into_iter().collect::<BTreeSet<_>>().len(), rules.parts.len(), "a key stands twice");
        for (part, other) in rules.parts.iter().zip(&english.parts) {
            assert!(!part.blocks.is_empty() && !part.title.is_empty() && !part.chapter.is_empty(), "{}", part.key);
            assert_eq!((&part.pages, &part.rulings), (&other.pages, &other.rulings), "{}", part.key);
            assert_eq!(part.blocks.len(), other.blocks.len(), "{language:?}: {} says more or less", part.key);
        }
    }
}

#[test]
fn every_rule_that_a_refusal_cites_stands_somewhere() {
    let rules = rules(Language::ENGLISH);
    let engine = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/src/refusal.rs");
    let cited = [fs::read_to_string(engine).unwrap(), include_str!("../speech/setup.rs").to_owned()].concat();
    let places: Vec<&str> = cited.split('"').skip(1).step_by(2).flat_map(|text| text.split(", ")).collect();
    let is_rule = |place: &&&str| place.starts_with("core p. ") || place.starts_with('A') && place.len() < 5;
    let places: BTreeSet<&&str> = places.iter().filter(is_rule).collect();
    assert!(places.len() > 10);
    for place in places {
        assert!(rules.about(place).is_some(), "{place}");
    }
    assert_eq!(rules.about("core p. 17"), rules.part("docking"));
    assert_eq!(rules.about("A9"), rules.part("undo"));
    assert_eq!(rules.about("core p. 400"), None);
}

#[test]
fn what_is_searched_for_is_found_whatever_its_capitals() {
    let found = rules(Language::ENGLISH).search("DRAIN");
    assert!(found.len() > 8);
    assert!(found.iter().all(|found| found.hit.to_lowercase() == "drain"));
    assert!(rules(Language::ENGLISH).search(" ").is_empty());
}

#[test]
fn a_table_and_steps_are_read_as_such() {
    let english = rules(Language::ENGLISH);
    let blocks = &english.parts[english.part("phase-3").unwrap()].blocks;
    let table = blocks.iter().find_map(|block| match block {
        Block::Table(rows) => Some(rows.clone()),
        Block::Paragraph(_) | Block::Points(_) | Block::Steps(_) => None,
    });
    assert_eq!(table.map(|rows| (rows.len(), rows[0].len())), Some((4, 2)));
    assert!(blocks.iter().any(|block| matches!(block, Block::Steps(steps) if steps.len() == 4)));
}

#[test]
fn terms_are_found_in_the_rules() {
    for language in Language::all() {
        let writer = Writer::new(language);
        for part in rules(language).parts.into_iter().filter(|part| part.key != "undo") {
            let texts = part.blocks.iter().flat_map(Block::texts);
            let spans = texts.flat_map(|text| writer.spans(&Line::from(text.to_owned())));
            assert!(spans.into_iter().any(|span| matches!(span.thing, Some(Thing::Term(_)))), "{}", part.key);
        }
    }
}
