//! The terms of the game, and what each of them means.

use text::{Term, Words};

use crate::layout::wrapped;
use crate::texts::Texts;

text::keys! {
    /// Around the terms.
    pub enum GlossaryKey {
        Both = "glossary-both",
        List = "glossary-list",
        Term = "glossary-term",
        Unknown = "glossary-unknown",
    }
}

/// What a term means; without a name all terms.
pub fn page(texts: &Texts, name: &str) -> String {
    let glossary = texts.writer.glossary();
    if name.is_empty() {
        let terms: Vec<String> = glossary.terms().iter().map(|term| title(texts, term)).collect();
        return texts.tell(GlossaryKey::List, Words::new().with("terms", texts.listed(&terms)));
    }
    let found = glossary.find(name);
    if found.is_empty() {
        return texts.say(GlossaryKey::Unknown);
    }
    found.into_iter().map(|term| wrapped("", &explained(texts, term)) + "\n").collect()
}

/// What a term is called, and beside it the word on the components.
pub fn title(texts: &Texts, term: &Term) -> String {
    match &term.printed {
        Some(printed) if *printed != term.name => {
            let words = Words::new().with("name", term.name.clone()).with("printed", printed.clone());
            texts.tell(GlossaryKey::Both, words)
        }
        Some(_) | None => term.name.clone(),
    }
}

fn explained(texts: &Texts, term: &Term) -> String {
    let words = Words::new().with("term", title(texts, term)).with("definition", term.definition.clone());
    texts.tell(GlossaryKey::Term, words)
}

#[cfg(test)]
mod tests {
    use text::Language;

    use super::*;

    #[test]
    fn every_term_can_be_read_in_every_language() {
        for language in Language::all() {
            let texts = Texts::new(content::embedded_pack(), language);
            let all = page(&texts, "");
            for term in texts.writer.glossary().terms() {
                assert!(all.contains(&title(&texts, term)), "{all}");
                for name in [&term.key, &term.name.to_lowercase()] {
                    let page = page(&texts, name).replace("\n  ", " ");
                    assert!(page.contains(&term.definition), "{name} leads to {page}");
                }
            }
            assert_eq!(page(&texts, "nonsense"), texts.say(GlossaryKey::Unknown));
        }
    }

    #[test]
    fn the_printed_word_stands_beside_the_german_one() {
        let texts = Texts::new(content::embedded_pack(), Language::from_code("de").unwrap());
        let page = |name| page(&texts, name);
        assert!(page("bedarf").starts_with("Bedarf (Drain): "), "{}", page("bedarf"));
        assert_eq!(page("drain"), page("bedarf"));
        assert!(page("pool").starts_with("Pool: "));
    }
}
