//! The pieces of the design that stand in many places: icons, dice, slots, what a tile makes.

pub mod die;
mod face;
mod output;
mod slots;
mod tenths;
mod word;

pub use die::{DieView, Size};
pub use face::FaceView;
pub use output::{Made, OutputView, made, made_now};
pub use slots::{SlotsModel, SlotsView, faces_label, slots_of};
pub use tenths::Tenths;
pub use word::{InfoMark, Told, spelled};

use engine::resource::Resource;
use engine::seat::Seat;
use leptos::prelude::*;

/// An icon of the sheet, silent.
#[component]
pub fn Icon(#[prop(into)] name: String, #[prop(optional, into)] class: String) -> impl IntoView {
    view! { <svg class=format!("ico {class}") aria-hidden="true"><use href=format!("#i-{name}")/></svg> }
}

/// The icon of a resource, which says its name.
#[component]
pub fn ResourceIcon(resource: Resource, #[prop(into)] name: String) -> impl IntoView {
    let word = resource_word(resource);
    view! { <svg class=format!("ico res-{word}") role="img" aria-label=name><use href=format!("#i-{word}")/></svg> }
}

/// The shape of a crew.
#[component]
pub fn CrewMark(seat: Seat, #[prop(optional)] class: &'static str) -> impl IntoView {
    let number = seat.number();
    view! { <svg class=format!("mark crew-{number} {class}") aria-hidden="true"><use href=format!("#c-{number}")/></svg> }
}

/// The patch of a country.
#[component]
pub fn Patch(#[prop(into)] country: String) -> impl IntoView {
    let art = match country.as_str() {
        "united-kingdom" => "uk",
        other if other.starts_with("south-africa") => "south-africa",
        other => other,
    };
    view! { <svg class="patch" aria-hidden="true"><use href=format!("#p-{art}")/></svg> }
}

/// How style sheet and icons call a resource.
pub const fn resource_word(resource: Resource) -> &'static str {
    match resource {
        Resource::Power => "power",
        Resource::Climate => "climate",
        Resource::Oxygen => "oxygen",
        Resource::Nutrition => "nutrition",
    }
}

/// Class names that hold.
pub fn classes(all: &[(&str, bool)]) -> String {
    all.iter().filter(|(_, holds)| *holds).map(|(name, _)| *name).collect::<Vec<_>>().join(" ")
}

/// The drawing for the verb of an ability.
pub fn art(icon: text::Icon) -> &'static str {
    match icon.key() {
        "roll" => "rollin",
        "shift-up" => "up",
        "shift-down" => "down",
        "move" | "pick-up" | "pay" => "take",
        "turn" => "reroll",
        "copy" | "keep" => "gain",
        "exchange" => "swap",
        "discount" => "capacity",
        "hit" | "mend" => "hole",
        "disable" => "ban",
        "destroy" => "x",
        "scorch" => "power",
        "sector" => "meteor",
        "reduce" => "down",
        "transfer" => "swap",
        "track" => "die",
        "offer" | "permit" => "research",
        "give" => "users",
        "choose" => "help",
        known @ ("gain" | "reroll" | "adjust" | "set" | "flip" | "tilt" | "discard" | "cycle" | "converter"
        | "counter" | "lock" | "unlock" | "strain" | "amplify" | "dock" | "drain" | "capacity") => known,
        _ => "gain",
    }
}
