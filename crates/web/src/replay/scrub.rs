//! The time: rounds as wide as their stops, phases inside, cards, missions and losses above; and the buttons.

use chronicle::{PhaseSpan, RoundSpan};
use engine::table::Outcome;
use leptos::prelude::*;
use text::{Named, Words};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use crate::bridge::Ask;
use crate::desk::Desk;
use crate::notices::damage_words;
use crate::pieces::Icon;
use crate::say::Say;
use crate::table::level_word;
use crate::watch::{Over, StepBy};

/// Time and buttons.
#[component]
pub fn Scrub() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <section class="panel scrub" aria-label=move || desk.word(Say::Time)>
            <h2><Icon name="play"/>{move || moment(desk)}<span class="pill">{move || deed(desk)}</span></h2>
            <Track/>
            <Broken/>
            <div class="skeys">
                <span>{move || desk.word(Say::KeyPlace)}</span>
                <span class="k2">{move || desk.word(Say::KeyBetween)}</span>
                <span class="k5">{move || desk.word(Say::KeySpend)}</span>
            </div>
            <Buttons/>
            <Acts/>
        </section>
    }
}

/// Round and phase.
fn moment(desk: Desk) -> String {
    let (round, phase) = desk.look(|view| (view.table.round, view.table.phase.number())).unwrap_or_default();
    desk.say(Say::RoundPhase, Words::new().with("round", round).with("phase", phase))
}

/// Which deed, and where in it.
fn deed(desk: Desk) -> String {
    let stop = desk.watch.stop();
    let (all, events) = desk
        .watch
        .with(|story| {
            let chronicle = &story.watched.chronicle;
            (chronicle.entries.len(), chronicle.deed_at(stop).len())
        })
        .unwrap_or_default();
    let number = stop.deeds + u32::from(stop.events > 0);
    let deed = desk.say(Say::DeedOf, Words::new().with("n", number).with("all", all));
    if stop.events == 0 {
        return deed;
    }
    let event = desk.say(Say::EventOf, Words::new().with("n", stop.events).with("all", events));
    format!("{deed} · {event}")
}

/// Why the game ends where it ends, if there is more that cannot be read.
#[component]
fn Broken() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let why = move || desk.watch.with(|story| story.watched.damage.clone()).flatten();
    move || {
        why().map(|damage| {
            let words = Words::new().with("why", damage_words(desk, &damage));
            view! { <p class="sbroken" role="note"><Icon name="alert"/>{desk.say(Say::KeptDamaged, words)}</p> }
        })
    }
}

#[component]
fn Track() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let rounds = move || desk.watch.with(|story| story.course.rounds.clone()).unwrap_or_default();
    let now = Memo::new(move |_| {
        let at = desk.watch.at.get();
        desk.watch.with(|story| story.course.place(at)).unwrap_or_default()
    });
    let drawn = move || {
        let one = |(index, round): (usize, RoundSpan)| view! { <Round index round now/> };
        rounds().into_iter().enumerate().map(one).collect_view()
    };
    let dragged = move |event: PointerEvent| {
        if event.buttons() & 1 == 1 {
            event.prevent_default();
            drag(desk, &event);
        }
    };
    let last = move || desk.watch.with(|story| story.course.stops.len().saturating_sub(1)).unwrap_or(0);
    view! {
        <div class="strack" role="slider" tabindex="0"
            aria-label=move || desk.word(Say::Time)
            aria-valuemin="0"
            aria-valuemax=move || last().to_string()
            aria-valuenow=move || desk.watch.at.get().to_string()
            aria-valuetext=move || format!("{}, {}", moment(desk), deed(desk))
            on:pointerdown=dragged on:pointermove=dragged>{drawn}</div>
    }
}

