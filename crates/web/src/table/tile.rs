//! A tile on the station.

use engine::View;
use engine::board::Space;
use engine::die::Die;
use engine::effect::Tier;
use engine::offers::Thing;
use engine::question::{Answer, Spot};
use engine::resource::Resource;
use engine::rulebook::ScenarioTokens;
use engine::seat::Seat;
use leptos::prelude::*;
use text::{Named, Words};

use super::hub::is_pointed;
use super::marks::{self, Badge, Mark, Marks};
use super::wheel::minus;
use crate::desk::Desk;
use crate::pieces::{
    CrewMark, Icon, Made, OutputView, SlotsModel, SlotsView, art, classes, made_now, resource_word, slots_of,
};
use crate::say::Say;

/// Everything a tile shows. Where nothing of it changes, nothing is drawn again.
#[derive(Clone, PartialEq, Debug)]
struct Model {
    name: String,
    owner: Seat,
    mine: bool,
    tier: String,
    resource: Option<Resource>,
    slots: SlotsModel,
    made: Vec<Made>,
    each: bool,
    ability: Option<(String, bool, String)>,
    amplify: Option<u8>,
    strain: Option<u8>,
    lock: Option<(String, bool)>,
    counter: Option<u8>,
    disabled: bool,
    scorched: bool,
    holes: Vec<bool>,
    on: bool,
    full: bool,
    spoken: String,
}

/// What the eye is led to, and what comes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Light {
    lit: bool,
    chosen: bool,
    refused: bool,
    /// What the wheel would show before and after.
    becomes: Option<(i16, i16)>,
}

/// A space of the station, with its tile.
#[component]
pub fn TileView(space: Space) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let marks = expect_context::<Marks>();
    let marked = Memo::new(move |_| marks.on(Thing::Tile(space)));
    let model = Memo::new(move |_| {
        let ghosts = marked.get();
        desk.speaker(|speaker| model(desk, &speaker.view, space, &speaker.tile(space), &ghosts)).flatten()
    });
    let light = Memo::new(move |_| light(desk, space));
    let touch = move |_| {
        let thing = if model.with_untracked(Option::is_some) { Thing::Tile(space) } else { Thing::Space(space) };
        desk.touch(thing);
    };
    let focus = move || desk.focused.set(Some(Thing::Tile(space)));
    let leave = move || {
        desk.focused.update(|focused| {
            if *focused == Some(Thing::Tile(space)) {
                *focused = None;
            }
        });
    };
    let class = move || match model.get() {
        Some(model) => classes(&[
            ("tile", true),
            (&format!("crew-{}", model.owner.number()), true),
            (&format!("res--{}", model.resource.map_or("any", resource_word)), true),
            ("tile--mine", model.mine),
            ("tile--on", model.on),
            ("tile--full", model.full),
            ("tile--disabled", model.disabled),
            ("tile--scorched", model.scorched),
            ("is-lit", light.get().lit),
            ("is-focus", light.get().chosen),
            ("is-refused", light.get().refused),
            ("is-told", is_pointed(desk, Thing::Tile(space))),
            (marks::class(&marked.get()), true),
        ]),
        None => classes(&[
            ("tile", true),
            ("tile--empty", true),
            ("is-lit", light.get().lit),
            ("is-told", is_pointed(desk, Thing::Tile(space))),
        ]),
    };
    let spoken = move || {
        let said = model.with(|model| model.as_ref().map_or_else(|| space.to_string(), |model| model.spoken.clone()));
        if light.get().lit { format!("{said} {}", desk.word(Say::TileLit)) } else { said }
    };
    view! {
        <button class=class data-space=space.to_string() on:click=touch
            on:contextmenu=move |event| desk.inspect(space, &event)
            on:mouseenter=move |_| focus() on:focus=move |_| focus()
            on:mouseleave=move |_| leave() on:blur=move |_| leave()>
            // What is drawn is silent; the sentence says all of it.
            <span class="spoken">{spoken}</span>
            <span class="drawn" aria-hidden="true">
                {move || match model.get() {
                    Some(model) => view! { <Face model light/> }.into_any(),
                    None => view! { <b>{space.to_string()}</b> }.into_any(),
                }}
                <Badge thing=Thing::Tile(space)/>
            </span>
            {move || light.get().refused.then(|| view! { <Refusal/> })}
        </button>
    }
}

