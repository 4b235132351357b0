//! A game in numbers and plots: the four wheels, who made what, missions, cards and losses, the dice, the crew.

mod cards;
mod crew;
mod dice;
mod made;
mod wheel;

use std::sync::Arc;

use chronicle::Statistics;
use engine::table::Outcome;
use leptos::prelude::*;
use text::{Named, Words};

use crate::bridge::Ask;
use crate::desk::{Desk, Screen};
use crate::pieces::Icon;
use crate::replay::Sharing;
use crate::say::Say;
use cards::Cards;
use crew::CrewTable;
use dice::DiceAndLosses;
use made::Made;
use wheel::{Legend, WheelPlot};

/// The game that is watched, in numbers.
#[component]
pub fn Numbers() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let numbers = Memo::new(move |_| {
        desk.watch.with(|story| Arc::new(Statistics::of(embedded::rulebook(), &story.watched.chronicle)))
    });
    move || numbers.get().map(|numbers| view! { <Page numbers/> })
}

#[component]
fn Page(numbers: Arc<Statistics>) -> impl IntoView {
    let of = || Arc::clone(&numbers);
    let four = engine::resource::Resource::ALL.map(|resource| view! { <WheelPlot resource numbers=of()/> });
    view! {
        <div class="end">
            <Hero numbers=of()/>
            <div class="end__four">{four.collect_view()}</div>
            <Legend/>
            <div class="end__row"><Made numbers=of()/><Cards numbers=of()/><DiceAndLosses numbers=of()/></div>
            <CrewTable numbers=of()/>
        </div>
        <Sharing/>
    }
}

#[component]
fn Hero(numbers: Arc<Statistics>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let facts = [
        (numbers.total(|seat| seat.placed), Say::FactDice),
        (numbers.total(|seat| seat.made), Say::FactMade),
        (numbers.total(|seat| seat.installed), Say::FactInstalled),
        (numbers.total(|seat| seat.lost), Say::FactLost),
        (numbers.total(|seat| seat.spent), Say::FactSpent),
    ];
    let facts = facts.map(|(count, say)| view! { <div><b>{count}</b><span>{desk.word(say)}</span></div> });
    view! {
        <section class="end__hero">
            <div>
                <p class="kick">{kick(desk)}</p>
                <h1>{title(desk, &numbers)}</h1>
                <p class="lead">{lead(desk, &numbers)}</p>
            </div>
            <div><div class="facts">{facts.collect_view()}</div><Acts/></div>
        </section>
    }
}

/// The disaster, how hard, how many.
fn kick(desk: Desk) -> String {
    let (disaster, players, difficulty) = untrack(|| {
        desk.watch.with(|story| {
            let table = &story.watched.chronicle.opening;
            let name = embedded::rulebook().disaster(table.disaster).name.clone();
            (name, table.players, story.watched.facing.difficulty)
        })
    })
    .unwrap_or_default();
    let disaster = desk.write(|writer| writer.name(Named::Disaster, &disaster));
    let difficulty = desk.difficulty(difficulty);
    desk.say(
        Say::EndKick,
        Words::new().with("disaster", disaster).with("difficulty", difficulty).with("players", players),
    )
}

fn title(desk: Desk, numbers: &Statistics) -> String {
    let say = match numbers.outcome {
        Some(Outcome::Won) => Say::EndWon,
        Some(_) => Say::EndLost,
        None => Say::EndOpen,
    };
    desk.say(say, Words::new().with("round", numbers.rounds.len()))
}

/// How it ended, the cards that were left, and the supplies.
fn lead(desk: Desk, numbers: &Statistics) -> String {
    let ended = numbers.outcome.map(|outcome| desk.write(|writer| writer.outcome(outcome).to_string()));
    let cards = desk.say(Say::EndCards, Words::new().with("n", numbers.cards_left));
    let supplies = desk.say(Say::EndSupplies, Words::new().with("n", numbers.supplies));
    ended.into_iter().chain([cards, supplies]).collect::<Vec<_>>().join(" ")
}

#[component]
fn Acts() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let watch = move |_| {
        desk.watch.go(0);
        desk.screen.set(Screen::Replay);
    };
    let back = move |_| {
        crate::address::forget();
        desk.ask(&Ask::Games);
        desk.screen.set(Screen::Start);
    };
    let table = move || {
        let name = desk.watch.with(|story| story.watched.name.clone()).unwrap_or_default();
        !name.is_empty() && name == desk.name.get()
    };
    let to_table = move || {
        table().then(|| {
            let word = desk.word(Say::SeeTable);
            view! { <button class="ib end__table" title=word.clone() aria-label=word on:click=move |_| desk.screen.set(Screen::Table)><Icon name="hab"/></button> }
        })
    };
    view! {
        <div class="end__acts">
            <button class="btn btn--primary" on:click=watch><Icon name="play"/>{desk.word(Say::WatchAgain)}</button>
            <button class="btn" on:click=move |_| desk.ask(&Ask::Again)><Icon name="reroll"/>{desk.word(Say::SameCrew)}</button>
            <button class="btn" on:click=move |_| desk.ask(&Ask::Link { at: None })><Icon name="link"/>{desk.word(Say::ShareGame)}</button>
            {to_table}
            <button class="ib" title=desk.word(Say::Theme) aria-label=desk.word(Say::Theme) on:click=move |_| desk.settings.turn_theme()><Icon name="theme"/></button>
            <button class="ib end__home" title=desk.word(Say::BackToStart) aria-label=desk.word(Say::BackToStart) on:click=back><Icon name="menu"/></button>
        </div>
    }
}
