//! What happened in this phase: told line by line, the present one lit, what is still to come quieter.

use chronicle::Stop;
use engine::View;
use engine::cause::Happened;
use engine::event::Event;
use engine::flow::Flow;
use engine::seat::Seat;
use leptos::prelude::*;
use text::{Line, Span, Words};

use crate::desk::Desk;
use crate::pieces::{CrewMark, Icon};
use crate::playback::doer;
use crate::say::Say;
use crate::table::spelled;
use crate::watch::Story;

/// A line and the stop at which it has happened.
#[derive(Clone, PartialEq, Debug)]
struct Told {
    stop: usize,
    seat: Option<Seat>,
    spans: Vec<Span>,
}

/// The events of the phase.
#[component]
pub fn Events() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let watch = desk.watch;
    let place = Memo::new(move |_| {
        let at = watch.at.get();
        watch.with(|story| story.course.place(at)).unwrap_or_default()
    });
    let lines = Memo::new(move |_| {
        let place = place.get();
        watch.with(|story| told(desk, story, place)).unwrap_or_default()
    });
    let shown = move || {
        let only = watch.only.get();
        let mine = |told: &Told| only.is_none() || told.seat == only;
        let lines = lines.get().into_iter().filter(mine).collect::<Vec<_>>();
        if lines.is_empty() {
            return view! { <li class="is-later">{desk.word(Say::NothingHere)}</li> }.into_any();
        }
        lines.into_iter().map(|told| view! { <EventLine told/> }).collect_view().into_any()
    };
    let phase = move || {
        let (round, phase) = place.get();
        let span = watch.with(|story| Some(story.course.rounds.get(round)?.phases.get(phase)?.phase)).flatten();
        span.map(|phase| {
            let n = desk.say(Say::PhaseN, Words::new().with("n", phase.number()));
            format!("{n}, {}", desk.write(|writer| writer.phase(phase).to_string()))
        })
    };
    keep_in_view(desk);
    view! {
        <section class="panel evs">
            <h2><Icon name="log"/>{move || desk.word(Say::WhatHappened)}<Whose/></h2>
            <p class="evs__ph">{phase}</p>
            <ol tabindex="0" aria-label=move || desk.word(Say::WhatHappened)>{shown}</ol>
        </section>
    }
}

/// All deeds, or those of one player.
#[component]
fn Whose() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let watch = desk.watch;
    let seats = move || desk.look(|view| view.table.seats().iter().collect::<Vec<Seat>>()).unwrap_or_default();
    let one = move |seat: Option<Seat>| {
        let on = move || watch.only.get() == seat;
        let words = match seat {
            Some(seat) => {
                let player = desk.speaker(|speaker| speaker.player(seat).to_string()).unwrap_or_default();
                desk.say(Say::OnlyThis, Words::new().with("player", player))
            }
            None => desk.word(Say::AllOfThem),
        };
        let inside = match seat {
            Some(seat) => view! { <CrewMark seat/> }.into_any(),
            None => view! { {words.clone()} }.into_any(),
        };
        view! { <button class=move || if on() { "is-on" } else { "" } aria-pressed=move || on().to_string() title=words.clone() aria-label=words on:click=move |_| watch.only.set(seat)>{inside}</button> }
    };
    let count = Memo::new(move |_| seats().len());
    view! {
        <span class="seg seg--s evs__who" role="group">
            {one(None)}{move || { count.track(); untrack(seats).into_iter().map(|seat| one(Some(seat))).collect_view() }}
        </span>
    }
}

#[component]
fn EventLine(told: Told) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let stop = told.stop;
    let class = move || match desk.watch.at.get() {
        at if at == stop => "is-now",
        at if at < stop => "is-later",
        _ => "",
    };
    let mark = match told.seat {
        Some(seat) => view! { <CrewMark seat/> }.into_any(),
        None => view! { <Icon name="chev"/> }.into_any(),
    };
    // Words in it can be looked up, so that the line itself is no button; its mark is one.
    view! {
        <li class=class on:click=move |_| desk.watch.go(stop)>
            <button class="evs__go" aria-label=move || desk.word(Say::GoToMoment)>{mark}</button>
            <span>{told.spans.into_iter().map(spelled).collect_view()}</span>
        </li>
    }
}

/// Lets the list follow the present line.
fn keep_in_view(desk: Desk) {
    Effect::new(move |_| {
        desk.watch.at.track();
        let _no_frame = request_animation_frame(|| {
            let document = web_sys::window().and_then(|window| window.document());
            let found = |what: &str| document.as_ref().and_then(|document| document.query_selector(what).ok()?);
            if let Some(line) = found(".evs .is-now") {
                let options = web_sys::ScrollIntoViewOptions::new();
                options.set_block(web_sys::ScrollLogicalPosition::Nearest);
                line.scroll_into_view_with_scroll_into_view_options(&options);
            } else if let Some(list) = found(".evs ol") {
                list.set_scroll_top(0);
            }
        });
    });
}

/// The lines of a phase, by the places of its round and itself.
fn told(desk: Desk, story: &Story, (round, phase): (usize, usize)) -> Vec<Told> {
    let (course, chronicle) = (&story.course, &story.watched.chronicle);
    let Some(span) = course.rounds.get(round).and_then(|round| round.phases.get(phase)) else { return Vec::new() };
    let from = course.stops[span.first.saturating_sub(1)];
    let to = course.stops[span.last];
    let book = embedded::rulebook();
    let mut table = chronicle.table_at(book, from);
    let mut lines = Vec::new();
    for (deed, entry) in (0u32..).zip(&chronicle.entries).skip(from.deeds as usize) {
        if deed > to.deeds || deed == to.deeds && to.events == 0 {
            break;
        }
        let first = if deed == from.deeds { from.events as usize } else { 0 };
        let last = if deed == to.deeds { to.events as usize } else { entry.events.len() };
        let events = &entry.events[first..last];
        let told = desk.write(|writer| {
            let view = View { rulebook: book, table: &table, flow: &Flow::NEW };
            writer.speaker(embedded::pack(), view).sentences(events)
        });
        let mut count = 0;
        for (line, told) in told {
            count += told.len();
            if !worth_telling(&events[count - 1]) {
                continue;
            }
            let stop = course.at_or_after(Stop { deeds: deed, events: (first + count) as u32 });
            lines.push(Told { stop, seat: doer(&table, &events[count - 1]), spans: spans(desk, &line) });
        }
        events.iter().for_each(|happened| table.apply(book, &happened.event));
    }
    lines
}

fn spans(desk: Desk, line: &Line) -> Vec<Span> {
    desk.write(|writer| writer.spans(line))
}

/// The phase has its own heading.
const fn worth_telling(happened: &Happened) -> bool {
    !matches!(happened.event, Event::PhaseBegan(_) | Event::RoundBegan { .. })
}
