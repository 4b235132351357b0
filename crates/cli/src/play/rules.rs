//! The rules of the whole game in our own words, by topic.

use engine::View;
use engine::effect::Quantity;

/// The topics: a line `# key: title`, and paragraphs below it. Braces hold what the box or the game says.
const TEXT: &str = include_str!("rules.txt");

/// A part of the rules.
struct Topic {
    key: &'static str,
    title: &'static str,
    text: &'static str,
}

/// The page with this name; without a name the whole game in short.
pub fn page(view: &View, name: &str) -> Option<String> {
    let topics = topics();
    let page = match name {
        "" => format!("{}{}", told(topics.first()?), index(&topics)),
        "all" => topics.iter().map(told).collect::<Vec<_>>().join("\n"),
        _ => told(topics.iter().find(|topic| topic.key == name).or_else(|| beginning(&topics, name))?),
    };
    Some(filled(view, page))
}

/// The words that can follow `rules`.
pub fn names() -> String {
    let keys: Vec<&str> = topics().iter().map(|topic| topic.key).collect();
    format!("{}, country, disaster or all", keys.join(", "))
}

fn topics() -> Vec<Topic> {
    let parts = TEXT.split("# ").filter(|part| !part.is_empty());
    let topic = |part: &'static str| {
        let (head, text) = part.split_once('\n')?;
        let (key, title) = head.split_once(": ")?;
        Some(Topic { key, title, text: text.trim_end() })
    };
    parts.filter_map(topic).collect()
}

/// The one topic whose key or title begins like this.
fn beginning<'t>(topics: &'t [Topic], name: &str) -> Option<&'t Topic> {
    let mut fitting = topics.iter().filter(|topic| topic.key.starts_with(name) || topic.title.starts_with(name));
    fitting.next().filter(|_| fitting.next().is_none())
}

fn told(topic: &Topic) -> String {
    format!("{}\n{}\n", topic.title.to_uppercase(), topic.text)
}

fn index(topics: &[Topic]) -> String {
    let phases: Vec<&str> = topics.iter().filter(|topic| topic.key.parse::<u8>().is_ok()).map(|one| one.key).collect();
    let others = topics.iter().skip(1).filter(|topic| topic.key.parse::<u8>().is_err());
    let others: Vec<&str> = others.map(|topic| topic.key).collect();
    let (first, last) = (phases.first().unwrap_or(&""), phases.last().unwrap_or(&""));
    format!(
        "More: rules {first} to rules {last}; rules {}; rules country for who is asked, rules disaster for what you \
         face; rules all for everything.\n",
        others.join(", rules ")
    )
}

/// The numbers of this game.
fn filled(view: &View, text: String) -> String {
    let (table, tables) = (view.table, &view.rulebook.tables);
    let listed = |numbers: &[u8]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let safe = view.safe_amount();
    let deck = table.cards.deck;
    let card_dice = if table.players > 2 { "two dice, one for each slot" } else { "one die on its first slot" };
    let values = [
        ("{missions}", table.missions_to_win(view.rulebook).to_string()),
        ("{bonuses}", listed(&tables.bonus)),
        ("{bonus_capacity}", table.quantity(Quantity::BonusCapacity, tables.bonus_capacity).to_string()),
        ("{below}", (safe - 1).to_string()),
        ("{safe}", safe.to_string()),
        ("{supplies}", format!("{}, skull", listed(&tables.emergency))),
        ("{card_dice}", card_dice.to_owned()),
        ("{research_cost}", table.research_cost().to_string()),
        ("{tiers}", listed(&tables.research)),
        ("{amplify}", table.quantity(Quantity::AmplifyCost, tables.amplify).to_string()),
        ("{deck}", if deck == 1 { "1 card".to_owned() } else { format!("{deck} cards") }),
        ("{checks}", (deck + 1).to_string()),
        ("{cache}", tables.cache.to_string()),
    ];
    values.into_iter().fold(text, |text, (name, value)| text.replace(name, &value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_game::NewGame;

    #[test]
    fn every_topic_can_be_read_and_says_the_numbers_of_the_game() {
        let game = NewGame { seed: Some("1".into()), ..NewGame::default() }.begin(content::embedded()).unwrap();
        let page = |name: &str| page(&game.view(), name);
        let all = page("all").unwrap();
        assert!(!all.contains(['{', '}']), "{all}");
        for topic in topics() {
            assert!(all.contains(&page(topic.key).unwrap()), "{}", topic.key);
        }
        assert!(page("3").unwrap().contains("18, 22, 27, 34, 40"));
        assert_eq!(page("hab"), page("habitation"));
        assert_eq!(page("nonsense"), None);
    }
}
