//! Missions: those that are active, and the one that can be started.

use engine::offers::Thing;
use engine::resource::Resource;
use engine::rulebook::MissionId;
use leptos::prelude::*;
use text::{Named, Words};

use super::hub::{is_lit, is_pointed, is_refused};
use super::marks::{self, Badge, Marks};
use crate::desk::Desk;
use crate::pieces::{Icon, ResourceIcon, classes};
use crate::say::Say;

#[derive(Clone, PartialEq, Debug)]
struct Model {
    id: MissionId,
    /// What its die shows, and its place among the active ones.
    active: Option<(u8, u8)>,
    costs: [[u8; 4]; 4],
}

/// The mission cards.
#[component]
pub fn Missions() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let count = Memo::new(move |_| {
        desk.look(|view| (view.table.missions.completed, view.table.missions_to_win(view.rulebook))).unwrap_or_default()
    });
    let missions = Memo::new(move |_| {
        desk.look(|view| {
            let costs = |id| view.rulebook.mission(id).costs;
            let active = view.table.missions.active().map(|(index, mission)| Model {
                id: mission.card,
                active: Some((mission.die.number(), index)),
                costs: costs(mission.card),
            });
            let top = view.table.missions.top.map(|id| Model { id, active: None, costs: costs(id) });
            active.chain(top).collect::<Vec<_>>()
        })
        .unwrap_or_default()
    });
    let done = move || {
        let (done, all) = count.get();
        desk.say(Say::MissionsDone, Words::new().with("done", done).with("all", all))
    };
    view! {
        <section class="panel missions">
            <h2><Icon name="flag"/>{move || desk.word(Say::Missions)}<span class="pill">{done}</span></h2>
            <div class="missions__row">
                {move || missions.get().into_iter().map(|model| view! { <Mission model/> }).collect_view()}
            </div>
        </section>
    }
}

#[component]
fn Mission(model: Model) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let thing = model.active.map_or(Thing::TopMission, |(_, index)| Thing::Mission(index));
    let name = desk.look(|view| view.rulebook.mission(model.id).name.clone()).unwrap_or_default();
    let name = desk.write(|writer| writer.name(Named::Mission, &name));
    let standing =
        desk.write(|writer| writer.mission(embedded::pack(), embedded::rulebook().mission(model.id)).standing);
    let standing = standing.map(|line| view! { <small>{line.to_string()}</small> });
    let marks = expect_context::<Marks>();
    let now = model.active.map_or(0, |(die, _)| die);
    let hint = match model.active {
        Some((die, _)) => desk.say(Say::MissionTakes, Words::new().with("n", die)),
        None => desk.word(Say::MissionStarts),
    };
    let head = match model.active {
        Some((die, _)) => view! {
            <span class="die die--s die--mission"><svg viewBox="0 0 40 40" aria-hidden="true"><use href=format!("#d-{die}")/></svg></span>
        }
        .into_any(),
        None => view! { <span class="slot slot--s"><b>"1"</b></span> }.into_any(),
    };
    let class = move || {
        classes(&[
            ("mission", true),
            ("is-active", now > 0),
            ("is-lit", is_lit(desk, thing)),
            ("is-refused", is_refused(desk, thing)),
            ("is-told", is_pointed(desk, thing)),
            (marks::class(&marks.on(thing)), true),
        ])
    };
    let column = move |step: u8| if step == now { "is-now" } else { "" };
    let heads = (1..=4u8).map(|step| view! { <td class=column(step)><i class="pipno">{step}</i></td> }).collect_view();
    let used = |resource: &Resource| model.costs.iter().any(|costs| costs[resource.index()] > 0);
    let rows = Resource::ALL.into_iter().filter(used).map(|resource| {
        let cells = (1..=4u8).map(|step| {
            let cost = model.costs[usize::from(step) - 1][resource.index()];
            let cost = if cost == 0 { "·".to_owned() } else { cost.to_string() };
            view! { <td class=column(step)>{cost}</td> }
        });
        let name = desk.write(|writer| writer.resource(resource).to_string());
        view! { <tr><th><ResourceIcon resource name/></th>{cells.collect_view()}</tr> }
    });
    view! {
        <button class=class on:click=move |_| desk.touch(thing)>
            <span class="mission__head">{head}<span>{name}<small>{hint}</small></span></span>
            <Badge thing/>
            <table class="mtable"><tbody><tr><td></td>{heads}</tr>{rows.collect_view()}</tbody></table>
            {standing}
        </button>
    }
}
