//! `event Hit 3b` and `no event Hit`: what happened since the last `when` began, and still stands.

use engine::event::Event;

use super::run::Stage;
use super::vocabulary::{self, EVENTS};

impl Stage<'_> {
    /// An event by the name of its variant and words that occur in it.
    pub(super) fn event(&self, check: &str, words: &[&str], wanted: bool) -> Result<(), String> {
        let [name, words @ ..] = words else { return Err("expected the name of an event".into()) };
        let name = vocabulary::known("event", EVENTS, name)?;
        words.iter().try_for_each(|word| self.occurs(word))?;
        let same =
            || self.events().map(|event| self.said(event)).filter(|said| said.first().is_some_and(|it| it == name));
        let fits =
            |said: &Vec<String>| words.iter().all(|word| said.iter().any(|said| said.eq_ignore_ascii_case(word)));
        if same().any(|said| fits(&said)) == wanted {
            return Ok(());
        }
        let there: Vec<String> = same().map(|said| said.join(" ")).collect();
        let there = if there.is_empty() { "none of the kind".into() } else { there.join("; ") };
        Err(format!("expected '{check}', there was: {there}"))
    }

    /// Could an event hold this word at all?
    fn occurs(&self, word: &str) -> Result<(), String> {
        let key = |word: &str| {
            let cards = self.rulebook.cards.iter().map(|card| &card.key);
            cards.chain(self.rulebook.missions.iter().map(|mission| &mission.key)).any(|key| key == word)
        };
        match vocabulary::in_events(word, key) {
            true => Ok(()),
            false => {
                Err(format!("no event speaks of '{word}': expected a number, a die, a space, a resource or a key"))
            }
        }
    }

    /// What has happened since the last `when` began, or on the way from `given`, without what was taken back.
    fn events(&self) -> impl Iterator<Item = &Event> {
        let opening = if self.began.is_none() { self.game.opening() } else { &[] };
        let deeds = self.game.deeds().iter().skip(self.began.unwrap_or(0));
        opening.iter().chain(deeds.flat_map(|deed| &deed.events)).map(|happened| &happened.event)
    }

    /// The words of an event: seats as people count them, cards by key, dice by their top and as top/front.
    fn said(&self, event: &Event) -> Vec<String> {
        let debug = format!("{event:?}");
        let apart = |letter: char| !(letter.is_alphanumeric() || "/-_".contains(letter));
        let mut words: Vec<String> = Vec::new();
        for word in debug.split(apart).filter(|word| !word.is_empty()) {
            let number = || word.parse::<usize>().ok();
            match (words.last().map(String::as_str), number()) {
                (Some("Seat"), Some(index)) => words.push((index + 1).to_string()),
                (Some("CardId"), Some(index)) => {
                    words.extend(self.rulebook.cards.get(index).map(|one| one.key.clone()))
                }
                (Some("MissionId"), Some(index)) => {
                    words.extend(self.rulebook.missions.get(index).map(|one| one.key.clone()));
                }
                _ => words.push(word.into()),
            }
            words.extend(word.split_once('/').map(|(top, _)| top.to_string()));
        }
        words
    }
}
