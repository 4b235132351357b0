//! The disaster: the deck and the cards that lie face up.

use engine::offers::Thing;
use engine::question::{Answer, Spot};
use engine::rulebook::{CardId, Level, Together};
use engine::table::FaceUp;
use leptos::prelude::*;
use text::{Named, Words};

use super::hub::{is_lit, is_pointed, is_refused};
use super::marks::{self, Badge, Marks};
use crate::desk::Desk;
use crate::pieces::{Icon, SlotsView, classes, slots_of};
use crate::say::Say;

/// The deck, and every card face up.
#[component]
pub fn Disaster() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let left = Memo::new(move |_| desk.look(|view| view.table.cards.deck).unwrap_or(0));
    let cards =
        Memo::new(move |_| desk.look(|view| view.table.cards.up().collect::<Vec<(u8, FaceUp)>>()).unwrap_or_default());
    let name = move || {
        let name = desk.look(|view| view.disaster().name.clone()).unwrap_or_default();
        desk.write(|writer| writer.name(Named::Disaster, &name))
    };
    let icon = move || {
        let key = desk.look(|view| view.disaster().key.clone()).unwrap_or_default();
        disaster_icon(&key)
    };
    let toxic = move || {
        desk.look(|view| view.table.toxic).filter(|toxic| !toxic.is_empty()).map(|toxic| {
            let numbers: Vec<String> = toxic.iter().map(|face| face.number().to_string()).collect();
            view! { <span class="toxics"><Icon name="toxic"/>{numbers.join(" ")}</span> }
        })
    };
    // The backs of the cards that are left, the next one first.
    let levels = Memo::new(move |_| {
        let left = usize::from(left.get());
        desk.facing.with(|facing| facing.levels.iter().take(left).rev().copied().collect::<Vec<u8>>())
    });
    let backs = move || {
        let back = |level: u8| view! { <i class=BACKS.get(usize::from(level)).copied().unwrap_or_default()></i> };
        levels.get().into_iter().map(back).collect_view()
    };
    let next = move || {
        levels.with(|levels| levels.first().copied()).map(|level| {
            let words = desk.say(Say::NextCard, Words::new().with("n", level + 1));
            view! { <p class="foot"><Icon name="eye"/>{words}</p> }
        })
    };
    view! {
        <section class="panel disaster">
            <h2>{move || view! { <Icon name=icon()/> }}{name}{toxic}
                <span class="deck">{backs}<b>{move || desk.say(Say::CardsLeft, Words::new().with("n", left.get()))}</b></span></h2>
            <div class="disaster__cards">
                {move || cards.get().into_iter().map(|(index, up)| view! { <CardView index up/> }).collect_view()}
            </div>
            {next}
        </section>
    }
}

/// How the backs of cards look, by level.
const BACKS: [&str; 4] = ["lv lv-green", "lv lv-yellow", "lv lv-orange", "lv lv-red"];

/// The icon of a disaster.
pub fn disaster_icon(key: &str) -> &'static str {
    match key {
        "meteor-shower" => "meteor",
        "toxic-leak" => "toxic",
        "solar-storm" => "power",
        _ => "book",
    }
}

/// How style sheet and words call a level.
pub const fn level_word(level: Level) -> (&'static str, usize) {
    match level {
        Level::Green => ("green", 1),
        Level::Yellow => ("yellow", 2),
        Level::Orange => ("orange", 3),
        Level::Red => ("red", 4),
    }
}

/// A small sign for how two dice must go together; the card says it in full below.
fn together_sign(together: Together) -> Option<String> {
    match together {
        Together::Apart => None,
        Together::Equal => Some("=".to_owned()),
        Together::Run => Some("±1".to_owned()),
        Together::Sum(least) => Some(format!("Σ≥{least}")),
        Together::Players => Some("≠".to_owned()),
        Together::Rising => Some("<".to_owned()),
    }
}

#[component]
fn CardView(index: u8, up: FaceUp) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let thing = Thing::Card(index);
    let id: CardId = up.card;
    let players = desk.look(|view| view.table.players).unwrap_or(1);
    let text = desk.write(|writer| writer.card_in_game(embedded::pack(), id, players));
    let (level, slots) = desk
        .look(|view| {
            (view.rulebook.card(id).level, view.rulebook.card(id).slots.map(|slots| (slots, view.card_slots())))
        })
        .unwrap_or((Level::Green, None));
    let (word, steps) = level_word(level);
    let bars = (1..=4).map(|step| view! { <i class=if step <= steps { "on" } else { "" }></i> }).collect_view();
    let persistent = slots.map(|_| view! { <small>{desk.word(Say::Persistent)}</small> });
    let dice = slots.map(|(takes, count)| {
        let slot = |at: usize| {
            let takes = takes.faces[at];
            let (seat, die) = up.dice[at].map_or((engine::seat::Seat::FIRST, None), |(seat, die)| (seat, Some(die)));
            let model = slots_of(engine::rulebook::Slots::One(takes), [die, None], [None; 2], seat, false);
            let spot = Spot::Card(index, at as u8);
            let lit = Memo::new(move |_| {
                let selected = !desk.selected.get().is_empty();
                let to_here = |answer: &Answer| matches!(answer, Answer::Place { spot: there, .. } if *there == spot);
                selected && desk.open_answers().iter().any(to_here)
            });
            let class =
                move || classes(&[("slotbtn", true), ("is-lit", lit.get()), ("is-refused", is_refused(desk, thing))]);
            let place = move |_| {
                let to_here = |answer: &&Answer| matches!(answer, Answer::Place { spot: there, .. } if *there == spot);
                match untrack(|| desk.open_answers()).iter().find(to_here) {
                    Some(answer) if !desk.selected.get_untracked().is_empty() => desk.answer(*answer),
                    _ => desk.touch(thing),
                }
            };
            view! { <button class=class on:click=place><SlotsView model/></button> }
        };
        let missing = usize::from(count) - up.dice.iter().take(usize::from(count)).flatten().count();
        view! {
            <div class="card__slots">
                {(0..usize::from(count)).map(slot).collect_view()}
                {(count > 1).then(|| together_sign(takes.together)).flatten().map(|sign| view! { <b>{sign}</b> })}
                {takes.toxic.then(|| view! { <Icon name="toxic"/> })}
                <p>{desk.say(Say::MoreDice, Words::new().with("n", missing))}</p>
            </div>
        }
    });
    let plain = slots.is_none_or(|(takes, count)| (count == 1 || takes.together == Together::Apart) && !takes.toxic);
    let removed_by = text.removed_by.filter(|_| !plain).into_iter().flatten();
    let removed_by = removed_by.map(|line| view! { <p class="card__fx">{line.to_string()}</p> }).collect_view();
    let lit = Memo::new(move |_| is_lit(desk, thing));
    let marks = expect_context::<Marks>();
    let class = move || {
        classes(&[
            ("card", true),
            (&format!("lv--{word}"), true),
            ("is-lit", lit.get()),
            ("is-told", is_pointed(desk, thing)),
            (marks::class(&marks.on(thing)), true),
        ])
    };
    view! {
        <article class=class>
            <h3><span class=format!("lvl lv--{word}")>{bars}</span>{text.name.to_string()}{persistent}</h3>
            <p class="card__fx">{text.effect.to_string()}</p>
            {text.toxic.map(|toxic| view! { <p class="card__fx">{toxic.to_string()}</p> })}
            {removed_by}
            {dice}
            <Badge thing/>
        </article>
    }
}
