//! The end of a game, what the coach says, and troubles: what lies over the table.

use engine::table::Outcome;
use leptos::prelude::*;
use room::{Command, Participant};

use crate::bridge::{Ask, Trouble};
use crate::desk::{Desk, Screen};
use crate::pieces::{Icon, ResourceIcon};
use crate::say::Say;

/// Everything that lies over the table.
#[component]
pub fn Ending() -> impl IntoView {
    view! { <Over/><Coach/><Troubled/> }
}

#[component]
fn Over() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let outcome = Memo::new(move |_| desk.look(|view| view.table.outcome).flatten());
    let back = move |_| {
        desk.ask(&Ask::Games);
        desk.screen.set(Screen::Start);
    };
    move || {
        outcome.get().map(|outcome| {
            let title = if outcome == Outcome::Won { Say::WonTitle } else { Say::LostTitle };
            let words = desk.write(|writer| writer.outcome(outcome).to_string());
            let name = desk.name.get();
            view! {
                <div class="prompt prompt--table" role="dialog" aria-label=desk.word(title)>
                    <h3>{desk.word(title)}</h3>
                    <p>{words}</p>
                    <div class="prompt__opts">
                        <button class="btn btn--primary" on:click=back>{desk.word(Say::BackToStart)}</button>
                        <button class="btn" on:click=move |_| desk.ask(&Ask::Export { name: name.clone() })>{desk.word(Say::Export)}</button>
                    </div>
                </div>
            }
        })
    }
}

#[component]
fn Coach() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let adopt = move |_| {
        if let Some(advice) = desk.advice.get_untracked() {
            let seat = desk.seat.get_untracked();
            desk.put_down();
            desk.advice.set(None);
            desk.ask(&Ask::Say(Command::Plan { seat, answers: advice.line }));
            desk.ask(&Ask::Say(Command::Adopt { by: Participant(1), seat }));
        }
    };
    move || {
        if desk.coaching.get() {
            return Some(view! { <section class="panel coach coach--over"><h2><Icon name="coach"/>{desk.word(Say::Thinking)}</h2></section> }.into_any());
        }
        desk.advice.get().map(|advice| {
            let rows = advice.now.zip(advice.after).map(|(now, after)| {
                engine::resource::Resource::ALL.map(|resource| {
                    let name = desk.write(|writer| writer.resource(resource).to_string());
                    let (now, after) = (now[resource.index()], after[resource.index()]);
                    view! { <tr><th><ResourceIcon resource name=name.clone()/>{name}</th><td>{now}</td><td>{after}</td></tr> }
                })
                .collect_view()
            });
            let line = told(desk, &advice.line);
            let head = desk.word(if advice.better { Say::CoachBetter } else { Say::CoachFine });
            let any = !advice.line.is_empty();
            view! {
                <section class="panel coach coach--over">
                    <h2><Icon name="coach"/>{desk.word(Say::Coach)}</h2>
                    <table><tbody>
                        <tr><th></th><td>{desk.word(Say::CoachNow)}</td><td>{desk.word(Say::CoachAfter)}</td></tr>
                        {rows}
                    </tbody></table>
                    <p class="coach__l"><b>{head}</b></p>
                    <ol class="coach__line">{line.into_iter().map(|step| view! { <li>{step}</li> }).collect_view()}</ol>
                    <div class="buy__row">
                        <button class="btn" disabled=!any on:click=adopt><Icon name="plan"/>{desk.word(Say::Adopt)}</button>
                        <button class="btn btn--ghost" on:click=move |_| desk.advice.set(None)>{desk.word(Say::Close)}</button>
                    </div>
                </section>
            }
            .into_any()
        })
    }
}

/// A line of answers in words, each on the table as it would be then.
fn told(desk: Desk, line: &[engine::question::Answer]) -> Vec<String> {
    let seat = desk.seat.get();
    desk.speaker(|speaker| {
        let advice_walk = walk(&speaker.view, seat, line);
        advice_walk
            .into_iter()
            .map(|(state, question, answer)| {
                let view = state.view(speaker.view.rulebook);
                speaker.writer.speaker(speaker.pack, view).answer(seat, question, answer).to_string()
            })
            .collect()
    })
    .unwrap_or_default()
}

/// The positions a line leads through, imagined where something is hidden.
fn walk(
    view: &engine::View<'_>,
    seat: engine::seat::Seat,
    line: &[engine::question::Answer],
) -> Vec<(engine::State, engine::question::Question, engine::question::Answer)> {
    let mut state = ai::imagine(view, &mut fastrand::Rng::with_seed(0));
    let mut steps = Vec::new();
    for answer in line {
        let Some(decision) = state.view(view.rulebook).decision(seat) else { break };
        steps.push((state, decision.question, *answer));
        if state.answer(view.rulebook, seat, *answer, &mut engine::event::Silent).is_err() {
            break;
        }
    }
    steps
}

/// Something could not be kept, or a file is no game.
#[component]
pub fn Troubled() -> impl IntoView {
    let desk = expect_context::<Desk>();
    move || {
        desk.trouble.get().map(|trouble| {
            let (say, detail) = match trouble {
                Trouble::NotKept(why) => (Say::NotKept, why),
                Trouble::NotAGame(why) => (Say::NotAGame, why),
                Trouble::NoSuchGame => (Say::NoSuchGame, String::new()),
                Trouble::Setup => (Say::SetupWrong, String::new()),
            };
            view! {
                <div class="toast" role="alert">
                    <Icon name="alert"/><span>{desk.word(say)}<small>{detail}</small></span>
                    <button class="ib" title=desk.word(Say::Close) on:click=move |_| desk.trouble.set(None)><Icon name="x"/></button>
                </div>
            }
        })
    }
}
