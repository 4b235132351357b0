//! The log: what happened, with links to things and moments.

use chronicle::Stop;
use leptos::prelude::*;
use text::Words;

use crate::bridge::{Ask, Then};
use crate::desk::{Desk, Told};
pub use crate::pieces::spelled;
use crate::pieces::{CrewMark, Icon};
use crate::say::Say;

/// How many lines are shown.
const SHOWN: usize = 40;

/// What happened, the newest first.
#[component]
pub fn Log() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let round = move || {
        let round = desk.look(|view| view.table.round).unwrap_or_default();
        desk.say(Say::RoundN, Words::new().with("n", round))
    };
    let lines = move || desk.log.with(|log| log.iter().rev().take(SHOWN).cloned().collect::<Vec<Told>>());
    view! {
        <section class="panel log">
            <h2><Icon name="log"/>{move || desk.word(Say::Log)}<span class="pill">{round}</span></h2>
            <ol aria-live="polite">
                <For each=lines key=|told| told.number let:told><Line told/></For>
            </ol>
        </section>
    }
}

#[component]
fn Line(told: Told) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let spans = desk.write(|writer| writer.spans(&told.line));
    // Which answer of the game it was stands beside it, for whoever wants to see that moment.
    let (name, deed) = (untrack(|| desk.name.get()), told.deed);
    let sign = told
        .doer
        .map_or_else(|| view! { <Icon name="right"/> }.into_any(), |seat| view! { <CrewMark seat/> }.into_any());
    let mark = told.seat.map(|_| match desk.lesson.with_untracked(Option::is_none) {
        true => {
            let at = Some(Stop { deeds: deed, events: 0 });
            let go = move |_| desk.ask(&Ask::Watch { name: name.clone(), then: Then::Replay, at });
            view! { <button class="log__go" title=desk.word(Say::GoToMoment) on:click=go>{sign}</button> }.into_any()
        }
        false => sign,
    });
    view! { <li data-deed=told.deed>{mark}<span>{spans.into_iter().map(spelled).collect_view()}</span></li> }
}
