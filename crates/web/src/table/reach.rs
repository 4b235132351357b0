//! The reach of a die: as which value, after which abilities, and where. The row under the finger is laid out on the
//! station.

use ai::reach::{At, Luck, Means, Place, Row, Target, rows};
use engine::die::Die;
use engine::seat::Seat;
use leptos::prelude::*;
use text::{Named, Words};

use super::marks::route;
use crate::desk::Desk;
use crate::pieces::{DieView, Icon, Size, art};
use crate::say::{Say, TableSay};

/// What a die reaches, and the way that is lit.
#[derive(Clone, PartialEq, Debug)]
pub struct Reached {
    /// Where the die lies.
    pub die: At,
    /// Every place, with the best way there.
    pub targets: Vec<Target>,
    /// Was everything looked at?
    pub complete: bool,
    lit: Option<usize>,
}

impl Reached {
    /// What was found; no way is lit yet.
    pub const fn new(die: At, targets: Vec<Target>, complete: bool) -> Reached {
        Reached { die, targets, complete, lit: None }
    }

    /// The way that is lit.
    pub fn lit(&self) -> Option<&Target> {
        self.targets.get(self.lit?)
    }
}

/// The table of what a die reaches.
#[component]
pub fn ReachList() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let reached = Memo::new(move |_| desk.reached.get());
    let seat = desk.seat.get_untracked();
    let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
    let die = move |die: Die| view! { <DieView die seat oriented size=Size::Small/> };
    let which = move || reached.get().and_then(|reached| shown(desk, seat, reached.die)).map(die);
    let count = move || {
        let places = reached.with(|reached| reached.as_ref().map_or(0, |reached| reached.targets.len()));
        desk.say(TableSay::ReachPlaces, Words::new().with("n", places))
    };
    let body = move || {
        reached.get().map(|reached| {
            let rows = rows(&reached.targets);
            rows.into_iter().map(|row| view! { <RowView row targets=reached.targets.clone() seat/> }).collect_view()
        })
    };
    let more = move || reached.with(|reached| reached.as_ref().is_some_and(|reached| !reached.complete));
    let plan = move |_| {
        let way = desk.reached.with_untracked(|reached| reached.as_ref()?.lit().map(route));
        desk.put_aids_away();
        desk.begin_plan(way.unwrap_or_default());
    };
    let nothing_lit = move || reached.with(|reached| reached.as_ref().is_none_or(|reached| reached.lit.is_none()));
    view! {
        <section class="panel reachlist" aria-live="polite">
            <h2><Icon name="reach"/>{move || desk.word(TableSay::Reach)}{which}<span class="pill">{count}</span>
                <button class="ib ib--s" title=move || desk.word(Say::Close) on:click=move |_| desk.reached.set(None)><Icon name="x"/></button></h2>
            <div class="reachlist__t">
                <table><thead><tr>
                    <th>{move || desk.word(TableSay::ReachAs)}</th><th>{move || desk.word(TableSay::ReachAfter)}</th>
                    <th>{move || desk.word(TableSay::ReachThen)}</th>
                </tr></thead><tbody>{body}</tbody></table>
                <Show when=more><p class="foot"><Icon name="eye"/><span>{desk.word(TableSay::ReachMore)}</span></p></Show>
            </div>
            <button class="btn" disabled=nothing_lit on:click=plan><Icon name="plan"/>{move || desk.word(TableSay::PlanThisWay)}</button>
        </section>
    }
}

/// The die as it lies now.
fn shown(desk: Desk, seat: Seat, at: At) -> Option<Die> {
    match at {
        At::Bag(_, die) | At::Counter(_, die) => Some(die),
        At::Queue(place) => {
            desk.look(|view| view.table.of(seat).queue.dice().get(usize::from(place)).copied()).flatten()
        }
    }
}

#[component]
fn RowView(row: Row, targets: Vec<Target>, seat: Seat) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
    let dice = row.dice.iter().map(|die| view! { <DieView die=*die seat oriented size=Size::Small/> }).collect_view();
    let after = if row.after.is_empty() {
        desk.word(TableSay::ReachAtOnce).into_any()
    } else {
        row.after.iter().map(|means| way(desk, *means)).collect_view().into_any()
    };
    let luck = match row.luck {
        Luck::Sure => None,
        Luck::Odds(ways, of) => Some(desk.say(TableSay::ReachOdds, Words::new().with("ways", ways).with("of", of))),
        Luck::Long => Some(desk.word(TableSay::ReachLong)),
    };
    let numbers = row.targets.clone();
    let is_now = move || {
        desk.reached
            .with(|reached| reached.as_ref().and_then(|reached| reached.lit).is_some_and(|lit| numbers.contains(&lit)))
    };
    let places = row.targets.into_iter().map(|number| {
        let words = targets.get(number).map(|target| place(desk, target.place)).unwrap_or_default();
        let light = move || desk.reached.update(|reached| {
            if let Some(reached) = reached {
                reached.lit = Some(number);
            }
        });
        view! {
            <button class="link reach__p" on:click=move |_| light() on:focus=move |_| light() on:mouseenter=move |_| light()>{words}</button>
        }
    });
    view! {
        <tr class:is-now=is_now>
            <td>{dice}</td><td>{after}{luck.map(|luck| view! { <small>{luck}</small> })}</td><td>{places.collect_view()}</td>
        </tr>
    }
}

/// Something on the way, in an icon and a word.
fn way(desk: Desk, means: Means) -> AnyView {
    match means {
        Means::Tile(space) => {
            let icon = desk.look(|view| {
                let tile = view.table.tile(space)?;
                let country = view.table.of(tile.owner).country;
                let text = desk.write(|writer| writer.tile_held_by(embedded::pack(), tile.tile, tile.light, country));
                text.short.map(|short| art(short.icon))
            });
            view! { <span class="reach__m"><Icon name=icon.flatten().unwrap_or("die")/>{space.to_string()}</span> }
                .into_any()
        }
        Means::Free(_) => {
            view! { <span class="reach__m"><Icon name="converter"/>{desk.word(TableSay::ReachFree)}</span> }.into_any()
        }
        Means::Other => view! { <span class="reach__m"><Icon name="dock"/></span> }.into_any(),
    }
}

/// A place in a few words.
pub fn place(desk: Desk, place: Place) -> String {
    let name = |named: Named, name: String| desk.write(|writer| writer.name(named, &name));
    match place {
        Place::Tile(space) => desk.speaker(|speaker| speaker.tile(space).to_string()).unwrap_or_default(),
        Place::Mission => {
            let top = desk.look(|view| view.table.missions.top.map(|top| view.rulebook.mission(top).name.clone()));
            name(Named::Mission, top.flatten().unwrap_or_default())
        }
        Place::Card(index) => {
            let card = desk.look(|view| view.table.cards.get(index).map(|up| view.rulebook.card(up.card).name.clone()));
            name(Named::Card, card.flatten().unwrap_or_default())
        }
        Place::Dock(dock) => desk.say(Say::Dock, Words::new().with("n", dock + 1)),
        Place::Habitation => desk.word(Say::Habitation),
    }
}
