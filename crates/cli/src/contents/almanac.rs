//! `content almanac`: the whole box as a catalogue in Markdown.

mod cards;
mod countries;
mod example;
mod station;

pub use example::Examples;

use content::Kind;
use text::{Named, Term, Words};

use super::headings::AlmanacKey;
use crate::play::glossary;
use crate::texts::Texts;

/// The catalogue: the boards, every country with its tiles, and everything that belongs to no country.
pub fn almanac(texts: &Texts, examples: &Examples) -> String {
    let page = Page { texts, examples };
    let mut text = format!("# {}\n\n{}\n\n", texts.say(AlmanacKey::Title), texts.say(AlmanacKey::Introduction));
    text += &page.contents();
    text += &page.station();
    text += &page.countries();
    text += &page.boosts();
    text += &page.badges();
    text += &page.missions();
    text += &page.disasters();
    text += &page.glossary();
    text.trim_end().to_owned() + "\n"
}

/// What the parts of the catalogue share.
struct Page<'a> {
    texts: &'a Texts<'a>,
    examples: &'a Examples,
}

impl Page<'_> {
    /// Links to the parts.
    fn contents(&self) -> String {
        let book = &self.texts.pack.rulebook;
        let link = |title: String| format!("[{title}](#{})", anchor(&title));
        let name = |of, name: &str| link(self.texts.writer.name(of, name));
        let countries: Vec<String> = book.countries.iter().map(|one| name(Named::Country, &one.name)).collect();
        let shared = [AlmanacKey::Boosts, AlmanacKey::Badges, AlmanacKey::Missions];
        let shared = shared.map(|key| link(self.texts.say(key)));
        let disasters: Vec<String> = book.disasters.iter().map(|one| name(Named::Disaster, &one.name)).collect();
        format!(
            "{} · {} · {} · {} · {}\n\n",
            link(self.texts.say(AlmanacKey::Station)),
            countries.join(" · "),
            shared.join(" · "),
            disasters.join(" · "),
            link(self.texts.say(AlmanacKey::Glossary))
        )
    }

    /// Every term, what it means, and what is printed for it.
    fn glossary(&self) -> String {
        let entry = |term: &Term| {
            let words = Words::new().with("term", glossary::title(self.texts, term));
            let words = words.with("definition", term.definition.clone());
            format!("- {}\n", self.texts.tell(AlmanacKey::Term, words))
        };
        let terms: String = self.texts.writer.glossary().terms().iter().map(entry).collect();
        self.heading(AlmanacKey::Glossary) + &terms + "\n"
    }

    /// An entry of a list: what it says, its line of flavour, where it is from, and its example.
    fn entry(&self, said: &str, of: (Named, &str), kind: Kind, key: &str) -> String {
        let source = self.texts.source(kind, key);
        let aside = self.aside(of).map_or_else(String::new, |aside| format!("  <br>{aside}\n"));
        let mut text = format!("- {said}\n{aside}  <br>`{key}`, {source}.\n");
        if let Some(example) = self.examples.of(key) {
            let words = Words::new().with("example", example.to_owned());
            text += &format!("  <br>{}\n", self.texts.tell(AlmanacKey::Example, words));
        }
        text
    }
}

impl Page<'_> {
    /// The line of flavour of a thing, slanted.
    fn aside(&self, (of, name): (Named, &str)) -> Option<String> {
        self.texts.flavour.line(of, name).map(|line| format!("*{line}*"))
    }

    /// A heading of a part.
    fn heading(&self, key: AlmanacKey) -> String {
        format!("## {}\n\n", self.texts.say(key))
    }

    /// A message with one value.
    fn with(&self, key: AlmanacKey, name: &'static str, value: impl Into<String>) -> String {
        self.texts.tell(key, Words::new().with(name, value.into()))
    }
}

/// How a heading is linked to.
fn anchor(title: &str) -> String {
    let kept = title.chars().filter(|letter| letter.is_alphanumeric() || *letter == ' ' || *letter == '-');
    kept.flat_map(char::to_lowercase).map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// A text that ends like a sentence and begins like one.
fn sentence(text: &str) -> String {
    let text = crate::layout::capital(text);
    if text.ends_with(['.', '!', '?']) { text } else { text + "." }
}
