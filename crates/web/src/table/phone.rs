//! The table on a phone, for one thumb: the phase, four small wheels, one view, the dice, undo and done, the views.

use engine::board::{Sector, Space};
use engine::die::Die;
use engine::effect::Zone;
use engine::offers::Thing;
use engine::question::Question;
use engine::resource::Resource;
use engine::rulebook::Slots;
use engine::table::OnBoard;
use leptos::prelude::*;
use text::{Named, Words};

use super::console::{DieButton, DoneButton, FreeActions, Hint, UndoButton, coach};
use super::crew::Crew;
use super::disaster::Disaster;
use super::hub::{is_lit, is_refused};
use super::log::Log;
use super::missions::Missions;
use super::shop::Shop;
use super::supplies::Supplies;
use super::tile::TileView;
use super::top::{Ready, Tools};
use super::wheel::{Mini, WheelView};
use crate::desk::Desk;
use crate::pieces::{CrewMark, DieView, Icon, OutputView, Size, classes, faces_label, made, resource_word};
use crate::say::Say;

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
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
    let main = move || {
        match (spending.get(), look.get()) {
        (true, Look::Station | Look::Tiles) => view! { <div class="view is-open pshop"><Shop/></div> }.into_any(),
        (_, Look::Station) => view! { <StationView/> }.into_any(),
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
        <div class="phone">
            <header class="ptop"><span class="ptop__phase">{head}</span><Ready/>
                <button class="ib" title=move || desk.word(Say::Coach) on:click=move |_| coach(desk)><Icon name="coach"/></button>
            </header>
            <Show when=move || look.get() != Look::Wheels>
                <div class="minis">
                    {Resource::ALL.map(|resource| view! { <button class="mini__b" on:click=move |_| look.set(Look::Wheels)><Mini resource/></button> }).collect_view()}
                </div>
            </Show>
            <main class="pmain">{main}</main>
            <Show when=move || !spending.get()><Tray/></Show>
            <div class="pacts"><UndoButton/><DoneButton/></div>
            <nav class="pnav" aria-label=move || desk.word(Say::Views)>
                {tab(Look::Station, "hab", Say::Station)}
                {tab(Look::Tiles, "die", Say::MyTiles)}
                {tab(Look::Wheels, "coach", Say::WheelsShort)}
                {tab(Look::Cards, "flag", Say::CardsLog)}
            </nav>
        </div>
    }
}

/// All 32 spaces, small; whoever looks lies lowest.
#[component]
fn StationView() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let sectors = move |turns: [u8; 2]| {
        let first = desk.seat.get().index() as u8;
        let sides = turns.map(|turn| (first + turn) % 4 * 2 + 1);
        let rows = sides.into_iter().flat_map(|side| [side, side + 1]).filter_map(Sector::new);
        rows.map(|sector| {
            let tiles = (0..4).map(|column| view! { <SmallTile space=Space::at(sector, column)/> });
            view! { <div class="msector"><b>{sector.number()}</b>{tiles.collect_view()}</div> }
        })
        .collect_view()
    };
    view! {
        <div class="view is-open view--station">
            {move || sectors([2, 1])}
            <div class="mhub">
                <SmallDock dock=0/><SmallDock dock=1/><SmallHabitation/><SmallDock dock=2/><SmallDock dock=3/>
            </div>
            {move || sectors([3, 0])}
        </div>
    }
}

#[component]
fn SmallTile(space: Space) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let tile = Memo::new(move |_| desk.look(|view| view.table.tile(space).copied()).flatten());
    let lit = Memo::new(move |_| is_lit(desk, Thing::Tile(space)) || is_lit(desk, Thing::Space(space)));
    let touch = move |_| {
        desk.touch(if tile.get_untracked().is_some() { Thing::Tile(space) } else { Thing::Space(space) });
    };
    let class = move || {
        let refused = is_refused(desk, Thing::Tile(space));
        match tile.get() {
            Some(tile) => classes(&[
                ("mt", true),
                (&format!("crew-{}", tile.owner.number()), true),
                (&format!("res--{}", resource_of(desk, &tile)), true),
                ("mt--mine", tile.owner == desk.seat.get()),
                ("tile--on", tile.active()),
                ("tile--disabled", tile.disabled),
                ("is-lit", lit.get()),
                ("is-refused", refused),
            ]),
            None => classes(&[("mt", true), ("mt--empty", true), ("is-lit", lit.get())]),
        }
    };
    let spoken = move || desk.speaker(|speaker| speaker.tile(space).to_string()).unwrap_or_default();
    let body = move || match tile.get() {
        Some(tile) => view! { <SmallFace tile/> }.into_any(),
        None => view! { {space.to_string()} }.into_any(),
    };
    view! { <button class=class data-space=space.to_string() aria-label=spoken on:click=touch>{body}</button> }
}

fn resource_of(desk: Desk, tile: &OnBoard) -> &'static str {
    let first =
        desk.look(|view| view.face(tile).output.iter().flatten().next().map(|(resource, _)| *resource)).flatten();
    first.map_or("any", resource_word)
}

