//! Going on from a moment: who holds each seat of the new game.

use ai::Kind;
use engine::seat::Seat;
use leptos::prelude::*;
use room::Heir;

use crate::bridge::Ask;
use crate::desk::Desk;
use crate::pieces::{CrewMark, Icon};
use crate::say::Say;
use crate::watch::Over;

/// Asks who plays on, and what to do with a game from a file.
#[component]
pub fn GoingOn() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let shown = move || desk.watch.over.get().filter(|over| matches!(over, Over::GoingOn | Over::Imported));
    move || shown().map(|over| view! { <Seats imported={over == Over::Imported}/> })
}

#[component]
fn Seats(imported: bool) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let watch = desk.watch;
    let seats: Vec<Seat> = untrack(|| desk.look(|view| view.table.seats().iter().collect())).unwrap_or_default();
    let was: Vec<Seat> =
        untrack(|| watch.with(|story| story.watched.bots.iter().map(|(seat, _)| *seat).collect())).unwrap_or_default();
    let over = untrack(|| desk.look(|view| view.table.outcome.is_some())).unwrap_or(false);
    let bots = RwSignal::new(was);
    let all = seats.clone();
    let others: Vec<Seat> = all.iter().copied().skip(1).collect();
    let alone = others.is_empty();
    let row = move |seat: Seat| {
        let name = desk.speaker(|speaker| speaker.player(seat).to_string()).unwrap_or_default();
        let is_bot = move || bots.with(|bots| bots.contains(&seat));
        let set = move |bot: bool| {
            bots.update(|bots| {
                bots.retain(|one| *one != seat);
                if bot {
                    bots.push(seat);
                }
            });
        };
        let choice = move |bot: bool, say: Say| {
            let on = move || is_bot() == bot;
            view! { <button class=move || if on() { "is-on" } else { "" } aria-pressed=move || on().to_string() on:click=move |_| set(bot)>{desk.word(say)}</button> }
        };
        view! {
            <li><CrewMark seat/><b>{name.clone()}</b>
                <span class="seg seg--s" role="group" aria-label=name>{choice(false, Say::PersonName)}{choice(true, Say::BotName)}</span></li>
        }
    };
    let start = move |_: web_sys::MouseEvent| {
        let stop = untrack(|| watch.stop());
        watch.over.set(None);
        desk.ask(&Ask::Branch { deeds: stop.deeds, bots: heirs(&bots.get_untracked()) });
    };
    let (title, text) = match (imported, over) {
        (true, true) => (Say::ImportedTitle, Say::ImportedOver),
        (true, false) => (Say::ImportedTitle, Say::ImportedText),
        (false, _) => (Say::WhoGoesOn, Say::WhoGoesOnText),
    };
    let go_on = (!over).then(|| {
        view! { <button class="btn btn--primary" autofocus on:click=start><Icon name="play"/>{desk.word(Say::StartHere)}</button> }
    });
    let look = imported.then(|| {
        let look = move |_| {
            watch.over.set(None);
            watch.go(0);
        };
        view! { <button class="btn" on:click=look><Icon name="eye"/>{desk.word(Say::Watch)}</button> }
    });
    let quick = (!alone).then(|| {
        let others = others.clone();
        view! {
            <div class="sheetbox__quick">
                <button class="btn btn--ghost" on:click=move |_| bots.set(Vec::new())>{desk.word(Say::MeEverywhere)}</button>
                <button class="btn btn--ghost" on:click=move |_| bots.set(others.clone())>{desk.word(Say::MeAndBots)}</button>
            </div>
        }
    });
    let rows =
        (!over).then(|| view! { {quick}<ul class="sheetbox__seats">{seats.into_iter().map(row).collect_view()}</ul> });
    view! {
        <div class="curtain">
            <section class="panel sheetbox" role="dialog" aria-labelledby="going-on">
                <h2 id="going-on">{desk.word(title)}</h2>
                <p>{desk.word(text)}</p>
                {rows}
                <div class="sheetbox__acts">
                    {go_on}
                    {look}
                    <button class="btn btn--ghost" on:click=move |_| watch.over.set(None)>{desk.word(Say::Cancel)}</button>
                </div>
            </section>
        </div>
    }
}

/// Planners, each with a chance of its own.
fn heirs(seats: &[Seat]) -> Vec<(Seat, Heir)> {
    let bot = |seat: &Seat| {
        let seed = (js_sys::Math::random() * 9e15) as u64;
        (*seat, Heir::Bot { kind: Kind::Planner, seed, nodes: None })
    };
    seats.iter().map(bot).collect()
}
