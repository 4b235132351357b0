//! One answer of a prompt.

use engine::question::Answer;
use leptos::prelude::*;

use super::outcome::OutcomeView;
use super::picture::Picture;
use super::ways::{Other, Way};
use crate::desk::Desk;
use crate::pieces::{DieView, Size};

/// An answer: its picture, its words, its outcome and its key.
#[component]
pub fn Choosable(at: usize, way: Way) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let no = matches!(way.answers.as_slice(), [Answer::Decline | Answer::Done]);
    let class = if no { "po po--no" } else { "po" };
    let key = (at < 9).then(|| view! { <kbd>{at + 1}</kbd> });
    let (answers, place) = (way.answers.clone(), way.place);
    let words = way.words.clone();
    let picture = view! { <Picture way=way.clone()/> };
    let outcome = (!no).then(|| view! { <OutcomeView way/> });
    view! {
        <button class=class data-at=place on:click=move |_| desk.give(&answers)>
            {picture}<span>{words}{outcome}</span>{key}
        </button>
    }
}

/// What cannot be chosen, and why.
#[component]
pub fn Unchoosable(other: Other) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seat = desk.seat.get_untracked();
    let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
    let die = other.die.map(|die| view! { <DieView die seat oriented size=Size::Middle off=true/> });
    view! { <span class="po is-not">{die}<span>{other.words}<small>{other.why}</small></span></span> }
}
