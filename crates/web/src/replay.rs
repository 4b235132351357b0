//! Watching a game: the table as it was, the time, and what happened.

mod events;
mod going_on;
mod scrub;
mod sharing;

use std::time::Duration;

use engine::resource::Resource;
use engine::seat::Seat;
use engine::table::Outcome;
use leptos::prelude::*;
use text::Words;
use web_sys::KeyboardEvent;

use crate::desk::{Desk, Screen};
use crate::later::{self, dressed};
use crate::pieces::Icon;
use crate::say::Say;
use crate::table::{
    Disaster, Marks, Mini, Missions, Rail, Station, StationView, Supplies, Tools, WheelView, Wheels, brand_disaster,
};
use crate::watch::StepBy;
use events::Events;
use going_on::GoingOn;
use scrub::Scrub;
pub use sharing::Sharing;

/// Milliseconds between two stops at the slowest speed.
const BEAT: u64 = 900;

/// The page on which a game is watched.
#[component]
pub fn Replay() -> impl IntoView {
    dressed(later::watching())
}

/// All of it that is drawn.
#[component]
pub fn Watching() -> impl IntoView {
    let desk = expect_context::<Desk>();
    desk.seat.set(Seat::FIRST);
    desk.put_down();
    show_moment(desk);
    play(desk);
    on_cleanup(move || desk.look_back(None));
    provide_context(Marks::follow(desk));
    view! {
        {move || if desk.narrow.get() { view! { <Narrow/> }.into_any() } else { view! { <Wide/> }.into_any() }}
        <GoingOn/>
        <Sharing/>
    }
}

/// Lays out the table of the moment where the watcher is.
fn show_moment(desk: Desk) {
    let lay = move || {
        let stop = desk.watch.stop();
        let past = desk.watch.with(|story| {
            let chronicle = &story.watched.chronicle;
            (chronicle.table_at(embedded::rulebook(), stop), chronicle.flow_at(stop))
        });
        desk.look_back(past);
    };
    // At once, so that nothing else is drawn first, and again at every step.
    untrack(lay);
    Effect::new(move |_| lay());
}

/// Goes on from stop to stop while it plays.
fn play(desk: Desk) {
    Effect::new(move |_| {
        let (plays, speed) = (desk.watch.playing.get(), desk.watch.speed.get());
        if !plays {
            return;
        }
        let tick = move || {
            if desk.watch.at.get_untracked() >= desk.watch.last() {
                desk.watch.playing.set(false);
            } else {
                desk.watch.on(None);
            }
        };
        if let Ok(timer) = set_interval(tick, Duration::from_millis(BEAT / u64::from(speed.max(1)))) {
            on_cleanup(move || timer.clear());
        }
    });
}

/// Keys: arrows step, with Shift by phase, Space plays.
pub fn key(desk: Desk, event: &KeyboardEvent) {
    let watch = desk.watch;
    let by = event.shift_key().then_some(StepBy::Phase);
    if watch.over.with_untracked(Option::is_some) {
        if event.key() == "Escape" {
            watch.over.set(None);
        }
        return;
    }
    match event.key().as_str() {
        "ArrowRight" => {
            watch.playing.set(false);
            watch.on(by);
        }
        "ArrowLeft" => {
            watch.playing.set(false);
            watch.back(by);
        }
        "Home" => watch.go(0),
        "End" => watch.go(watch.last()),
        " " => watch.toggle(),
        _ => return,
    }
    event.prevent_default();
}

/// Replay, the disaster, and how it ended.
fn brand(desk: Desk) -> String {
    let outcome = desk.watch.with(|story| story.course.rounds.last().and_then(|round| round.outcome)).flatten();
    let ended = desk.word(match outcome {
        Some(Outcome::Won) => Say::IsWon,
        Some(_) => Say::IsLost,
        None => Say::StillRunning,
    });
    format!("{} · {} · {ended}", desk.word(Say::Replay), brand_disaster(desk))
}

