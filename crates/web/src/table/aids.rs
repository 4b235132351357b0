//! What helps a player who thinks: the plan, the reach of a die, the coach. One of them at a time.

use leptos::prelude::*;

use super::coach::CoachPanel;
use super::plan::PlanList;
use super::reach::ReachList;
use crate::desk::Desk;
use crate::later::{self, later};

/// Which one is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aid {
    /// None of them.
    None,
    /// Somebody plans.
    Plan,
    /// Where a die can end.
    Reach,
    /// What the coach says.
    Coach,
}

/// The one that is open.
pub fn open(desk: Desk) -> Aid {
    if desk.planning.get() {
        Aid::Plan
    } else if desk.reached.with(Option::is_some) {
        Aid::Reach
    } else if desk.coaching.get() || desk.advice.with(Option::is_some) {
        Aid::Coach
    } else {
        Aid::None
    }
}

/// The panel, if one of them is open.
#[component]
pub fn Aids() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let some = Memo::new(move |_| open(desk) != Aid::None);
    view! { <Show when=move || some.get()>{later(later::aids(false))}</Show> }
}

/// Takes the place of the rail, since nothing moves on while one plans.
#[component]
pub fn PlanBar() -> impl IntoView {
    view! { <div class="planbar" role="status">{later(later::aids(true))}</div> }
}

/// The panel of the one that is open.
#[component]
pub fn AidPanel() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let which = Memo::new(move |_| open(desk));
    move || match which.get() {
        Aid::None => ().into_any(),
        Aid::Plan => view! { <PlanList/> }.into_any(),
        Aid::Reach => view! { <ReachList/> }.into_any(),
        Aid::Coach => view! { <CoachPanel/> }.into_any(),
    }
}

/// Closes whatever is open; says whether anything was.
pub fn close(desk: Desk) -> bool {
    let which = untrack(|| open(desk));
    desk.advice.set(None);
    desk.reached.set(None);
    if which == Aid::Plan {
        desk.leave_plan();
    }
    which != Aid::None
}
