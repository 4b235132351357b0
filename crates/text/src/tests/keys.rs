//! The files and the code know the same messages.

use std::collections::BTreeSet;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use super::{pack, shapes, synthetic, used};
use crate::Language;
use crate::key::Key;

/// The ids of a file's messages. Anything else than messages and comments is a mistake.
fn ids(language: Language, file: &str) -> Vec<String> {
    let resource = parser::parse(file).unwrap_or_else(|(_, mistakes)| panic!("{language:?}: {mistakes:?}"));
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => {
            let plain = message.value.is_some() && message.attributes.is_empty();
            assert!(plain, "{language:?}: {} is more or less than a text", message.id.name);
            Some(message.id.name.to_owned())
        }
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
        other => panic!("{language:?}: {other:?}"),
    };
    resource.body.iter().filter_map(message).collect()
}

#[test]
fn every_language_has_every_message_once_and_no_other() {
    let known: BTreeSet<String> = Key::ALL.iter().map(|key| key.id().to_owned()).collect();
    assert_eq!(known.len(), Key::ALL.len(), "an id is used twice");
    for language in Language::ALL {
        let listed: Vec<String> = language.files().iter().flat_map(|file| ids(language, file)).collect();
        let there: BTreeSet<String> = listed.iter().cloned().collect();
        assert_eq!(there.len(), listed.len(), "{language:?} has a message twice");
        let (missing, strange): (Vec<_>, Vec<_>) =
            (known.difference(&there).collect(), there.difference(&known).collect());
        assert!(missing.is_empty() && strange.is_empty(), "{language:?} lacks {missing:?} and has {strange:?}");
    }
}

#[test]
fn the_languages_sort_their_messages_alike() {
    let [english, german] = Language::ALL.map(|language| language.files().map(|file| ids(language, file)));
    assert_eq!(english, german);
}

#[test]
fn every_message_is_used() {
    pack::write_everything();
    shapes::write_everything();
    synthetic::write_everything();
    let used = used();
    let unused: Vec<&str> = Key::ALL.iter().filter(|key| !used.contains(key)).map(|key| key.id()).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

#[test]
fn a_language_is_known_by_its_code() {
    for (code, language) in
        [("en", Language::En), ("de", Language::De), ("de-AT", Language::De), ("EN_us", Language::En)]
    {
        assert_eq!(Language::from_code(code), Some(language));
    }
    assert_eq!(Language::from_code("deutsch"), None);
}
