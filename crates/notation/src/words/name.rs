//! What things are called.

use engine::View;
use engine::board::Space;
use engine::die::{Die, Faces, Way};
use engine::effect::Zone;
use engine::resource::{Light, Resource};
use engine::rulebook::{CardId, MissionId};
use engine::seat::Seat;
use engine::table::Phase;

/// A player, by country.
pub fn player<'a>(view: &View<'a>, seat: Seat) -> &'a str {
    &view.country(seat).name
}

/// A resource, as printed.
pub const fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Power => "Power",
        Resource::Climate => "Climate",
        Resource::Oxygen => "Oxygen",
        Resource::Nutrition => "Nutrition",
    }
}

/// A side of a tile.
pub const fn light(light: Light) -> &'static str {
    match light {
        Light::Red => "red",
        Light::Blue => "blue",
    }
}

/// A phase, as printed.
pub const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::RollAndPlaceDice => "Roll and Place Dice",
        Phase::CalculateResults => "Calculate Results",
        Phase::UseResources => "Use Resources",
        Phase::ResolveDisasters => "Resolve Disasters",
        Phase::SpendCapacity => "Spend Capacity",
        Phase::ResetTheRound => "Reset the Round",
    }
}

/// A die of a player: its top, and its front where the country looks at it.
pub fn die(view: &View, seat: Seat, die: Die) -> String {
    match view.country(seat).oriented {
        true => format!("{}/{}", die.top().number(), die.front().number()),
        false => die.top().number().to_string(),
    }
}

/// Several dice of a player.
pub fn dice(view: &View, seat: Seat, all: impl IntoIterator<Item = Die>) -> String {
    let all: Vec<String> = all.into_iter().map(|one| die(view, seat, one)).collect();
    all.join(" ")
}

/// A zone, as the player's country calls it.
pub(super) fn zone(view: &View, seat: Option<Seat>, zone: Zone) -> &'static str {
    match zone {
        Zone::Pool => hand(view, seat),
        Zone::Storage => "storage",
        Zone::Queue => "the queue",
        Zone::Cache => "the cache",
        Zone::Kept => "the dice kept for the next roll",
    }
}

/// Where dice lie that can be placed, as the player's country calls it.
pub(super) fn hand(view: &View, seat: Option<Seat>) -> &'static str {
    if seat.is_some_and(|seat| view.country(seat).reserve) { "the Reserve" } else { "the pool" }
}

/// The tile on a space, with its space.
pub(super) fn tile(view: &View, space: Space) -> String {
    match view.table.tile(space) {
        Some(tile) => format!("{} ({space})", view.face(tile).name),
        None => format!("the empty space {space}"),
    }
}

/// A mission card.
pub(super) fn mission<'a>(view: &View<'a>, id: MissionId) -> &'a str {
    &view.rulebook.mission(id).name
}

/// The active mission with this index.
pub(super) fn active_mission<'a>(view: &View<'a>, index: u8) -> &'a str {
    view.table.missions.get(index).map_or("no mission", |active| mission(view, active.card))
}

/// A disaster card.
pub(super) fn card<'a>(view: &View<'a>, id: CardId) -> &'a str {
    &view.rulebook.card(id).name
}

/// The face-up card with this index.
pub(super) fn face_up<'a>(view: &View<'a>, index: u8) -> &'a str {
    view.table.cards.get(index).map_or("no card", |up| card(view, up.card))
}

/// The numbers of a player's Lock token.
pub(super) fn lock(view: &View, seat: Seat, lock: u8) -> String {
    match view.country(seat).locks.get(usize::from(lock)) {
        Some(numbers) => format!("Lock token {}", self::numbers(*numbers)),
        None => format!("Lock token number {lock}"),
    }
}

/// The numbers of a set, one by one: 1-2-4.
pub fn numbers(faces: Faces) -> String {
    let numbers: Vec<String> = faces.iter().map(|face| face.number().to_string()).collect();
    numbers.join("-")
}

/// A way of tilting.
pub(super) const fn way(way: Way) -> &'static str {
    match way {
        Way::Up => "up",
        Way::Down => "down",
        Way::Left => "left",
        Way::Right => "right",
    }
}

/// One thing, or many of it.
pub(super) fn count(number: impl Into<i64>, one: &str, many: &str) -> String {
    match number.into() {
        1 => format!("1 {one}"),
        number => format!("{number} {many}"),
    }
}

/// The sentence with a capital letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
