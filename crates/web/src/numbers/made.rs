//! Who made what: a bar for each round, a pattern for each player.

use std::sync::Arc;

use chronicle::Statistics;
use engine::seat::Seat;
use leptos::prelude::*;
use text::Named;

use super::wheel::one;
use crate::desk::Desk;
use crate::say::Say;

const LEFT: f64 = 34.0;
const WIDTH: f64 = 350.0;
const TOP: f64 = 22.0;
const BOTTOM: f64 = 176.0;

/// Resources made by tiles, by round.
#[component]
pub fn Made(numbers: Arc<Statistics>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let total = |made: &[u32]| made.iter().sum::<u32>();
    let most = numbers.rounds.iter().map(|round| total(&round.made)).max().unwrap_or(0).max(10);
    let tick = [5, 10, 20, 25, 50, 100, 200, 500].into_iter().find(|tick| most / tick <= 3).unwrap_or(1000);
    let y = move |value: f64| BOTTOM - value * (BOTTOM - TOP) / f64::from(most);
    let grid = (0..=most / tick).map(|at| {
        let value = at * tick;
        let y = y(f64::from(value));
        view! { <path class="pl-grid" d=format!("M{LEFT} {y:.1}H{}", LEFT + WIDTH)/><text class="pl-t pl-l" x="29" y=one(y + 3.5)>{value}</text> }
    });
    let step = WIDTH / numbers.rounds.len().max(1) as f64;
    let width = (step * 0.66).min(44.0);
    let best: Vec<u32> = numbers.rounds.iter().map(|round| total(&round.made)).collect();
    let bars = numbers.rounds.iter().enumerate().map(|(at, round)| {
        let x = LEFT + step * (at as f64 + 0.5);
        let mut base = 0.0;
        let parts = round.made.iter().enumerate().filter(|(_, made)| **made > 0).map(|(seat, made)| {
            let (low, high) = (y(base), y(base + f64::from(*made)));
            base += f64::from(*made);
            view! { <rect x=one(x - width / 2.0) y=one(high) width=one(width) height=one((low - high - 1.0).max(0.5)) fill=format!("url(#pat-{})", seat + 1)/> }
        });
        let parts = parts.collect_view();
        let sum = best[at];
        let number = (sum > 0 && (best.len() <= 8 || at == 0 || sum * 10 >= most * 8))
            .then(|| view! { <text class="pl-v pl-m" x=one(x) y=one(y(f64::from(sum)) - 4.0)>{sum}</text> });
        view! { {parts}<text class="pl-x" x=one(x) y="190">{round.round}</text>{number} }
    });
    let names = untrack(|| desk.watch.with(|story| names(desk, story.watched.chronicle.opening.seats().iter())));
    let names = names.unwrap_or_default();
    let count = names.len();
    let key = names.into_iter().map(|(seat, name)| {
        // As in the bars, the first player lies lowest.
        let y = 60.0 + (count - 1 - seat.index()) as f64 * 32.0;
        let number = seat.number();
        view! {
            <svg class=format!("mark crew-{number}") x="392" y=one(y - 9.0) width="10" height="10" aria-hidden="true"><use href=format!("#c-{number}")/></svg>
            {lines(&name, y)}
        }
    });
    view! {
        <figure class="panel fig" tabindex="0">
            <figcaption><b>{desk.word(Say::WhoMade)}</b><small>{desk.word(Say::WhoMadeHint)}</small></figcaption>
            <svg class="plot" viewBox="0 0 486 196" role="img" aria-label=desk.word(Say::PlotMade)>
                {grid.collect_view()}{bars.collect_view()}{key.collect_view()}
            </svg>
        </figure>
    }
}

/// The countries of the seats.
pub fn names(desk: Desk, seats: impl Iterator<Item = Seat>) -> Vec<(Seat, String)> {
    let name = |seat: Seat| {
        let country = desk.watch.with(|story| {
            let chronicle = &story.watched.chronicle;
            chronicle.look(embedded::rulebook(), chronicle::Stop::default(), |view| view.country(seat).name.clone())
        });
        desk.write(|writer| writer.name(Named::Country, &country.unwrap_or_default()))
    };
    seats.map(|seat| (seat, name(seat))).collect()
}

/// A name of two words stands in two lines: in one it would not fit.
fn lines(name: &str, y: f64) -> AnyView {
    let line = |words: &str, y: f64| view! { <text class="pl-n" x="408" y=one(y)>{words.to_owned()}</text> };
    match name.split_once(' ') {
        Some((first, second)) => [line(first, y - 6.0), line(second, y + 6.0)].collect_view(),
        None => line(name, y).into_any(),
    }
}
