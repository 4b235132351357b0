//! The rules of the whole game in our own words, by topic.

use engine::View;
use engine::effect::Quantity;
use text::Words;

use crate::texts::Texts;

text::keys! {
    /// The rules, a page a message: a title, and paragraphs below it.
    pub enum RulesKey {
        Game = "rules-game",
        Phase1 = "rules-phase-1",
        Phase2 = "rules-phase-2",
        Phase3 = "rules-phase-3",
        Phase4 = "rules-phase-4",
        Phase5 = "rules-phase-5",
        Phase6 = "rules-phase-6",
        Win = "rules-win",
        Missions = "rules-missions",
        Drain = "rules-drain",
        Tokens = "rules-tokens",
        Docking = "rules-docking",
        Habitation = "rules-habitation",
        Undo = "rules-undo",
        Index = "rules-index",
    }
}

/// The pages by the word that is typed for them.
const TOPICS: [(&str, RulesKey); 14] = [
    ("game", RulesKey::Game),
    ("1", RulesKey::Phase1),
    ("2", RulesKey::Phase2),
    ("3", RulesKey::Phase3),
    ("4", RulesKey::Phase4),
    ("5", RulesKey::Phase5),
    ("6", RulesKey::Phase6),
    ("win", RulesKey::Win),
    ("missions", RulesKey::Missions),
    ("drain", RulesKey::Drain),
    ("tokens", RulesKey::Tokens),
    ("docking", RulesKey::Docking),
    ("habitation", RulesKey::Habitation),
    ("undo", RulesKey::Undo),
];

/// A part of the rules.
struct Topic {
    key: &'static str,
    title: String,
    text: String,
}

/// The page with this name; without a name the whole game in short.
pub fn page(texts: &Texts, view: &View, name: &str) -> Option<String> {
    let topics = TOPICS.map(|(key, message)| topic(texts, view, key, message));
    Some(match name {
        "" => format!("{}{}\n", told(topics.first()?), index(texts)),
        "all" => topics.iter().map(told).collect::<Vec<_>>().join("\n"),
        _ => told(topics.iter().find(|topic| topic.key == name).or_else(|| beginning(&topics, name))?),
    })
}

/// The words that can follow `rules`.
pub fn names(texts: &Texts) -> String {
    texts.listed(&TOPICS.map(|(key, _)| key.to_owned()))
}

fn topic(texts: &Texts, view: &View, key: &'static str, message: RulesKey) -> Topic {
    let page = texts.tell(message, numbers(view));
    let (title, text) = page.split_once('\n').unwrap_or((&page, ""));
    Topic { key, title: title.to_owned(), text: text.to_owned() }
}

/// The one topic whose key or title begins like this.
fn beginning<'t>(topics: &'t [Topic], name: &str) -> Option<&'t Topic> {
    let fits = |topic: &&Topic| topic.key.starts_with(name) || topic.title.to_lowercase().starts_with(name);
    let mut fitting = topics.iter().filter(fits);
    fitting.next().filter(|_| fitting.next().is_none())
}

fn told(topic: &Topic) -> String {
    format!("{}\n{}\n", topic.title.to_uppercase(), topic.text)
}

fn index(texts: &Texts) -> String {
    let (phases, others): (Vec<&str>, Vec<&str>) =
        TOPICS.iter().skip(1).map(|(key, _)| *key).partition(|key| key.parse::<u8>().is_ok());
    let words = Words::new().with("first", phases.first().copied().unwrap_or_default());
    let words = words.with("last", phases.last().copied().unwrap_or_default());
    texts.tell(RulesKey::Index, words.with("others", others.join(", rules ")))
}

/// The numbers of this game.
fn numbers(view: &View) -> Words {
    let (table, tables) = (view.table, &view.rulebook.tables);
    let listed = |numbers: &[u8]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let safe = view.safe_amount();
    let deck = table.cards.deck;
    Words::new()
        .with("missions", table.missions_to_win(view.rulebook))
        .with("bonuses", listed(&tables.bonus))
        .with("bonus-capacity", table.quantity(Quantity::BonusCapacity, tables.bonus_capacity))
        .with("below", safe - 1)
        .with("safe", safe)
        .with("supplies", listed(&tables.emergency))
        .flag("many", table.players > 2)
        .with("research-cost", table.research_cost())
        .with("tiers", listed(&tables.research))
        .with("amplify", table.quantity(Quantity::AmplifyCost, tables.amplify))
        .with("deck", deck)
        .with("checks", deck + 1)
        .with("cache", tables.cache)
}

#[cfg(test)]
mod tests {
    use text::Language;

    use super::*;
    use crate::new_game::NewGame;

    #[test]
    fn every_topic_can_be_read_and_says_the_numbers_of_the_game() {
        for language in Language::all() {
            let texts = Texts::new(content::embedded_pack(), language);
            let game = NewGame { seed: Some("1".into()), ..NewGame::default() }.begin(&texts).unwrap();
            let page = |name: &str| page(&texts, &game.view(), name);
            let all = page("all").unwrap();
            assert!(!all.contains(['{', '}']), "{all}");
            for (key, _) in TOPICS {
                assert!(all.contains(&page(key).unwrap()), "{key}");
            }
            assert!(page("3").unwrap().contains("18, 22, 27, 34, 40"));
            assert_eq!(page("hab"), page("habitation"));
            assert_eq!(page("nonsense"), None);
        }
    }
}