/// Goes to the stop under the finger.
fn drag(desk: Desk, event: &PointerEvent) {
    let track: Option<Element> = event.current_target().and_then(|target| target.dyn_into().ok());
    let Some(track) = track else { return };
    let Ok(list) = track.query_selector_all(".sph > i") else { return };
    let x = f64::from(event.client_x());
    let mut found = None;
    for at in 0..list.length() {
        let Some(phase) = list.get(at).and_then(|node| node.dyn_into::<Element>().ok()) else { continue };
        let place = phase.get_bounding_client_rect();
        let number = |name: &str| phase.get_attribute(name).and_then(|text| text.parse::<f64>().ok()).unwrap_or(0.0);
        let (first, last) = (number("data-first"), number("data-last"));
        let share = ((x - place.left()) / place.width().max(1.0)).clamp(0.0, 0.999);
        if found.is_none() || x >= place.left() {
            found = Some(first + (share * (last - first + 1.0)).floor());
        }
    }
    if let Some(to) = found {
        desk.watch.go((to as usize).min(desk.watch.last()));
    }
}

#[component]
fn Round(index: usize, round: RoundSpan, now: Memo<(usize, usize)>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let width = (round.last() - round.first() + 1).to_string();
    let class = move || if now.get().0 == index { "is-now" } else { "" };
    let levels = round.cards.iter().map(|card| {
        let card = embedded::rulebook().card(*card);
        let (word, steps) = level_word(card.level);
        let name = desk.write(|writer| writer.name(Named::Card, &card.name));
        let bars = (1..=4).map(|step| view! { <i class=if step <= steps { "on" } else { "" }></i> }).collect_view();
        view! { <span class=format!("lvl lv--{word}") role="img" aria-label=name.clone() title=name>{bars}</span> }
    });
    let missions = round.missions.iter().map(|mission| {
        let name = &embedded::rulebook().mission(*mission).name;
        let name = desk.write(|writer| writer.name(Named::Mission, name));
        let words = desk.say(Say::MissionDone, Words::new().with("mission", name));
        view! { <span class="smark" role="img" aria-label=words.clone() title=words><Icon name="flag"/></span> }
    });
    let lost = (round.lost > 0).then(|| {
        let words = desk.say(Say::TilesLostHere, Words::new().with("n", round.lost));
        view! { <span class="smark smark--bad" role="img" aria-label=words.clone() title=words>{format!("−{}", round.lost)}</span> }
    });
    let ended = round.outcome.map(|outcome| {
        let (class, icon, say) = match outcome {
            Outcome::Won => ("smark smark--ok", "check", Say::IsWon),
            _ => ("smark smark--bad", "skull", Say::IsLost),
        };
        view! { <span class=class><Icon name=icon/>{desk.word(say)}</span> }
    });
    let marks = view! { {levels.collect_view()}{missions.collect_view()}{lost}{ended} };
    let phases = round.phases.iter().enumerate().map(|(at, span)| view! { <Phase place=(index, at) span=*span now/> });
    view! {
        <div class=class style:flex=width>
            <span class="srnd">{round.round}<span>{marks}</span></span>
            <span class="sph">{phases.collect_view()}</span>
        </div>
    }
}

#[component]
fn Phase(place: (usize, usize), span: PhaseSpan, now: Memo<(usize, usize)>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let number = span.phase.number();
    let stops = span.last - span.first + 1;
    let class = move || format!("ph-{number}{}", if now.get() == place { " is-now" } else { "" });
    let needle = move || {
        (now.get() == place).then(|| {
            let share = (desk.watch.at.get().saturating_sub(span.first) as f64 + 0.5) / stops as f64;
            view! { <span class="scur" style:left=format!("{:.1}%", share * 100.0)></span> }
        })
    };
    view! {
        <i class=class style:flex=stops.max(3).to_string() data-first=span.first data-last=span.last
            title=desk.say(Say::PhaseN, Words::new().with("n", number))>{needle}</i>
    }
}

