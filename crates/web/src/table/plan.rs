//! The plan: a bar with what the four resources would come to, and the ghosts in order.

use ai::coach::Deed;
use engine::question::{Answer, Question};
use engine::resource::Resource;
use engine::seat::Seat;
use leptos::prelude::*;
use text::Words;

use super::coach::deed_words;
use super::marks::Marks;
use super::wheel::{minus, zone};
use crate::desk::Desk;
use crate::pieces::{CrewMark, DieView, Icon, ResourceIcon, Size, resource_word};
use crate::say::TableSay;

/// What the four resources would come to, and the ways out of the plan.
#[component]
pub fn PlanSums() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let marks = expect_context::<Marks>();
    let ghosts = Memo::new(move |_| desk.planned(|plan| steps(plan.deeds().to_vec()).len()).unwrap_or(0));
    let amount = move |resource: Resource| {
        let name = desk.write(|writer| writer.resource(resource).to_string());
        let shown = move || {
            let safe = desk.look(|view| view.safe_amount()).unwrap_or(0);
            marks.amounts().map(|amounts| amounts[resource.index()]).map(|amount| (minus(amount), zone(amount, safe)))
        };
        let class = move || shown().map_or("", |(_, zone)| zone);
        view! { <ResourceIcon resource name/><b class=class>{move || shown().map(|(amount, _)| amount)}</b> }
    };
    view! {
        <Icon name="plan"/><b>{move || desk.word(TableSay::Plan)}</b>
        <span class="planbar__n">{move || desk.say(TableSay::PlanGhosts, Words::new().with("n", ghosts.get()))}</span>
        <span class="planbar__r">{Resource::ALL.map(amount).collect_view()}</span>
        <button class="btn btn--primary" disabled=move || ghosts.get() == 0 on:click=move |_| desk.adopt_plan()>
            <Icon name="check"/>{move || desk.word(TableSay::PlanAdopt)}
        </button>
        <button class="ib" title=move || desk.word(TableSay::PlanLeave) on:click=move |_| desk.leave_plan()><Icon name="x"/></button>
    }
}

/// A deed of a plan: what is done, what its abilities do, what it makes.
#[derive(Clone, PartialEq, Debug)]
struct Step {
    seat: Seat,
    answer: Answer,
    makes: [i16; 4],
    words: Vec<String>,
}

/// Answers that belong together, a step each.
fn steps(deeds: Vec<ai::plan::Planned>) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for deed in deeds {
        match steps.last_mut().filter(|_| deed.question != Question::Place) {
            Some(step) => (0..4).for_each(|at| step.makes[at] += deed.makes[at]),
            None => steps.push(Step { seat: deed.seat, answer: deed.answer, makes: deed.makes, words: Vec::new() }),
        }
    }
    steps
}

/// The ghosts in order.
#[component]
pub fn PlanList() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let steps = Memo::new(move |_| told(desk));
    let rolls = Memo::new(move |_| desk.planned(|plan| plan.is_over()).unwrap_or(false));
    let others = Memo::new(move |_| {
        let people = desk.people.get();
        desk.planned(|plan| plan.answers().any(|(seat, _)| !people.contains(&seat))).unwrap_or(false)
    });
    let one = move |step: Step| {
        let oriented = desk.look(|view| view.country(step.seat).oriented).unwrap_or(false);
        let (seat, mut words) = (step.seat, step.words.into_iter());
        let die = match step.answer {
            Answer::Place { die, .. } | Answer::Pair { dice: [die, _], .. } => Some(die),
            _ => None,
        };
        let die = die.map(|die| view! { <DieView die seat oriented size=Size::Small/> });
        let first = words.next();
        let more = words.collect::<Vec<_>>().join(", ");
        let makes = Resource::ALL.into_iter().filter(|resource| step.makes[resource.index()] != 0).map(|resource| {
            let by = step.makes[resource.index()];
            let sign = if by > 0 { "+" } else { "" };
            view! { <b class=format!("res-{}", resource_word(resource))>{format!("{sign}{}", minus(by))}</b> }
        });
        view! {
            <li><CrewMark seat/>{die}<span>{first}<small>{more}</small></span><span>{makes.collect_view()}</span></li>
        }
    };
    let foot = move || {
        let say = match (rolls.get(), others.get()) {
            (true, _) => TableSay::PlanRolls,
            (false, true) => TableSay::PlanProposal,
            (false, false) => TableSay::PlanNothingReal,
        };
        view! { <p class="foot"><Icon name="eye"/><span>{desk.word(say)}</span></p> }
    };
    view! {
        <section class="panel planlist">
            <h2><Icon name="plan"/>{move || desk.word(TableSay::PlanList)}<span class="pill">{move || desk.word(TableSay::PlanOrder)}</span></h2>
            <ol>{move || steps.get().into_iter().map(one).collect_view()}</ol>
            {foot}
        </section>
    }
}

/// The steps in words, each on the table as it would be then.
fn told(desk: Desk) -> Vec<Step> {
    let Some(deeds) = desk.planned(|plan| plan.deeds().to_vec()) else { return Vec::new() };
    let mut steps = steps(deeds.clone());
    let words = desk.look_at_real(|view| {
        let mut words: Vec<Vec<String>> = Vec::new();
        let mut plan = ai::Plan::new(view);
        for deed in &deeds {
            let now = plan.view(view.rulebook);
            let asked = Deed { question: deed.question, answer: deed.answer };
            let said = desk.write(|writer| deed_words(desk, &writer.speaker(embedded::pack(), now), deed.seat, &asked));
            match words.last_mut().filter(|_| deed.question != Question::Place) {
                Some(last) => last.push(said),
                None => words.push(vec![said]),
            }
            if plan.add(view.rulebook, deed.seat, deed.answer).is_err() {
                break;
            }
        }
        words
    });
    steps.iter_mut().zip(words.unwrap_or_default()).for_each(|(step, words)| step.words = words);
    steps
}
