//! A die: its top, and its front where the country looks at it.

use engine::die::Die;
use engine::seat::Seat;
use leptos::prelude::*;

/// How large a die is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// In a slot of a tile.
    Slot,
    /// In a line of words.
    Small,
    /// In a zone beside the pool.
    Middle,
    /// In the pool.
    Large,
    /// In a full pool.
    Narrow,
    /// In a full zone beside the pool.
    Wee,
    /// On the small map of a phone.
    Tiny,
    /// Under the thumb.
    Thumb,
    /// Under the thumb, one of many.
    Thumb2,
    /// Beside the pool, on a phone.
    Quarter,
}

impl Size {
    const fn class(self) -> &'static str {
        match self {
            Size::Slot => "die--slot",
            Size::Small => "die--s",
            Size::Middle => "die--m",
            Size::Large => "die--l",
            Size::Narrow => "die--n",
            Size::Wee => "die--w",
            Size::Tiny => "die--xs",
            Size::Thumb => "die--p",
            Size::Thumb2 => "die--p2",
            Size::Quarter => "die--q",
        }
    }
}

/// A die that is only looked at.
#[component]
pub fn DieView(
    die: Die,
    seat: Seat,
    oriented: bool,
    size: Size,
    #[prop(optional)] ghost: bool,
    #[prop(optional)] off: bool,
) -> impl IntoView {
    let pose = if oriented { "die--pose" } else { "" };
    let ghost = if ghost { "die--ghost" } else { "" };
    let off = if off { "is-off" } else { "" };
    let class = format!("die crew-{} {} {pose} {ghost} {off}", seat.number(), size.class());
    view! { <span class=class role="img" aria-label=spoken(die, oriented)><Faces die oriented/></span> }
}

/// What a die shows, as it is spoken.
pub fn spoken(die: Die, oriented: bool) -> String {
    let (top, front) = (die.top().number(), die.front().number());
    if oriented { format!("{top}/{front}") } else { top.to_string() }
}

/// The class of a die that can be taken.
pub fn class(seat: Seat, oriented: bool, size: Size) -> String {
    let pose = if oriented { "die--pose" } else { "" };
    format!("die crew-{} {} {pose}", seat.number(), size.class())
}

/// The drawing inside a die.
#[component]
pub fn Faces(die: Die, oriented: bool) -> impl IntoView {
    let (top, front) = (die.top().number(), die.front().number());
    if oriented {
        view! {
            <svg viewBox="0 0 40 54" aria-hidden="true">
                <rect x="1" y="1" width="38" height="52" rx="8" fill="var(--die-lo)"/>
                <rect x="1" y="1" width="38" height="36" rx="8" fill="var(--die)"/>
                <rect x="4" y="3.5" width="32" height="31" rx="8" fill="var(--die-hi)"/>
                <use href=format!("#f-{top}") x="1" y="0" width="38" height="38"/>
                <g transform="translate(2.5 37.2) scale(.875 .38)"><use href=format!("#f-{front}") width="40" height="40"/></g>
            </svg>
        }
        .into_any()
    } else {
        view! { <svg viewBox="0 0 40 40" aria-hidden="true"><use href=format!("#d-{top}")/></svg> }.into_any()
    }
}
