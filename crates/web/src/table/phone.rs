//! The table on a phone, for one thumb: the phase, four small wheels, one view, the dice, undo and done, the views.

mod station;
mod tray;

use engine::question::Question;
use engine::resource::Resource;
use leptos::prelude::*;
use text::Words;

use super::aids::{Aids, PlanBar};
use super::console::{DoneButton, UndoButton, coach, reach};
use super::crew::Crew;
use super::disaster::Disaster;
use super::log::Log;
use super::missions::Missions;
use super::prompt::Prompt;
use super::shop::Shop;
use super::supplies::Supplies;
use super::top::{Ready, Tools};
use super::wheel::{Mini, WheelView};
use crate::desk::Desk;
use crate::later::dressed;
use crate::learn::TeachSheet;
use crate::pieces::Icon;
use crate::say::{Say, TableSay};
pub use station::StationView;
use tray::{TilesView, Tray};

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    Station,
    Tiles,
    Wheels,
    Cards,
}

/// The whole page.
#[component]
pub fn Phone() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let look = RwSignal::new(Look::Station);
    let spending = Memo::new(move |_| desk.decision().is_some_and(|decision| decision.question == Question::Spend));
    let now = Memo::new(move |_| desk.look(|view| (view.table.phase, view.table.round)));
    let head = move || {
        now.get().map(|(phase, round)| {
            let name = desk.write(|writer| writer.phase(phase).to_string());
            let round = desk.say(Say::RoundN, Words::new().with("n", round));
            view! { <b>{phase.number()}</b><span>{name}<small>{round}</small></span> }
        })
    };
    let rules = move |_| {
        if let Some((phase, _)) = now.get_untracked() {
            desk.open_rules(Some(&format!("phase-{}", phase.number())));
        }
    };
    Effect::new(move |_| {
        if let Some(to) = crate::learn::phone_view(desk) {
            look.set(to);
        }
    });
    let main = move || {
        match (spending.get(), look.get()) {
        (true, Look::Station) => dressed(async { Ok(view! { <div class="view is-open pshop"><Shop/></div> }.into_any()) }),
        (true, Look::Tiles) | (_, Look::Station) => view! { <StationView/> }.into_any(),
        (_, Look::Tiles) => view! { <TilesView/> }.into_any(),
        (_, Look::Wheels) => view! {
            <div class="view is-open view--wheels">
                <div class="wheels2">{Resource::ALL.map(|resource| view! { <WheelView resource/> }).collect_view()}</div>
                <Supplies/>
            </div>
        }
        .into_any(),
        (_, Look::Cards) => view! { <div class="view is-open view--cards"><Missions/><Disaster/><Crew/><Log/><Tools/></div> }.into_any(),
    }
    };
    let tab = move |to: Look, icon: &'static str, say: Say| {
        let class = move || if look.get() == to { "pnav__tab is-on" } else { "pnav__tab" };
        let pressed = move || (look.get() == to).to_string();
        view! { <button class=class aria-pressed=pressed on:click=move |_| look.set(to)><Icon name=icon/>{desk.word(say)}</button> }
    };
    view! {
        <div class=move || if desk.lesson.get().is_some() { "phone phone--lesson" } else { "phone" }>
            <header class="ptop"><button class="ptop__phase" on:click=rules>{head}</button><Ready/>
                <span class="ptop__aids">
                    <button class="ib" title=move || desk.word(TableSay::ReachShort) on:click=move |_| reach(desk)><Icon name="reach"/></button>
                    <button class="ib" title=move || desk.word(TableSay::Plan) aria-pressed=move || desk.planning.get().to_string()
                        on:click=move |_| desk.turn_plan()><Icon name="plan"/></button>
                    <button class="ib btn--coach" title=move || desk.word(Say::Coach) on:click=move |_| coach(desk)><Icon name="coach"/></button>
                </span>
            </header>
            <Show when=move || desk.planning.get()><PlanBar/></Show>
            <Show when=move || look.get() != Look::Wheels>
                <div class="minis">
                    {Resource::ALL.map(|resource| view! { <button class="mini__b" on:click=move |_| look.set(Look::Wheels)><Mini resource/></button> }).collect_view()}
                </div>
            </Show>
            <div class="pmain">{main}</div>
            <div class="paids"><Aids/></div>
            <Prompt sheet=true/>
            <TeachSheet/>
            <Show when=move || !spending.get()><Tray/></Show>
            <div class="pacts"><UndoButton/><DoneButton/></div>
            <nav class="pnav" aria-label=move || desk.word(Say::Views)>
                {move || if spending.get() {
                    // The station is where a new tile goes.
                    [tab(Look::Station, "research", Say::OfferRow), tab(Look::Tiles, "hab", Say::Station)].collect_view()
                } else {
                    [tab(Look::Station, "hab", Say::Station), tab(Look::Tiles, "die", Say::MyTiles)].collect_view()
                }}
                {tab(Look::Wheels, "coach", Say::WheelsShort)}
                {tab(Look::Cards, "flag", Say::CardsLog)}
            </nav>
        </div>
    }
}
