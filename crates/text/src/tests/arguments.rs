//! What a message is given, some language uses.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::Language;
use crate::key::{Key, Message};

/// The arguments of every message that some language uses.
struct Used(BTreeMap<String, BTreeSet<String>>);

impl Used {
    fn by_any_language() -> Used {
        let mut used = Used(BTreeMap::new());
        Language::all().for_each(|language| used.read(language.source()));
        used
    }

    fn of(&self, id: &str) -> BTreeSet<String> {
        self.0.get(id).cloned().unwrap_or_default()
    }

    fn read(&mut self, file: &str) {
        let resource = parser::parse(file).unwrap_or_else(|(_, mistakes)| panic!("{mistakes:?}"));
        for entry in &resource.body {
            if let Entry::Message(message) = entry
                && let Some(pattern) = &message.value
            {
                collect(pattern, self.0.entry(message.id.name.to_owned()).or_default());
            }
        }
    }
}

fn collect(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => collect_expression(expression, found),
        }
    }
}

fn collect_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, found),
        Expression::Select { selector, variants } => {
            collect_inline(selector, found);
            variants.iter().for_each(|variant| collect(&variant.value, found));
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(found.insert(id.name.to_owned())),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_inline(argument, found));
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, found),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
            panic!("a message stands for itself, so that its arguments are plain")
        }
    }
}

/// Looks at the arguments that messages were given so far. On components a whole family of clauses is told the same, and
/// each bends with what matters to it; every other message uses all that it is given.
pub(super) fn check() {
    let used = Used::by_any_language();
    let on_components: BTreeSet<&str> = Key::ALL.iter().map(|key| key.id()).collect();
    let family: BTreeSet<String> = on_components.iter().flat_map(|id| used.of(id)).collect();
    let mut idle = Vec::new();
    for (id, given) in super::given() {
        let known = if on_components.contains(id) { family.clone() } else { used.of(id) };
        idle.extend(given.difference(&known).map(|name| format!("{name} of {id}")));
    }
    assert!(idle.is_empty(), "no language uses {idle:?}");
}
