//! What can be done now, in a sentence.

use engine::offers::Thing;
use engine::question::Answer;
use leptos::prelude::*;
use text::Words;

use super::super::playing::PlaybackBar;
use crate::desk::Desk;
use crate::pieces::{Icon, Told};
use crate::say::{Say, TableSay};

/// What the country may do between placements.
#[component]
pub fn FreeActions() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let actions = move || {
        let seat = desk.seat.get();
        let answers = desk.answers();
        let free: Vec<Answer> = answers.into_iter().filter(|answer| matches!(answer, Answer::Free(_))).collect();
        let question = desk.decision().map(|decision| decision.question);
        let one = move |answer: Answer| {
            let words = question
                .and_then(|question| desk.speaker(|speaker| speaker.answer(seat, question, answer).to_string()))
                .unwrap_or_default();
            view! { <button class="btn btn--ghost" on:click=move |_| desk.answer(answer)>{words}</button> }
        };
        (!free.is_empty()).then(|| view! { <div class="free">{free.into_iter().map(one).collect_view()}</div> })
    };
    view! { {actions} }
}

/// What can be done with what is in the hand, or why something did not go.
#[component]
pub fn Hint() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let words = move || {
        match (desk.refused.get(), desk.selected.get().is_empty()) {
        (Some(refused), _) => {
            view! { <span class="hint__refused" role="alert"><Icon name="ban"/><span><Told line=refused.why/></span></span> }
                .into_any()
        }
        (None, true) => {
            let question = desk
                .decision()
                .and_then(|decision| desk.speaker(|speaker| speaker.question(&decision)))
                .unwrap_or_else(|| desk.word(Say::Hint).into());
            view! { <span><Told line=question/></span> }.into_any()
        }
        (None, false) => {
            let count = places(desk);
            view! { <span>{desk.say(Say::HintSelected, Words::new().with("n", count))}</span> }.into_any()
        }
    }
    };
    let keys = move || {
        if desk.planning.get() {
            Some(desk.word(TableSay::PlanKeys))
        } else {
            desk.is_placing().then(|| desk.word(TableSay::HintKeys))
        }
    };
    let playing = Memo::new(move |_| desk.playback.with(Option::is_some));
    move || {
        if playing.get() {
            view! { <PlaybackBar/> }.into_any()
        } else {
            view! { <p class="hint" aria-live="polite">{words}<span class="keys">{keys}</span></p> }.into_any()
        }
    }
}

/// To how many places what is in the hand could go: a tile with two slots is one.
fn places(desk: Desk) -> usize {
    let (seat, answers) = (desk.seat.get(), desk.open_answers());
    let mut places: Vec<Thing> = Vec::new();
    desk.look(|view| {
        for thing in answers.iter().flat_map(|answer| view.things(seat, *answer)) {
            let is_place = !matches!(thing, Thing::Die(..) | Thing::Queued(..) | Thing::Slot(..));
            if is_place && !places.contains(&thing) {
                places.push(thing);
            }
        }
    });
    places.len()
}
