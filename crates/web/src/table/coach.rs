//! What the coach says, in three levels: what must not be missed; that a better line exists, in numbers; the line
//! itself. It never says more than its level.

mod urgent;

use ai::coach::Deed;
use ai::reach::Place;
use engine::question::{Answer, Question};
use engine::resource::Resource;
use engine::seat::Seat;
use leptos::prelude::*;
use text::{Speaker, Words};

use super::console;
use super::reach::place;
use super::wheel::minus;
use crate::bridge::Advice;
use crate::desk::Desk;
use crate::pieces::{DieView, Icon, ResourceIcon, Size};
use crate::say::{Say, TableSay};
use crate::settings::CoachLevel;
use urgent::UrgentList;

/// The levels that can be chosen in the panel, the least help first.
const LEVELS: [CoachLevel; 3] = [CoachLevel::Urgent, CoachLevel::Better, CoachLevel::Show];

/// The panel of the coach.
#[component]
pub fn CoachPanel() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let level = move |level: CoachLevel| {
        let say = match level {
            CoachLevel::Off | CoachLevel::Urgent => TableSay::CoachUrgent,
            CoachLevel::Better => TableSay::CoachBetterLevel,
            CoachLevel::Show => TableSay::CoachShow,
        };
        let class = move || if level_of(desk) == level { "is-on" } else { "" };
        let pressed = move || (level_of(desk) == level).to_string();
        view! { <button class=class aria-pressed=pressed on:click=move |_| settle(desk, level)>{desk.word(say)}</button> }
    };
    let body = move || match desk.advice.get() {
        None => view! { <p class="coach__l">{desk.word(Say::Thinking)}</p> }.into_any(),
        Some(advice) => match level_of(desk) {
            CoachLevel::Off | CoachLevel::Urgent => view! { <UrgentOnly advice/> }.into_any(),
            CoachLevel::Better => view! { <Better advice/> }.into_any(),
            CoachLevel::Show => view! { <Shown advice/> }.into_any(),
        },
    };
    let close = move |_| desk.advice.set(None);
    view! {
        <section class="panel coach coach--low" aria-live="polite">
            <h2><Icon name="coach"/>{move || desk.word(Say::Coach)}
                <span class="seg seg--s" role="group" aria-label=desk.word(TableSay::CoachLevel)>{LEVELS.map(level).collect_view()}</span>
                <button class="ib ib--s" title=desk.word(Say::Close) on:click=close><Icon name="x"/></button></h2>
            {body}
        </section>
    }
}

fn settle(desk: Desk, level: CoachLevel) {
    desk.settings.coach.set(level);
}

/// How much is said to whoever asks: at least what must not be missed.
fn level_of(desk: Desk) -> CoachLevel {
    match desk.settings.coach.get() {
        CoachLevel::Off => CoachLevel::Urgent,
        settled => settled,
    }
}

#[component]
fn UrgentOnly(advice: Advice) -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <div class="coach__in">
            <UrgentList advice/>
            <p class="foot"><Icon name="coach"/><span>{desk.word(TableSay::CoachAll)}</span></p>
        </div>
    }
}

#[component]
fn Better(advice: Advice) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let foot = if advice.better {
        view! {
            <b>{desk.word(TableSay::CoachExists)}</b>" "
            <button class="link" on:click=move |_| settle(desk, CoachLevel::Show)>{desk.word(TableSay::CoachShow)}</button>
        }
        .into_any()
    } else {
        desk.word(TableSay::CoachNone).into_any()
    };
    view! {
        <div class="coach__in coach__in--2">
            <UrgentList advice=advice.clone()/>
            <Amounts advice/>
            <p class="foot"><Icon name="coach"/><span>{foot}</span></p>
        </div>
    }
}

#[component]
fn Shown(advice: Advice) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let steps = told(desk, &advice.line);
    let seat = desk.seat.get_untracked();
    let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
    let step = |(answer, words): (Answer, String)| {
        let die = match answer {
            Answer::Place { die, .. } | Answer::Pair { dice: [die, _], .. } => {
                Some(view! { <DieView die seat oriented size=Size::Small/><Icon name="right"/> })
            }
            _ => None,
        };
        view! { <li>{die}<span>{words}</span></li> }
    };
    let head = desk.word(if advice.better { Say::CoachBetter } else { Say::CoachFine });
    let none = advice.line.is_empty();
    let line = advice.line.clone();
    let adopt = move |_| {
        let seat = desk.seat.get_untracked();
        desk.put_aids_away();
        desk.adopt(seat, line.clone());
    };
    let further = move |_| console::coach_further(desk);
    view! {
        <div class="coach__in coach__in--3">
            <div tabindex="0">
                <p class="coach__l"><b>{head}</b></p>
                <ol class="coach__line">{steps.into_iter().map(step).collect_view()}</ol>
            </div>
            <Amounts advice/>
            <div class="buy__row">
                <button class="btn" disabled=none on:click=adopt><Icon name="check"/>{desk.word(TableSay::CoachAdopt)}</button>
                <button class="btn btn--ghost" on:click=further>{desk.word(TableSay::CoachFurther)}</button>
            </div>
        </div>
    }
}

/// The four resources: now, after the line, with the crew.
#[component]
fn Amounts(advice: Advice) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let safe = desk.look(|view| view.safe_amount()).unwrap_or(0);
    let cell = move |amount: i16| {
        let class = if amount < safe { "warn" } else { "" };
        view! { <td class=class>{minus(amount)}</td> }
    };
    let rows = Resource::ALL.map(|resource| {
        let name = desk.write(|writer| writer.resource(resource).to_string());
        let at = resource.index();
        view! {
            <tr><th><ResourceIcon resource name=name.clone()/>{name}</th>{cell(advice.now[at])}{cell(advice.after[at])}{cell(advice.crew[at])}</tr>
        }
    });
    let head = desk.say(TableSay::CoachCheck, Words::new().flag("next", !advice.this_round));
    view! {
        <table><tbody>
            <tr><th>{head}</th><td>{desk.word(Say::CoachNow)}</td><td>{desk.word(Say::CoachAfter)}</td><td>{desk.word(TableSay::CoachCrew)}</td></tr>
            {rows.collect_view()}
        </tbody></table>
    }
}

/// A deed in as few words as can be: a placement by its place, since its die is drawn beside it.
pub fn deed_words(desk: Desk, speaker: &Speaker<'_>, seat: Seat, deed: &Deed) -> String {
    match deed.answer {
        Answer::Place { spot, .. } => place(desk, Place::of(spot)),
        Answer::Pair { space, .. } => place(desk, Place::Tile(space)),
        other => speaker.answer(seat, deed.question, other).to_string(),
    }
}

/// A line in words: the deeds, each with what its ability is told.
fn told(desk: Desk, line: &[Answer]) -> Vec<(Answer, String)> {
    let seat = desk.seat.get();
    let mut steps: Vec<(Answer, String)> = Vec::new();
    desk.speaker(|speaker| {
        ai::coach::walk(&speaker.view, seat, line.iter().copied(), |view, deed| {
            let now = speaker.writer.speaker(speaker.pack, *view);
            let words = deed_words(desk, &now, seat, deed);
            match steps.last_mut().filter(|_| matches!(deed.question, Question::Choose(_))) {
                Some((_, said)) => *said = format!("{said}, {words}"),
                None => steps.push((deed.answer, words)),
            }
        });
    });
    steps
}
