//! Undo, plan, coach and done.

use ai::reach::At;
use engine::effect::Zone;
use engine::game::Undo;
use engine::offers::Thing;
use engine::question::{Answer, Question};
use leptos::prelude::*;
use room::Command;
use text::Words;

use crate::bridge::{Ask, Undoable};
use crate::desk::Desk;
use crate::pieces::{Icon, classes};
use crate::say::{Say, TableSay};

/// Undo, plan, coach and done.
#[component]
pub fn Acts() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let plan = move || classes(&[("btn btn--ghost btn--plan", true), ("is-on", desk.planning.get())]);
    let on = move || desk.advice.with(Option::is_some) || desk.coaching.get();
    let advice = move || classes(&[("btn btn--ghost btn--coach", true), ("is-on", on())]);
    let can_plan = Memo::new(move |_| desk.can_plan());
    view! {
        <div class="acts">
            <UndoButton/>
            <div class="acts__row">
                <button class=plan aria-pressed=move || desk.planning.get().to_string() disabled=move || !can_plan.get()
                    on:click=move |_| desk.turn_plan()><Icon name="plan"/>{move || desk.word(TableSay::Plan)}</button>
                <button class=advice on:click=move |_| coach(desk)><Icon name="coach"/>{move || desk.word(Say::Coach)}</button>
            </div>
            <DoneButton/>
        </div>
    }
}

/// Undo, which says what it takes back; in a plan it takes the last ghost away.
#[component]
pub fn UndoButton() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let state = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.undo.get().into_iter().find(|(one, _)| *one == seat).map(|(_, undo)| undo)
    });
    let ghosts = Memo::new(move |_| desk.planned(|plan| plan.deeds().len()));
    let words = move || match (ghosts.get(), state.get()) {
        (Some(_), _) => desk.word(TableSay::PlanNothingReal),
        (None, None | Some(Undoable::Nothing)) => desk.word(Say::UndoNothing),
        (None, Some(Undoable::Fence)) => desk.word(Say::UndoFence),
        (None, Some(Undoable::Others(seat))) => {
            let name = desk.speaker(|speaker| speaker.player(seat).to_string()).unwrap_or_default();
            desk.say(Say::UndoOthers, Words::new().with("player", name))
        }
        (None, Some(Undoable::Yes { count, .. })) => desk.say(Say::UndoAnswers, Words::new().with("n", count)),
    };
    let name = move || match ghosts.get() {
        Some(_) => desk.word(TableSay::GhostRemove),
        None => desk.word(Say::Undo),
    };
    let possible = move || match ghosts.get() {
        Some(ghosts) => ghosts > 0,
        None => matches!(state.get(), Some(Undoable::Yes { .. } | Undoable::Others(_))),
    };
    view! {
        <button class="btn btn--undo" disabled=move || !possible() on:click=move |_| back(desk)>
            <span><Icon name="undo"/>{name}<kbd>"U"</kbd></span><small>{words}</small>
        </button>
    }
}

/// Done with the phase, as far as this seat goes.
#[component]
pub fn DoneButton() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let possible = Memo::new(move |_| desk.answers().contains(&Answer::Done));
    let more = Memo::new(move |_| desk.answers().iter().any(|answer| *answer != Answer::Done));
    let left = move || {
        if desk.planning.get() {
            return Some(desk.word(TableSay::PlanLeaveFirst));
        }
        let seat = desk.seat.get();
        let dice = desk.look(|view| view.table.of(seat).pool.len()).unwrap_or(0);
        let placing = desk.decision().is_some_and(|decision| decision.question == Question::Place);
        (placing && dice > 0).then(|| desk.say(Say::DoneDiceLeft, Words::new().with("n", dice)))
    };
    let class = move || if more.get() { "btn btn--done" } else { "btn btn--done btn--primary" };
    view! {
        <button class=class disabled=move || !possible.get() on:click=move |_| desk.answer(Answer::Done)>
            <Icon name="check"/>{move || desk.word(Say::Done)}<small>{left}</small>
        </button>
    }
}

/// Takes back the last deed of whoever looks, or the last ghost.
pub fn back(desk: Desk) {
    if desk.planning.get_untracked() {
        return desk.remove_ghost();
    }
    let seat = desk.seat.get_untracked();
    desk.put_aids_away();
    desk.ask(&Ask::Say(Command::Undo { seat, undo: Undo::Deed }));
}

/// Asks the coach, or sends it away.
pub fn coach(desk: Desk) {
    if desk.advice.with_untracked(Option::is_some) {
        return desk.advice.set(None);
    }
    desk.leave_plan();
    ask_coach(desk, false);
}

/// Asks the coach to look further.
pub fn coach_further(desk: Desk) {
    ask_coach(desk, true);
}

fn ask_coach(desk: Desk, further: bool) {
    if !desk.coaching.get_untracked() {
        desk.reached.set(None);
        desk.coaching.set(true);
        desk.ask(&Ask::Coach { seat: desk.seat.get_untracked(), further });
    }
}

/// Asks where the selected die can end, the first one where none is selected; once more closes it.
pub fn reach(desk: Desk) {
    if desk.reached.with_untracked(Option::is_some) {
        return desk.reached.set(None);
    }
    if !untrack(|| desk.is_placing()) {
        return;
    }
    if desk.selected.with_untracked(Vec::is_empty) {
        take(desk, 1);
    }
    let seat = desk.seat.get_untracked();
    let at = desk.selected.with_untracked(|selected| {
        selected.iter().find_map(|thing| match *thing {
            Thing::Die(owner, zone, die) if owner == seat => Some(At::Bag(zone, die)),
            Thing::Queued(owner, place) if owner == seat => Some(At::Queue(place.checked_sub(1)?)),
            _ => None,
        })
    });
    if let Some(die) = at {
        let after = untrack(|| desk.planned(|plan| plan.answers().collect())).unwrap_or_default();
        desk.ask(&Ask::Reach { seat, die, after });
    }
}

/// Takes the nth die of the pool.
pub fn take(desk: Desk, number: usize) {
    let seat = desk.seat.get_untracked();
    let die = untrack(|| desk.look(|view| view.table.of(seat).pool.iter().nth(number - 1))).flatten();
    if let Some(die) = die {
        desk.touch_die(Thing::Die(seat, Zone::Pool, die), number - 1);
    }
}

/// Takes the next die of the pool, or the one before.
pub fn turn_die(desk: Desk, forward: bool) {
    let seat = desk.seat.get_untracked();
    let count = untrack(|| desk.look(|view| usize::from(view.table.of(seat).pool.len()))).unwrap_or(0);
    if count == 0 {
        return;
    }
    let held = desk.selected.with_untracked(|selected| !selected.is_empty());
    let now = desk.picked.with_untracked(|picked| picked.last().map(|(_, at)| *at)).filter(|_| held);
    let next = match (now, forward) {
        (None, true) => 0,
        (None, false) => count - 1,
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
    };
    desk.put_down();
    take(desk, next + 1);
}
