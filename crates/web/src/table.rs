//! The table: the station, the wheels, the console, the crew and the log.

mod console;
mod crew;
mod disaster;
mod ending;
mod hub;
mod log;
mod missions;
mod phone;
mod prompt;
mod shop;
mod station;
mod supplies;
mod tile;
mod top;
mod wheel;

use engine::question::{Answer, Question};
use engine::table::Phase;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::desk::Desk;
use console::Console;
use crew::Crew;
use disaster::Disaster;
pub use disaster::disaster_icon;
use ending::Ending;
pub use ending::Troubled;
use log::Log;
use missions::Missions;
use phone::Phone;
use prompt::Prompt;
use shop::Shop;
use station::Station;
pub use top::Tools;
use top::Top;
use wheel::Wheels;

/// The page with a game on it.
#[component]
pub fn TablePage() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let spending = Memo::new(move |_| {
        let phase = desk.look(|view| view.table.phase) == Some(Phase::SpendCapacity);
        phase && desk.decision().is_some_and(|decision| decision.question == Question::Spend)
    });
    view! {
        {move || if desk.narrow.get() {
            view! { <Phone/> }.into_any()
        } else if spending.get() {
            view! { <div class="shop"><Top/><Shop/></div> }.into_any()
        } else {
            view! {
                <div class="table">
                    <Top/>
                    <Station/>
                    <div class="mid"><Missions/><Wheels/><Disaster/></div>
                    <div class="low"><Console/><Crew/><Log/></div>
                </div>
            }.into_any()
        }}
        <Prompt/>
        <Ending/>
    }
}

/// A key that is pressed at the table.
pub fn key(desk: Desk, event: &KeyboardEvent) {
    match event.key().as_str() {
        "Escape" => desk.put_down(),
        "u" | "U" => console::undo(desk),
        "d" | "D" => {
            if desk.answers().contains(&Answer::Done) {
                desk.answer(Answer::Done);
            }
        }
        "c" | "C" => console::coach(desk),
        "n" | "N" => {
            if desk.answers().contains(&Answer::Decline) {
                desk.answer(Answer::Decline);
            }
        }
        digit @ ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9") => {
            let number: usize = digit.parse().unwrap_or(1);
            if !prompt::choose(desk, number) {
                console::take(desk, number);
            }
        }
        _ => return,
    }
    event.prevent_default();
}
