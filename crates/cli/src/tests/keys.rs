//! The files of the prompt and the code know the same messages.

use std::collections::BTreeSet;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use text::{Language, Message};

use crate::contents::AlmanacKey;
use crate::labels::SheetKey;
use crate::mishap::{FileKey, MistakeKey, SaveKey};
use crate::play;
use crate::shelf::ShelfKey;

/// The ids of a language's messages for the prompt, in the order of the files.
fn ids(language: Language) -> Vec<String> {
    let resource =
        parser::parse(language.prompt()).unwrap_or_else(|(_, mistakes)| panic!("{language:?}: {mistakes:?}"));
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(message) if message.value.is_some() && message.attributes.is_empty() => {
            message.id.name.to_owned()
        }
        other => panic!("{language:?}: {other:?}"),
    };
    resource.body.iter().map(message).collect()
}

/// The messages that this program asks for.
fn known() -> Vec<&'static str> {
    fn of<M: Message>(all: &[M]) -> Vec<&'static str> {
        all.iter().map(|key| key.id()).collect()
    }
    let others = [
        of(AlmanacKey::ALL),
        of(FileKey::ALL),
        of(MistakeKey::ALL),
        of(SaveKey::ALL),
        of(SheetKey::ALL),
        of(ShelfKey::ALL),
    ];
    [play::ids(), others.concat()].concat()
}

#[test]
fn every_language_has_every_message_of_the_prompt_once_and_no_other() {
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
