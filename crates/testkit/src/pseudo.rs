//! A language that nobody speaks: the English files with every letter changed. Whatever is then still written in plain
//! letters does not come from a Fluent file.

use std::fmt::Write as _;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// The same Fluent file with every letter of its texts changed.
pub fn language(english: &str) -> String {
    let mut resource = parser::parse(english.to_owned()).expect("the English files are sound");
    // The almanac is not spoken in a game, and the serializer trips over its stars.
    let spoken = |entry: &Entry<String>| !matches!(entry, Entry::Message(one) if one.id.name.starts_with("almanac-"));
    resource.body.retain(spoken);
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().for_each(change_pattern);
            message.attributes.iter_mut().for_each(|attribute| change_pattern(&mut attribute.value));
        }
    }
    serializer::serialize(&resource)
}

/// A Fluent file that names components: each by its kind and its English name.
pub fn names<'n>(components: impl IntoIterator<Item = (&'static str, &'n str)>) -> String {
    let mut file = String::from("\n");
    let mut known = std::collections::BTreeSet::new();
    for (kind, name) in components {
        let letters = name.to_ascii_lowercase();
        let words = letters.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
        let id = format!("name-{kind}-{}", words.collect::<Vec<_>>().join("-"));
        if known.insert(id.clone()) {
            writeln!(file, "{id} = {}", changed(name)).expect("strings can be written");
        }
    }
    file
}

/// A text with every letter changed.
pub fn changed(text: &str) -> String {
    text.chars().map(change).collect()
}

/// The words of a text that are written in plain letters: those of two letters and more.
pub fn plain(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphabetic()).filter(|word| word.len() > 1)
}

/// A letter that looks like another one and is not plain.
fn change(letter: char) -> char {
    let moved = |from: char, to: u32| char::from_u32(to + (letter as u32 - from as u32)).unwrap_or(letter);
    match letter {
        'a'..='z' => moved('a', 0x1D5BA),
        'A'..='Z' => moved('A', 0x1D5A0),
        _ => letter,
    }
}

fn change_pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = changed(value),
            PatternElement::Placeable { expression } => change_expression(expression),
        }
    }
}

fn change_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| change_pattern(&mut variant.value));
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => *value = changed(value),
        Expression::Inline(InlineExpression::Placeable { expression }) => change_expression(expression),
        Expression::Inline(_) => {}
    }
}
