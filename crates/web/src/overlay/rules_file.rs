//! The file of the rules: loaded once for each language, when somebody wants to read.

use std::cell::RefCell;

use engine::rulebook::{CountryId, DisasterId};
use text::Language;
use text::rules::{Block, Part, Rules};

use crate::desk::Desk;

thread_local! {
    static READ: RefCell<Vec<(Language, Rules)>> = const { RefCell::new(Vec::new()) };
}

/// The rules in this language, with what stands on the boards of countries and the aids of disasters.
pub async fn rules(desk: Desk, language: Language) -> Option<Rules> {
    let known = READ.with_borrow(|read| read.iter().find(|(one, _)| *one == language).map(|(_, rules)| rules.clone()));
    if known.is_some() {
        return known;
    }
    let rules = with_components(desk, Rules::read(&crate::fetched::rules(language).await?));
    READ.with_borrow_mut(|read| read.push((language, rules.clone())));
    Some(rules)
}

/// Adds a part for each country and each disaster behind the parts that speak of all of them.
fn with_components(desk: Desk, mut rules: Rules) -> Rules {
    let (pack, book) = (embedded::pack(), embedded::rulebook());
    let lines = |lines: Vec<text::Line>| Block::Points(lines.iter().map(ToString::to_string).collect());
    let countries = (0..book.countries.len() as u8).map(CountryId).map(|id| {
        let text = desk.write(|writer| writer.country(pack, id));
        let free = text.free.into_iter().map(|free| free.text);
        let blocks = vec![lines(text.rules.into_iter().chain(free).chain(text.tracks).collect())];
        Part { key: book.country(id).key.clone(), title: text.name.to_string(), blocks, ..Part::default() }
    });
    let disasters = (0..book.disasters.len() as u8).map(DisasterId).map(|id| {
        let text = desk.write(|writer| writer.disaster(pack, id));
        let blocks = vec![lines([text.deck].into_iter().chain(text.rules).collect())];
        Part { key: book.disaster(id).key.clone(), title: text.name.to_string(), blocks, ..Part::default() }
    });
    let added = [("countries", countries.collect::<Vec<_>>()), ("disasters", disasters.collect())];
    for (after, parts) in added {
        if let Some(at) = rules.part(after) {
            let whole = rules.parts[at].clone();
            let parts =
                parts.into_iter().map(|part| Part { chapter: whole.title.clone(), pages: whole.pages.clone(), ..part });
            rules.parts.splice(at + 1..=at, parts);
        }
    }
    rules
}
