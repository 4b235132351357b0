//! Missions as bars over their rounds, the card of each round below them, then what was lost.

use std::sync::Arc;

use chronicle::{MissionSpan, Statistics};
use leptos::prelude::*;
use text::{Named, Words};

use super::wheel::one;
use crate::desk::Desk;
use crate::say::Say;
use crate::table::level_word;

const LEFT: f64 = 8.0;
const WIDTH: f64 = 454.0;
/// So many missions have a row of their own; more share the rows.
const ROWS: usize = 4;
/// A column that is too narrow for a name.
const NARROW: f64 = 50.0;

/// Missions, cards and losses by round.
#[component]
pub fn Cards(numbers: Arc<Statistics>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let count = numbers.rounds.len().max(1);
    let step = WIDTH / count as f64;
    let x = move |round: usize| LEFT + step * round as f64;
    let columns = (0..count).map(|at| {
        let ground =
            (at % 2 == 0).then(|| view! { <rect class="pl-col" x=one(x(at)) y="0" width=one(step) height="196"/> });
        view! { {ground}<text class="pl-x" x=one(x(at) + step / 2.0) y="191">{at + 1}</text> }
    });
    let missions = numbers.missions.iter().enumerate().map(|(row, span)| mission(desk, *span, row, step, count));
    let cards = numbers.rounds.iter().enumerate().map(|(at, round)| {
        let middle = x(at) + step / 2.0;
        let card = round.cards.first().map(|card| {
            let card = embedded::rulebook().card(*card);
            let (word, _) = level_word(card.level);
            let name = desk.write(|writer| writer.name(Named::Card, &card.name));
            // In narrow columns every second name stands lower, so that each has the room of two.
            let (room, top, most) = match (step < NARROW, at % 2) {
                (true, 0) => (2.0 * step, 126.0, 2),
                (true, _) => (2.0 * step, 148.0, 2),
                (false, _) => (step, 127.0, 3),
            };
            let lines = lines_of(&name, room, most);
            let lines = lines.into_iter().enumerate().map(|(line, text)| {
                view! { <text class="pl-c" x=one(middle) y=one(top + 10.0 * line as f64)>{text}</text> }
            });
            view! {
                <rect class=format!("pl-lv lv--{word}") x=one(x(at) + 4.0) y="108" width=one(step - 8.0) height="8" rx="2"><title>{name}</title></rect>
                {lines.collect_view()}
            }
        });
        let lost = match (round.lost, &card) {
            (0, None) => None,
            (0, Some(_)) => Some(("pl-c", "·".to_owned())),
            (lost, _) => Some(("pl-c pl-d", format!("−{lost}"))),
        };
        let lost = lost.map(|(class, words)| view! { <text class=class x=one(middle) y="173">{words}</text> });
        view! { {card}{lost} }
    });
    view! {
        <figure class="panel fig" tabindex="0">
            <figcaption><b>{desk.word(Say::CardsLosses)}</b><small>{desk.word(Say::PerRound)}</small></figcaption>
            <svg class="plot" viewBox="0 0 470 196" role="img" aria-label=desk.word(Say::PlotCards)>
                {columns.collect_view()}{missions.collect_view()}{cards.collect_view()}
            </svg>
        </figure>
    }
}

/// From the round a mission was started to the one it was completed in; a tick says that it was.
fn mission(desk: Desk, span: MissionSpan, row: usize, step: f64, count: usize) -> AnyView {
    let name = desk.write(|writer| writer.name(Named::Mission, &embedded::rulebook().mission(span.mission).name));
    let first = usize::from(span.from).saturating_sub(1);
    let last = usize::from(span.to.unwrap_or(count as u8)).saturating_sub(1);
    let (from, to) = (LEFT + step * first as f64 + 3.0, LEFT + step * (last + 1) as f64 - 3.0);
    let y = 4.0 + 25.0 * (row % ROWS) as f64;
    // The name stands where there is room: before the bar, or behind it.
    let (class, at) = if from > 150.0 { ("pl-n pl-r", from - 6.0) } else { ("pl-n", to + 6.0) };
    let done = span.to.is_some();
    let tick =
        done.then(|| view! { <path class="pl-check" d=format!("M{:.1} {:.1}l3.5 3.5 6-7", to - 15.0, y + 9.5)/> });
    let open = (!done).then(|| format!(" ({})", desk.word(Say::NotDone)));
    let words = desk.say(Say::MissionDone, Words::new().with("mission", name.clone()));
    let words = if done { words } else { format!("{name}: {}", desk.word(Say::NotDone)) };
    view! {
        <rect class="pl-mis" x=one(from) y=one(y) width=one(to - from) height="19" rx="4"><title>{words}</title></rect>
        <text class=class x=one(at) y=one(y + 13.5)>{name}{open}</text>
        {tick}
    }
    .into_any()
}

/// A name in lines that fit the column; long words are broken.
fn lines_of(name: &str, width: f64, count: usize) -> Vec<String> {
    let most = ((width / 5.2) as usize).max(4);
    let mut lines: Vec<String> = Vec::new();
    for word in name.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        let pieces = letters.chunks(if letters.len() > most { most - 1 } else { most });
        let last = pieces.len().saturating_sub(1);
        for (at, piece) in pieces.enumerate() {
            let piece: String = piece.iter().copied().chain((at < last).then_some('-')).collect();
            match lines.last_mut() {
                Some(line) if at == 0 && line.chars().count() + piece.chars().count() < most => {
                    *line = format!("{line} {piece}");
                }
                _ => lines.push(piece),
            }
        }
    }
    if lines.len() > count {
        lines.truncate(count);
        if let Some(last) = lines.last_mut() {
            *last = format!("{}…", last.trim_end_matches('-'));
        }
    }
    lines
}
