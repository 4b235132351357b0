//! A wheel by round: what was left at the check as a line, the drain as hatched bars below.

use std::sync::Arc;

use chronicle::Statistics;
use engine::resource::Resource;
use leptos::prelude::*;
use text::Words;

use crate::desk::Desk;
use crate::pieces::{ResourceIcon, resource_word};
use crate::say::Say;
use crate::table::minus;

const LEFT: f64 = 24.0;
const WIDTH: f64 = 208.0;
/// Where 40 and −29 lie.
const TOP: f64 = 13.9;
const BOTTOM: f64 = 150.2;
const MOST: f64 = 40.0;
const LEAST: f64 = -29.0;

fn y(value: f64) -> f64 {
    TOP + (MOST - value.clamp(LEAST, MOST)) * (BOTTOM - TOP) / (MOST - LEAST)
}

/// The plot of one resource.
#[component]
pub fn WheelPlot(resource: Resource, numbers: Arc<Statistics>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let name = desk.write(|writer| writer.resource(resource).to_string());
    let index = resource.index();
    let left: Vec<Option<i16>> = numbers.rounds.iter().map(|round| round.left.map(|left| left[index])).collect();
    let known: Vec<i16> = left.iter().flatten().copied().collect();
    let extremes =
        known.iter().min().zip(known.iter().max()).map(|(low, best)| {
            desk.say(Say::LowestBest, Words::new().with("low", minus(*low)).with("best", minus(*best)))
        });
    let count = numbers.rounds.len().max(1) as f64;
    let step = WIDTH / count;
    let x = move |round: usize| LEFT + step * (round as f64 + 0.5);
    let bars = numbers.rounds.iter().enumerate().map(|(at, round)| {
        let drain = f64::from(round.drain[index]);
        let width = (step * 0.62).min(26.0);
        let words = desk.say(
            Say::PlotPoint,
            Words::new()
                .with("round", round.round)
                .with("left", left[at].map_or_else(|| "–".to_owned(), minus))
                .with("drain", round.drain[index]),
        );
        view! {
            <rect class="pl-drain" x=one(x(at) - width / 2.0) y=one(y(0.0)) width=one(width) height=one(y(-drain) - y(0.0))><title>{words}</title></rect>
            <text class="pl-x" x=one(x(at)) y="170">{round.round}</text>
        }
    });
    let points: Vec<(f64, f64, bool)> = numbers
        .rounds
        .iter()
        .enumerate()
        .filter_map(|(at, round)| Some((x(at), y(f64::from(round.left?[index])), round.bonuses.has(resource))))
        .collect();
    let path: Vec<String> = points.iter().map(|(x, y, _)| format!("{x:.1} {y:.1}")).collect();
    let line = (path.len() > 1).then(|| view! { <path class="pl-line" d=format!("M{}", path.join("L"))/> });
    let dots = points.iter().map(|(x, y, bonus)| match bonus {
        true => {
            view! { <path class="pl-dia" d=format!("M{x:.1} {:.1}l5.4 5.4l-5.4 5.4l-5.4 -5.4z", y - 5.4)/> }.into_any()
        }
        false => view! { <circle class="pl-dot" cx=one(*x) cy=one(*y) r="3.2"/> }.into_any(),
    });
    let last = known.last().zip(points.last()).map(|(value, (x, y, _))| {
        view! { <text class="pl-v" x=one((x + 10.0).min(238.0)) y=one(y + 4.0)>{minus(*value)}</text> }
    });
    let lines = embedded::rulebook().tables.bonus.iter().map(|at| {
        let y = one(y(f64::from(*at)));
        view! { <path class="pl-bonus" d=format!("M{LEFT} {y}H{}", LEFT + WIDTH)/> }
    });
    let first = embedded::rulebook().tables.bonus.first().copied().unwrap_or(18);
    let label =
        |value: f64| view! { <text class="pl-t pl-l" x="19" y=one(y(value) + 3.0)>{minus(value as i16)}</text> };
    let safe = f64::from(safe(desk));
    view! {
        <figure class=format!("panel fig res--{}", resource_word(resource))>
            <figcaption><ResourceIcon resource name=name.clone()/><b>{name.clone()}</b><small>{extremes}</small></figcaption>
            <svg class="plot" viewBox="0 0 262 176" role="img" aria-label=desk.say(Say::PlotWheel, Words::new().with("resource", name))>
                <rect class="pl-orange" x=LEFT y=one(y(safe)) width=WIDTH height=one(y(0.0) - y(safe))/>
                {lines.collect_view()}
                {label(MOST)}{label(f64::from(first))}{label(0.0)}{label(LEAST)}
                <path class="pl-zero" d=format!("M{LEFT} {:.1}H{}", y(0.0), LEFT + WIDTH)/>
                {bars.collect_view()}
                {line}
                {dots.collect_view()}
                {last}
            </svg>
        </figure>
    }
}

/// What the lines and colours mean.
#[component]
pub fn Legend() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let safe = safe(desk) - 1;
    view! {
        <p class="legend">
            <span><svg viewBox="0 0 22 10" aria-hidden="true"><path d="M1 7 11 3l10 3" fill="none" stroke="currentColor" stroke-width="2"/></svg>{desk.word(Say::LegendLeft)}</span>
            <span><svg viewBox="0 0 10 10" aria-hidden="true"><path d="m5 0 5 5-5 5-5-5z" fill="currentColor"/></svg>{desk.word(Say::LegendBonus)}</span>
            <span><svg viewBox="0 0 14 10" aria-hidden="true"><rect width="14" height="10" class="pl-drain"/></svg>{desk.word(Say::LegendDrain)}</span>
            <span><svg viewBox="0 0 14 10" aria-hidden="true"><rect width="14" height="10" class="pl-orange pl-orange--key"/></svg>{desk.say(Say::LegendEmergency, Words::new().with("n", safe))}</span>
        </p>
    }
}

/// What must be left at the check so that no supplies are opened.
fn safe(desk: Desk) -> i16 {
    let safe = untrack(|| {
        desk.watch.with(|story| {
            let chronicle = &story.watched.chronicle;
            chronicle.look(embedded::rulebook(), chronicle::Stop::default(), |view| view.safe_amount())
        })
    });
    safe.unwrap_or(4)
}

/// A number with one decimal, as paths have them.
pub fn one(number: f64) -> String {
    format!("{number:.1}")
}
