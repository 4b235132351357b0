//! What is printed on a component, in the words of the content files: remarks for whoever reads the examples.

use content::Pack;
use engine::effect::{Effect, Tiers};
use engine::rulebook::{Output, Slots, TileFace};

/// Slots, output and ability of a face.
pub fn remark(pack: &Pack, face: &TileFace) -> String {
    let outputs = face.output.iter().flatten().map(|(resource, output)| format!("{resource:?} {}", amount(output)));
    let mut words = vec![slots(face.slots)];
    words.extend(face.unique.map(|unique| format!("{unique:?}")));
    words.extend(outputs);
    if face.has_ability {
        words.push(text(pack.text(face.ability)));
    }
    words.join(" | ")
}

/// A text, without what goes without saying.
pub fn text(effects: &[Effect]) -> String {
    let mut text = format!("{effects:?}");
    for name in ["Dice {", "Tiles {"] {
        while let Some((before, rest)) = text.split_once(name) {
            let (inside, after) = rest.split_once('}').unwrap_or((rest, ""));
            text = format!("{before}({}){after}", fields(inside.trim()));
        }
    }
    text
}

/// The fields that say something.
fn fields(inside: &str) -> String {
    let says = |field: &&str| {
        let all_tiers = format!("{:?}", Tiers::ALL);
        let silent = ["None", "false", "Any", "Pool", &all_tiers];
        let value = field.split_once(": ").map_or(*field, |(_, value)| value);
        let usual = *field == "take: One" || *field == "take: All" && inside.contains("produce: ");
        !silent.contains(&value) && !usual
    };
    let short = |field: &str| {
        let field = field.replace("zone: ", "in: ");
        match field.split_once("Some(") {
            Some((name, value)) => format!("{name}{}", value.trim_end_matches(')')),
            None => field,
        }
    };
    split(inside).into_iter().filter(says).map(short).collect::<Vec<_>>().join(", ")
}

/// The fields of a struct, split at commas outside of brackets.
fn split(inside: &str) -> Vec<&str> {
    let (mut fields, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, letter) in inside.char_indices() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                fields.push(inside[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    fields.push(inside[start..].trim());
    fields
}

fn slots(slots: Slots) -> String {
    match slots {
        Slots::One(faces) => format!("One({faces})"),
        Slots::Separated(one, two) => format!("Separated({one}, {two})"),
        Slots::Joined(one, two) => format!("Joined({one}, {two})"),
        Slots::Double(faces) => format!("Double({faces})"),
        Slots::Sum(least) => format!("Sum({least})"),
    }
}

fn amount(output: &Output) -> String {
    let tier = if output.tier == 0 { String::new() } else { format!(" {:+} x Tier", output.tier) };
    let made = match (output.base, output.times) {
        (base, 0) => base.to_string(),
        (0, times) => format!("{times} x {:?}", output.of),
        (base, times) => format!("{base} {times:+} x {:?}", output.of),
    };
    made + &tier
}
