//! From the tree of a Fluent file to what is kept of it.
//!
//! A message stands for itself: it does not refer to others or to terms of Fluent, so that it is plain what it is given,
//! and no message can lead to itself. The only function is `NUMBER`, with nothing but a `type`.

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, NamedArgument, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::{Choice, Key, Message, Pattern, Phrases, Piece, Stretch, Variant};
use crate::plural::Plurals;

impl Phrases {
    /// The messages of files that were read. What is not understood is shown by its name, and is among the mistakes.
    pub fn of(code: &str, files: &ast::Resource<&str>) -> Phrases {
        let mut phrases = Phrases {
            plurals: Plurals::of(code),
            letters: String::new(),
            messages: Vec::with_capacity(files.body.len()),
            slots: vec![0; (2 * files.body.len() + 1).next_power_of_two()],
            mistakes: Vec::new(),
        };
        for entry in &files.body {
            match entry {
                Entry::Message(message) => phrases.add(message),
                Entry::Term(term) => phrases.mistake(term.id.name),
                _ => {}
            }
        }
        phrases
    }

    /// The first message with an id counts.
    fn add(&mut self, message: &ast::Message<&str>) {
        let id = message.id.name;
        let slot = self.slot(id);
        if self.index(slot).is_some() {
            return self.mistake(id);
        }
        let id = self.keep(id);
        let value = message.value.as_ref().map(|value| self.pattern(value));
        let parts =
            message.attributes.iter().map(|part| (self.keep(part.id.name), self.pattern(&part.value))).collect();
        self.messages.push(Message { id, value, parts });
        self.slots[slot] = self.messages.len() as u32;
    }

    fn keep(&mut self, text: &str) -> Stretch {
        let start = self.letters.len() as u32;
        self.letters.push_str(text);
        Stretch { start, end: self.letters.len() as u32 }
    }

    fn mistake(&mut self, name: &str) {
        self.mistakes.push(name.to_owned());
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&str>) -> Pattern {
        let mut pieces = Vec::with_capacity(pattern.elements.len());
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text(value, &mut pieces),
                PatternElement::Placeable { expression } => self.expression(expression, &mut pieces),
            }
        }
        pieces
    }

    /// Texts that follow each other become one.
    fn text(&mut self, text: &str, pieces: &mut Pattern) {
        let Stretch { start, end } = self.keep(text);
        match pieces.last_mut() {
            Some(Piece::Text(before)) if before.end == start => before.end = end,
            _ => pieces.push(Piece::Text(Stretch { start, end })),
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, pieces: &mut Pattern) {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                self.text(&unescape_unicode_to_string(value), pieces);
            }
            Expression::Inline(InlineExpression::NumberLiteral { value }) => self.text(value, pieces),
            Expression::Inline(InlineExpression::Placeable { expression }) => self.expression(expression, pieces),
            Expression::Inline(inline) => match value(inline) {
                Ok((name, _)) => pieces.push(Piece::Value(self.keep(name))),
                Err(name) => {
                    self.mistake(name);
                    ["{", name, "}"].into_iter().for_each(|text| self.text(text, pieces));
                }
            },
            Expression::Select { selector, variants } => pieces.push(self.choice(selector, variants)),
        }
    }

    fn choice(&mut self, selector: &InlineExpression<&str>, variants: &[ast::Variant<&str>]) -> Piece {
        let (by, ordinal) = value(selector).unwrap_or_else(|name| {
            self.mistake(name);
            (name, false)
        });
        let by = self.keep(by);
        let default = variants.iter().position(|variant| variant.default).unwrap_or_default();
        let variants = variants.iter().map(|variant| self.variant(variant)).collect();
        Piece::Choice(Choice { by, ordinal, variants, default })
    }

    fn variant(&mut self, variant: &ast::Variant<&str>) -> Variant {
        let key = match variant.key {
            VariantKey::Identifier { name } => Key::Name(self.keep(name)),
            // A fraction is compared as a text, which no whole number is.
            VariantKey::NumberLiteral { value } => {
                value.parse().map_or_else(|_| Key::Name(self.keep(value)), Key::Number)
            }
        };
        Variant { key, says: self.pattern(&variant.value) }
    }
}

/// The name of the value that is meant, and whether it is a rank; or the name of something that is none.
fn value<'s>(inline: &InlineExpression<&'s str>) -> Result<(&'s str, bool), &'s str> {
    match inline {
        InlineExpression::VariableReference { id } => Ok((id.name, false)),
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
            let [InlineExpression::VariableReference { id: number }] = arguments.positional.as_slice() else {
                return Err(id.name);
            };
            match arguments.named.as_slice() {
                [] => Ok((number.name, false)),
                [NamedArgument { name, value: InlineExpression::StringLiteral { value } }] if name.name == "type" => {
                    Ok((number.name, *value == "ordinal"))
                }
                _ => Err(id.name),
            }
        }
        InlineExpression::FunctionReference { id, .. }
        | InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. } => Err(id.name),
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => Err(value),
        InlineExpression::Placeable { .. } => Err("{}"),
    }
}
