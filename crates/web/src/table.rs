//! The table: the station, the wheels, the console, the crew and the log.

mod aids;
mod coach;
mod console;
mod crew;
mod disaster;
mod drag;
mod ending;
mod hub;
mod keys;
mod log;
mod marks;
mod missions;
mod phone;
mod plan;
mod playing;
mod prompt;
mod reach;
mod shop;
mod station;
mod supplies;
mod tile;
mod top;
mod wheel;

use engine::question::Question;
use engine::table::Phase;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::later::{self, dressed, later};
use crate::learn::Teach;
pub use aids::AidPanel;
use aids::{Aid, Aids};
use console::Console;
use crew::Crew;
pub use disaster::{Disaster, disaster_icon, level_word};
use ending::Ending;
pub use keys::{key, touched};
use log::Log;
pub use log::spelled;
pub use marks::Marks;
pub use missions::Missions;
pub use phone::Look as PhoneView;
pub use phone::{Phone, StationView};
pub use plan::PlanSums;
pub use prompt::Asked;
use prompt::Prompt;
pub use reach::Reached;
use shop::Shop;
pub use station::Station;
pub use supplies::Supplies;
pub use tile::tier_sign;
use top::Top;
pub use top::{Rail, Tools, brand_disaster};
pub use wheel::{Mini, WheelView, Wheels, minus};

/// The page with a game on it.
#[component]
pub fn TablePage() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let spending = Memo::new(move |_| {
        let phase = desk.look(|view| view.table.phase) == Some(Phase::SpendCapacity);
        phase && desk.decision().is_some_and(|decision| decision.question == Question::Spend)
    });
    provide_context(Marks::follow(desk));
    // Each part comes and goes as a whole. Were one rebuilt into another, what it shows would outlive what it looks at
    // until the other one is there.
    let phone = move || desk.narrow.get();
    let shop = move || !desk.narrow.get() && spending.get();
    let wide = move || !desk.narrow.get() && !spending.get();
    view! {
        <Show when=phone>{later(later::phone())}</Show>
        <Show when=shop>{dressed(later::shop())}</Show>
        <Show when=wide>{later(later::wide())}</Show>
        <Show when=move || !desk.narrow.get()><Prompt/></Show>
        <Ending/>
        <Teach/>
    }
}

/// Phase 5 in a wide window.
#[component]
pub fn WideShop() -> impl IntoView {
    view! { <div class="shop"><Top/><Shop/></div><div class="aids--over"><Aids/></div> }
}

/// The table in a wide window. What helps to think takes the place of the crew or of the log.
#[component]
pub fn WideTable() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let aid = Memo::new(move |_| aids::open(desk));
    let table = move || match aid.get() {
        Aid::Plan => "table is-plan",
        Aid::Reach => "table is-reaching",
        Aid::Coach | Aid::None => "table",
    };
    let low = move || match aid.get() {
        Aid::Reach | Aid::Coach => "low low--2",
        Aid::Plan | Aid::None => "low",
    };
    let beside = move || match aid.get() {
        Aid::None => view! { <Crew/><Log/> }.into_any(),
        Aid::Plan => view! { <Crew/><Aids/> }.into_any(),
        Aid::Reach | Aid::Coach => view! { <Aids/> }.into_any(),
    };
    view! {
        <div class=table>
            <Top/>
            <Station/>
            <div class="mid"><Missions/><Wheels/><Disaster/></div>
            <div class=low><Console/>{beside}</div>
        </div>
    }
}