#[component]
fn Face(model: Model, light: Memo<Light>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let ability = match model.ability {
        Some((icon, may, words)) => {
            let may_word = may.then(|| view! { <em>{desk.word(Say::May)}</em>" " });
            let class = if may { "tile__ability is-may" } else { "tile__ability" };
            view! { <span class=class><Icon name=icon/><span>{may_word}{words}</span></span> }.into_any()
        }
        None => view! { <span class="tile__ability tile__ability--none"></span> }.into_any(),
    };
    let holes = (!model.holes.is_empty()).then(|| {
        let one = |hit: bool| view! { <i class=if hit { "hit" } else { "" }></i> };
        view! { <span class="holes" aria-hidden="true">{model.holes.into_iter().map(one).collect_view()}</span> }
    });
    let becomes = move || {
        light.get().becomes.map(|(now, then)| {
            view! { <small class="becomes">{minus(now)}<Icon name="right"/>{minus(then)}</small> }
        })
    };
    view! {
        <CrewMark seat=model.owner class="tile__own"/>
        <span class="tile__name">
            <span class="tile__tok">
                {model.amplify.map(|number| view! { <span class="tok tok--amplify"><Icon name="amplify"/>{number}</span> })}
                {model.strain.map(|number| view! { <span class="tok tok--strain"><Icon name="strain"/>{number}</span> })}
                {model.lock.map(|(numbers, open)| view! {
                    <span class=if open { "tok tok--lock is-open" } else { "tok tok--lock" }>
                        <Icon name=if open { "unlock" } else { "lock" }/>{numbers}
                    </span>
                })}
                {model.counter.map(|shows| view! { <span class="tok tok--counter"><Icon name="counter"/>{shows}</span> })}
                {model.disabled.then(|| view! { <span class="tok tok--ban"><Icon name="ban"/></span> })}
                <span class="tier">{model.tier}</span>
            </span>
            {model.name}
        </span>
        <span class="tile__slots"><SlotsView model=model.slots/></span>
        <span class="tile__out"><OutputView made=model.made each=model.each/>{becomes}</span>
        {ability}
        {holes}
    }
}

#[component]
fn Refusal() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let why = move || desk.refused.get().map(|refused| refused.why.to_string());
    view! { <span class="refusal" role="alert"><Icon name="ban"/><span>{why}</span></span> }
}

