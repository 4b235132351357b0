//! The dice that were rolled, and where on the station tiles were lost.

use std::sync::Arc;

use chronicle::{SpaceNumbers, Statistics};
use engine::board::{Sector, Space};
use engine::die::{Die, Face};
use engine::seat::Seat;
use leptos::prelude::*;
use text::Words;

use crate::desk::Desk;
use crate::pieces::{DieView, Size};
use crate::say::Say;

/// The sides as the station has them for the first player: sectors 3 and 4 at the upper left, then 5 and 6, 1 and 2, 7 and 8.
const SIDES: [[u8; 2]; 4] = [[3, 4], [5, 6], [1, 2], [7, 8]];

/// Two plots in one figure.
#[component]
pub fn DiceAndLosses(numbers: Arc<Statistics>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (count, mean) = numbers.mean_roll();
    let most = numbers.rolls.iter().copied().max().unwrap_or(0).max(1);
    let faces = (1..=6u8).zip(numbers.rolls).filter_map(|(face, rolls)| Some((Face::new(face)?, rolls))).map(|(face, rolls)| {
        let height = format!("{}%", rolls * 86 / most);
        view! { <div><b style:height=height></b><span>{rolls}</span><DieView die=Die::flat(face) seat=Seat::FIRST oriented=false size=Size::Tiny/></div> }
    });
    let mean = desk.decimal(mean);
    let sides = SIDES.map(|side| {
        let rows = side.into_iter().filter_map(Sector::new).map(|sector| {
            let spaces = (0..4).map(|column| Space::at(sector, column));
            let cells = spaces.map(|space| cell(desk, space, numbers.spaces[space.index()]));
            view! { <div><b>{sector.number()}</b>{cells.collect_view()}</div> }
        });
        view! { <section>{rows.collect_view()}</section> }
    });
    view! {
        <figure class="panel fig" tabindex="0">
            <figcaption><b>{desk.word(Say::TheDice)}</b><small>{desk.say(Say::RollsMean, Words::new().with("n", count).with("mean", mean))}</small></figcaption>
            <div class="faces">{faces.collect_view()}</div>
            <figcaption class="second"><b>{desk.word(Say::WhereLost)}</b><small>{desk.word(Say::LostSign)}</small></figcaption>
            <div class="heat">{sides.collect_view()}</div>
        </figure>
    }
}

/// Redder for what was lost and hit; the sign says it too.
fn cell(desk: Desk, space: Space, SpaceNumbers { lost, hits }: SpaceNumbers) -> AnyView {
    let heat = match (lost, hits) {
        (0, 0) => "h h0",
        (0, _) => "h h1",
        (1, 0) => "h h2",
        _ => "h h3",
    };
    let sign = match lost {
        0 => String::new(),
        1 => "×".to_owned(),
        lost => format!("×{lost}"),
    };
    let words = Words::new().with("space", space.to_string()).with("lost", lost).with("hits", hits);
    let words = desk.say(Say::SpaceSpoken, words);
    view! { <i class=heat role="img" aria-label=words.clone() title=words>{sign}</i> }.into_any()
}
