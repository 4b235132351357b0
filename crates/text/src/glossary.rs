//! The terms of the game: what they mean, and where a text uses them.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};

use crate::span::{Span, Thing, capital};

/// How many words a term has at most.
const LONGEST: usize = 4;

/// What messages of terms begin with.
const PREFIX: &str = "term-";

/// Every term of the game in one language.
#[derive(Debug, Default)]
pub struct Glossary {
    terms: Vec<Term>,
    /// The term of every word form, as it stands in a sentence or at its beginning.
    forms: BTreeMap<String, usize>,
}

/// A term of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// The same in every language, such as `overflow`.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// What is printed on the components, where the language has another word.
    pub printed: Option<String>,
    /// What it means, in a sentence or two.
    pub definition: String,
}

impl Glossary {
    /// The glossary of a language's files.
    pub(crate) fn of(words: &Resource<&str>) -> Glossary {
        let mut glossary = Glossary::default();
        for entry in &words.body {
            if let Entry::Message(message) = entry
                && let Some(key) = message.id.name.strip_prefix(PREFIX)
            {
                glossary.add(key, message);
            }
        }
        glossary
    }

    fn add(&mut self, key: &str, message: &Message<&str>) {
        let attribute = |name: &str| {
            let found = message.attributes.iter().find(|attribute| attribute.id.name == name);
            found.map(|attribute| text(&attribute.value))
        };
        let name = message.value.as_ref().map(text).unwrap_or_default();
        let forms = attribute("forms").unwrap_or_default();
        for form in forms.split(',').map(str::trim).chain([name.as_str()]).filter(|form| !form.is_empty()) {
            self.forms.entry(capital(form)).or_insert(self.terms.len());
            self.forms.entry(form.to_owned()).or_insert(self.terms.len());
        }
        let definition = attribute("definition").unwrap_or_default();
        self.terms.push(Term { key: key.to_owned(), name, printed: attribute("printed"), definition });
    }

    /// Every term, in the order of the files.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The term with this key.
    pub fn term(&self, key: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.key == key)
    }

    /// The terms that somebody means who writes this in small letters: by key, by name, as it stands in a text, or as it
    /// is printed; or else those that begin like this.
    pub fn find(&self, written: &str) -> Vec<&Term> {
        let names = |term: &Term| [Some(term.key.clone()), Some(term.name.clone()), term.printed.clone()];
        let named = |fits: &dyn Fn(&str) -> bool| -> Vec<&Term> {
            let any = |term: &&Term| names(term).into_iter().flatten().any(|name| fits(&name.to_lowercase()));
            self.terms.iter().filter(any).collect()
        };
        let exact = named(&|name| name == written);
        if !exact.is_empty() {
            return exact;
        }
        let form = self.forms.iter().find(|(form, _)| form.to_lowercase() == written);
        form.map_or_else(|| named(&|name| name.starts_with(written)), |(_, term)| vec![&self.terms[*term]])
    }

    /// The same pieces, with the terms in them found.
    pub(crate) fn linked(&self, spans: Vec<Span>) -> Vec<Span> {
        let mut linked = Vec::with_capacity(spans.len());
        for span in spans {
            match span.thing {
                Some(_) => linked.push(span),
                None => self.link(&span.text, &mut linked),
            }
        }
        linked
    }

    fn link(&self, text: &str, spans: &mut Vec<Span>) {
        let words = words(text);
        let (mut done, mut at) = (0, 0);
        while at < words.len() {
            match self.longest(text, &words[at..]) {
                Some((count, term)) => {
                    let (start, end) = (words[at].0, words[at + count - 1].1);
                    if start > done {
                        spans.push(Span::words(&text[done..start]));
                    }
                    let thing = Some(Thing::Term(self.terms[term].key.clone()));
                    spans.push(Span { text: text[start..end].to_owned(), thing });
                    (done, at) = (end, at + count);
                }
                None => at += 1,
            }
        }
        if done < text.len() {
            spans.push(Span::words(&text[done..]));
        }
    }

    /// The longest term that begins with the first of these words, and how many of them it takes.
    fn longest(&self, text: &str, words: &[(usize, usize)]) -> Option<(usize, usize)> {
        let &(start, _) = words.first()?;
        let counts = (1..=LONGEST.min(words.len())).rev();
        counts.filter_map(|count| Some((count, *self.forms.get(&text[start..words[count - 1].1])?))).next()
    }
}

/// Where the words of a text begin and end.
fn words(text: &str) -> Vec<(usize, usize)> {
    let inside = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '/';
    let mut words = Vec::new();
    let mut start = None;
    for (at, letter) in text.char_indices() {
        match (inside(letter), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                words.push((from, at));
                start = None;
            }
            (true, Some(_)) | (false, None) => {}
        }
    }
    words.extend(start.map(|from| (from, text.len())));
    words
}

/// A text without anything to fill in.
fn text(pattern: &Pattern<&str>) -> String {
    let element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            (*value).to_owned()
        }
        PatternElement::Placeable { .. } => String::new(),
    };
    pattern.elements.iter().map(element).collect()
}