fn model(desk: Desk, view: &View<'_>, space: Space, named: &text::Line, marked: &[Mark]) -> Option<Model> {
    let tile = view.table.tile(space)?;
    let face = view.face(tile);
    let country = view.country(tile.owner);
    let looks = desk.seat.get();
    let (made, each) = made_now(face, view.table.released());
    let (dice, ghosts) = with_ghosts(tile.dice, marked, desk.planning.get());
    let text = desk.write(|writer| {
        writer.tile_held_by(embedded::pack(), tile.tile, tile.light, view.table.of(tile.owner).country)
    });
    let name = desk.write(|writer| writer.name(Named::Tile, &face.name));
    let owner = desk.write(|writer| writer.name(Named::Country, &country.name));
    let lock = tile.lock.and_then(|lock| country.locks.get(usize::from(lock)));
    let lock = lock.map(|numbers| (numbers.iter().map(|face| face.number().to_string()).collect(), tile.open));
    let limit = match view.disaster().scenario {
        ScenarioTokens::Holes(limit) => limit,
        ScenarioTokens::Integrity(tokens) => tokens,
        ScenarioTokens::None => 0,
    };
    let spoken = desk.say(
        Say::TileSpoken,
        Words::new()
            .with("tile", named.to_string())
            .with("owner", owner)
            .with("slots", text.slots.to_string())
            .with("output", text.output.to_string())
            .with("ability", text.ability.as_ref().map(ToString::to_string).unwrap_or_default()),
    );
    Some(Model {
        name,
        owner: tile.owner,
        mine: tile.owner == looks,
        tier: tier_sign(view.rulebook.tile(tile.tile).tier).to_owned(),
        resource: face.output.iter().flatten().next().map(|(resource, _)| *resource),
        slots: slots_of(face.slots, dice, ghosts, tile.owner, country.oriented),
        made,
        each,
        ability: text.short.map(|short| (art(short.icon).to_owned(), short.may, short.text.to_string())),
        amplify: tile.amplify.map(|token| token.number.number()),
        strain: tile.strain.map(|token| token.number.number()),
        lock,
        counter: tile.counter.map(|die| die.top().number()),
        disabled: tile.disabled,
        scorched: matches!(view.disaster().scenario, ScenarioTokens::Integrity(_)) && tile.scenario > 0,
        holes: if tile.scenario > 0 {
            (0..limit.max(tile.scenario)).map(|at| at < tile.scenario).collect()
        } else {
            Vec::new()
        },
        on: tile.active(),
        full: tile.dice[0].is_some()
            && (tile.dice[1].is_some() || matches!(face.slots, engine::rulebook::Slots::One(_))),
        spoken,
    })
}

/// The dice that lie on a tile, and the ghosts beside them. In a plan the table holds the ghosts already.
fn with_ghosts(lying: [Option<Die>; 2], marked: &[Mark], planning: bool) -> ([Option<Die>; 2], [Option<Die>; 2]) {
    let (mut dice, mut ghosts) = (lying, [None; 2]);
    for (slot, die) in marked.iter().flat_map(|mark| mark.dice.into_iter().enumerate()) {
        if die.is_some() {
            ghosts[slot] = if planning { dice[slot].take() } else { die };
        }
    }
    (dice, ghosts)
}

/// A tier as it stands in its box.
pub const fn tier_sign(tier: Tier) -> &'static str {
    match tier {
        Tier::Starter => "S",
        Tier::One => "1",
        Tier::Two => "2",
        Tier::Three => "3",
        Tier::Four => "4",
        Tier::Boost => "B",
    }
}

/// What can be touched, and what it would come to.
fn light(desk: Desk, space: Space) -> Light {
    let seat = desk.seat.get();
    let refused = desk.refused.get().is_some_and(|refused| refused.thing == Some(Thing::Tile(space)));
    let chosen = desk.selected.get().contains(&Thing::Tile(space));
    let answers = desk.open_answers();
    let placing = desk.is_placing();
    let selected = !desk.selected.get().is_empty();
    desk.look(|view| {
        let here = |answer: &&Answer| {
            let things = view.things(seat, **answer);
            things.contains(&Thing::Tile(space)) || things.contains(&Thing::Space(space))
        };
        let first = answers.iter().find(here).copied();
        // Where dice are placed, places are lit for a die in the hand only.
        let lit = first.is_some() && (!placing || selected);
        let becomes = first.filter(|_| lit && placing).and_then(|answer| becomes(view, seat, space, answer));
        Light { lit, chosen, refused, becomes }
    })
    .unwrap_or_default()
}

/// The wheel of the tile's resource, before and after.
fn becomes(view: &View<'_>, seat: Seat, space: Space, answer: Answer) -> Option<(i16, i16)> {
    if !matches!(answer, Answer::Place { spot: Spot::Tile(..), .. } | Answer::Pair { .. }) {
        return None;
    }
    let tile = view.table.tile(space)?;
    let (resource, _) = view.face(tile).output.iter().flatten().next().copied()?;
    let now = view.forecast_check()?.settled()[resource.index()];
    let by = view.yields(seat, answer)?.settled[resource.index()];
    Some((now, now + by))
}