#[component]
fn Buttons() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let watch = desk.watch;
    let tool = move |icon: &'static str, say: Say, run: fn(Desk)| {
        view! { <button class="ib" title=move || desk.word(say) aria-label=move || desk.word(say) on:click=move |_| run(desk)><Icon name=icon/></button> }
    };
    let playing = move || {
        let plays = watch.playing.get();
        let say = if plays { Say::Pause } else { Say::PlayOn };
        view! { <Icon name=if plays { "pause" } else { "play" }/>{desk.word(say)} }
    };
    let step = move |by: StepBy, say: Say| {
        let on = move || watch.step.get() == by;
        view! { <button class=move || if on() { "is-on" } else { "" } aria-pressed=move || on().to_string() on:click=move |_| watch.step.set(by)>{move || desk.word(say)}</button> }
    };
    let speed = move |times: u32| {
        let on = move || watch.speed.get() == times;
        view! { <button class=move || if on() { "is-on" } else { "" } aria-pressed=move || on().to_string() on:click=move |_| watch.speed.set(times)>{format!("×{times}")}</button> }
    };
    view! {
        <div class="sbar">
            {tool("prev", Say::ToTheStart, |desk| desk.watch.go(0))}
            {tool("back", Say::StepBack, |desk| { desk.watch.playing.set(false); desk.watch.back(None); })}
            <button class="btn btn--primary sbar__play" on:click=move |_| watch.toggle()>{playing}</button>
            {tool("chev", Say::StepOn, |desk| { desk.watch.playing.set(false); desk.watch.on(None); })}
            {tool("next", Say::ToTheEnd, |desk| desk.watch.go(desk.watch.last()))}
            <span class="seg seg--s" role="group" aria-label=move || desk.word(Say::StepBy)>
                {step(StepBy::Deed, Say::ByDeed)}{step(StepBy::Phase, Say::ByPhase)}{step(StepBy::Round, Say::ByRound)}
            </span>
            <span class="seg seg--s seg--speed" role="group" aria-label=move || desk.word(Say::Speed)>
                {speed(1)}{speed(2)}{speed(4)}
            </span>
        </div>
    }
}

#[component]
fn Acts() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let over = move || desk.look(|view| view.table.outcome.is_some()).unwrap_or(false);
    let numbers = move |_| desk.screen.set(crate::desk::Screen::Numbers);
    let kept = move || desk.watch.with(|story| !story.watched.name.is_empty()).unwrap_or(false);
    let export = move |_| {
        let name = untrack(|| desk.watch.with(|story| story.watched.name.clone())).unwrap_or_default();
        desk.ask(&Ask::Export { name });
    };
    view! {
        <div class="sacts">
            <button class="btn btn--primary sacts__on" disabled=over on:click=move |_| desk.watch.over.set(Some(Over::GoingOn))>
                <Icon name="play"/>{move || desk.word(Say::ContinueHere)}<small>{move || desk.word(Say::ContinueHint)}</small>
            </button>
            <button class="btn" on:click=move |_| desk.ask(&Ask::Link { at: Some(untrack(|| desk.watch.stop())) })>
                <Icon name="share"/>{move || desk.word(Say::ShareMoment)}
            </button>
            <button class="btn" on:click=move |_| desk.ask(&Ask::Link { at: None })>
                <Icon name="link"/>{move || desk.word(Say::ShareGame)}
            </button>
            <button class="btn" on:click=numbers><Icon name="research"/>{move || desk.word(Say::InNumbers)}</button>
            <button class="ib sacts__file" class:is-kept=kept title=move || desk.word(Say::Export) aria-label=move || desk.word(Say::Export) on:click=export><Icon name="take"/></button>
            <p class="hint"><span class="keys">
                <kbd>"←"</kbd><kbd>"→"</kbd>" "{move || desk.word(Say::WatchKeys)}" "
                <kbd>"⇧"</kbd><kbd>"→"</kbd>" "{move || desk.word(Say::WatchKeysPhase)}" "
                <kbd>{move || desk.word(Say::SpaceKey)}</kbd>" "{move || desk.word(Say::WatchKeysPlay)}
            </span></p>
        </div>
    }
}