#[component]
fn SmallFace(tile: OnBoard) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let found = untrack(|| desk.look(|view| (view.face(&tile).clone(), view.country(tile.owner).oriented)));
    found.map(|(face, oriented)| {
        let (made, _each) = made(&face);
        let seat = tile.owner;
        let dice: Vec<Die> = tile.dice.into_iter().flatten().collect();
        let inside = if dice.is_empty() {
            let words = match face.slots {
                Slots::One(faces) => faces_label(desk, faces),
                Slots::Separated(faces, _) => format!("2× {}", faces_label(desk, faces)),
                Slots::Joined(faces, _) => format!("+ {}", faces_label(desk, faces)),
                Slots::Double(faces) => format!("= {}", faces_label(desk, faces)),
                Slots::Sum(least) => format!("Σ{least}+"),
            };
            view! { <b class="mt__f">{words}</b> }.into_any()
        } else {
            dice.into_iter().map(|die| view! { <DieView die seat oriented size=Size::Tiny/> }).collect_view().into_any()
        };
        let holes = "●".repeat(usize::from(tile.scenario));
        view! {
            <CrewMark seat class="mt__own"/>
            <span class="mt__b">{inside}</span>
            <span class="mt__o"><OutputView made each=false/></span>
            <span class="mt__t">
                <i class="mt__h">{holes}</i>
                {tile.amplify.map(|_| view! { <Icon name="amplify"/> })}
                {tile.strain.map(|_| view! { <Icon name="strain"/> })}
                {(tile.lock.is_some() && !tile.open).then(|| view! { <Icon name="lock"/> })}
                {tile.disabled.then(|| view! { <Icon name="ban"/> })}
            </span>
        }
    })
}

#[component]
fn SmallDock(dock: u8) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let thing = Thing::Dock(dock);
    let docked = Memo::new(move |_| desk.look(|view| view.table.docks[usize::from(dock)]).unwrap_or_default());
    let class =
        move || classes(&[("mdock", true), ("is-lit", is_lit(desk, thing)), ("is-disabled", docked.get().disabled)]);
    let name = move || desk.say(Say::Dock, Words::new().with("n", dock + 1));
    let inside = move || match docked.get().die {
        Some((seat, die)) => {
            let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
            view! { <DieView die seat oriented size=Size::Tiny/> }.into_any()
        }
        None => view! { <Icon name="dock"/> }.into_any(),
    };
    view! { <button class=class aria-label=name on:click=move |_| desk.touch(thing)><span>{inside}</span><small>{name}</small></button> }
}

#[component]
fn SmallHabitation() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let dice = Memo::new(move |_| desk.look(|view| view.table.habitation.iter().sum::<u8>()).unwrap_or(0));
    let class = move || classes(&[("mhab", true), ("is-lit", is_lit(desk, Thing::Habitation))]);
    view! {
        <button class=class on:click=move |_| desk.touch(Thing::Habitation)>
            <Icon name="hab"/>
            <span>{move || desk.word(Say::Habitation)}<small>{move || desk.say(Say::HabitationDice, Words::new().with("n", dice.get()))}</small></span>
        </button>
    }
}

/// The own tiles, with their words.
#[component]
fn TilesView() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let spaces = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.look(|view| view.table.owned(seat).iter().collect::<Vec<Space>>()).unwrap_or_default()
    });
    view! {
        <div class="view is-open view--tiles">
            {move || spaces.get().into_iter().map(|space| view! { <TileView space/> }).collect_view()}
        </div>
    }
}

/// The dice under the thumb.
#[component]
fn Tray() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let dice = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.look(|view| (seat, view.table.of(seat).pool.iter().collect::<Vec<Die>>(), view.country(seat).oriented))
    });
    let others = Memo::new(move |_| {
        let seat = desk.seat.get();
        desk.look(|view| {
            let area = view.table.of(seat);
            let mut things: Vec<(Thing, Die)> = Vec::new();
            for zone in [Zone::Storage, Zone::Cache, Zone::Kept] {
                things.extend(area.bag(zone).iter().map(|die| (Thing::Die(seat, zone, die), die)));
            }
            let queue = area.queue.dice().iter().enumerate();
            things.extend(queue.map(|(at, die)| (Thing::Queued(seat, at as u8 + 1), *die)));
            (things, area.converters, area.capacity)
        })
        .unwrap_or_default()
    });
    let pool = move || {
        dice.get().map(|(seat, dice, oriented)| {
            let size = if dice.len() > 5 { Size::Thumb2 } else { Size::Thumb };
            let one = move |(at, die): (usize, Die)| {
                let thing = Thing::Die(seat, Zone::Pool, die);
                view! { <DieButton die thing at seat oriented size/> }
            };
            let many = if dice.len() > 5 { "tray__pool tray__pool--many" } else { "tray__pool" };
            view! { <div class=many>{dice.into_iter().enumerate().map(one).collect_view()}</div> }
        })
    };
    let side = move || {
        let (things, converters, capacity) = others.get();
        let seat = desk.seat.get();
        let oriented = desk.look(|view| view.country(seat).oriented).unwrap_or(false);
        let one = move |(at, (thing, die)): (usize, (Thing, Die))| {
            view! { <DieButton die thing at seat oriented size=Size::Quarter/> }
        };
        let stored = (!things.is_empty()).then(
            || view! { <span class="tray__store">{things.into_iter().enumerate().map(one).collect_view()}</span> },
        );
        let tokens =
            (converters > 0).then(|| view! { <span class="tray__conv"><Icon name="converter"/>{converters}</span> });
        view! { {stored}{tokens}<span class="tray__conv"><Icon name="capacity"/>{capacity}</span> }
    };
    let who = move || {
        let name = desk.look(|view| view.country(desk.seat.get()).name.clone()).unwrap_or_default();
        desk.write(|writer| writer.name(Named::Country, &name))
    };
    view! {
        <FreeActions/>
        <div class="phint"><Hint/></div>
        <section class=move || format!("tray crew-{}", desk.seat.get().number()) aria-label=who>
            {pool}<div class="tray__side">{side}</div>
        </section>
    }
}
