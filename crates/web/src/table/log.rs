//! The log: what happened, with links to things.

use leptos::prelude::*;
use text::{Span, Thing as Named};

use crate::desk::{Desk, Told};
use crate::pieces::{CrewMark, Icon};
use crate::say::Say;

/// How many lines are shown.
const SHOWN: usize = 40;

/// What happened, the newest first.
#[component]
pub fn Log() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let lines = move || desk.log.with(|log| log.iter().rev().take(SHOWN).cloned().collect::<Vec<Told>>());
    view! {
        <section class="panel log">
            <h2><Icon name="log"/>{move || desk.word(Say::Log)}</h2>
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
    view! { <li>{told.seat.map(|seat| view! { <CrewMark seat/> })}<span>{spans.into_iter().map(spelled).collect_view()}</span></li> }
}

/// A piece of a text as it stands in a page.
pub fn spelled(span: Span) -> AnyView {
    match span.thing {
        Some(Named::Die { .. } | Named::Number(_) | Named::Amount { .. } | Named::Capacity(_)) => {
            view! { <b>{span.text}</b> }.into_any()
        }
        Some(Named::Space(_) | Named::Tile { .. } | Named::Card(_) | Named::Mission(_) | Named::Dock(_)) => {
            view! { <span class="link">{span.text}</span> }.into_any()
        }
        Some(_) | None => view! { {span.text} }.into_any(),
    }
}
