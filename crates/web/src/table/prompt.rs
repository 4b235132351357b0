//! A question that is none of placing and spending: what asks, what is asked, and every answer with its outcome. Any
//! decision the content can raise is shown here, so that a new card needs nothing new; some kinds get a table of their
//! own.

mod choosable;
mod outcome;
mod picture;
mod stepper;
mod tilt;
mod ways;

use std::cell::Cell;
use std::hint::black_box;

use engine::offers::Thing;
use engine::question::{Answer, ChoiceKind, Decision, Question};
use leptos::prelude::*;

use super::disaster_icon;
use super::log::spelled;
use crate::desk::Desk;
use crate::later::{self, later};
use crate::pieces::{Icon, art};
use crate::say::{Say, TableSay};
use choosable::{Choosable, Unchoosable};
use stepper::Stepper;
use tilt::Tilt;
use ways::{Way, others, ways};

/// From so many amounts on they are not listed but counted.
const MANY: usize = 7;

/// Answers with the nth choice.
type Choose = fn(Desk, usize);

thread_local! {
    /// Known once the part is there that shows the choices.
    static CHOOSE: Cell<Option<Choose>> = const { Cell::new(None) };
}

/// The question, if there is one.
#[component]
pub fn Prompt(#[prop(optional)] sheet: bool) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let asked = Memo::new(move |_| is_asked(desk));
    view! { <Show when=move || asked.get()>{later(later::asked(sheet))}</Show> }
}

/// The question, from the first to the last of those that are asked one after the other.
#[component]
pub fn Asked(sheet: bool) -> impl IntoView {
    // Hidden from the optimiser, which would otherwise write it where keys are heard.
    CHOOSE.set(Some(black_box(choose_way as Choose)));
    let desk = expect_context::<Desk>();
    let asked = Memo::new(move |_| desk.decision().filter(|decision| is_prompt(decision.question)));
    let body = move || {
        let decision = asked.get()?;
        let asking = desk.speaker(|speaker| speaker.asking(&decision))?;
        let question = desk.write(|writer| writer.spans(&asking.question));
        let source = asking.source.map(|source| desk.write(|writer| writer.spans(&source)));
        let class = match (sheet, asks_for_boards(decision.question)) {
            (true, _) => "prompt sheet sheet--ask prompt--sheet",
            (false, true) => "prompt prompt--table prompt--up",
            (false, false) => "prompt prompt--table",
        };
        Some(view! {
            <div class=class role="dialog" aria-label=asking.question.to_string()>
                {source.map(|spans| view! {
                    <p class="prompt__src"><Icon name=source_icon(desk)/>{spans.into_iter().map(spelled).collect_view()}</p>
                })}
                <h3>{question.into_iter().map(spelled).collect_view()}</h3>
                {answers(desk, &decision)}
                <footer>{foot(desk)}</footer>
            </div>
        })
    };
    view! { {body} }
}

/// The answers, as fits what is chosen.
fn answers(desk: Desk, decision: &Decision) -> AnyView {
    let ways = ways(desk, decision);
    let kind = match decision.question {
        Question::Choose(ask) => Some(ask.kind),
        Question::Place | Question::Bonus | Question::Spend => None,
    };
    match kind {
        Some(ChoiceKind::Way) if tilt::fits(desk, &ways) => view! { <Tilt ways/> }.into_any(),
        Some(ChoiceKind::Amount) if ways.len() > MANY => view! { <Stepper ways/> }.into_any(),
        _ => {
            let class = format!("prompt__opts prompt__opts--{}", ways::columns(kind));
            let many = ways.len();
            let options = ways.into_iter().enumerate().map(|(at, way)| view! { <Choosable at way/> }).collect_view();
            let not = others(desk, decision, many).into_iter().map(|other| view! { <Unchoosable other/> });
            view! { <div class=class>{options}{not.collect_view()}</div> }.into_any()
        }
    }
}

fn foot(desk: Desk) -> AnyView {
    if desk.crew_is_asked() {
        view! { <Icon name="users"/>{desk.word(TableSay::PromptCrew)} }.into_any()
    } else {
        view! { <span class="keys">{desk.word(Say::ChooseKeys)}</span> }.into_any()
    }
}

/// The drawing for what asks.
fn source_icon(desk: Desk) -> String {
    let seat = desk.seat.get();
    let crew = desk.crew_is_asked();
    let icon = desk.look(|view| match view.asked_about(seat).first() {
        Some(Thing::Tile(space)) => {
            let tile = view.table.tile(*space)?;
            let country = view.table.of(tile.owner).country;
            let text = desk.write(|writer| writer.tile_held_by(embedded::pack(), tile.tile, tile.light, country));
            Some(text.short.map_or("die", |short| art(short.icon)).to_owned())
        }
        Some(Thing::Card(_)) => Some(disaster_icon(&view.disaster().key).to_owned()),
        Some(Thing::Badge(owner, index)) => {
            let (badge, _) = (*view.table.of(*owner).badges.get(usize::from(*index))?)?;
            Some(view.rulebook.badge(badge).key.clone())
        }
        Some(Thing::Dock(_)) => Some("dock".to_owned()),
        Some(Thing::Habitation) => Some("hab".to_owned()),
        Some(Thing::Offer(..)) => Some("research".to_owned()),
        Some(Thing::Stock) => Some("amplify".to_owned()),
        _ => None,
    });
    icon.flatten().unwrap_or_else(|| if crew { "users" } else { "help" }.to_owned())
}

/// Is a wheel chosen? Then the prompt leaves the wheels free.
const fn asks_for_boards(question: Question) -> bool {
    match question {
        Question::Choose(ask) => matches!(ask.kind, ChoiceKind::Resource),
        Question::Bonus => true,
        Question::Place | Question::Spend => false,
    }
}

/// Is it asked in a prompt?
const fn is_prompt(question: Question) -> bool {
    matches!(question, Question::Choose(_) | Question::Bonus)
}

fn is_asked(desk: Desk) -> bool {
    // Not before what led to it is told: the wheels would show another moment.
    desk.playback.with(Option::is_none) && desk.decision().is_some_and(|decision| is_prompt(decision.question))
}

/// Answers with the nth choice, if a prompt is open.
pub fn choose(desk: Desk, number: usize) -> bool {
    let asked = untrack(|| is_asked(desk));
    if let Some(choose) = CHOOSE.get().filter(|_| asked) {
        choose(desk, number);
    }
    asked
}

fn choose_way(desk: Desk, number: usize) {
    let asked = untrack(|| desk.decision());
    let ways = asked.map(|decision| untrack(|| ways(desk, &decision))).unwrap_or_default();
    if let Some(way) = ways.get(number - 1) {
        desk.give(&way.answers);
    }
}

/// The last of a way's answers, which says most about it.
fn last(way: &Way) -> Answer {
    way.answers.last().copied().unwrap_or(Answer::Decline)
}
