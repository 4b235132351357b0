//! The bar at the top: round, phases, who is done, and the tools.

use std::cmp::Ordering;

use engine::flow::Step;
use engine::table::Phase;
use leptos::prelude::*;
use text::{Named, Words};

use super::aids::PlanBar;
use crate::bridge::Ask;
use crate::desk::{Desk, Screen};
use crate::pieces::{CrewMark, Icon};
use crate::say::{Say, Shown};

/// The bar at the top.
#[component]
pub fn Top() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let round = Memo::new(move |_| desk.look(|view| view.table.round).unwrap_or_default());
    let disaster = move || brand_disaster(desk);
    view! {
        <header class="top">
            <div class="brand"><b>"INTREPID"</b><span>{disaster}</span></div>
            <div class="round"><small>{move || desk.word(Say::Round)}</small><b>{round}</b></div>
            {move || if desk.planning.get() { view! { <PlanBar/> }.into_any() } else { view! { <Rail/> }.into_any() }}
            <Ready/>
            <Tools/>
        </header>
    }
}

/// What the crew is up against, and how hard it is.
pub fn brand_disaster(desk: Desk) -> String {
    let name = desk.look(|view| view.disaster().name.clone()).unwrap_or_default();
    let difficulty = desk.difficulty(desk.facing.with(|facing| facing.difficulty));
    format!("{} · {difficulty}", desk.write(|writer| writer.name(Named::Disaster, &name)))
}

/// How far a phase is: which of its steps is being done (core L433-469, L649-653, L796-801, L925-927).
const fn step_of(step: Step) -> usize {
    match step {
        Step::Prepare
        | Step::Split(_)
        | Step::AnyResource(_)
        | Step::MissionDie(_)
        | Step::Standing(_)
        | Step::Spend
        | Step::Counter(_)
        | Step::Over => 0,
        Step::Place | Step::Habitation => 1,
        Step::Bonus | Step::Disaster(_) | Step::AfterCards(_) => 2,
    }
}

/// The steps of the phase that is on.
#[component]
fn Steps(phase: Phase) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let at = Memo::new(move |_| desk.look(|view| step_of(view.flow.step)).unwrap_or_default());
    let steps = move || {
        let words = desk.say(Say::PhaseSteps, Words::new().with("n", phase.number()));
        let step = |(index, word): (usize, &str)| {
            let word = word.to_owned();
            match index.cmp(&at.get()) {
                Ordering::Less => view! { <li class="is-done"><Icon name="check"/>{word}</li> }.into_any(),
                Ordering::Equal => view! { <li class="is-now">{word}</li> }.into_any(),
                Ordering::Greater => view! { <li>{word}</li> }.into_any(),
            }
        };
        words.split(", ").filter(|word| !word.is_empty()).enumerate().map(step).collect_view()
    };
    view! { <ol class="rail__steps">{steps}</ol> }
}

/// The phases of the round.
#[component]
pub fn Rail() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let now = Memo::new(move |_| desk.look(|view| view.table.phase));
    let phase = move |phase: Phase| {
        let class = move || match now.get() {
            Some(current) if current == phase => "rail__phase is-now",
            Some(current) if current > phase => "rail__phase is-done",
            _ => "rail__phase",
        };
        let current = move || (now.get() == Some(phase)).then_some("step");
        let sign = move || {
            if now.get().is_some_and(|current| current > phase) {
                view! { <Icon name="check"/> }.into_any()
            } else {
                view! { {phase.number()} }.into_any()
            }
        };
        // The others are told in a word, so that all six fit in every language.
        let name = move || match now.get() {
            Some(current) if current == phase => desk.write(|writer| writer.phase(phase).to_string()),
            _ => desk.say(Say::PhaseShort, Words::new().with("n", phase.number())),
        };
        let rules = move |_| desk.open_rules(Some(&format!("phase-{}", phase.number())));
        let steps = move || (now.get() == Some(phase)).then(|| view! { <Steps phase/> });
        view! { <li class=class aria-current=current><b>{sign}</b><button class="rail__rule" aria-label=name on:click=rules><span>{name}</span></button>{steps}</li> }
    };
    view! { <nav class="rail" aria-label=move || desk.word(Say::Phases)><ol>{Phase::ROUND.map(phase).collect_view()}</ol></nav> }
}

#[component]
pub fn Ready() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seats = Memo::new(move |_| {
        desk.look(|view| {
            let asked = view.seats_asked();
            let over = view.flow.step == Step::Over;
            view.table.seats().iter().map(|seat| (seat, over || !asked.has(seat))).collect::<Vec<_>>()
        })
        .unwrap_or_default()
    });
    let one = move |(seat, done): (engine::seat::Seat, bool)| {
        let name = desk.speaker(|speaker| speaker.player(seat).to_string()).unwrap_or_default();
        let state = desk.word(if done { Say::IsDone } else { Say::Working });
        view! {
            <li class=if done { "is-done" } else { "" } title=format!("{name}: {state}")>
                <CrewMark seat/><Icon name=if done { "check" } else { "wait" }/>
            </li>
        }
    };
    view! { <div class="ready"><p></p><ul>{move || seats.get().into_iter().map(one).collect_view()}</ul></div> }
}

/// Rules, settings and the way out.
#[component]
pub fn Tools() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <div class="top__tools">
            <button class="ib" title=move || desk.word(Shown::Rules) on:click=move |_| desk.open_rules(None)><Icon name="book"/></button>
            <button class="ib" data-opens="settings" title=move || desk.word(Shown::Settings) on:click=move |_| desk.open_settings()>
                <Icon name="gear"/>
            </button>
            <button class="ib" title=move || desk.word(Say::Lessons) on:click=move |_| crate::learn::open(desk)>
                <Icon name="learn"/>
            </button>
            <button class="ib" title=move || desk.word(Say::BackToStart) on:click=move |_| {
                desk.ask(&Ask::Games);
                desk.screen.set(Screen::Start);
            }><Icon name="menu"/></button>
        </div>
    }
}