/// Does the game lie on the table meanwhile?
fn is_on_table(desk: Desk) -> bool {
    let name = desk.name.get();
    let same = !name.is_empty() && desk.watch.with(|story| story.watched.name == name) == Some(true);
    same && desk.lies_open()
}

/// Back to where it came from: the table if it is still laid out there, else the first page.
fn leave(desk: Desk) {
    crate::address::forget();
    if untrack(|| is_on_table(desk)) {
        return desk.screen.set(Screen::Table);
    }
    desk.ask(&crate::bridge::Ask::Games);
    desk.screen.set(Screen::Start);
}

#[component]
fn Wide() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let round = Memo::new(move |_| desk.look(|view| view.table.round).unwrap_or_default());
    view! {
        <div class="table table--replay">
            <header class="top">
                <div class="brand"><b>"INTREPID"</b><span>{move || brand(desk)}</span></div>
                <div class="round"><small>{move || desk.word(Say::Round)}</small><b>{round}</b></div>
                <Rail/>
                <p class="top__note">{move || desk.word(Say::NobodyChanges)}</p>
                <Show when=move || is_on_table(desk)>
                    <button class="btn btn--table" on:click=move |_| leave(desk)><Icon name="back"/>{move || desk.word(Say::BackToTable)}</button>
                </Show>
                <Tools/>
            </header>
            <Station/>
            <div class="mid"><Missions/><Wheels/><Disaster/></div>
            <div class="low low--replay"><Scrub/><Events/></div>
        </div>
    }
}

/// What is looked at on a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    Station,
    Wheels,
    Cards,
    Events,
}

#[component]
fn Narrow() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let look = RwSignal::new(Look::Station);
    let now = Memo::new(move |_| desk.look(|view| (view.table.phase, view.table.round)));
    let head = move || {
        now.get().map(|(phase, round)| {
            let name = desk.write(|writer| writer.phase(phase).to_string());
            let round = desk.say(Say::RoundN, Words::new().with("n", round));
            view! { <b>{phase.number()}</b><span>{name}<small>{round}</small></span> }
        })
    };
    let main = move || {
        match look.get() {
        Look::Station => view! { <StationView/> }.into_any(),
        Look::Wheels => view! {
            <div class="view is-open view--wheels">
                <div class="wheels2">{Resource::ALL.map(|resource| view! { <WheelView resource/> }).collect_view()}</div>
                <Supplies/>
            </div>
        }
        .into_any(),
        Look::Cards => view! { <div class="view is-open view--cards"><Missions/><Disaster/><Tools/></div> }.into_any(),
        Look::Events => view! { <div class="view is-open view--cards"><Events/></div> }.into_any(),
    }
    };
    let tab = move |to: Look, icon: &'static str, say: Say| {
        let class = move || if look.get() == to { "pnav__tab is-on" } else { "pnav__tab" };
        let pressed = move || (look.get() == to).to_string();
        view! { <button class=class aria-pressed=pressed on:click=move |_| look.set(to)><Icon name=icon/>{desk.word(say)}</button> }
    };
    view! {
        <div class="phone phone--replay">
            <header class="ptop"><span class="ptop__phase">{head}</span>
                <button class="ib" title=move || desk.word(Say::BackToStart) on:click=move |_| leave(desk)><Icon name="x"/></button>
            </header>
            <Show when=move || look.get() != Look::Wheels>
                <div class="minis">
                    {Resource::ALL.map(|resource| view! { <button class="mini__b" on:click=move |_| look.set(Look::Wheels)><Mini resource/></button> }).collect_view()}
                </div>
            </Show>
            <div class="pmain">{main}</div>
            <Scrub/>
            <nav class="pnav" aria-label=move || desk.word(Say::Views)>
                {tab(Look::Station, "hab", Say::Station)}
                {tab(Look::Wheels, "coach", Say::WheelsShort)}
                {tab(Look::Cards, "flag", Say::CardsShort)}
                {tab(Look::Events, "log", Say::Log)}
            </nav>
        </div>
    }
}
