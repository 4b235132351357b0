//! What a tile makes: a number or a formula, then the resource.

use engine::resource::Resource;
use engine::rulebook::{Measure, Output, Slots, TileFace, Unique};
use leptos::prelude::*;

use super::{Icon, ResourceIcon, resource_word};
use crate::desk::Desk;
use crate::say::Say;

/// Before the sign of a die, the sign, and behind it.
type Parts = (String, Option<&'static str>, String);

/// One thing a tile makes.
#[derive(Clone, PartialEq, Debug)]
pub struct Made {
    /// Before the sign of the die, the sign, and behind it.
    pub parts: Parts,
    /// The resource; a star or a flag where there is none.
    pub resource: Option<Resource>,
    pub unique: Option<&'static str>,
}

/// Everything a face makes in any game, and whether it does so for each die.
pub fn made(face: &TileFace) -> (Vec<Made>, bool) {
    made_by(face, formula)
}

/// The same on a table, with so many tiers released.
pub fn made_now(face: &TileFace, released: u8) -> (Vec<Made>, bool) {
    made_by(face, |output| so_far(output, released))
}

fn made_by(face: &TileFace, formula: impl Fn(Output) -> Parts) -> (Vec<Made>, bool) {
    let each = matches!(face.slots, Slots::Separated(..));
    let unique = |sign: &'static str, parts| vec![Made { parts, resource: None, unique: Some(sign) }];
    match face.unique {
        Some(Unique::AnyResource) => {
            let sign = if matches!(face.slots, Slots::One(_) | Slots::Separated(..)) { "die" } else { "sum" };
            return (unique("any", (String::new(), Some(sign), String::new())), each);
        }
        Some(Unique::MissionDie) => return (unique("flag", ("+1".to_owned(), None, String::new())), each),
        None => {}
    }
    let one = |(resource, output): &(Resource, Output)| Made {
        parts: formula(*output),
        resource: Some(*resource),
        unique: None,
    };
    (face.output.iter().flatten().map(one).collect(), each)
}

/// What a growing output has come to, with the sign that it may grow.
fn so_far(output: Output, released: u8) -> Parts {
    let base = output.base.saturating_add(output.tier.saturating_mul(released as i8));
    let (before, sign, after) = at_first(Output { base, ..output });
    match output.tier {
        0 => (before, sign, after),
        _ => (before, sign, format!("{after}▲")),
    }
}

/// A growing output ends with a step for each tier: "+3▲".
fn formula(output: Output) -> Parts {
    let (before, sign, after) = at_first(output);
    match output.tier {
        0 => (before, sign, after),
        by => (before, sign, format!("{after}+{by}▲")),
    }
}

fn at_first(Output { base, times, of, .. }: Output) -> Parts {
    let sign = match of {
        Measure::Die | Measure::Lower => "die",
        Measure::Sum => "sum",
        Measure::Counter => "counter",
    };
    let factor = match times.unsigned_abs() {
        0 | 1 => String::new(),
        more => format!("{more}×"),
    };
    match (base, times) {
        (base, 0) => (base.to_string(), None, String::new()),
        (0, 1..) => (factor, Some(sign), String::new()),
        (1.., 1..) => (factor, Some(sign), format!("+{base}")),
        (_, 1..) => (factor, Some(sign), format!("−{}", base.unsigned_abs())),
        (_, _) => (format!("{base}−{factor}"), Some(sign), String::new()),
    }
}

/// What a tile makes, drawn.
#[component]
pub fn OutputView(made: Vec<Made>, each: bool) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let one = move |made: Made| {
        let (before, sign, after) = made.parts;
        let sign = sign.map(|sign| match sign {
            "sum" => view! { "Σ" }.into_any(),
            sign => view! { <Icon name=sign/> }.into_any(),
        });
        let (class, icon) = match (made.resource, made.unique) {
            (Some(resource), _) => {
                let name = desk.write(|writer| writer.resource(resource).to_string());
                (resource_word(resource), view! { <ResourceIcon resource name/> }.into_any())
            }
            (None, Some("flag")) => ("mission", view! { <Icon name="flag"/> }.into_any()),
            (None, _) => ("any", view! { <Icon name="any" class="res-any"/> }.into_any()),
        };
        view! { <span class=format!("out out--{class}")><b>{before}{sign}{after}</b>{icon}</span> }
    };
    let each = each.then(|| view! { <small>{move || desk.word(Say::Each)}</small> });
    view! { {made.into_iter().map(one).collect_view()}{each} }
}
