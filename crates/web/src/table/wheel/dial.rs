//! The dial of a wheel.

use engine::resource::Resource;
use leptos::prelude::*;

use super::minus;
use super::model::Model;
use crate::pieces::{Tenths as T, resource_word};

/// The arc goes from here to there; further values rest at its ends.
const LEAST: i16 = -30;
const MOST: i16 = 45;
/// Half of the arc, in degrees from the top.
const HALF: f64 = 122.0;

#[component]
pub fn Dial(resource: Resource, model: Model, then: Option<i16>, #[prop(into)] spoken: String) -> impl IntoView {
    let word = resource_word(resource);
    let bonus = |(at, kind): &(u8, &'static str)| {
        let (x, y) = point(f64::from(*at), 78.0);
        let size = T(if *kind == "next" { 3.6 } else { 2.8 });
        let path = format!("M{} {}l{size} {size}l-{size} {size}l-{size} -{size}z", T(x), T(y - size.0));
        let (tx, ty) = point(f64::from(*at), 88.0);
        let number = (*kind == "next")
            .then(|| view! { <text class="tick-num" x=T(tx).to_string() y=T(ty + 3.0).to_string()>{*at}</text> });
        view! { <path class=format!("bonus bonus--{kind}") d=path/>{number} }
    };
    let drain = f64::from(-model.drain);
    let (dx, dy) = point(drain, 74.5);
    // Far down the number stands beside the mark: further out it would lie on the neighbour's.
    let (nx, ny) = if model.drain > 18 { point(drain + 5.0, 84.0) } else { point(drain, 91.0) };
    let base = -model.drain;
    let full = model.forecast + model.missions;
    let needle = |value: i16, class: &'static str, head: Option<&'static str>| {
        let (x1, y1) = point(f64::from(value), 46.0);
        let (x2, y2) = point(f64::from(value), 69.0);
        let head = head.map(|class| view! { <circle class=class cx=T(x1).to_string() cy=T(y1).to_string() r="3.4"/> });
        view! { <path class=class d=format!("M{} {}L{} {}", T(x1), T(y1), T(x2), T(y2))/>{head} }
    };
    view! {
        <svg class="wheel__dial" viewBox="0 0 176 140" role="img" aria-label=spoken>
            <circle class="wheel__back" cx="88" cy="80" r="71"/>
            <path class="z z-red" d=arc(-30.0, -0.7, 70.0)/>
            <path class="z z-orange" d=arc(0.0, f64::from(model.safe) - 0.3, 70.0)/>
            <path class="z z-white" d=arc(f64::from(model.safe) + 0.3, 45.0, 70.0)/>
            <path class="ring" d=arc(-30.0, 45.0, 62.0)/>
            <path class="fill fill--ghost" d=arc(f64::from(base), f64::from(full.max(base)), 62.0)/>
            <path class="bite" stroke=format!("url(#bite-{word})") d=arc(f64::from(model.forecast), f64::from(full), 62.0)/>
            {then.filter(|then| *then > model.forecast).map(|then| view! {
                <path class="fill fill--preview" d=arc(f64::from(model.forecast), f64::from(then), 62.0)/>
            })}
            {model.bonuses.iter().map(bonus).collect_view()}
            <path class="drainmark" transform=format!("translate({} {}) rotate({})", T(dx), T(dy), T(angle(drain))) d="M-4.6 -8h9.2L0 0z"/>
            <text class="tick-num tick-num--drain" x=T(nx).to_string() y=T(ny).to_string()>{minus(base)}</text>
            {needle(model.available, "needle", None)}
            {needle(model.forecast, "needle needle--ghost", Some("needle-head"))}
            {then.map(|then| needle(then, "needle needle--preview", Some("needle-head needle-head--preview")))}
        </svg>
    }
}

/// Degrees from the top.
fn angle(value: f64) -> f64 {
    // Not `clamp`, which can complain about its bounds, and brings along how to write them.
    let value = value.max(f64::from(LEAST)).min(f64::from(MOST));
    (value - f64::from(LEAST)) * 2.0 * HALF / f64::from(MOST - LEAST) - HALF
}

fn point(value: f64, radius: f64) -> (f64, f64) {
    // The browser knows sine and cosine; ours would have to be sent.
    let turned = angle(value).to_radians();
    (88.0 + radius * js_sys::Math::sin(turned), 80.0 - radius * js_sys::Math::cos(turned))
}

/// An arc between two values.
fn arc(from: f64, to: f64, radius: f64) -> String {
    let ((x1, y1), (x2, y2)) = (point(from, radius), point(to, radius));
    let large = i32::from(angle(to) - angle(from) > 180.0);
    let radius = T(radius);
    format!("M{} {}A{radius} {radius} 0 {large} 1 {} {}", T(x1), T(y1), T(x2), T(y2))
}

/// A point of a wheel as small as can be, whose arc is half a circle.
fn small_point(value: f64, radius: f64) -> (f64, f64) {
    let turned = (angle(value) * 90.0 / HALF).to_radians();
    (36.0 + radius * js_sys::Math::sin(turned), 38.0 - radius * js_sys::Math::cos(turned))
}

/// An arc between two values on it.
pub fn half(from: f64, to: f64, radius: f64) -> String {
    let ((x1, y1), (x2, y2)) = (small_point(from, radius), small_point(to, radius));
    let radius = T(radius);
    format!("M{} {}A{radius} {radius} 0 0 1 {} {}", T(x1), T(y1), T(x2), T(y2))
}

/// Its needle.
pub fn hand(value: f64) -> String {
    let ((x1, y1), (x2, y2)) = (small_point(value, 20.0), small_point(value, 30.0));
    format!("M{} {}L{} {}", T(x1), T(y1), T(x2), T(y2))
}
