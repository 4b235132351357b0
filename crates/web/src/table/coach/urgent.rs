//! What must not be missed, a sentence each.

use ai::coach::Urgent;
use engine::resource::Resource;
use leptos::prelude::*;
use text::{Named, Words};

use super::super::wheel::minus;
use crate::bridge::Advice;
use crate::desk::Desk;
use crate::pieces::Icon;
use crate::say::TableSay;

/// Everything urgent, the worst first; that nothing is, where nothing is.
#[component]
pub fn UrgentList(advice: Advice) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let rolls = advice.rolls;
    let items = advice.urgent.into_iter().map(|urgent| {
        let (icon, bad, lead, words) = said(desk, urgent, rolls);
        view! { <li class:bad=bad><Icon name=icon/><span><b>{lead}</b>" "{words}</span></li> }
    });
    let items: Vec<_> = items.collect();
    let calm =
        items.is_empty().then(|| view! { <li><Icon name="check"/><span>{desk.word(TableSay::UrgentNone)}</span></li> });
    view! { <ul class="coach__u">{items}{calm}</ul> }
}

/// Its icon, whether it is bad, what it is about, and the rest of the sentence.
fn said(desk: Desk, urgent: Urgent, rolls: bool) -> (&'static str, bool, String, String) {
    let scarce = |resource: Resource, amount: i16, saved: bool, say: TableSay| {
        let name = desk.write(|writer| writer.resource(resource).to_string());
        let lead = desk.say(TableSay::UrgentEnds, Words::new().with("resource", name).with("n", minus(amount)));
        let way = match (saved, rolls) {
            (true, _) => TableSay::UrgentWay,
            (false, true) => TableSay::UrgentWayRoll,
            (false, false) => TableSay::UrgentNoWay,
        };
        ("alert", true, lead, format!("{} {}", desk.word(say), desk.word(way)))
    };
    let plain = |icon: &'static str, words: String| (icon, false, String::new(), words);
    match urgent {
        Urgent::Starves { resource, amount, saved } => scarce(resource, amount, saved, TableSay::UrgentStarves),
        Urgent::OutOfSupplies { resource, amount, saved } => scarce(resource, amount, saved, TableSay::UrgentOut),
        Urgent::Supplies { resource, amount, saved } => scarce(resource, amount, saved, TableSay::UrgentSupplies),
        Urgent::MissionLate { mission, short } => {
            let name = mission.and_then(|id| desk.look(|view| view.rulebook.mission(id).name.clone()));
            let name = name.map_or_else(
                || desk.word(TableSay::UrgentAMission),
                |name| desk.write(|writer| writer.name(Named::Mission, &name)),
            );
            ("flag", true, name, desk.say(TableSay::UrgentLate, Words::new().with("n", short)))
        }
        Urgent::LastRound => plain("wait", desk.word(TableSay::UrgentLastRound)),
        Urgent::BeginMissions(count) => plain("flag", desk.say(TableSay::UrgentBegin, Words::new().with("n", count))),
        Urgent::NoSupplies => plain("skull", desk.word(TableSay::UrgentNoSupplies)),
        Urgent::LastSupplies => plain("alert", desk.word(TableSay::UrgentLastSupplies)),
        Urgent::Card { index, open } => {
            let name = desk.look(|view| view.table.cards.get(index).map(|up| view.rulebook.card(up.card).name.clone()));
            let name = desk.write(|writer| writer.name(Named::Card, &name.flatten().unwrap_or_default()));
            ("meteor", false, name, desk.say(TableSay::UrgentCard, Words::new().with("n", open)))
        }
    }
}
