//! A question that is none of placing and spending: what asks, what is asked, and every answer. Any decision the content
//! can raise is shown here, so that a new card needs nothing new.

use engine::die::Die;
use engine::question::{Answer, Choice, Question};
use engine::seat::Seat;
use leptos::prelude::*;

use super::log::spelled;
use crate::desk::Desk;
use crate::pieces::{DieView, Icon, ResourceIcon, Size};
use crate::say::Say;

/// The question, if there is one.
#[component]
pub fn Prompt() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let asked = Memo::new(move |_| desk.decision().filter(|decision| is_prompt(decision.question)));
    let body = move || {
        let decision = asked.get()?;
        let seat = desk.seat.get();
        let line = desk.speaker(|speaker| speaker.question(&decision))?;
        let question = desk.write(|writer| writer.spans(&line));
        let source = if desk.crew_is_asked() { "users" } else { "help" };
        let answers = desk.answers();
        let options = answers.into_iter().enumerate().map(|(at, answer)| {
            view! { <Choosable at answer seat question=decision.question/> }
        });
        Some(view! {
            <div class="prompt prompt--table" role="dialog" aria-label=line.to_string()>
                <p class="prompt__src"><Icon name=source/></p>
                <h3>{question.into_iter().map(spelled).collect_view()}</h3>
                <div class="prompt__opts">{options.collect_view()}</div>
                <footer>{desk.word(Say::ChooseKeys)}</footer>
            </div>
        })
    };
    view! { {body} }
}

/// Is it asked in a prompt?
const fn is_prompt(question: Question) -> bool {
    matches!(question, Question::Choose(_) | Question::Bonus)
}

/// Answers with the nth choice, if a prompt is open.
pub fn choose(desk: Desk, number: usize) -> bool {
    let open = untrack(|| desk.decision()).is_some_and(|decision| is_prompt(decision.question));
    if open && let Some(answer) = untrack(|| desk.answers()).get(number - 1) {
        desk.answer(*answer);
    }
    open
}

#[component]
fn Choosable(at: usize, answer: Answer, seat: Seat, question: Question) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let words = desk.speaker(|speaker| speaker.answer(seat, question, answer).to_string()).unwrap_or_default();
    let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
    let die = die_of(answer).map(|die| view! { <DieView die seat oriented size=Size::Middle/> });
    let resource = match answer {
        Answer::Choose(Choice::Resource(resource)) | Answer::Bonus(resource, _) => {
            let name = desk.write(|writer| writer.resource(resource).to_string());
            Some(view! { <ResourceIcon resource name/> })
        }
        _ => None,
    };
    let class = if matches!(answer, Answer::Decline | Answer::Done) { "po po--no" } else { "po" };
    let key = (at < 9).then(|| view! { <kbd>{at + 1}</kbd> });
    view! { <button class=class on:click=move |_| desk.answer(answer)>{die}{resource}<span>{words}</span>{key}</button> }
}

/// The die that an answer is about.
const fn die_of(answer: Answer) -> Option<Die> {
    match answer {
        Answer::Choose(Choice::Die(_, die) | Choice::Pose(die) | Choice::Bring(die) | Choice::Spend(die)) => Some(die),
        _ => None,
    }
}
