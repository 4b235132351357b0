//! `content almanac`: the whole box as a catalogue in Markdown.

mod cards;
mod countries;
mod example;
mod station;

pub use example::Examples;

use content::Kind;
use text::Named;

use super::headings::Headings;
use crate::texts::Texts;

/// The catalogue: the boards, every country with its tiles, and everything that belongs to no country.
pub fn almanac(texts: &Texts, examples: &Examples) -> String {
    let page = Page { texts, examples, headings: Headings::of(texts.writer.code()) };
    let mut text = format!("# {}\n\n{}\n\n", page.headings.title, page.headings.introduction);
    text += &page.contents();
    text += &page.station();
    text += &page.countries();
    text += &page.boosts();
    text += &page.badges();
    text += &page.missions();
    text += &page.disasters();
    text.trim_end().to_owned() + "\n"
}

/// What the parts of the catalogue share.
struct Page<'a> {
    texts: &'a Texts<'a>,
    examples: &'a Examples,
    headings: &'static Headings,
}

impl Page<'_> {
    /// Links to the parts.
    fn contents(&self) -> String {
        let (book, headings, writer) = (&self.texts.pack.rulebook, self.headings, &self.texts.writer);
        let link = |title: &str| format!("[{title}](#{})", anchor(title));
        let countries: Vec<String> =
            book.countries.iter().map(|one| link(&writer.name(Named::Country, &one.name))).collect();
        let shared = [headings.boosts, headings.badges, headings.missions].map(link);
        let disasters: Vec<String> =
            book.disasters.iter().map(|one| link(&writer.name(Named::Disaster, &one.name))).collect();
        format!(
            "{} · {} · {} · {}\n\n",
            link(headings.station),
            countries.join(" · "),
            shared.join(" · "),
            disasters.join(" · ")
        )
    }

    /// An entry of a list: what it says, where it is from, and its example.
    fn entry(&self, said: &str, kind: Kind, key: &str) -> String {
        let source = self.texts.source(kind, key);
        let mut text = format!("- {said}\n  <br>`{key}`, {source}.\n");
        if let Some(example) = self.examples.of(key) {
            text += &format!("  <br>{}: {example}\n", self.headings.example);
        }
        text
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
