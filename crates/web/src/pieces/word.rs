//! A piece of a text as it stands in a page: what is a term or a thing can be looked up there.

use leptos::prelude::*;
use text::{Line, Span, Thing};

use super::Icon;
use crate::desk::Desk;
use crate::overlay::can_be_looked_up;
use crate::pointing;
use crate::say::Shown;

/// A piece of a text.
pub fn spelled(span: Span) -> AnyView {
    view! { <Word span/> }.into_any()
}

/// A whole text with everything in it that can be looked up.
#[component]
pub fn Told(line: Line) -> impl IntoView {
    let desk = expect_context::<Desk>();
    desk.write(|writer| writer.spans(&line)).into_iter().map(spelled).collect_view()
}

#[component]
fn Word(span: Span) -> impl IntoView {
    let desk = expect_context::<Desk>();
    match span.thing {
        Some(Thing::Die { .. } | Thing::Number(_) | Thing::Amount { .. } | Thing::Capacity(_)) => {
            view! { <b>{span.text}</b> }.into_any()
        }
        Some(thing) if can_be_looked_up(&thing) => {
            let class = if matches!(thing, Thing::Term(_) | Thing::Zone(_)) { "is-term" } else { "is-term link" };
            let named = thing.clone();
            // What it names is lit on the table as long as it is under the mouse or in the focus.
            let light = move || {
                let thing = untrack(|| desk.look(|view| pointing::thing(view, &named))).flatten();
                desk.pointed.set(thing.into_iter().collect());
            };
            let lit = light.clone();
            let look_up = move |event: web_sys::MouseEvent| {
                event.stop_propagation();
                desk.look_up(&thing, event_target(&event));
            };
            view! {
                <button type="button" class=class on:click=look_up on:mouseenter=move |_| light() on:focus=move |_| lit()
                    on:mouseleave=move |_| desk.pointed.set(Vec::new()) on:blur=move |_| desk.pointed.set(Vec::new())>
                    {span.text}
                </button>
            }
            .into_any()
        }
        // A line may break after a button: what closes a clause stays with it.
        Some(_) | None if span.text.starts_with(['.', ',', ';', ':', '!', '?', ')']) => {
            view! { {format!("\u{2060}{}", span.text)} }.into_any()
        }
        Some(_) | None => view! { {span.text} }.into_any(),
    }
}

/// A mark that opens the rules at a place.
#[component]
pub fn InfoMark(rule: &'static str) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let words = move || desk.word(Shown::RulesHere);
    view! {
        <button type="button" class="ib ib--s info" title=words aria-label=words on:click=move |_| desk.open_rules(Some(rule))>
            <Icon name="help"/>
        </button>
    }
}
