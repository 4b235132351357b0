//! An amount out of many: more, less, and what it comes to.

use leptos::prelude::*;

use super::choosable::Choosable;
use super::ways::Way;
use crate::desk::Desk;
use crate::pieces::Icon;
use crate::say::TableSay;

/// A number that is counted up and down.
#[component]
pub fn Stepper(ways: Vec<Way>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (at, last) = (RwSignal::new(0usize), ways.len().saturating_sub(1));
    let less = move |_| at.update(|at| *at = at.saturating_sub(1));
    let more = move |_| at.update(|at| *at = (*at + 1).min(last));
    let chosen = move || ways.get(at.get()).cloned().map(|way| view! { <Choosable at=9 way/> });
    view! {
        <div class="stepper">
            <button class="ib" aria-label=desk.word(TableSay::Less) disabled=move || at.get() == 0 on:click=less><Icon name="minus"/></button>
            <div class="prompt__opts prompt__opts--1">{chosen}</div>
            <button class="ib" aria-label=desk.word(TableSay::More) disabled=move || at.get() == last on:click=more><Icon name="plus"/></button>
        </div>
    }
}
