//! Where the first tiles lie: a small station. A tile is chosen, then a space for it.

use engine::board::{Sector, Space};
use leptos::prelude::*;
use text::{Named, Words};

use super::draft::{Draft, Laid};
use crate::desk::Desk;
use crate::pieces::{CrewMark, classes};
use crate::say::Shown;

/// The small station.
#[component]
pub fn Starters(draft: RwSignal<Draft>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let held = RwSignal::new(None::<Space>);
    let laid = Memo::new(move |_| draft.with(|draft| draft.laid_out().map(|(_, laid)| laid).unwrap_or_default()));
    let touch = move |space: Space| {
        let there = laid.with_untracked(|laid| laid.iter().any(|one| one.3 == space));
        match held.get_untracked() {
            Some(from) if from == space => held.set(None),
            Some(from) => {
                draft.update(|draft| draft.move_tile(&laid.get_untracked(), from, space));
                held.set(None);
            }
            None if there => held.set(Some(space)),
            None => {}
        }
    };
    let says = move || match held.get().and_then(|space| named(desk, &laid.get(), space)) {
        Some(tile) => desk.say(Shown::StarterWhere, Words::new().with("tile", tile)),
        None => desk.word(Shown::StarterHint),
    };
    let cell = move |space: Space| {
        let here = Memo::new(move |_| laid.with(|laid| laid.iter().find(|one| one.3 == space).copied()));
        let class = move || {
            let on = here.get().is_some();
            let is_held = held.get() == Some(space);
            classes(&[("mc", true), ("is-on", on), ("is-held", is_held), ("is-lit", held.get().is_some() && !is_held)])
        };
        let spoken = move || match here.get().and_then(|_| named(desk, &laid.get(), space)) {
            Some(tile) => format!("{space}: {tile}"),
            None => space.to_string(),
        };
        let sign = move || match here.get() {
            Some((seat, ..)) => view! { <CrewMark seat/> }.into_any(),
            None => view! { <small>{space.to_string()}</small> }.into_any(),
        };
        view! { <button class=class data-start=space.to_string() aria-label=spoken title=spoken on:click=move |_| touch(space)>{sign}</button> }
    };
    let sector = move |number: u8| {
        let sector = Sector::new(number)?;
        let cells = (0..4).map(|column| cell(Space::at(sector, column))).collect_view();
        Some(view! { <div class="minisector"><b>{number}</b>{cells}</div> })
    };
    let numbers = [3, 5, 4, 6, 1, 7, 2, 8];
    let moved = move || draft.with(|draft| draft.spaces.iter().any(Option::is_some));
    let back = move |_| draft.update(|draft| draft.spaces = [const { None }; 4]);
    view! {
        <div class="ministation">{numbers.map(sector).collect_view()}</div>
        <p class="more__says" role="status">{says}
            <Show when=moved><button class="btn btn--ghost" on:click=back>{move || desk.word(Shown::StarterReset)}</button></Show>
        </p>
    }
}

/// The tile on a space, by name.
fn named(desk: Desk, laid: &[Laid], space: Space) -> Option<String> {
    let (_, _, (tile, light), _) = laid.iter().find(|one| one.3 == space)?;
    let face = embedded::rulebook().face(*tile, *light);
    Some(desk.write(|writer| writer.name(Named::Tile, &face.name)))
}
