//! The console of whoever looks: dice, tokens, free actions, undo and done.

mod acts;
mod hand;
mod hint;

pub use acts::{DoneButton, UndoButton, back, coach, coach_further, reach, take, turn_die};
pub use hand::DieButton;
pub use hint::{FreeActions, Hint};

use engine::View;
use engine::resource::Light;
use engine::rulebook::BadgeId;
use engine::seat::Seat;
use leptos::prelude::*;
use text::Named;

use crate::desk::Desk;
use crate::pieces::{CrewMark, Icon, Patch, ResourceIcon};
use crate::say::Say;
use acts::Acts;
use hand::Hand;

/// So many boards can be named in the console.
const FEW: u8 = 2;

/// The console.
#[component]
pub fn Console() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <section class=move || format!("panel console crew-{}", desk.seat.get().number()) aria-label=move || desk.word(Say::Console)>
            <Me/>
            <Hand/>
            <Acts/>
        </section>
    }
}

/// Who looks, and what they have.
#[component]
fn Me() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let body = move || {
        let seat = desk.seat.get();
        desk.look(|view| {
            let area = view.table.of(seat);
            let country = view.country(seat);
            let name = desk.write(|writer| writer.name(Named::Country, &country.name));
            // Alone, all four boards and badges are one player's: their names would not fit.
            let few = area.boards.len() <= FEW;
            let boards = area.boards.iter().map(|resource| {
                let name = desk.write(|writer| writer.resource(resource).to_string());
                let word = few.then(|| format!("{name}, "));
                view! { <span class="me__board"><ResourceIcon resource name/>{word}</span> }
            });
            let (lamp, light) = match area.light {
                Light::Red => ("lamp lamp--red", Say::LightRed),
                Light::Blue => ("lamp lamp--blue", Say::LightBlue),
            };
            let badges = area.badges.iter().flatten().map(|(badge, _)| badge_line(desk, view, *badge, few)).collect_view();
            view! {
                <div class="me__id">
                    <span class="lit-patch"><Patch country=country.key.clone()/><i class=lamp role="img" aria-label=desk.word(light)></i></span>
                    <div><b>{name}<CrewMark seat/></b><small>{boards.collect_view()}{desk.word(light)}</small></div>
                </div>
                <dl>
                    <div><dt>{desk.word(Say::Capacity)}</dt><dd class="cap"><Icon name="capacity"/><b>{area.capacity}</b></dd></div>
                    <div><dt>{desk.word(Say::DiceTrack)}</dt><dd>{track(view, seat)}</dd></div>
                    <div><dt>{desk.word(Say::Badge)}</dt><dd class="badge">{badges}</dd></div>
                </dl>
            }
        })
    };
    view! { <div class="me">{body}</div> }
}

fn badge_line(desk: Desk, view: &View<'_>, badge: BadgeId, few: bool) -> AnyView {
    let badge = view.rulebook.badge(badge);
    let name = desk.write(|writer| writer.name(Named::Badge, &badge.name));
    if few {
        view! { <span><Icon name=badge.key.clone()/>{name}</span> }.into_any()
    } else {
        view! { <span role="img" title=name.clone() aria-label=name><Icon name=badge.key.clone()/></span> }.into_any()
    }
}

/// A dice track: what has been reached, and what the next steps cost.
pub fn track(view: &View<'_>, seat: Seat) -> impl IntoView + use<> {
    let track = *view.track(seat);
    let at = usize::from(view.table.of(seat).track);
    let len = usize::from(track.len);
    let slots = (0..len).map(move |index| {
        let class = match index {
            index if index < at => "is-past",
            index if index == at => "is-now",
            _ => "",
        };
        let cost = (index + 1 < len).then(|| view! { <i class="track__cost">{track.costs[index]}</i> });
        view! { <b class=class>{track.dice[index]}</b>{cost} }
    });
    view! { <span class="track">{slots.collect_view()}</span> }
}
