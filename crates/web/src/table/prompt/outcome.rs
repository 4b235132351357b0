//! What an answer would come to, drawn: dice that change, wheels, Capacity, Converters, missions.

use ai::foresee::Change;
use engine::die::Die;
use leptos::prelude::*;

use super::super::wheel::minus;
use super::ways::Way;
use crate::desk::Desk;
use crate::pieces::{DieView, Icon, ResourceIcon, Size};
use crate::say::TableSay;

/// Dice that are drawn of a queue.
const LONGEST_QUEUE: usize = 12;

/// The outcome of a way to answer.
#[component]
pub fn OutcomeView(way: Way) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let changes = way.changes.into_iter().map(|change| drawn(desk, change)).collect_view();
    let roll = way.hidden.then(|| {
        view! { <span class="oc"><Icon name="rollin"/>{desk.word(TableSay::OutcomeRoll)}</span> }
    });
    view! { <small class="ocs">{changes}{way.sentence}{roll}</small> }
}

fn drawn(desk: Desk, change: Change) -> AnyView {
    let seat = desk.seat.get_untracked();
    let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
    let one = move |die: Die| view! { <DieView die seat oriented size=Size::Small/> };
    let dice = move |dice: Vec<Die>| dice.into_iter().map(one).collect_view();
    match change {
        Change::Dice { lost, gained, .. } => {
            let sign = match (lost.is_empty(), gained.is_empty()) {
                (true, _) => "plus",
                (_, true) => "minus",
                (false, false) => "right",
            };
            let (first, second) = if sign == "right" { (lost, gained) } else { (Vec::new(), [lost, gained].concat()) };
            view! { <span class="oc">{dice(first)}<Icon name=sign/>{dice(second)}</span> }.into_any()
        }
        Change::Queue(queue) => {
            let shown = queue.into_iter().take(LONGEST_QUEUE).collect();
            view! { <span class="oc oc--queue">{dice(shown)}</span> }.into_any()
        }
        Change::Resource { resource, before, after } => {
            let name = desk.write(|writer| writer.resource(resource).to_string());
            view! { <span class="oc"><ResourceIcon resource name/>{minus(before)}<Icon name="right"/><b>{minus(after)}</b></span> }
                .into_any()
        }
        Change::Capacity(before, after) => {
            view! { <span class="oc"><Icon name="capacity"/>{before}<Icon name="right"/><b>{after}</b></span> }
                .into_any()
        }
        Change::Converters(before, after) => {
            view! { <span class="oc"><Icon name="converter"/>{before}<Icon name="right"/><b>{after}</b></span> }
                .into_any()
        }
        Change::Mission(_, before, after) => {
            let after = match after {
                Some(die) => view! { <b>{die.number()}</b> }.into_any(),
                None => view! { <Icon name="check"/> }.into_any(),
            };
            view! { <span class="oc"><Icon name="flag"/>{before.number()}<Icon name="right"/>{after}</span> }.into_any()
        }
    }
}
