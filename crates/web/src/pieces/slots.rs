//! The die slots of a tile.

use engine::die::{Die, Face, Faces};
use engine::rulebook::Slots;
use engine::seat::Seat;
use leptos::prelude::*;

use super::{DieView, Icon, Size};
use crate::desk::Desk;
use crate::say::Say;

/// One slot: what it takes, and what lies on it.
#[derive(Clone, PartialEq, Debug)]
pub struct SlotModel {
    pub takes: Faces,
    pub die: Option<Die>,
    pub ghost: Option<Die>,
    /// Only a sum counts, so that no faces are named.
    pub open: bool,
}

/// The slots of a tile.
#[derive(Clone, PartialEq, Debug)]
pub struct SlotsModel {
    pub slots: Vec<SlotModel>,
    /// How two slots belong together: the class, and the sign between them.
    pub bond: Option<(&'static str, String)>,
    pub seat: Seat,
    pub oriented: bool,
}

/// The slots of a tile with what lies on them.
pub fn slots_of(
    slots: Slots,
    dice: [Option<Die>; 2],
    ghosts: [Option<Die>; 2],
    seat: Seat,
    oriented: bool,
) -> SlotsModel {
    let slot = |takes, index: usize, open| SlotModel { takes, die: dice[index], ghost: ghosts[index], open };
    let (slots, bond) = match slots {
        Slots::One(takes) => (vec![slot(takes, 0, false)], None),
        Slots::Separated(one, other) => {
            (vec![slot(one, 0, false), slot(other, 1, false)], Some(("slots--separated", String::new())))
        }
        Slots::Joined(one, other) => {
            (vec![slot(one, 0, false), slot(other, 1, false)], Some(("slots--joined", "+".to_owned())))
        }
        Slots::Double(takes) => {
            (vec![slot(takes, 0, false), slot(takes, 1, false)], Some(("slots--double", "=".to_owned())))
        }
        Slots::Sum(least) => {
            (vec![slot(Faces::ALL, 0, true), slot(Faces::ALL, 1, true)], Some(("slots--sum", format!("Σ{least}+"))))
        }
    };
    SlotsModel { slots, bond, seat, oriented }
}

/// Faces in as few signs as can be: `any`, `odd`, `4–6`, `2·4`.
pub fn faces_label(desk: Desk, faces: Faces) -> String {
    let numbers: Vec<u8> = faces.iter().map(Face::number).collect();
    match numbers.as_slice() {
        all if all.len() == 6 => desk.word(Say::Any),
        [1, 3, 5] => desk.word(Say::Odd),
        [2, 4, 6] => desk.word(Say::Even),
        [only] => only.to_string(),
        [low, .., high] if usize::from(high - low) + 1 == numbers.len() && numbers.len() > 2 => format!("{low}–{high}"),
        _ => numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("·"),
    }
}

/// The slots of a tile.
#[component]
pub fn SlotsView(model: SlotsModel) -> impl IntoView {
    let (seat, oriented) = (model.seat, model.oriented);
    let (class, sign) = model.bond.unwrap_or_default();
    let mut slots = model.slots.into_iter().map(move |slot| view! { <SlotView one=slot seat oriented/> });
    let first = slots.next();
    let bond = (!sign.is_empty()).then(|| view! { <i class="bond">{sign}</i> });
    view! { <span class=format!("slots {class}")>{first}{bond}{slots.collect_view()}</span> }
}

#[component]
fn SlotView(one: SlotModel, seat: Seat, oriented: bool) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let class = match (one.die, one.ghost) {
        (Some(_), _) => "slot slot--full",
        (None, Some(_)) => "slot slot--ghost",
        (None, None) => "slot",
    };
    let ticks = Face::ALL.map(|face| view! { <i class=if one.takes.has(face) { "on" } else { "" }></i> });
    let face = if one.open {
        view! { <Icon name="die"/> }.into_any()
    } else {
        view! { <b>{move || faces_label(desk, one.takes)}</b><i class="ticks" aria-hidden="true">{ticks.collect_view()}</i> }
            .into_any()
    };
    let ghost = one.die.is_none();
    let die = one.die.or(one.ghost).map(|die| view! { <DieView die seat oriented size=Size::Slot ghost/> });
    view! { <span class=class>{face}{die}</span> }
}
