//! The files and the code know the same messages.

use std::collections::BTreeSet;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use super::{arguments, games, pack, shapes, short, synthetic, used};
use crate::Language;
use crate::key::{Key, Message};
use crate::short::ShortFormKey;
use crate::speech::{AnswerKey, ChoiceKey, LogKey, QuestionKey, RefusalKey, SetupKey, ShortKey, ThingKey, WhichKey};

/// What stands for terms and names: every language has its own list of forms, and English names are in the pack.
const LISTS: [&str; 2] = ["term-", "name-"];

/// The ids of a language's messages, lists aside. Anything else than messages and comments is a mistake.
fn ids(language: Language) -> Vec<String> {
    let file = language.source();
    let resource = parser::parse(file).unwrap_or_else(|(_, mistakes)| panic!("{language:?}: {mistakes:?}"));
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(message) if LISTS.iter().any(|list| message.id.name.starts_with(list)) => None,
        Entry::Message(message) => {
            let plain = message.value.is_some() && message.attributes.is_empty();
            assert!(plain, "{language:?}: {} is more or less than a text", message.id.name);
            Some(message.id.name.to_owned())
        }
        other => panic!("{language:?}: {other:?}"),
    };
    resource.body.iter().filter_map(message).collect()
}

fn ids_of<M: Message>(all: &[M]) -> impl Iterator<Item = &'static str> {
    all.iter().map(|key| key.id())
}

/// The messages that this crate asks for.
fn known() -> Vec<&'static str> {
    let asked = ids_of(QuestionKey::ALL)
        .chain(ids_of(WhichKey::ALL))
        .chain(ids_of(AnswerKey::ALL))
        .chain(ids_of(ChoiceKey::ALL))
        .chain(ids_of(ShortFormKey::ALL));
    let refused = ids_of(RefusalKey::ALL).chain(ids_of(SetupKey::ALL)).chain(ids_of(ShortKey::ALL));
    ids_of(Key::ALL).chain(ids_of(ThingKey::ALL)).chain(ids_of(LogKey::ALL)).chain(asked).chain(refused).collect()
}

#[test]
fn every_language_has_every_message_once_and_no_other() {
    let all: BTreeSet<String> = known().into_iter().map(str::to_owned).collect();
    assert_eq!(known().len(), all.len(), "an id is used twice");
    for language in Language::all() {
        let listed = ids(language);
        let there: BTreeSet<String> = listed.iter().cloned().collect();
        assert_eq!(there.len(), listed.len(), "{language:?} has a message twice");
        let (missing, strange): (Vec<_>, Vec<_>) = (all.difference(&there).collect(), there.difference(&all).collect());
        assert!(missing.is_empty() && strange.is_empty(), "{language:?} lacks {missing:?} and has {strange:?}");
    }
}

#[test]
fn the_languages_sort_their_messages_alike() {
    let english = ids(Language::ENGLISH);
    Language::all().for_each(|language| assert_eq!(english, ids(language), "{language:?}"));
}

#[test]
fn every_message_on_components_and_in_the_log_is_used_and_every_argument_too() {
    pack::write_everything();
    shapes::write_everything();
    synthetic::write_everything();
    games::write_everything();
    short::write_everything();
    let used = used();
    let asked =
        ids_of(Key::ALL).chain(ids_of(ThingKey::ALL)).chain(ids_of(LogKey::ALL)).chain(ids_of(ShortFormKey::ALL));
    let unused: Vec<&str> = asked.filter(|id| !used.contains(id)).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
    arguments::check();
}

#[test]
fn a_language_is_known_by_its_code() {
    for (code, language) in [("en", "en"), ("de", "de"), ("de-AT", "de"), ("EN_us", "en"), ("de_DE.UTF-8", "de")] {
        assert_eq!(Language::from_code(code).map(Language::code), Some(language));
    }
    assert_eq!(Language::from_code("deutsch"), None);
}
